import { changeTables, type TableTag } from './table-tags.ts';

/** A cell with a row span: its index among the pieces, its first row, and its span. */
type Tall = { readonly at: number; readonly row: number; readonly rows: number };
/** An open table. For each row: the indices of its start and end among the pieces, and the number of cells that begin in it. */
type Table = { readonly rows: { readonly from: number; to?: number; cells: number }[]; readonly tall: Tall[] };

const rowspan = /\browspan="?(\d{1,5})"?/i;

const settle = ({ rows, tall }: Table, made: string[]): void => {
  if (rows.every(({ cells }) => cells > 0)) return;
  // Changes per row in the number of spanning cells.
  const reach = new Int32Array(rows.length + 1);
  for (const { row, rows: count } of tall) {
    reach[row] = (reach[row] ?? 0) + 1;
    const end = Math.min(row + count, rows.length);
    reach[end] = (reach[end] ?? 0) - 1;
  }
  const goneBefore = new Int32Array(rows.length + 1);
  let reaching = 0;
  for (const [at, { cells, from, to }] of rows.entries()) {
    reaching += reach[at] ?? 0;
    const goes = cells === 0 && reaching > 0 && to !== undefined;
    goneBefore[at + 1] = (goneBefore[at] ?? 0) + (goes ? 1 : 0);
    if (goes) made.fill('', from, to + 1);
    else if (cells === 0) made[from] += '<td></td>';
  }
  for (const { at, row, rows: count } of tall) {
    const gone = (goneBefore[Math.min(row + count, rows.length)] ?? 0) - (goneBefore[row] ?? 0);
    if (gone > 0) made[at] = (made[at] ?? '').replace(rowspan, `rowspan="${count - gone}"`);
  }
};

const read = ({ rows, tall }: Table, { at, tag, name, ends }: TableTag): void => {
  const row = rows.at(-1);
  if (name === 'tr' && !ends) rows.push({ from: at, cells: 0 });
  else if (!row || row.to !== undefined) return;
  else if (name === 'tr') row.to = at;
  else if (!ends && (name === 'td' || name === 'th')) {
    row.cells++;
    const count = Number(rowspan.exec(tag)?.[1] ?? 1);
    if (count > 1) tall.push({ at, row: rows.length - 1, rows: count });
  }
};

/**
 * Ensures that a cell begins in each row of a page's tables (HTML, 4.9.12): where merged cells fill whole rows, LibreOffice writes rows
 * without cells. Such a row is removed and the cells across it get shorter; a row that no cell spans gets an empty cell.
 */
export const wholeRows = (html: string): string => changeTables(html, { begin: (): Table => ({ rows: [], tall: [] }), read, settle });
