import type { Run } from './runs.ts';
import type { PlacedRun } from './sheet-rows.ts';

const middle = (r: Run): number => (r.x0 + r.x1) / 2;
/** Points: tolerance of a heading that is centred on its columns. */
const slack = 2.5;

type Range = { readonly from: number; readonly to: number };

/** The widest range of adjacent columns below a heading that is centred on them; indices into `below`, from `start` on. */
const rangeUnder = (heading: Run, below: readonly PlacedRun[], start: number): Range | undefined => {
  let best: Range | undefined;
  for (let from = start; from < below.length; from++)
    for (let to = from + 1; to < below.length; to++) {
      const [a, b] = [below[from] as PlacedRun, below[to] as PlacedRun];
      if (b.column - a.column !== to - from) break;
      const centred = Math.abs((middle(a.run) + middle(b.run)) / 2 - middle(heading)) < slack;
      const around = a.run.x0 < heading.x1 && b.run.x1 > heading.x0;
      if (centred && around && (!best || to - from > best.to - best.from)) best = { from, to };
    }
  return best;
};

/**
 * Headings of column groups without rules: two or more in a row, each centred on several columns of the header row below. `lines` are a
 * page's rows of text, from top to bottom.
 */
export const withSpanners = (lines: readonly (readonly PlacedRun[])[]): PlacedRun[][] =>
  lines.map((line, i) => {
    // An adjacent heading as high as both rows is between the two.
    const below = [lines[i + 1], lines[i + 2]].find((next) => next && next.length > line.length);
    if (line.length < 2 || !below) return [...line];
    let start = 0;
    let found = 0;
    const spread = line.map((placed) => {
      const range = placed.columnSpan === 1 ? rangeUnder(placed.run, below, start) : undefined;
      // A number over numbers is in a row of which some cells are empty.
      if (!range || [placed, ...below.slice(range.from, range.to + 1)].every((p) => p.run.numeric)) return placed;
      start = range.to + 1;
      found++;
      return { ...placed, column: (below[range.from] as PlacedRun).column, columnSpan: range.to - range.from + 1 };
    });
    const ends = spread.map((p) => p.column + p.columnSpan);
    const apart = spread.every((p, n) => n === 0 || p.column >= (ends[n - 1] as number));
    return found >= 2 && apart ? spread : [...line];
  });
