import type { Box } from '../model.ts';
import { overlapY, unionAll } from '../read/geometry.ts';
import { type ByHeight, byHeight } from './by-height.ts';
import { bySpan } from './by-span.ts';
import { rowStarts } from './row-groups.ts';
import { countBelow, countUpTo } from './search-sorted.ts';
import type { Segment } from './segment.ts';
import { oneLine, type PartRule, type SpanningHeads, spanningHeads, stretchesOf } from './spanning-heads.ts';
import { isFigure, linesOfTable, wordRoom } from './table-lines.ts';
import { edgeSlack } from './typography.ts';

/** Minimum vertical overlap of texts in a row, as a share of a text's height. */
const beside = 0.4;
/** Points: minimum gutter, more than a space of small type. */
const leastGap = 4;
/** In font sizes: tolerance between the baselines of a row's first lines. */
const oneStart = 0.4;
/** Share of columns with text that makes a line full; share of full lines from which on they are rows. Tuned on public. */
const fullLines = { columns: 0.6, share: 0.66 } as const;

const middleOf = ({ box }: Segment): number => (box.y0 + box.y1) / 2;

export const byMiddle = (segments: readonly Segment[]): ByHeight<Segment> => byHeight(segments, middleOf);

export const within = (segments: ByHeight<Segment>, box: Box): Segment[] =>
  segments.between(box.y0, box.y1).filter((s) => middleOf(s) > box.y0 && s.box.x0 >= box.x0 - edgeSlack && s.box.x1 <= box.x1 + edgeSlack);

/** Removes texts with no others in their row, such as the names of groups, which run across columns. */
const withNeighbours = (segments: readonly Segment[]): Segment[] => {
  const others = bySpan(segments, ({ box }) => [box.y0, box.y1]);
  return segments.filter((s) => others.some(s.box.y0, s.box.y1, (o) => o !== s && overlapY(o.box, s.box) > beside * s.size));
};

/** x positions of the gutters that all of these segments leave open; a text without neighbours may extend to the next column. */
export const columnGaps = (segments: readonly Segment[], under: ByHeight<PartRule>): number[] => {
  const heads = spanningHeads(segments, under);
  const single = segments.filter((s) => !heads.has(s));
  const sorted = withNeighbours(single).sort((a, b) => a.box.x0 - b.box.x0);
  const ends = Float64Array.from(single, (s) => s.box.x1).sort();
  const gaps: number[] = [];
  let end = sorted[0]?.box.x1 ?? 0;
  for (const { box } of sorted) {
    if (box.x0 > end + leastGap) {
      const reached = Math.max(end, ends[countBelow(ends, box.x0) - 1] ?? end);
      gaps.push((box.x0 + reached) / 2);
    }
    end = Math.max(end, box.x1);
  }
  return gaps;
};

export const columnOf = (gaps: readonly number[], s: Segment): number => countBelow(gaps, s.box.x0 + 1);

/** The indexes of the gutters between two positions: the first, and one past the last. */
const gapsBetween = (gaps: readonly number[], x0: number, x1: number): readonly [from: number, to: number] => [
  countUpTo(gaps, x0),
  countBelow(gaps, x1),
];

export const crossesGap = (gaps: readonly number[], x0: number, x1: number): boolean => {
  const [from, to] = gapsBetween(gaps, x0, x1);
  return from < to;
};

/** Whether the upper text ends with an explicit break: it is a figure, or the lower one's first word would have fitted. */
const isEnded = (upper: Segment, lower: Segment, right: number): boolean =>
  isFigure(upper.text) || upper.box.x1 + wordRoom * upper.size + lower.firstWord < right;

/**
 * Tops of a band's further rows, if its lines are separate rows. With three lines in total, above a table, below its header and below it,
 * each text of the first column starts a row. In one band of many, most lines must be full.
 */
export const rowsOfBand = (segments: readonly Segment[], gaps: readonly number[], over: SpanningHeads, bandIsRow: boolean): number[] => {
  const all = linesOfTable(segments, oneLine);
  // A line of headers spanning several columns is a row, whatever is below it.
  let heads = 0;
  while (heads + 1 < all.length && all[heads]?.some((s) => over.has(s))) heads++;
  const lines = all.slice(heads);
  const tops = all.slice(1, heads + 1).map(topOf);
  return lines.length < 2 ? tops : [...tops, ...rowsOfLines(lines, heads > 0 ? lines.flat() : segments, gaps, bandIsRow)];
};

/** The top of a row, which lies slightly above its text (points). */
const topOf = (line: readonly Segment[]): number => unionAll(line.map((s) => s.box)).y0 - 1;

const rowsOfLines = (
  lines: readonly (readonly Segment[])[],
  segments: readonly Segment[],
  gaps: readonly number[],
  bandIsRow: boolean,
): number[] => {
  const columns = gaps.length + 1;
  const filled = lines.map((line) => new Set(line.map((s) => columnOf(gaps, s))).size);
  const full = filled.filter((n) => n >= Math.max(2, columns * fullLines.columns)).length;
  if (bandIsRow && full < lines.length * fullLines.share) return [];
  const spaced = bandIsRow
    ? undefined
    : rowStarts(segments.map((s) => ({ column: columnOf(gaps, s), baseline: s.baseline, size: s.size })));
  if (spaced && spaced.length > 1) {
    const near = bySpan(segments, (s) => [s.baseline - oneStart * s.size, s.baseline + oneStart * s.size]);
    return spaced
      .slice(1)
      .map((start) => topOf(near.crossing(start, start).filter((s) => Math.abs(s.baseline - start) < oneStart * s.size)));
  }
  const right = new Map<number, number>();
  for (const s of segments) {
    const column = columnOf(gaps, s);
    right.set(column, Math.max(right.get(column) ?? s.box.x1, s.box.x1));
  }
  const tops: number[] = [];
  let row = new Map<number, Segment>();
  lines.forEach((line, i) => {
    const starts = !bandIsRow && line.some((s) => columnOf(gaps, s) === 0 && s.box.x1 <= (gaps[0] ?? 0));
    const ended = line.some((s) => {
      const column = columnOf(gaps, s);
      const upper = row.get(column);
      return upper !== undefined && isEnded(upper, s, right.get(column) ?? upper.box.x1);
    });
    if (i > 0 && (starts || ((filled[i] as number) >= Math.max(2, columns / 2) && ended))) {
      tops.push(topOf(line));
      row = new Map();
    }
    for (const s of line) row.set(columnOf(gaps, s), s);
  });
  return tops;
};

/** The cells of a row: a text that crosses columns, or heads several, spans them. */
export const spansOfRow = (
  row: readonly Segment[],
  xs: readonly number[],
  heads: SpanningHeads,
): { readonly column: number; readonly columnSpan: number }[] => {
  const gaps = xs.slice(1, -1);
  const joined = gaps.map(() => false);
  const middles = xs.slice(1).map((x, n) => (x + (xs[n] as number)) / 2);
  const join = (x0: number, x1: number) => {
    const [from, to] = gapsBetween(gaps, x0, x1);
    if (from < to) joined.fill(true, from, to);
  };
  // A single text that crosses columns is the name of a group, and spans all of them.
  for (const s of row)
    join(s.box.x0 + 1, row.length === 1 && crossesGap(gaps, s.box.x0, s.box.x1) ? Number.POSITIVE_INFINITY : s.box.x1 - 1);
  for (const { x0, x1, told } of stretchesOf(row, heads, gaps))
    if (told) joined.fill(true, countBelow(middles, x0), Math.max(0, countUpTo(middles, x1) - 1));
    else join(x0 + 1, x1 - 1);
  const cells: { column: number; columnSpan: number }[] = [];
  for (let c = 0; c <= gaps.length; c++) {
    const last = cells.at(-1);
    if (last && joined[c - 1]) last.columnSpan++;
    else cells.push({ column: c, columnSpan: 1 });
  }
  return cells;
};
