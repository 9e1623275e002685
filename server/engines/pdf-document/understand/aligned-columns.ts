import type { Line } from './line.ts';
import type { Segment } from './segment.ts';
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

export const columnsOf = (lines: readonly Line[]): Interval[] =>
  mergeIntervals(lines.flatMap((l) => l.segments.map((s) => ({ x0: s.box.x0, x1: s.box.x1 }))));

export const columnAt = (columns: readonly Interval[], s: Segment): number =>
  Math.max(
    0,
    columns.findLastIndex((c) => s.box.x0 >= c.x0 - edgeSlack),
  );
