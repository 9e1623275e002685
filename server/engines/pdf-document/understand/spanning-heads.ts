import type { Box } from '../model.ts';
import type { ByHeight } from './by-height.ts';
import { countBelow } from './search-sorted.ts';
import type { Segment } from './segment.ts';
import { linesOfTable } from './table-lines.ts';

/** Sizes: baselines of one line of a table, whose cells may have other sizes; and how near the line under a heading stands to it. */
export const oneLine = 0.35;
const underHeading = 0.9;
/** Points: a heading over several columns has its middle this near to theirs. */
const overMiddle = 3;

/** Lines of headings that stand over those of the columns: more are rows. */
const mostHeads = 3;

/** A line across part of a table, under headings of several columns. */
export type PartRule = { readonly y: number; readonly x0: number; readonly x1: number };

/** The stretch of the table's width that a heading stands over; `rule` is the line under it, which it may share with others. */
type Stretch = { readonly x0: number; readonly x1: number; readonly rule?: PartRule };
export type SpanningHeads = ReadonlyMap<Segment, Stretch>;

type Reach = Pick<Box, 'x0' | 'x1'>;

const middleOf = ({ x0, x1 }: Reach): number => (x0 + x1) / 2;

/** The line under a heading that reaches further than it on both sides. */
const ruleUnder = (s: Segment, under: ByHeight<PartRule>): PartRule | undefined =>
  under
    .between(s.baseline, s.baseline + underHeading * s.size + 1)
    .find((r) => r.y > s.baseline && r.y - s.baseline < underHeading * s.size && r.x0 < s.box.x0 + 1 && r.x1 > s.box.x1 - 1);

/** The most of what stands below, side by side, that a heading has its middle over; it stands between the headings beside this one. */
const belowOf = (head: Segment, from: number, to: number, below: readonly Reach[], middles: Float64Array): Reach | undefined => {
  const own = below.slice(countBelow(middles, from), countBelow(middles, to));
  for (let first = 0; first + 1 < own.length; first++)
    for (let last = own.length - 1; last > first; last--) {
      const across = { x0: (own[first] as Reach).x0, x1: (own[last] as Reach).x1 };
      if (Math.abs(middleOf(across) - middleOf(head.box)) < overMiddle) return across;
    }
  return undefined;
};

/** The headings of several columns among the texts of a line, each over the middle of two or more under it; `known`: how far those reach. */
const headsOver = (line: readonly Segment[], next: readonly Segment[], known: SpanningHeads = new Map()): SpanningHeads => {
  const found = new Map<Segment, Stretch>();
  const heads = [...line].sort((a, b) => a.box.x0 - b.box.x0);
  const below = next.map((s): Reach => known.get(s) ?? s.box).sort((a, b) => middleOf(a) - middleOf(b));
  const middles = Float64Array.from(below, middleOf);
  heads.forEach((head, n) => {
    const [before, after] = [heads[n - 1], heads[n + 1]];
    // What stands nearer to it than to the headings beside it; of unlike ones, what does not stand under those.
    const half = (other: Segment) => (middleOf(other.box) + middleOf(head.box)) / 2;
    const [first, last] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const across =
      belowOf(head, before ? half(before) : first, after ? half(after) : last, below, middles) ??
      belowOf(head, before?.box.x1 ?? first, after?.box.x0 ?? last, below, middles);
    if (across) found.set(head, across);
  });
  return found;
};

/** Headings with a line under them; several share one where more columns than they stand under it. */
const headsByRule = (lines: readonly (readonly Segment[])[], under: ByHeight<PartRule>): Map<Segment, Stretch> => {
  const found = new Map<Segment, Stretch>();
  for (const [n, line] of lines.entries()) {
    const byRule = Map.groupBy(line, (s) => ruleUnder(s, under));
    for (const [rule, heads] of byRule) {
      if (!rule) continue;
      const below = (lines[n + 1] ?? []).filter(({ box }) => box.x0 > rule.x0 - 1 && box.x1 < rule.x1 + 1);
      if (heads.length > 1 && below.length <= heads.length) continue;
      for (const s of heads) found.set(s, { x0: rule.x0, x1: rule.x1, rule });
    }
  }
  return found;
};

/** The headings of several columns: those with a line under them, and those of the first lines that stand over the middle of others. */
export const spanningHeads = (segments: readonly Segment[], under: ByHeight<PartRule>): SpanningHeads => {
  const lines = linesOfTable(segments, oneLine);
  const found = headsByRule(lines, under);
  const over: SpanningHeads[] = [];
  // How far a heading reaches tells of the one over it.
  for (let n = Math.min(mostHeads, lines.length - 1) - 1; n >= 0; n--)
    over[n] = headsOver(lines[n] as Segment[], lines[n + 1] as Segment[], new Map([...(over[n + 1] ?? []), ...found]));
  for (const [n, heads] of over.entries()) {
    for (const [s, stretch] of heads) if (!found.has(s)) found.set(s, stretch);
    if (!(lines[n] as Segment[]).some((s) => found.has(s))) break;
  }
  return found;
};

/** Where one heading ends and the next begins that share the line under them: at the gap that has the first in the middle of its columns. */
const partAt = (left: number, head: Segment, next: Segment, gaps: readonly number[]): number => {
  const end = 2 * middleOf(head.box) - left;
  const between = gaps.filter((g) => g > head.box.x1 && g < next.box.x0);
  return between.reduce((best, g) => (Math.abs(g - end) < Math.abs(best - end) ? g : best), between[0] ?? (head.box.x1 + next.box.x0) / 2);
};

/** `told`: a line under it tells, so that it holds the middle of its columns. */
type ToldStretch = Omit<Stretch, 'rule'> & { readonly told: boolean };

/** From where to where the headings of a row reach. */
export const stretchesOf = (row: readonly Segment[], heads: SpanningHeads, gaps: readonly number[]): ToldStretch[] => {
  const own = row.filter((s) => heads.has(s)).sort((a, b) => a.box.x0 - b.box.x0);
  const byRule = Map.groupBy(own, (s) => (heads.get(s) as Stretch).rule);
  return [...byRule].flatMap(([rule, sharing]): ToldStretch[] => {
    if (!rule) return sharing.map((s) => ({ ...(heads.get(s) as Stretch), told: false }));
    let left = rule.x0;
    return sharing.map((s, n) => {
      const next = sharing[n + 1];
      const x0 = left;
      left = next ? partAt(left, s, next, gaps) : rule.x1;
      return { x0, x1: left, told: true };
    });
  });
};
