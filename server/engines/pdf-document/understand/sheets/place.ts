import type { Box } from '../../model.ts';
import type { DrawnBox } from './drawn-boxes.ts';
import type { Run } from './runs.ts';

export type Place = { readonly column: number; readonly columnSpan: number };

/** Distance of texts from their cell's edge. */
const padding = 4;
/** Points: tolerance of the middle of a text that is centred in a drawn box. */
const centring = 1.6;
/** Points: inset from a column's edge when locating a text or an edge, so that rounding does not move it to the next column. */
const insideBy = { rule: 1.5, cut: 0.5, text: 0.8 } as const;
/** Points: how far a number may exceed its column's border by a bracket or space. */
const overBorder = 3;

export const columnAt = (borders: readonly number[], x: number): number => {
  let i = 0;
  while (i < borders.length - 2 && x >= (borders[i + 1] as number)) i++;
  return i;
};

/** The columns of a drawn box. */
const columnsOf = (box: Box, borders: readonly number[]): Place => {
  const [from, to] = [columnAt(borders, box.x0 + insideBy.rule), columnAt(borders, box.x1 - insideBy.rule)];
  return { column: from, columnSpan: to - from + 1 };
};

/** Whether a text shows by its place that a box over several columns is one cell. */
const isCentredIn = (run: Run, box: Box): boolean =>
  Math.abs(box.x0 + box.x1 - run.x0 - run.x1) / 2 < centring && box.x1 - run.x1 > 2 * padding;

/** The column of a text that crosses borders: it starts in its cell, or ends there. */
const overflowing = (run: Run, borders: readonly number[], first: number, last: number): Place => {
  const at = (i: number) => borders[i] as number;
  const ends = run.x0 - at(first) >= padding && at(last + 1) - run.x1 < padding;
  return { column: ends ? last : first, columnSpan: 1 };
};

/**
 * Finds the column of a text. Long texts overflow into adjacent cells: left-aligned ones start in their own cell, right-aligned ones end
 * there. Columns are merged where a text is the only one in a drawn box over them.
 */
export const placeRun = (
  run: Run,
  borders: readonly number[],
  drawn: DrawnBox | undefined,
  isFree: (from: number, to: number) => boolean,
): Place => {
  const at = (i: number) => borders[i] as number;
  if (run.cut) return { column: columnAt(borders, Math.max(run.x0, run.cut.x0) + insideBy.cut), columnSpan: 1 };
  const first = columnAt(borders, run.x0 + insideBy.text);
  const last = columnAt(borders, run.x1 - insideBy.text);
  const box = drawn && columnsOf(drawn.box, borders);
  const several = box && box.columnSpan > 1 && isFree(box.column, box.column + box.columnSpan - 1) ? box : undefined;
  if (several && drawn && (isCentredIn(run, drawn.box) || ((drawn.parted || drawn.inTable) && drawn.ruled))) return several;
  if (first === last) return { column: first, columnSpan: 1 };
  if (run.numeric) return { column: run.x1 > at(last) + overBorder || last === first ? last : last - 1, columnSpan: 1 };
  if (several && drawn?.ruled) return several;
  return overflowing(run, borders, first, last);
};
