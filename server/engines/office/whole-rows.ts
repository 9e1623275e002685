import { changeTables, type TableTag } from './table-tags.ts';

/** A cell whose rows reach further down: among the pieces, from which row of its table on, and through how many. */
type Tall = { readonly at: number; readonly row: number; readonly rows: number };
/** A table that has begun. Of each of its rows: where among the pieces it begins and ends, and how many cells begin in it. */
type Table = { readonly rows: { readonly from: number; to?: number; cells: number }[]; readonly tall: Tall[] };

const rowspan = /\browspan="?(\d{1,5})"?/i;

const settle = ({ rows, tall }: Table, made: string[]): void => {
  if (rows.every(({ cells }) => cells > 0)) return;
  // How many cells begin to reach further down with a row, and how many end.
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
 * A page whose tables have a cell that begins in each row (HTML, 4.9.12): where merged cells fill whole rows LibreOffice writes rows without
 * any. Such a row goes, and the cells that reach through it are so much shorter; one that nothing reaches through gets an empty cell.
 */
export const wholeRows = (html: string): string => changeTables(html, { begin: (): Table => ({ rows: [], tall: [] }), read, settle });
