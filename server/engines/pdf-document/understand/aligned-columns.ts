import type { Line } from './line.ts';
import type { Segment } from './segment.ts';
import { isFigure } from './table-lines.ts';
import { edgeSlack } from './typography.ts';

/** Horizontal extent of a column. */
export type Interval = { x0: number; x1: number };

export const mergeIntervals = (intervals: readonly Interval[]): Interval[] => {
  const out: Interval[] = [];
  for (const i of [...intervals].sort((a, b) => a.x0 - b.x0)) {
    const last = out.at(-1);
    if (last && i.x0 < last.x1 + edgeSlack) last.x1 = Math.max(last.x1, i.x1);
    else out.push({ ...i });
  }
  return out;
};

const intervalsOf = (line: Line): Interval[] => line.segments.map(({ box }) => ({ x0: box.x0, x1: box.x1 })).sort((a, b) => a.x0 - b.x0);

/**
 * The columns below `head`, the first line, with a further line. One with as many texts, in order and without overlap, has the cells of
 * these columns, even if a centred name is beside a short text rather than above it. Figures of two columns are often alternatives.
 */
export const withLine = (columns: readonly Interval[], line: Line, head: Line): Interval[] => {
  const texts = intervalsOf(line);
  const isInPlace = ({ x0, x1 }: Interval, n: number): boolean =>
    x0 > (columns[n - 1]?.x1 ?? Number.NEGATIVE_INFINITY) && x1 < (columns[n + 1]?.x0 ?? Number.POSITIVE_INFINITY);
  const areBelow = texts.length > 1 && texts.length === columns.length && !head.segments.some(({ text }) => isFigure(text));
  if (!areBelow || !texts.every(isInPlace)) return mergeIntervals([...columns, ...texts]);
  return columns.map((c, n) => ({ x0: Math.min(c.x0, (texts[n] as Interval).x0), x1: Math.max(c.x1, (texts[n] as Interval).x1) }));
};

export const columnsOf = (lines: readonly Line[]): Interval[] =>
  lines.reduce<Interval[]>((columns, line) => withLine(columns, line, lines[0] as Line), []);

export const columnAt = (columns: readonly Interval[], s: Segment): number =>
  Math.max(
    0,
    columns.findLastIndex((c) => s.box.x0 >= c.x0 - edgeSlack),
  );
