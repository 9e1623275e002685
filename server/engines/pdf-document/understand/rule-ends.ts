import { columnOf, crossesGap } from './rule-bands.ts';
import type { Line } from './rule-stacks.ts';
import type { Segment } from './segment.ts';
import { edgeSlack } from './typography.ts';

/** Sizes: a heading stands this near over its line. */
const headingGap = 1.2;

/** The columns of a table's rows, without those texts that stand over or under them and with them. */
export type Columns = { readonly gaps: readonly number[]; readonly gapsWith: (near: readonly Segment[]) => readonly number[] };

/** Do texts over or under a table's rows stand in its columns, in two of them or more? They may part columns where the rows' texts do not. */
const standsInColumns = (near: readonly Segment[], { gaps, gapsWith }: Columns): boolean => {
  const keepsTo = (parts: readonly number[]): boolean =>
    !near.some((s) => crossesGap(parts, s.box.x0, s.box.x1)) && new Set(near.map((s) => columnOf(parts, s))).size >= 2;
  if (keepsTo(gaps)) return true;
  const parts = gapsWith(near);
  return parts.length === gaps.length && keepsTo(parts);
};

/** The heading stands above the first line where nothing is drawn over it. */
export const headingAbove = (segments: readonly Segment[], top: Line, columns: Columns): Segment[] => {
  const near = segments.filter(
    (s) =>
      s.box.y1 <= top.y + 2 && top.y - s.box.y1 < headingGap * s.size && s.box.x0 >= top.x0 - edgeSlack && s.box.x1 <= top.x1 + edgeSlack,
  );
  return standsInColumns(near, columns) ? near : [];
};

/** Two lines alone may each stand under the heading of a table: then rows follow the second as they do the first. */
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
