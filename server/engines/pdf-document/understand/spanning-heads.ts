import type { Box } from '../model.ts';
import type { ByHeight } from './by-height.ts';
import { countBelow } from './search-sorted.ts';
import type { Segment } from './segment.ts';
import { linesOfTable } from './table-lines.ts';

/**
 * In font sizes: tolerance between baselines of a table line, whose cells may differ in size; and maximum distance of the line below a
 * heading.
 */
export const oneLine = 0.35;
const underHeading = 0.9;
/** Points: tolerance between the middles of a spanning heading and its columns. */
const overMiddle = 3;

/** Maximum lines of headings above those of the columns: more are rows. */
const mostHeads = 3;

/** A line across part of a table, below spanning headings. */
export type PartRule = { readonly y: number; readonly x0: number; readonly x1: number };

/** The interval of the table's width that a heading spans; `rule` is the line below it, which it may share with others. */
type Stretch = { readonly x0: number; readonly x1: number; readonly rule?: PartRule };
export type SpanningHeads = ReadonlyMap<Segment, Stretch>;

type Reach = Pick<Box, 'x0' | 'x1'>;

const middleOf = ({ x0, x1 }: Reach): number => (x0 + x1) / 2;

/** The line below a heading that extends beyond it on both sides. */
const ruleUnder = (s: Segment, under: ByHeight<PartRule>): PartRule | undefined =>
  under
    .between(s.baseline, s.baseline + underHeading * s.size + 1)
    .find((r) => r.y > s.baseline && r.y - s.baseline < underHeading * s.size && r.x0 < s.box.x0 + 1 && r.x1 > s.box.x1 - 1);

/** The largest set of adjacent texts below on which a heading is centred, between the headings beside it. */
const belowOf = (head: Segment, from: number, to: number, below: readonly Reach[], middles: Float64Array): Reach | undefined => {
  const own = below.slice(countBelow(middles, from), countBelow(middles, to));
  for (let first = 0; first + 1 < own.length; first++)
    for (let last = own.length - 1; last > first; last--) {
      const across = { x0: (own[first] as Reach).x0, x1: (own[last] as Reach).x1 };
      if (Math.abs(middleOf(across) - middleOf(head.box)) < overMiddle) return across;
    }
  return undefined;
};

/** The spanning headings among the texts of a line, each centred on two or more texts below; `known`: the extent of those. */
const headsOver = (line: readonly Segment[], next: readonly Segment[], known: SpanningHeads = new Map()): SpanningHeads => {
  const found = new Map<Segment, Stretch>();
  const heads = [...line].sort((a, b) => a.box.x0 - b.box.x0);
  const below = next.map((s): Reach => known.get(s) ?? s.box).sort((a, b) => middleOf(a) - middleOf(b));
  const middles = Float64Array.from(below, middleOf);
  heads.forEach((head, n) => {
    const [before, after] = [heads[n - 1], heads[n + 1]];
    // First the texts closer to it than to the adjacent headings, or else those between the adjacent headings.
    const half = (other: Segment) => (middleOf(other.box) + middleOf(head.box)) / 2;
    const [first, last] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
    const across =
      belowOf(head, before ? half(before) : first, after ? half(after) : last, below, middles) ??
      belowOf(head, before?.box.x1 ?? first, after?.box.x0 ?? last, below, middles);
    if (across) found.set(head, across);
  });
  return found;
};

/** Headings with a line below; several share one if more columns than headings are below it. */
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

/** The spanning headings: those with a line below, and those of the first lines that are centred on others. */
export const spanningHeads = (segments: readonly Segment[], under: ByHeight<PartRule>): SpanningHeads => {
  const lines = linesOfTable(segments, oneLine);
  const found = headsByRule(lines, under);
  const over: SpanningHeads[] = [];
  // The extent of a heading determines that of the one above it.
  for (let n = Math.min(mostHeads, lines.length - 1) - 1; n >= 0; n--)
    over[n] = headsOver(lines[n] as Segment[], lines[n + 1] as Segment[], new Map([...(over[n + 1] ?? []), ...found]));
  for (const [n, heads] of over.entries()) {
    for (const [s, stretch] of heads) if (!found.has(s)) found.set(s, stretch);
    if (!(lines[n] as Segment[]).some((s) => found.has(s))) break;
  }
  return found;
};

/** The boundary between two headings that share the line below: the gutter that centres the first on its columns. */
const partAt = (left: number, head: Segment, next: Segment, gaps: readonly number[]): number => {
  const end = 2 * middleOf(head.box) - left;
  const between = gaps.filter((g) => g > head.box.x1 && g < next.box.x0);
  return between.reduce((best, g) => (Math.abs(g - end) < Math.abs(best - end) ? g : best), between[0] ?? (head.box.x1 + next.box.x0) / 2);
};

/** `told`: a rule below determines its extent, so that its text is centred on its columns. */
type ToldStretch = Omit<Stretch, 'rule'> & { readonly told: boolean };

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
