import type { ByHeight } from './by-height.ts';
import { columnOf, crossesGap, within } from './rule-bands.ts';
import type { Line } from './rule-stacks.ts';
import type { Segment } from './segment.ts';
import { isFigure, linesOfTable } from './table-lines.ts';
import { edgeSlack } from './typography.ts';

/** Sizes: a heading stands this near over its line; rows high: the row under the last line is no further down than this. */
const headingGap = 1.2;
const lastRow = 1.2;
/** Rows high: how far the heading stands over the first line of a table that has lines under its rows alone. */
const reachOver = 3;
/** Sizes: baselines of one line of headings. */
const oneLine = 0.35;

/** The columns of a table's rows, without those texts that stand over or under them and with them. */
export type Columns = { readonly gaps: readonly number[]; readonly gapsWith: (near: readonly Segment[]) => readonly number[] };

/** Do texts over or under a table's rows stand in its columns, in two of them or more? They may part columns where the rows' texts do not. */
const standsInColumns = (near: readonly Segment[], { gaps, gapsWith }: Columns, least: number): boolean => {
  const keepsTo = (parts: readonly number[]): boolean =>
    !near.some((s) => crossesGap(parts, s.box.x0, s.box.x1)) && new Set(near.map((s) => columnOf(parts, s))).size >= least;
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
  return standsInColumns(near, columns, 2) ? near : [];
};

/** A page's end may leave a row without the line under it: it stands in the columns, as close as the rows above. */
export const rowBelow = (segments: ByHeight<Segment>, bottom: Line, height: number, columns: Columns): Segment[] => {
  const near = within(segments, { x0: bottom.x0, x1: bottom.x1, y0: bottom.y, y1: bottom.y + height * lastRow });
  const level = near.every((s) => Math.abs(s.baseline - (near[0] as Segment).baseline) < 2);
  const least = Math.max(2, near.length, (columns.gaps.length + 1) / 2);
  return level && standsInColumns(near, columns, least) ? near : [];
};

const isBold = (s: Segment): boolean => s.spans.every((p) => p.style.bold || p.text.trim() === '');

/** Is it a line of headings over a row: bold over what is not, or without figures over some? */
const isHeading = (line: readonly Segment[], row: readonly Segment[]): boolean =>
  (line.every(isBold) && !row.every(isBold)) || (!line.some((s) => isFigure(s.text)) && row.some((s) => isFigure(s.text)));

/**
 * The heading of a table that has lines under its rows alone, where the text next over its first line, `near`, is that of its first row;
 * and the whole of that row, which may have further lines of text.
 */
export const rowOver = (
  segments: readonly Segment[],
  top: Line,
  height: number,
  near: readonly Segment[],
  { gaps, gapsWith }: Columns,
): { readonly heading: Segment[]; readonly first: Segment[] } | undefined => {
  if (near.length === 0) return undefined;
  const reach = top.y - reachOver * height;
  const above = segments.filter(
    (s) => s.box.y0 > reach && s.box.y1 <= top.y + 2 && s.box.x1 > top.x0 && s.box.x0 < top.x1 && !near.includes(s),
  );
  const first = [...near];
  for (const line of linesOfTable(above, oneLine).reverse()) {
    const isInside = line.every((s) => s.box.x0 >= top.x0 - edgeSlack && s.box.x1 <= top.x1 + edgeSlack);
    if (!isInside || !standsInColumns(line, { gaps, gapsWith: (texts) => gapsWith([...texts, ...first]) }, 1)) return undefined;
    if (line.length > Math.max(1, gaps.length / 2)) return isHeading(line, first) ? { heading: line, first } : undefined;
    first.push(...line);
  }
  return undefined;
};
