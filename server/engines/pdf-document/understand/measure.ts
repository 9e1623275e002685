import { type Beside, columnBeside } from './beside-images.ts';
import type { Line } from './line.ts';

/**
 * The column that lines run in: where a full line starts and ends. A table's `cell` has its edges drawn, so that they are sure;
 * `eachLine` is one by itself; `beside`: pictures that its text runs around.
 */
export type Measure = {
  readonly left: number;
  readonly right: number;
  readonly cell?: true;
  readonly eachLine?: true;
  readonly beside?: readonly Beside[];
};

/** How far from the start of its column a line begins. */
export const startOf = (line: Line, column: Measure): number => {
  const m = columnBeside(column, line);
  return line.direction === 'rtl' ? m.right - line.box.x1 : line.box.x0 - m.left;
};

/** Room left at the end of a line; for a centred line, on both sides together. */
export const roomAfter = (line: Line, column: Measure, centred: boolean): number => {
  const m = columnBeside(column, line);
  if (centred) return m.right - m.left - (line.box.x1 - line.box.x0);
  return line.direction === 'rtl' ? line.box.x0 - m.left : m.right - line.box.x1;
};
