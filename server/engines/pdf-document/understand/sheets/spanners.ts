import { countBelow, countUpTo } from '../search-sorted.ts';
import type { Run } from './runs.ts';
import type { PlacedRun } from './settle-rows.ts';
import { linesOf } from './sheet-page.ts';

/**
 * Points: tolerance of the middle of a centred text and of positions that texts of a column share, and distance of texts from the edges of
 * their cells.
 */
const slack = { middle: 0.4, shared: 0.5, padding: 1 } as const;
/** Points: an end of a text is across an edge, or at it. */
const edge = { across: 1, before: 2, after: 4 } as const;
/** Texts at one start or end that show the edge of a column, and columns at most on one side of a heading's middle. */
const aligned = 2;
const mostColumns = 100;

const middleOf = (r: Run): number => (r.x0 + r.x1) / 2;

const countNear = (sorted: Float64Array, x: number): number => countUpTo(sorted, x + slack.shared) - countBelow(sorted, x - slack.shared);

/** Positions of a column's texts, and its edges as its borders, its texts and the width of its neighbours show them. */
type Column = {
  readonly starts: Float64Array;
  readonly middles: Float64Array;
  readonly ends: Float64Array;
  readonly left: readonly number[];
  readonly right: readonly number[];
};

const known = (values: readonly (number | undefined)[]): number[] => values.filter((v) => v !== undefined);

const measure = (runs: readonly PlacedRun[], borders: readonly number[]): Column[] => {
  const byColumn = Map.groupBy(
    runs.filter((p) => p.columnSpan === 1 && p.run.upright),
    (p) => p.column,
  );
  const texts = borders.slice(1).map((end, n) => {
    const inside = (byColumn.get(n) ?? [])
      .map((p) => p.run)
      .filter((r) => r.x0 > (borders[n] as number) - edge.across && r.x1 < end + edge.across);
    const starts = Float64Array.from(inside.filter((r) => !r.numeric).map((r) => r.x0)).sort();
    const ends = Float64Array.from(inside.filter((r) => r.numeric).map((r) => r.x1)).sort();
    const [first, last] = [starts.find((x) => countNear(starts, x) >= aligned), ends.findLast((x) => countNear(ends, x) >= aligned)];
    return {
      starts,
      middles: Float64Array.from(inside, middleOf).sort(),
      ends,
      first: first === undefined ? undefined : first - slack.padding,
      last: last === undefined ? undefined : last + slack.padding,
    };
  });
  // A column of numbers does not show where it starts, nor one of texts where it ends: it may be as wide as the next.
  const asWide = (at: number | undefined, next: number | undefined): number | undefined =>
    at === undefined || next === undefined ? undefined : at + at - next;
  return texts.map(({ starts, middles, ends, first, last }, n) => ({
    starts,
    middles,
    ends,
    left: known([borders[n], first, asWide(last, texts[n + 1]?.last)]),
    right: known([borders[n + 1], last, asWide(first, texts[n - 1]?.first)]),
  }));
};

/** Adjacent columns on which a text is centred. */
type Range = { readonly run: Run; readonly from: number; readonly to: number };

/** Ranges within `free` on which a text is centred, by the edges of columns. */
const rangesAround = (
  run: Run,
  own: number,
  free: { readonly from: number; readonly to: number },
  columns: readonly Column[],
  borders: readonly number[],
): Range[] => {
  const twice = run.x0 + run.x1;
  const found: Range[] = [];
  for (let from = free.from; from <= own; from++)
    for (const left of (columns[from] as Column).left) {
      if (left > run.x0 + edge.across) continue;
      // The columns around the position at which the range would end.
      const near = countBelow(borders, twice - left) - 1;
      for (let to = Math.min(free.to, near + 1); to >= Math.max(own, from + 1, near - 1); to--) {
        const ends = (columns[to] as Column).right;
        if (ends.some((right) => Math.abs(left + right - twice) / 2 < slack.middle && right > run.x1 - edge.across))
          found.push({ run, from, to });
      }
    }
  return found;
};

/** The same by the middles of the texts `below`, which are centred too. */
const rangesOver = (run: Run, below: readonly PlacedRun[]): Range[] => {
  const middles = Float64Array.from(below, (p) => middleOf(p.run));
  const twice = run.x0 + run.x1;
  return below.flatMap(({ column }, n) => {
    const first = middles[n] as number;
    const m = countBelow(middles, twice - first - 2 * slack.middle);
    const last = below[m];
    if (!last || m <= n || last.column - column !== m - n) return [];
    return Math.abs(first + (middles[m] as number) - twice) / 2 < slack.middle ? [{ run, from: column, to: last.column }] : [];
  });
};

/** One range for as many texts as possible, then over as many columns as possible, none of which overlap. */
const withoutOverlaps = (ranges: readonly Range[], columns: number): Range[] => {
  const sorted = [...ranges].sort((a, b) => a.to - b.to);
  const ends = sorted.map((r) => r.to);
  /** The best choice among the first ranges. */
  const best: { readonly worth: number; readonly last: Range | undefined; readonly rest: number }[] = [
    { worth: 0, last: undefined, rest: 0 },
  ];
  for (const [n, range] of sorted.entries()) {
    const rest = countBelow(ends, range.from);
    const worth = (best[rest]?.worth ?? 0) + columns + range.to - range.from;
    const before = best[n] as { readonly worth: number };
    best.push(worth > before.worth ? { worth, last: range, rest } : { worth: before.worth, last: undefined, rest: n });
  }
  const chosen: Range[] = [];
  for (let n = sorted.length; n > 0; n = best[n]?.rest as number) {
    const last = best[n]?.last;
    if (last) chosen.push(last);
  }
  return chosen;
};

/** Whether a text within a column shares its start with texts there, or its end if it is a number. */
const isAligned = (run: Run, { starts, ends }: Column): boolean =>
  run.numeric ? countNear(ends, run.x1) > 1 : countNear(starts, run.x0) > 1;

/** Whether a text across borders starts or ends at one: it overflows its own cell. */
const overflows = (run: Run, first: number, last: number, columns: readonly Column[]): boolean => {
  const isAt = (distance: number): boolean => distance > -edge.before && distance < edge.after;
  return (
    [first, first + 1].some((n) => columns[n]?.left.some((x) => isAt(run.x0 - x))) ||
    [last - 1, last].some((n) => columns[n]?.right.some((x) => isAt(x - run.x1)))
  );
};

/**
 * Cells over several columns that no lines show: a text is centred on the columns, which are empty in its row, and not aligned with the
 * texts of any one. They are those that it lies across, or all of the sheet, or several such texts are in one row.
 */
export const withSpanners = (runs: readonly PlacedRun[], borders: readonly number[]): PlacedRun[] => {
  const columns = measure(runs, borders);
  const placedBy = new Map(runs.map((p) => [p.run, p]));
  const columnAt = (x: number): number => Math.min(columns.length - 1, Math.max(0, countUpTo(borders, x) - 1));
  const lines = linesOf(runs.map((p) => p.run)).map((line) => line.map((run) => placedBy.get(run) as PlacedRun));
  /** Whether a column has a text of its own above. */
  const taken = new Uint8Array(columns.length);
  const isNew = ({ from, to }: Range): boolean => !taken.subarray(from, to + 1).includes(1);
  return lines.flatMap((line, row) => {
    // An adjacent heading as high as both rows is between the two.
    const under = [lines[row + 1], lines[row + 2]].find((next) => next && next.length > line.length) ?? [];
    const places = under.map((p) => p.column);
    const acrossOf = ({ x0, x1 }: Run) => [columnAt(x0 + edge.across), columnAt(x1 - edge.across)] as const;
    const ranges = line.flatMap(({ run, columnSpan }, n): Range[] => {
      if (columnSpan > 1 || run.cut || !run.upright) return [];
      const own = columnAt(middleOf(run));
      const [before, after] = [line[n - 1], line[n + 1]];
      const starts = before ? Math.max(before.column + before.columnSpan, columnAt(before.run.x1 - edge.across) + 1) : 0;
      const ends = after ? Math.min(after.column, columnAt(after.run.x0 + edge.across)) : columns.length;
      const free = { from: Math.max(starts, own - mostColumns), to: Math.min(ends - 1, own + mostColumns) };
      if (free.from > own || free.to < own) return [];
      const [first, last] = acrossOf(run);
      const column = columns[own] as Column;
      if (first < last ? overflows(run, first, last, columns) : isAligned(run, column)) return [];
      const found = [
        ...rangesAround(run, own, free, columns, borders),
        ...rangesOver(run, under.slice(countBelow(places, free.from), countBelow(places, free.to + 1))),
      ];
      // A mark in the middle of its column is no heading, unless it is the first text of the columns.
      return first === last && countNear(column.middles, middleOf(run)) > 1 ? found.filter(isNew) : found;
    });
    const chosen = withoutOverlaps(ranges, columns.length);
    const isSure = (range: Range): boolean => {
      const [first, last] = acrossOf(range.run);
      const whole = range.to === columns.length - 1 && (range.from === 0 || (first < last && isNew(range)));
      return chosen.length > 1 || whole || (first < last && range.from === first && range.to === last);
    };
    const byRun = new Map(chosen.filter(isSure).map((range) => [range.run, range]));
    return line.map((placed) => {
      const range = byRun.get(placed.run);
      if (range) return { ...placed, column: range.from, columnSpan: range.to - range.from + 1 };
      if (placed.columnSpan === 1) taken[placed.column] = 1;
      return placed;
    });
  });
};
