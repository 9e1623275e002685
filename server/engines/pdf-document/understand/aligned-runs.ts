import { columnsOf, withLine } from './aligned-columns.ts';
import type { Line } from './line.ts';
import { findMarker, isMarkerAlone } from './markers.ts';
import type { Statistics } from './statistics.ts';
import { edgeSlack, headingSize, sameSize, sizeRounding } from './typography.ts';

const several = 3;
/** A leader to a page number, or a blank to be filled in. */
export const leader = /(\.{4,}|[.\s]{8,}|_{4,}|…{2,})/;
/**
 * A line of one cell continues the row above if it is inside a column, or exceeds its end by at most `over` points and is close (leadings).
 */
const wrappedCell = { over: 30, leading: 1.25, points: 1, lines: 6 } as const;

/** Maximum distance between rows in leadings: two columns may be anything, three or more stay aligned. */
const rowGap = { two: 3.2, several: 4.2 };
/** In font sizes: half a line, for leading up to double spacing. */
const middleStep = 1.2;
/** A table shows all its columns within this number of lines: header cells differ in their number of lines. */
const headingLines = 4;

/** Whether a text begins here whose neighbour is vertically centred: the next line is beside it, and lower by less than a line. */
const isBesideMiddle = (line: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  next.baseline - line.baseline < middleStep * line.size &&
  (next.box.x1 < line.box.x0 || next.box.x0 > line.box.x1) &&
  Math.abs(next.size - line.size) < sameSize;

const isNext = (before: Line, line: Line, stats: Statistics): boolean =>
  line.baseline - before.baseline < stats.leading(line.size) * wrappedCell.leading + wrappedCell.points &&
  Math.abs(line.size - before.size) < sameSize;

/** Whether a line continues below the start of a text in the previous line, indented from the table's left edge. */
const isUnder = (before: Line, line: Line, left: number, stats: Statistics): boolean =>
  line.segments.length === 1 &&
  isNext(before, line, stats) &&
  line.box.x0 > left + edgeSlack &&
  before.segments.some((s) => Math.abs(s.box.x0 - line.box.x0) < edgeSlack);

/** The end of a run of lines that may be a table, from `start` as long as the gutters stay open. */
export const growRun = (lines: readonly Line[], start: number, stats: Statistics): number => {
  const wanted = columnsOf([lines[start] as Line]).length;
  let end = start + 1;
  let lastMulti = start;
  let columns = columnsOf([lines[start] as Line]);
  while (end < lines.length) {
    const [before, line] = [lines[end - 1] as Line, lines[end] as Line];
    const far = (columns.length >= several ? rowGap.several : rowGap.two) * Math.max(stats.leading(line.size), line.size);
    if (line.baseline - before.baseline > far) break;
    const grown = withLine(columns, line, lines[start] as Line);
    const fits =
      grown.length >= Math.max(2, Math.min(wanted, columns.length)) &&
      grown.length <= columns.length + (end - start < headingLines ? 2 : 1);
    // A number before a text, while the table's rows have none: the heading of the following text.
    const isNumbered = isMarkerAlone(line.segments[0]?.text ?? '') && !isMarkerAlone(lines[start]?.segments[0]?.text ?? '');
    if (!fits || leader.test(line.text) || (isNumbered && line.segments.length === 2 && wanted === 2)) break;
    if (line.segments.length === 1) {
      // A line of one cell belongs to the row above only if it is inside one column.
      const inside = columns.some(
        (c, n) =>
          line.box.x0 >= c.x0 - edgeSlack &&
          (line.box.x1 <= Math.max(c.x1 + wrappedCell.over, (columns[n + 1]?.x0 ?? 0) - edgeSlack) ||
            (n > 0 && n + 1 === columns.length && line.box.x0 <= c.x0 + edgeSlack)),
      );
      const ofOneSize = Math.abs(line.size - before.size) < sameSize;
      const goesOn = isNext(before, line, stats);
      if (!inside || end - lastMulti > wrappedCell.lines || findMarker(line.text)) break;
      if (wanted === 2 && !goesOn && !(ofOneSize && isBesideMiddle(line, lines[end + 1]))) break;
      // Larger than all of the table's text: the heading of the following text.
      if (line.size > Math.max(...lines.slice(start, end).flatMap((l) => l.segments.map((s) => s.size))) * headingSize + sizeRounding)
        break;
      // Beside the previous line, and lower by less than a line: both belong to one row.
      if (isBesideMiddle(before, line)) lastMulti = end;
    } else lastMulti = end;
    columns = grown;
    end++;
  }
  // The longest cell of the last row continues under its own start, except in the first column, where text below the table begins.
  const left = columns[0]?.x0 ?? 0;
  while (lastMulti + 1 < end && isUnder(lines[lastMulti] as Line, lines[lastMulti + 1] as Line, left, stats)) lastMulti++;
  return lastMulti + 1;
};
