/** Limits of HTML's own (4.9.11): programs read larger spans as these. */
export const mostAcross = 1000;
export const mostDown = 65_534;
/** Cells of all tables of a page, counted as if each row were as wide as the widest. No page that people read comes near. */
const mostCells = 3_000_000;

const token = /<(\/?)(table|tr|td|th)(?=[\s/>])([^<>]*)>/gi;
const spans = /\s(?:col|row)span\s{0,9}=\s{0,9}(?:"[^"<>]*"|'[^'<>]*'|[^\s"'<>]{1,20})/gi;

/** A table that is read: its rows, its widest row, and how many columns end at which row. */
type Grid = { rows: number; width: number; widest: number; readonly ending: Map<number, number> };

const spanOf = (attributes: string, name: string, most: number): number => {
  const [, value] = new RegExp(`\\s${name}span\\s{0,9}=\\s{0,9}["']?\\s{0,9}(\\d{1,18})`, 'i').exec(attributes) ?? [];
  return Math.min(most, Math.max(1, Number(value ?? 1)));
};

/** At least as many cells as the tables of a page take up, cells that reach over others included. */
const cellsOf = (html: string): number => {
  const open: Grid[] = [];
  let cells = 0;
  for (const [, end, name = '', attributes = ''] of html.matchAll(token)) {
    const grid = open.at(-1);
    const tag = name.toLowerCase();
    if (tag === 'table' && !end) open.push({ rows: 0, width: 0, widest: 0, ending: new Map() });
    if (!grid || (end && tag !== 'table')) continue;
    if (tag === 'table' && end) {
      open.pop();
      cells += grid.rows * grid.widest;
    }
    if (tag === 'tr') {
      grid.rows += 1;
      grid.width -= grid.ending.get(grid.rows) ?? 0;
      grid.ending.delete(grid.rows);
    }
    if (tag !== 'td' && tag !== 'th') continue;
    const columns = spanOf(attributes, 'col', mostAcross);
    const last = grid.rows + spanOf(attributes, 'row', mostDown);
    grid.width += columns;
    grid.widest = Math.max(grid.widest, grid.width);
    grid.ending.set(last, (grid.ending.get(last) ?? 0) + columns);
  }
  return cells + open.reduce((sum, grid) => sum + grid.rows * grid.widest, 0);
};

/** The page, without the spans of cells if its tables would have more cells than a program can lay out. */
export const withinGrid = (html: string): string =>
  /(?:col|row)span/i.test(html) && cellsOf(html) > mostCells
    ? html.replace(token, (tag) => (/^<t[dh]/i.test(tag) ? tag.replace(spans, '') : tag))
    : html;
