import { countBelow } from '../search-sorted.ts';
import { letterMiddle, sameSize } from '../typography.ts';
import type { Run } from './runs.ts';
import { lastOf, type PlacedRun, type RowGrid, settleRows, type TextCell } from './settle-rows.ts';
import { type Edge, oneBaseline } from './sheet-page.ts';

/** Steps per point for counting row distances; minimum rows of numbers for a usual distance; points: tolerance. */
const pitch = { steps: 5, rows: 3, slack: 0.4 } as const;
/** In font sizes: distance between lines of one cell. */
const leading = { least: 0.6, most: 1.5 } as const;
/**
 * A box around text, in line distances: as high as its lines plus some, or at most this. A line is wrapped if the next word (and a space,
 * font sizes) would have come closer to the edge than the padding (points). Tuned on round (xlsx). The edge of the last column is that of
 * its longest text, so a single word with fewer letters does not show that it was wrapped.
 */
const box = { lines: 3.2, highest: 4 } as const;
const broken = { space: 0.25, padding: 3, letters: 12 } as const;
/**
 * A line with no others on its baseline continues if the previous one fills this share of the column, and is closer (font sizes) than rows.
 */
const lineAlone = { width: 0.6, leading: 1.25, baseline: 0.3 } as const;
/** Points: rounding of heights. */
const rounding = 0.5;

const firstWord = (r: Run): number => ((r.text.split(/\s/, 1)[0] ?? '').length / Math.max(1, r.text.length)) * (r.x1 - r.x0);

/** The bounds of a text: the nearest edges above and below, across its column. */
const boundsOf = (
  run: Run,
  left: number,
  right: number,
  horizontalRules: readonly Edge[],
): { readonly top: number; readonly bottom: number } => {
  const middle = Math.min(Math.max((run.x0 + run.x1) / 2, left + 1), right - 1);
  let [top, bottom] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  const middleOfText = run.baseline - run.size * letterMiddle;
  for (const f of horizontalRules) {
    if (f.from > middle || f.to < middle) continue;
    if (f.at < middleOfText && f.at > top) top = f.at;
    else if (f.at > middleOfText && f.at < bottom) bottom = f.at;
  }
  return { top, bottom };
};

/** The distance of rows with numbers, which never wrap. */
const rowPitch = (runs: readonly PlacedRun[]): number | undefined => {
  const pitches = new Map<number, number>();
  const byColumn = Map.groupBy(
    runs.filter((r) => r.run.numeric),
    (r) => r.column,
  );
  for (const list of byColumn.values()) {
    const sorted = list.sort((a, b) => a.run.baseline - b.run.baseline);
    sorted.slice(1).forEach((b, i) => {
      const step = Math.round((b.run.baseline - (sorted[i] as PlacedRun).run.baseline) * pitch.steps) / pitch.steps;
      if (step > 0) pitches.set(step, (pitches.get(step) ?? 0) + 1);
    });
  }
  const [best] = [...pitches].sort((a, b) => b[1] - a[1]);
  return best && best[1] >= pitch.rows ? best[0] : undefined;
};

/**
 * Groups the texts of one strip of pages into rows. `runs` have their columns in the sheet, `borders` are those columns', `horizontalRules`
 * the horizontal edges. Lines of one column belong to one cell if a narrow column wrapped them; rows are then the baselines that no cell
 * connects.
 */
export const findRows = (runs: readonly PlacedRun[], borders: readonly number[], horizontalRules: readonly Edge[]): RowGrid => {
  const usual = rowPitch(runs);
  const baselines = Float64Array.from(runs, (r) => r.run.baseline).sort();
  const cells: TextCell[] = [];
  for (const list of Map.groupBy(runs, (r) => r.column).values()) {
    let current: TextCell | undefined;
    for (const placed of list.sort((a, b) => a.run.baseline - b.run.baseline || a.run.x0 - b.run.x0)) {
      if (current && goesOn(current, placed, borders, horizontalRules, usual, baselines)) current.lines.push(placed);
      else {
        current = { lines: [placed], column: placed.column, columnSpan: placed.columnSpan };
        cells.push(current);
      }
    }
  }
  return settleRows(cells);
};

const goesOn = (
  cell: TextCell,
  placed: PlacedRun,
  borders: readonly number[],
  horizontalRules: readonly Edge[],
  usual: number | undefined,
  baselines: Float64Array,
): boolean => {
  const [a, b] = [lastOf(cell), placed.run];
  const drawn = cell.lines.at(-1)?.box;
  if (cell.columnSpan !== placed.columnSpan || !a.upright || !b.upright || drawn !== placed.box) return false;
  const gap = b.baseline - a.baseline;
  if (gap < oneBaseline.part * b.size) return true;
  if (
    a.numeric ||
    b.numeric ||
    a.cut ||
    b.cut ||
    b.order !== a.order + 1 ||
    gap < leading.least * a.size ||
    gap > leading.most * Math.max(a.size, b.size) ||
    Math.abs(a.size - b.size) > sameSize
  )
    return false;
  const [left, right] = [borders[placed.column] as number, borders[placed.column + placed.columnSpan] as number];
  if (a.x1 > right + 1 || b.x1 > right + 1) return false;
  const [bounds, next] = [boundsOf(a, left, right, horizontalRules), boundsOf(b, left, right, horizontalRules)];
  if (bounds.bottom < next.bottom - 1) return false;
  const fills = right !== borders.at(-1) || a.text.length >= broken.letters || /\s/.test(a.text);
  const isBroken = fills && a.x1 - a.x0 + broken.space * a.size + firstWord(b) > right - left - broken.padding;
  const asRows = usual !== undefined && Math.abs(usual - gap) < pitch.slack;
  const boxed = drawn?.ruled && drawn.box.y1 - drawn.box.y0 < box.lines * gap * (cell.lines.length + 1);
  if (boxed && !asRows && (drawn.parted || drawn.box.y1 - drawn.box.y0 < box.highest * gap)) return true;
  if (isBroken && (boxed || !asRows)) return true;
  // Closer than rows, and nothing beside it: the previous line ended before a word whose width is uncertain.
  return (
    isAlone(baselines, b) &&
    a.x1 - a.x0 > lineAlone.width * (right - left) &&
    (isCentredBeside(baselines, a, b) || gap < Math.min(usual ?? Number.POSITIVE_INFINITY, lineAlone.leading * a.size) - pitch.slack)
  );
};

/** Number of texts with a baseline this close to a height. */
const levelWith = (baselines: Float64Array, y: number, slack: number): number =>
  countBelow(baselines, y + slack) - countBelow(baselines, y - slack);

/** Whether no other text is on the baseline of a text. */
const isAlone = (baselines: Float64Array, { baseline, size }: Run): boolean =>
  levelWith(baselines, baseline, lineAlone.baseline * size) === 1;

/** Whether two lines have a text of another cell beside their middle, and none beside them: all are centred in one row. */
const isCentredBeside = (baselines: Float64Array, a: Run, b: Run): boolean =>
  isAlone(baselines, a) && levelWith(baselines, (a.baseline + b.baseline) / 2, rounding) > 0;
