import { groupsOfHeads, offMiddle } from '../row-heads.ts';
import type { DrawnBox } from './drawn-boxes.ts';
import type { Run } from './runs.ts';
import { linesOf } from './sheet-page.ts';

/** In font sizes: rows are higher; texts closer than this are one row, whatever their vertical alignment. */
const leastRow = 0.7;
/** Columns that head rows: more are those of a sheet whose texts are strewn. */
const mostHeads = 3;
/** Points: rounding of baselines at a border and at each other. */
const rounding = { border: 0.5, baseline: 0.05 } as const;

/** A text with its columns and the drawn box that has no other text. */
export type PlacedRun = { readonly run: Run; readonly column: number; readonly columnSpan: number; readonly box: DrawnBox | undefined };

export type TextCell = { readonly lines: PlacedRun[]; readonly column: number; readonly columnSpan: number };

export type RowGrid = {
  readonly rows: readonly { readonly top: number; readonly bottom: number }[];
  readonly cells: readonly { readonly cell: TextCell; readonly row: number; readonly rowSpan: number }[];
};

const firstOf = (c: TextCell): Run => (c.lines[0] as PlacedRun).run;
export const lastOf = (c: TextCell): Run => (c.lines.at(-1) as PlacedRun).run;
/** A cell over the rows between two heights. */
type Spanning = { readonly cell: TextCell; readonly y0: number; readonly y1: number };

/** Cells without borders that span rows: those of a column are centred on groups of rows, with at least one row between two. */
const headsOfRows = (cells: readonly TextCell[]): Spanning[] => {
  const cellOf = new Map(cells.flatMap((cell) => cell.lines.map(({ run }) => [run, cell] as const)));
  const lines = linesOf([...cellOf.keys()]).map((runs) => runs.map((run) => cellOf.get(run) as TextCell));
  const alone = Map.groupBy(
    lines.flatMap((line) => (line.length === 1 ? line : [])),
    (cell) => cell.column,
  );
  if (alone.size > mostHeads) return [];
  return [...alone.keys()].flatMap((column): Spanning[] => {
    const own = cells.filter((c) => c.column === column);
    if (own.some((c) => c.lines.length > 1 || c.lines[0]?.box || c.columnSpan > 1)) return [];
    const rows = lines.filter((line) => line.some((c) => c.column !== column)).map((line) => firstOf(line[0] as TextCell).baseline);
    const heads = own.toSorted((a, b) => firstOf(a).baseline - firstOf(b).baseline);
    const groups = groupsOfHeads(
      rows,
      heads.map((c) => firstOf(c).baseline),
      offMiddle * firstOf(own[0] as TextCell).size,
    );
    return (
      groups?.flatMap(({ from, to }, n) =>
        to > from ? [{ cell: heads[n] as TextCell, y0: rows[from] as number, y1: rows[to] as number }] : [],
      ) ?? []
    );
  });
};

/** The rows of a strip's cells: the baselines that no cell connects. */
export const settleRows = (all: readonly TextCell[]): RowGrid => {
  const heads = headsOfRows(all);
  const apart = new Set(heads.map((h) => h.cell));
  const cells = all.filter((c) => !apart.has(c));
  const baselines: number[] = [];
  for (const { run } of cells.flatMap((c) => c.lines).sort((a, b) => a.run.baseline - b.run.baseline))
    if (baselines.length === 0 || run.baseline - (baselines.at(-1) as number) > leastRow * run.size) baselines.push(run.baseline);
  const indexOf = (y: number): number => {
    let [low, high] = [0, baselines.length - 1];
    while (low < high) {
      const mid = (low + high + 1) >> 1;
      if ((baselines[mid] as number) <= y + rounding.baseline) low = mid;
      else high = mid - 1;
    }
    return low;
  };
  const spanOf = (c: TextCell): readonly [number, number] => [indexOf(firstOf(c).baseline), indexOf(lastOf(c).baseline)];
  /** Cells by column and baseline, to check whether two are below each other within a range of baselines. */
  const starts = new Map<number, number[]>();
  for (const c of cells) starts.set(c.column, [...(starts.get(c.column) ?? []), spanOf(c)[0]]);
  const crowded = (from: number, to: number): boolean =>
    [...starts.values()].some((list) => list.filter((i) => i >= from && i <= to).length > 1);
  const tied = new Array<boolean>(baselines.length).fill(false);
  const loose: TextCell[] = [];
  const whole: TextCell[] = [];
  const spanning: { cell: TextCell; from: number; to: number }[] = [];
  for (const c of cells) {
    const [from, to] = spanOf(c);
    const drawn = c.lines[0]?.box;
    if (drawn) {
      const { y0, y1 } = drawn.box;
      const [a, b] = [baselines.findIndex((y) => y > y0), baselines.findLastIndex((y) => y < y1 + rounding.border)];
      const alone = (starts.get(c.column) ?? []).filter((i) => i >= a && i <= b).length === 1;
      // A box beside several rows is merged across them, wherever its text is.
      if (a >= 0 && b > a && drawn.ruled && drawn.parted && alone && crowded(a, b)) {
        spanning.push({ cell: c, from: a, to: b });
        continue;
      }
    }
    if (to > from && crowded(from, to)) {
      if (drawn) spanning.push({ cell: c, from, to });
      else loose.push(c);
      continue;
    }
    for (let i = from + 1; i <= to; i++) tied[i] = true;
    whole.push(c);
  }
  for (const c of loose) for (const line of c.lines) whole.push({ lines: [line], column: c.column, columnSpan: c.columnSpan });
  for (const { cell, y0, y1 } of heads) spanning.push({ cell, from: indexOf(y0), to: indexOf(y1) });
  const used = new Set<number>();
  for (const c of whole) {
    const [from, to] = spanOf(c);
    for (let i = from; i <= to; i++) used.add(i);
  }
  const rowOf: number[] = [];
  const rows: { top: number; bottom: number }[] = [];
  baselines.forEach((y, i) => {
    if (used.has(i) && (!tied[i] || rows.length === 0)) rows.push({ top: y, bottom: y });
    rowOf.push(Math.max(0, rows.length - 1));
    const row = rows.at(-1);
    if (row && used.has(i)) row.bottom = y;
  });
  if (rows.length === 0) rows.push({ top: baselines[0] ?? 0, bottom: baselines.at(-1) ?? 0 });
  /** A spanning cell's own baseline may come before the first that it covers. */
  const firstRowFrom = (i: number): number => {
    for (let k = i; k < baselines.length; k++) if (used.has(k)) return rowOf[k] as number;
    return rows.length - 1;
  };
  return {
    rows,
    cells: [
      ...whole.map((cell) => ({ cell, row: rowOf[spanOf(cell)[0]] as number, rowSpan: 1 })),
      ...spanning.map(({ cell, from, to }) => {
        const row = firstRowFrom(from);
        return { cell, row, rowSpan: Math.max(1, (rowOf[to] as number) - row + 1) };
      }),
    ],
  };
};
