import { unionAll } from '../read/geometry.ts';
import { columnAt, type Interval, mergeIntervals } from './aligned-columns.ts';
import type { AlignedTable } from './aligned-table.ts';
import { type Line, makeLine, makeLines } from './line.ts';
import { findMarker } from './markers.ts';
import { isBold, type Segment } from './segment.ts';
import type { Statistics } from './statistics.ts';
import { edgeSlack, sameSize } from './typography.ts';

/**
 * Maximum lines of a header above a table, including names of row groups; leadings between it and the table; font sizes between the lines
 * of one cell.
 */
const heading = { lines: 4, leading: 3.2, oneCell: 1.4 } as const;
/** Letters: column names are shorter. */
const longestName = 40;

/** Figures are not names, but years are. */
const isFigure = ({ text }: Segment): boolean => /^[(+\u2212-]?\p{Sc}?[\d.,]*\d/u.test(text) && !/^(?:19|20)\d\d\b/.test(text);

/** Whether these lines belong to the same cells: close, of the same style, and not values below names. */
const isOneRow = (upper: Line, lower: Line): boolean =>
  lower.baseline - upper.baseline < heading.oneCell * lower.size &&
  isBold(upper.segments[0] as Segment) === isBold(lower.segments.at(-1) as Segment) &&
  !lower.segments.some(isFigure);

/**
 * The number of lines above a table without rules that are its header. A header has no text above the first column, so it does not begin
 * like a row: for example years above figures, with names of row groups below.
 */
export const headLinesOver = (lines: readonly Line[], run: readonly Line[], columns: readonly Interval[], stats: Statistics): number => {
  const [first] = columns;
  if (!first) return 0;
  let below = run[0] as Line;
  let found = 0;
  for (let n = 1; n <= Math.min(heading.lines, lines.length); n++) {
    const line = lines[lines.length - n] as Line;
    if (below.baseline - line.baseline > heading.leading * Math.max(stats.leading(line.size), line.size)) break;
    const isOver = (c: Interval): boolean => line.segments.some((s) => s.box.x0 < c.x1 + edgeSlack && s.box.x1 > c.x0 - edgeSlack);
    const keeps = mergeIntervals([...columns, ...line.segments.map(({ box }) => ({ x0: box.x0, x1: box.x1 }))]).length === columns.length;
    if (!keeps || line.direction !== 'ltr' || line.text.length > longestName * line.segments.length || findMarker(line.text)) break;
    if (line.segments.length >= 2 && !isOver(first) && !line.segments.some(isFigure)) found = n;
    // A line that begins with the first column's text is the name of a group, below a header; a larger line heads more than the table.
    else if (line.segments.length > 1 || !isOver(first) || line.size > below.size + sameSize) break;
    below = line;
  }
  return found;
};

/** The table with its header lines, including those that begin the cells of its first row. */
export const withHeading = (
  table: AlignedTable,
  lines: readonly Line[],
  run: readonly Line[],
  columns: readonly Interval[],
): AlignedTable => {
  const rows = [...table.rows];
  let below = run[0] as Line;
  for (const line of lines.toReversed()) {
    const texts = (c: number): Segment[] => line.segments.filter((s) => columnAt(columns, s) === c);
    const { y0, y1 } = line.box;
    const first = rows[0];
    if (first && isOneRow(line, below))
      rows[0] = { ...first, y0, cells: first.cells.map((own, c) => makeLines([...texts(c), ...own.flatMap((l) => l.segments)])) };
    else rows.unshift({ y0, y1, cells: columns.map((_, c) => texts(c).map((s) => makeLine([s]))) });
    below = line;
  }
  return { ...table, box: unionAll([table.box, ...lines.map((l) => l.box)]), rows };
};
