import { columnOf, crossesGap } from './rule-bands.ts';
import type { Line } from './rule-stacks.ts';
import type { Segment } from './segment.ts';
import { edgeSlack } from './typography.ts';

/** In font sizes: maximum distance between a heading and the line below it. */
const headingGap = 1.2;

/** The columns of a table's rows, without and with the texts above or below them. */
export type Columns = { readonly gaps: readonly number[]; readonly gapsWith: (near: readonly Segment[]) => readonly number[] };

/**
 * Whether texts above or below a table's rows are aligned with at least two of its columns. They may split columns that the rows' texts do
 * not.
 */
const standsInColumns = (near: readonly Segment[], { gaps, gapsWith }: Columns): boolean => {
  const keepsTo = (parts: readonly number[]): boolean =>
    !near.some((s) => crossesGap(parts, s.box.x0, s.box.x1)) && new Set(near.map((s) => columnOf(parts, s))).size >= 2;
  if (keepsTo(gaps)) return true;
  const parts = gapsWith(near);
  return parts.length === gaps.length && keepsTo(parts);
};

/** With only two lines, each may be below a table's header: then rows follow the second as they do the first. */
export const goesOnBelow = (segments: readonly Segment[], bottom: Line, columns: Columns): boolean => {
  const near = segments.filter(
    (s) =>
      s.box.y0 >= bottom.y - 2 &&
      s.box.y0 - bottom.y < headingGap * s.size &&
      s.box.x0 >= bottom.x0 - edgeSlack &&
      s.box.x1 <= bottom.x1 + edgeSlack,
  );
  return standsInColumns(near, columns);
};
