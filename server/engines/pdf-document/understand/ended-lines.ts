import { commonEdges, type Line } from './line.ts';
import { endsEarly, fullLine, type Measure, ownMeasure, wordRoom } from './paragraph-breaks.ts';
import type { Statistics } from './statistics.ts';

/**
 * In font sizes: extra tolerance at the ends of paragraphs, since non-breaking and multiple spaces are not visible; short lines have few.
 */
const more = { long: 1, short: 0.4 } as const;
/** Minimum consecutive lines that end at a picture's edge. */
const besidePicture = 3;

/** Whether these lines fill their common edge, as those beside a picture do. */
const fillsOwnEdge = (run: readonly Line[]): boolean => {
  if (run.length < besidePicture || run.some((l) => l.text.length < fullLine.many)) return false;
  const own = commonEdges(run);
  return run.slice(0, -1).every((l, n) => !endsEarly(l, run[n + 1] as Line, own));
};

/**
 * The indexes of lines of a paragraph that end with an explicit line break, within one block of a tagged file: the next word would have
 * fitted. A slide's text box may be narrower than its column: there, at least one line must be shorter than the others.
 */
export const endedLines = (lines: readonly Line[], column: Measure, stats: Statistics): ReadonlySet<number> => {
  const none = new Set<number>();
  if (lines.length < 2 || !lines.every((l) => l.tag)) return none;
  const isEarly = (n: number, m: Measure): boolean => {
    const line = lines[n] as Line;
    return endsEarly(line, lines[n + 1] as Line, m, line.text.length < fullLine.few ? more.short : more.long);
  };
  const numbers = lines.slice(1).map((_, n) => n);
  const edges = commonEdges(lines);
  if (!column.cell && !numbers.some((n) => isEarly(n, edges))) return none;
  const measure = ownMeasure(lines, 0, column, stats.leading((lines[0] as Line).size));
  const runs: number[][] = [[]];
  for (const n of numbers) {
    if (isEarly(n, measure)) runs.at(-1)?.push(n);
    else runs.push([]);
  }
  const isRun = (run: readonly number[]): boolean => !fillsOwnEdge(run.map((n) => lines[n] as Line));
  return new Set(runs.filter(isRun).flat());
};

/**
 * Points beyond the end of the longest line within which no line could have taken the next one's first word. The real right edge is within
 * this range. With the edge at the longest line's end, that line would wrap if letters are slightly wider.
 */
export const roomToWord = (lines: readonly Line[], ends: readonly number[], longest: number): number =>
  Math.max(0, Math.min(...lines.slice(1).map((next, i) => next.firstWord + wordRoom.space * next.size - ((ends[i] as number) - longest))));
