import type { Box } from '../model.ts';
import { rowStarts } from './row-groups.ts';
import type { Segment } from './segment.ts';
import { isFigure, linesOfTable } from './table-lines.ts';
import { edgeSlack } from './typography.ts';

/** Parts of a text's height that it shares with its neighbours in a row, and (sizes) how near the line under a heading stands to it. */
const beside = 0.4;
const underHeading = 0.9;
/** Points: columns stand apart by more than a space of small type. */
const leastGap = 4;
/** Sizes: baselines of one line of a table, whose cells may have other sizes; and of one row's first lines. */
const oneLine = 0.35;
const oneStart = 0.4;
/** Sizes: a space and a little more: with less room at its end a text was full. */
const wordRoom = 0.3;
/** A line is full with text in this share of the columns; a band holds rows when this share of its lines is full. Set on public. */
const fullLines = { columns: 0.6, share: 0.66 } as const;

/** A line across part of a table, under a heading of several columns. */
export type PartRule = { readonly y: number; readonly x0: number; readonly x1: number };

export const within = (segments: readonly Segment[], box: Box): Segment[] =>
  segments.filter((s) => {
    const middle = (s.box.y0 + s.box.y1) / 2;
    return middle > box.y0 && middle < box.y1 && s.box.x0 >= box.x0 - edgeSlack && s.box.x1 <= box.x1 + edgeSlack;
  });

/** Texts with a row to themselves, such as the names of groups, run over columns. */
const withNeighbours = (segments: readonly Segment[]): Segment[] =>
  segments.filter((s) => segments.some((o) => o !== s && Math.min(o.box.y1, s.box.y1) - Math.max(o.box.y0, s.box.y0) > beside * s.size));

/** Is it the heading of several columns, with a line of its own under it? */
const overRule = (s: Segment, rules: readonly PartRule[]): boolean =>
  rules.some((r) => r.y > s.baseline && r.y - s.baseline < underHeading * s.size && r.x0 < s.box.x0 + 1 && r.x1 > s.box.x1 - 1);

/** Points: a heading over several columns has its middle this near to theirs. */
const overMiddle = 3;

/** The headings of several columns among the first line's texts: each over the middle of the two or more under it. */
const overColumns = (segments: readonly Segment[]): ReadonlySet<Segment> => {
  const [first = [], second = []] = linesOfTable(segments, oneLine);
  return new Set(
    first.filter(({ box }) => {
      const under = second.filter(({ box: u }) => u.x0 < box.x1 && u.x1 > box.x0);
      if (under.length < 2) return false;
      const middle = (Math.min(...under.map((u) => u.box.x0)) + Math.max(...under.map((u) => u.box.x1))) / 2;
      return Math.abs(middle - (box.x0 + box.x1) / 2) < overMiddle;
    }),
  );
};

/** x positions between the columns that all of these segments leave open; a text alone may reach up to the next column. */
export const columnGaps = (segments: readonly Segment[], under: readonly PartRule[]): number[] => {
  const over = overColumns(segments);
  const sorted = withNeighbours(segments.filter((s) => !overRule(s, under) && !over.has(s))).sort((a, b) => a.box.x0 - b.box.x0);
  const gaps: number[] = [];
  let end = sorted[0]?.box.x1 ?? 0;
  for (const { box } of sorted) {
    if (box.x0 > end + leastGap) {
      const reached = Math.max(end, ...segments.filter((s) => s.box.x1 < box.x0).map((s) => s.box.x1));
      gaps.push((box.x0 + reached) / 2);
    }
    end = Math.max(end, box.x1);
  }
  return gaps;
};

/** The column that a segment starts in. */
export const columnOf = (gaps: readonly number[], s: Segment): number => gaps.filter((g) => g < s.box.x0 + 1).length;

/** Was the upper text ended on purpose: is it a figure, or would the lower one's first word have stood beside it? */
const isEnded = (upper: Segment, lower: Segment, right: number): boolean =>
  isFigure(upper.text) || upper.box.x1 + wordRoom * upper.size + lower.firstWord < right;

/**
 * Tops of a band's further rows: where its lines are rows of their own. With three lines in all, over a table, under
 * its heading and below it, each text of the first column starts a row. Of a band among many, most lines must be full.
 */
export const rowsOfBand = (segments: readonly Segment[], gaps: readonly number[], bandIsRow: boolean): number[] => {
  const lines = linesOfTable(segments, oneLine);
  if (lines.length < 2) return [];
  if (overColumns(segments).size > 0) {
    const rest = lines.slice(1).flat();
    return [Math.min(...(lines[1] as Segment[]).map((s) => s.box.y0)) - 1, ...rowsOfBand(rest, gaps, bandIsRow)];
  }
  const columns = gaps.length + 1;
  const filled = lines.map((line) => new Set(line.map((s) => columnOf(gaps, s))).size);
  const full = filled.filter((n) => n >= Math.max(2, columns * fullLines.columns)).length;
  if (bandIsRow && full < lines.length * fullLines.share) return [];
  const spaced = bandIsRow
    ? undefined
    : rowStarts(segments.map((s) => ({ column: columnOf(gaps, s), baseline: s.baseline, size: s.size })));
  if (spaced && spaced.length > 1)
    return spaced
      .slice(1)
      .map((start) => Math.min(...segments.filter((s) => Math.abs(s.baseline - start) < oneStart * s.size).map((s) => s.box.y0)) - 1);
  const right = (column: number) => Math.max(...segments.filter((s) => columnOf(gaps, s) === column).map((s) => s.box.x1));
  const tops: number[] = [];
  let row = [...(lines[0] as Segment[])];
  lines.slice(1).forEach((line, i) => {
    const starts = !bandIsRow && line.some((s) => columnOf(gaps, s) === 0 && s.box.x1 <= (gaps[0] ?? 0));
    const ended = line.some((s) => {
      const column = columnOf(gaps, s);
      const upper = row.findLast((o) => columnOf(gaps, o) === column);
      return upper !== undefined && isEnded(upper, s, right(column));
    });
    if (starts || ((filled[i + 1] as number) >= Math.max(2, columns / 2) && ended)) {
      tops.push(Math.min(...line.map((s) => s.box.y0)) - 1);
      row = [];
    }
    row.push(...line);
  });
  return tops;
};

/** The cells of a row: a text that crosses columns, or has a line under it across them, spans them. */
export const spansOfRow = (
  row: readonly Segment[],
  gaps: readonly number[],
  under: readonly PartRule[],
  bottom: number,
): { readonly column: number; readonly columnSpan: number }[] => {
  const joined = gaps.map(() => false);
  const join = (x0: number, x1: number) => {
    gaps.forEach((g, i) => {
      if (g > x0 && g < x1) joined[i] = true;
    });
  };
  for (const s of row) {
    // A text alone that crosses columns is the name of a group, over all of them.
    join(s.box.x0 + 1, row.length === 1 && gaps.some((g) => g > s.box.x0 && g < s.box.x1) ? Number.POSITIVE_INFINITY : s.box.x1 - 1);
    for (const r of under)
      if (Math.abs(r.y - bottom) < s.size && overRule(s, [r]) && row.every((o) => o === s || o.box.x1 < r.x0 || o.box.x0 > r.x1))
        join(r.x0, r.x1);
  }
  const cells: { column: number; columnSpan: number }[] = [];
  for (let c = 0; c <= gaps.length; c++) {
    const last = cells.at(-1);
    if (last && joined[c - 1]) last.columnSpan++;
    else cells.push({ column: c, columnSpan: 1 });
  }
  return cells;
};
