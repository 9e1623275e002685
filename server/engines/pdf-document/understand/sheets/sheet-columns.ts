import { edgeSlack } from '../typography.ts';
import type { Run } from './runs.ts';
import { linesOf, type SheetPage } from './sheet-page.ts';

/** Points: rounding by which texts and borders may touch or overlap: adjacent cells, a text across a border, one inside. */
const rounding = { touching: 0.5, through: 1.5, border: 1.2 } as const;
type Span = { readonly low: number; readonly high: number };

/** Gaps between neighbours of each row: each contains a border of columns. */
const gapsOf = (pages: readonly SheetPage[]): Span[] =>
  pages.flatMap((page) =>
    linesOf(page.runs).flatMap((line) =>
      line.slice(1).map((b, i) => {
        const a = line[i] as Run;
        return { low: Math.min(a.x1, b.x0 - rounding.touching), high: b.x0 };
      }),
    ),
  );

const clusters = (values: readonly number[], reach: number): number[] => {
  const out: number[][] = [];
  for (const v of [...values].sort((a, b) => a - b)) {
    const group = out.at(-1);
    if (group && v - (group[0] as number) < reach) group.push(v);
    else out.push([v]);
  }
  return out.map((g) => g.reduce((s, v) => s + v, 0) / g.length);
};

/** Vertical lines and edges of fills, and edges that clip text: borders of columns, unless they cross numbers. */
const drawnBorders = (pages: readonly SheetPage[]): number[] => {
  const marks = pages.flatMap((p) => [...p.verticalRules.map((w) => w.at), ...p.runs.flatMap((r) => (r.cut ? [r.cut.x0, r.cut.x1] : []))]);
  const runs = pages.flatMap((p) => p.runs.filter((r) => r.upright));
  return clusters(marks, edgeSlack).filter((x) => {
    const through = runs.filter((r) => r.x0 < x - rounding.through && r.x1 > x + rounding.through);
    return through.filter((r) => r.numeric).length === 0 || through.length < 2;
  });
};

/** The position between two others that the fewest texts cross; of equal ones, the rightmost, since texts start just after. */
const clearest = (low: number, high: number, runs: readonly Run[]): number => {
  const crossing = runs.filter((r) => r.upright && r.x0 < high && r.x1 > low);
  let best = { at: Math.max(low, high - 2), over: Number.POSITIVE_INFINITY };
  for (const at of [best.at, ...crossing.map((r) => r.x0 - 2)].filter((x) => x >= low && x <= high).sort((p, q) => q - p)) {
    const over = crossing.filter((r) => r.x0 < at && r.x1 > at).length;
    if (over < best.over) best = { at, over };
  }
  return best.at;
};

/** The smallest set of positions with one in each gap (the greedy rule for intervals). */
const pierce = (gaps: readonly Span[], runs: readonly Run[]): number[] => {
  const places: number[] = [];
  let low = Number.NEGATIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  const close = () => {
    if (high > Number.NEGATIVE_INFINITY) places.push(clearest(low, high, runs));
  };
  for (const gap of [...gaps].sort((a, b) => a.high - b.high)) {
    if (gap.low <= high) {
      low = Math.max(low, gap.low);
      continue;
    }
    close();
    [low, high] = [gap.low, gap.high];
  }
  close();
  return places;
};

export const findColumns = (pages: readonly SheetPage[]): number[] => {
  const drawn = drawnBorders(pages);
  const open = gapsOf(pages).filter((gap) => !drawn.some((x) => x > gap.low - rounding.border && x < gap.high + rounding.border));
  const runs = pages.flatMap((p) => p.runs);
  const left = Math.min(...runs.map((r) => r.x0)) - 1;
  const right = Math.max(...runs.map((r) => r.x1)) + 1;
  const inner = [...drawn, ...pierce(open, runs)].sort((a, b) => a - b);
  return [Math.min(left, inner[0] ?? left), ...inner.filter((x) => x > left + 2 && x < right - 1), Math.max(right, inner.at(-1) ?? right)];
};
