import { columnsOf, mergeIntervals } from './aligned-columns.ts';
import type { Line } from './line.ts';
import { findMarker, isMarkerAlone } from './markers.ts';
import type { Statistics } from './statistics.ts';
import { edgeSlack, headingSize, sameSize, sizeRounding } from './typography.ts';

/** Columns that keep their places over larger gaps. */
const several = 3;
/** What leads to the number of a page, or is to be written on. */
export const leader = /(\.{4,}|[.\s]{8,}|_{4,}|…{2,})/;
/** A line of one cell goes on a row above: it stands in a column, or runs over its end by so much (points) and stays close (leadings). */
const wrappedCell = { over: 30, leading: 1.25, points: 1, lines: 6 } as const;

/** Rows stand no further apart than this (leadings): two columns may be anything, three or more keep their places. */
const rowGap = { two: 3.2, several: 4.2 };
/** Sizes: half a line, where lines are as loose as double-spaced type. */
const middleStep = 1.2;
/** Within so many lines from its start, a table shows all its columns: cells of a heading have different numbers of lines. */
const headingLines = 4;

/** Does a text begin here whose neighbour is set to its middle: the next line stands beside it, and lower by less than a line? */
const isBesideMiddle = (line: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  next.baseline - line.baseline < middleStep * line.size &&
  (next.box.x1 < line.box.x0 || next.box.x0 > line.box.x1) &&
  Math.abs(next.size - line.size) < sameSize;

const isNext = (before: Line, line: Line, stats: Statistics): boolean =>
  line.baseline - before.baseline < stats.leading(line.size) * wrappedCell.leading + wrappedCell.points &&
  Math.abs(line.size - before.size) < sameSize;

/** Does a line go on under the start of a text of the line before, further in than the table's left edge? */
const isUnder = (before: Line, line: Line, left: number, stats: Statistics): boolean =>
  line.segments.length === 1 &&
  isNext(before, line, stats) &&
  line.box.x0 > left + edgeSlack &&
  before.segments.some((s) => Math.abs(s.box.x0 - line.box.x0) < edgeSlack);

/** The end of a run of lines that may be a table's, from `start` while the gaps between columns stay open. */
export const growRun = (lines: readonly Line[], start: number, stats: Statistics): number => {
  const wanted = columnsOf([lines[start] as Line]).length;
  let end = start + 1;
  let lastMulti = start;
  let columns = columnsOf([lines[start] as Line]);
  while (end < lines.length) {
    const [before, line] = [lines[end - 1] as Line, lines[end] as Line];
    const far = (columns.length >= several ? rowGap.several : rowGap.two) * Math.max(stats.leading(line.size), line.size);
    if (line.baseline - before.baseline > far) break;
    const grown = mergeIntervals([...columns, ...line.segments.map((s) => ({ x0: s.box.x0, x1: s.box.x1 }))]);
    const fits =
      grown.length >= Math.max(2, Math.min(wanted, columns.length)) &&
      grown.length <= columns.length + (end - start < headingLines ? 2 : 1);
    // A number before a text, where the table's rows have none: the heading of what comes next.
    const isNumbered = isMarkerAlone(line.segments[0]?.text ?? '') && !isMarkerAlone(lines[start]?.segments[0]?.text ?? '');
    if (!fits || leader.test(line.text) || (isNumbered && line.segments.length === 2 && wanted === 2)) break;
    if (line.segments.length === 1) {
      // A line of one cell belongs to the row above only when it lies inside one column.
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
      // Larger than all of the table's text: the heading of what comes next.
      if (line.size > Math.max(...lines.slice(start, end).flatMap((l) => l.segments.map((s) => s.size))) * headingSize + sizeRounding)
        break;
      // Beside the line above, and lower by less than a line: both are of one row.
      if (isBesideMiddle(before, line)) lastMulti = end;
    } else lastMulti = end;
    columns = grown;
    end++;
  }
  // The longest cell of the last row goes on under its own start, but for the first column's, where text under the table begins.
  const left = columns[0]?.x0 ?? 0;
  while (lastMulti + 1 < end && isUnder(lines[lastMulti] as Line, lines[lastMulti + 1] as Line, left, stats)) lastMulti++;
  return lastMulti + 1;
};
