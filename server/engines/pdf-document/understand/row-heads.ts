import type { AlignedTable } from './aligned-table.ts';
import type { Line } from './line.ts';
import { countBelow } from './search-sorted.ts';

/** In font sizes: tolerance of a head from the middle of its rows. */
export const offMiddle = 0.25;

/** Rows from the first to the last, by index. */
export type RowGroup = { readonly from: number; readonly to: number };

/**
 * The groups of rows that heads stand in the middle of, if together these are all rows. `rows` and `heads` are heights, ascending; `slack`
 * is the tolerance, in the same unit.
 */
export const groupsOfHeads = (rows: readonly number[], heads: readonly number[], slack: number): RowGroup[] | undefined => {
  const groups: RowGroup[] = [];
  for (const head of heads) {
    const from = (groups.at(-1)?.to ?? -1) + 1;
    const first = rows[from];
    if (first === undefined || first > head + slack) return undefined;
    const end = 2 * head - first;
    const after = countBelow(rows, end);
    const off = (n: number): number => Math.abs((rows[n] ?? Number.POSITIVE_INFINITY) - end);
    const to = off(after) < off(after - 1) ? after : after - 1;
    if (to < from || off(to) > 2 * slack) return undefined;
    groups.push({ from, to });
  }
  return groups.at(-1)?.to === rows.length - 1 ? groups : undefined;
};

const heightOf = (lines: readonly Line[]): number => ((lines[0] as Line).baseline + (lines.at(-1) as Line).baseline) / 2;

/**
 * Joins the heads of row groups in the first column to their rows. A head in the middle of an even number of rows is level with none of
 * them, and so would be a row of its own; where one is, all heads of the column are those of groups.
 */
export const withRowHeads = (table: AlignedTable): AlignedTable => {
  const isHeadAlone = ({ cells }: AlignedTable['rows'][number]): boolean =>
    cells.every((own, c) => (c === 0 ? own.length > 0 : own.length === 0));
  if (!table.rows.some(isHeadAlone)) return table;
  const rows = table.rows.filter((row) => !isHeadAlone(row));
  const heads = table.rows.flatMap(({ cells: [own] }) => (own?.length ? [own] : []));
  const size = heads[0]?.[0]?.size ?? 0;
  const groups = groupsOfHeads(
    rows.map((row) => heightOf(row.cells.slice(1).find((own) => own.length > 0) as readonly Line[])),
    heads.map(heightOf),
    offMiddle * size,
  );
  if (!groups) return table;
  const headAt = new Map(groups.map(({ from, to }, n) => [from, { lines: heads[n] as readonly Line[], rowSpan: to - from + 1 }]));
  return {
    ...table,
    rows: rows.map((row, r) => {
      const { lines, rowSpan } = headAt.get(r) ?? { lines: [], rowSpan: 1 };
      if (rowSpan === 1 && lines.length === row.cells[0]?.length) return row;
      return { ...row, cells: [lines, ...row.cells.slice(1)], ...(rowSpan > 1 ? { headSpan: rowSpan } : {}) };
    }),
  };
};
