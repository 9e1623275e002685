import { changeTables, type TableTag } from './table-tags.ts';

/** A cell: its index among the pieces, its first column, and its column span. */
type Cell = { readonly at: number; readonly column: number; readonly columns: number };
/** A column declaration: a `col`, or a `colgroup` without one, with the indices of its start and end among the pieces. */
type Told = { readonly at: number; readonly name: string; readonly tag: string; to?: number };
/** An open table: its cells, its column declarations, and for each column the first free row. */
type Table = { readonly cells: Cell[]; readonly told: Told[]; readonly free: number[]; row: number; column: number };

const spans = { colspan: /\bcolspan="?(\d{1,4})"?/i, rowspan: /\browspan="?(\d{1,5})"?/i, span: /\bspan="?(\d{1,4})"?/i } as const;
const widths = /\bwidth="?(\d{1,6})([%*]?)"?/i;
/** Maximum span of a cell or a group (HTML, 4.9.11). */
const most = 1000;
/** Maximum number of worksheet columns. LibreOffice writes no wider tables, so those stay unchanged. */
const sheetColumns = 16_384;
const count = (tag: string, attribute: keyof typeof spans): number => Math.max(1, Number(spans[attribute].exec(tag)?.[1] ?? 1));
const countColumns = (tag: string, attribute: 'colspan' | 'span'): number => Math.min(most, count(tag, attribute));

/** Puts a cell into the first free column of its row. */
const place = (table: Table, at: number, tag: string): void => {
  if (table.free.length > sheetColumns) return;
  while ((table.free[table.column] ?? 0) > table.row) table.column++;
  const cell = { at, column: table.column, columns: countColumns(tag, 'colspan') };
  table.cells.push(cell);
  const until = table.row + count(tag, 'rowspan');
  for (; table.column < cell.column + cell.columns; table.column++) table.free[table.column] = until;
};

/** The declared columns in order: declaration, width, and whether they stay. A removed column passes its width to the previous one. */
const columnsOf = (told: readonly Told[], stays: readonly boolean[]) => {
  const columns: { readonly by: Told; width: number; readonly unit: string; readonly stays: boolean }[] = [];
  let last: (typeof columns)[number] | undefined;
  for (const by of told) {
    const [, width = 0, unit = ''] = widths.exec(by.tag) ?? [];
    for (let left = countColumns(by.tag, 'span'); left > 0; left--) {
      const column = { by, width: Number(width), unit, stays: stays[columns.length] ?? false };
      columns.push(column);
      if (column.stays) last = column;
      else if (last?.unit === unit) last.width += column.width;
    }
  }
  return columns;
};

const retold = ({ tag }: Told, columns: number, width: number): string => {
  const wide = tag.replace(widths, (_, __, unit) => `width="${width}${unit}"`);
  const alone = wide.replace(spans.span, '').replace(/\s{2,}/g, ' ');
  return columns === 1 ? alone : alone.replace(/^<\w+/, (name) => `${name} span="${columns}"`);
};

/** Rewrites the declarations for the remaining columns with their new widths. */
const retell = (made: string[], told: readonly Told[], stays: readonly boolean[]): void => {
  const runs = new Map<Told, { count: number; readonly width: number }[]>(told.map((one) => [one, []]));
  for (const { by, width, stays: stay } of columnsOf(told, stays)) {
    const run = runs.get(by)?.at(-1);
    if (!stay) continue;
    if (run?.width === width) run.count++;
    else runs.get(by)?.push({ count: 1, width });
  }
  for (const [one, of] of runs) {
    made[one.at] = of.map(({ count, width }) => retold(one, count, width)).join(one.name === 'colgroup' ? '</colgroup>' : '');
    if (of.length === 0 && one.to !== undefined) made[one.to] = '';
  }
};

const settle = ({ cells, told, free }: Table, made: string[]): void => {
  const toldColumns = told.reduce((sum, { tag }) => sum + countColumns(tag, 'span'), 0);
  const width = Math.max(free.length, toldColumns);
  if (cells.length === 0 || width > sheetColumns) return;
  const stays = new Array<boolean>(width).fill(false);
  for (const { column } of cells) stays[column] = true;
  if (stays.every(Boolean)) return;
  const goneBefore = new Int32Array(stays.length + 1);
  for (const [at, stay] of stays.entries()) goneBefore[at + 1] = (goneBefore[at] ?? 0) + (stay ? 0 : 1);
  for (const { at, column, columns } of cells) {
    const gone = (goneBefore[column + columns] ?? 0) - (goneBefore[column] ?? 0);
    if (gone > 0) made[at] = (made[at] ?? '').replace(spans.colspan, `colspan="${columns - gone}"`);
  }
  retell(made, told, stays);
};

const read = (table: Table, { at, tag, name, ends }: TableTag): void => {
  const last = table.told.at(-1);
  const isOpen = last?.name === 'colgroup' && last.to === undefined;
  if (name === 'colgroup' && ends) {
    if (last?.name === 'colgroup') last.to = at;
  } else if (ends) return;
  else if (name === 'tr') {
    table.row++;
    table.column = 0;
  } else if (name === 'col' || name === 'colgroup') {
    // A group with its own columns declares none itself.
    if (name === 'col' && isOpen) table.told.pop();
    table.told.push({ at, name, tag });
  } else if (table.row >= 0) place(table, at, tag);
};

/**
 * Ensures that a cell begins in each column of a page's tables (HTML, 4.9.12): where merged cells fill whole columns, LibreOffice counts
 * these as well. Such a column is removed, the previous one grows by its width, and cells across it lose one from their span.
 */
export const wholeColumns = (html: string): string =>
  changeTables(html, { begin: (): Table => ({ cells: [], told: [], free: [], row: -1, column: 0 }), read, settle });
