import { letterMiddle } from '../typography.ts';
import type { Run } from './runs.ts';
import type { Edge } from './sheet-page.ts';

export type Place = { readonly column: number; readonly columnSpan: number };

/** Distance of texts from their cell's edge. */
const padding = 4;
/** Points: tolerance of a centred text between rules (sum of both sides). */
const centring = 3.2;
/** Points: inset from a column's edge when locating a text or an edge, so that rounding does not move it to the next column. */
const insideBy = { rule: 1.5, cut: 0.5, text: 0.8 } as const;
/** Points: distance of the next row's lines from the middle of a text. */
const nextRow = 25;
/** Points: how far a number may exceed its column's border by a bracket or space. */
const overBorder = 3;

export const columnAt = (borders: readonly number[], x: number): number => {
  let i = 0;
  while (i < borders.length - 2 && x >= (borders[i + 1] as number)) i++;
  return i;
};

/** The columns between the rules at both sides of a text, if there are several with rules between them in other rows. */
const boxAround = (
  run: Run,
  borders: readonly number[],
  verticalRules: readonly Edge[],
): (Place & { readonly centred: boolean }) | undefined => {
  const heart = run.baseline - run.size * letterMiddle;
  let [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const w of verticalRules) {
    if (w.from > heart || w.to < heart) continue;
    if (w.at < run.x0 + 1 && w.at > left) left = w.at;
    if (w.at > run.x1 - 1 && w.at < right) right = w.at;
    // A rule through the text: it exceeds its cell, or the rule belongs to a picture.
    if (w.at >= run.x0 + 1 && w.at <= run.x1 - 1) return undefined;
  }
  if (!Number.isFinite(left) || !Number.isFinite(right)) return undefined;
  const [from, to] = [columnAt(borders, left + insideBy.rule), columnAt(borders, right - insideBy.rule)];
  const centred = Math.abs(left + right - run.x0 - run.x1) < centring && right - run.x1 > 2 * padding;
  return to > from ? { column: from, columnSpan: to - from + 1, centred } : undefined;
};

/** Whether lines that end close above or below a text part the columns of its box: there, they are several cells. */
const partedNearby = (run: Run, place: Place, borders: readonly number[], verticalRules: readonly Edge[]): boolean => {
  const heart = run.baseline - run.size * letterMiddle;
  return borders
    .slice(place.column + 1, place.column + place.columnSpan)
    .every((x) =>
      verticalRules.some((w) => Math.abs(w.at - x) < 2 && Math.min(Math.abs(w.from - heart), Math.abs(w.to - heart)) < nextRow),
    );
};

/** Whether lines close a text's box above and below, from side to side. */
const isClosed = (run: Run, { column, columnSpan }: Place, borders: readonly number[], horizontalRules: readonly Edge[]): boolean => {
  const heart = run.baseline - run.size * letterMiddle;
  const [left, right] = [borders[column] as number, borders[column + columnSpan] as number];
  const across = horizontalRules.filter((f) => f.from < left + 2 && f.to > right - 2).map((f) => f.at);
  return across.some((y) => y < heart && y > heart - nextRow) && across.some((y) => y > heart && y < heart + nextRow);
};

/**
 * Finds the column of a text. Long texts overflow into adjacent cells: left-aligned ones start in their own cell, right-aligned ones end
 * there. Only a drawn box over several columns merges them: with its text in the middle, or closed at all sides.
 */
export const placeRun = (
  run: Run,
  borders: readonly number[],
  verticalRules: readonly Edge[],
  horizontalRules: readonly Edge[],
  isFree: (from: number, to: number) => boolean,
): Place => {
  const at = (i: number) => borders[i] as number;
  if (run.cut) return { column: columnAt(borders, Math.max(run.x0, run.cut.x0) + insideBy.cut), columnSpan: 1 };
  const first = columnAt(borders, run.x0 + insideBy.text);
  const last = columnAt(borders, run.x1 - insideBy.text);
  const drawn = boxAround(run, borders, verticalRules);
  const inBox = drawn && isFree(drawn.column, drawn.column + drawn.columnSpan - 1);
  const box = inBox ? { column: drawn.column, columnSpan: drawn.columnSpan } : undefined;
  if (box && (drawn?.centred || partedNearby(run, box, borders, verticalRules))) return box;
  if (first === last) return { column: first, columnSpan: 1 };
  if (run.numeric) return { column: run.x1 > at(last) + overBorder || last === first ? last : last - 1, columnSpan: 1 };
  if (box) return isClosed(run, box, borders, horizontalRules) ? box : { column: box.column, columnSpan: 1 };
  const endsThere = at(last + 1) - run.x1 < padding && run.x0 - at(first) > padding;
  return { column: endsThere ? last : first, columnSpan: 1 };
};
