import { edgeSlack } from '../typography.ts';
import type { Run } from './runs.ts';
import { linesOf, type SheetPage } from './sheet-page.ts';

/** Points: rounding by which texts and borders may touch or overlap: adjacent cells, a text across a border, one inside. */
const rounding = { touching: 0.5, through: 1.5, border: 1.2 } as const;
/** Steps per point at which borders are searched, and at most of a page; points: how far a column's border may be from its texts. */
const scale = { perPoint: 2, most: 8192, beside: 2 } as const;
/** Texts with one middle that are centred; weight of a text that cannot cross a border. */
const centred = 3;
const never = 1000;
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

const clusters = (values: readonly number[], reach: number): { readonly at: number; readonly count: number }[] => {
  const out: number[][] = [];
  for (const v of [...values].sort((a, b) => a - b)) {
    const group = out.at(-1);
    if (group && v - (group[0] as number) < reach) group.push(v);
    else out.push([v]);
  }
  return out.map((g) => ({ at: g.reduce((s, v) => s + v, 0) / g.length, count: g.length }));
};

/** Vertical lines and edges of fills, and edges that clip text: borders of columns, unless more numbers cross them than lines are drawn. */
const drawnBorders = (pages: readonly SheetPage[]): number[] => {
  const marks = pages.flatMap((p) => [...p.verticalRules.map((w) => w.at), ...p.runs.flatMap((r) => (r.cut ? [r.cut.x0, r.cut.x1] : []))]);
  const runs = pages.flatMap((p) => p.runs.filter((r) => r.upright));
  return clusters(marks, edgeSlack).flatMap(({ at, count }) => {
    const through = runs.filter((r) => r.x0 < at - rounding.through && r.x1 > at + rounding.through);
    const numbers = through.filter((r) => r.numeric).length;
    return through.length < 2 || numbers * 2 < count ? [at] : [];
  });
};

/** Counts the intervals that contain each step of a scale. */
const depthOf = (spans: readonly Span[], steps: number, stepAt: (x: number) => number): Int32Array => {
  const depth = new Int32Array(steps + 1);
  for (const { low, high } of spans) {
    const [from, to] = [Math.max(0, Math.ceil(stepAt(low))), Math.min(steps - 1, Math.floor(stepAt(high)))];
    if (to < from) continue;
    depth[from] = (depth[from] as number) + 1;
    depth[to + 1] = (depth[to + 1] as number) - 1;
  }
  for (let n = 1; n <= steps; n++) depth[n] = (depth[n] as number) + (depth[n - 1] as number);
  return depth;
};

/**
 * Borders without lines, until each gap contains one: first those at which most gaps meet and most texts start or numbers end, and which the
 * fewest texts cross.
 */
const openBorders = (gaps: readonly Span[], all: readonly Run[], headings: ReadonlySet<Run>): number[] => {
  const [left, right] = gaps.reduce(
    ([low, high], g) => [Math.min(low, g.low), Math.max(high, g.high)],
    [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
  );
  const perPoint = Math.min(scale.perPoint, scale.most / (right - left + 1));
  const steps = Math.ceil((right - left) * perPoint) + 1;
  const depth = (spans: readonly Span[]) => depthOf(spans, steps, (x) => (x - left) * perPoint);
  const crossedBy = (list: readonly Run[]) => depth(list.map((r) => ({ low: r.x0 + 1, high: r.x1 - 1 })));
  const runs = all.filter((r) => r.upright);
  const numbers = runs.filter((r) => r.numeric);
  const ends = depth(numbers.flatMap((r) => [r.x0, r.x1].map((x) => ({ low: x - 1, high: x + 1 }))));
  const isAligned = (r: Run) => [r.x0, r.x1].some((x) => (ends[Math.round((x - left) * perPoint)] ?? 0) > 1);
  const middles = Map.groupBy(
    runs.filter((r) => !headings.has(r)),
    (r) => Math.round(r.x0 + r.x1),
  );
  // Neither numbers nor centred texts reach into the next column. A number of its own place may be a heading over several columns.
  const whole = [...middles.values()].flatMap((list) => (list.length < centred ? list.filter((r) => r.numeric && isAligned(r)) : list));
  const { beside } = scale;
  const aligned = depth(runs.map((r) => (r.numeric ? { low: r.x1, high: r.x1 + beside } : { low: r.x0 - beside, high: r.x0 })));
  const [crossed, cut] = [crossedBy(runs), crossedBy(whole)];
  const borders: number[] = [];
  for (let rest = gaps; rest.length > 0; ) {
    const met = depth(rest);
    let best = { from: -1, to: -1, score: Number.NEGATIVE_INFINITY };
    for (let n = steps - 1; n >= 0; n--) {
      if (met[n] === 0) continue;
      const score = (met[n] as number) + (aligned[n] as number) - (crossed[n] as number) - never * (cut[n] as number);
      if (score > best.score) best = { from: n, to: n, score };
      else if (score === best.score && n === best.from - 1 && best.to - n < beside * perPoint) best.from = n;
    }
    const at = best.from < 0 ? (rest[0] as Span).high : left + (best.from + best.to) / 2 / perPoint;
    borders.push(at);
    rest = rest.filter((g) => at < g.low - rounding.border || at > g.high + rounding.border);
  }
  return borders;
};

/** Texts of rows with fewer cells than the next: they may be headings over several columns. */
const headingsOf = (pages: readonly SheetPage[]): Set<Run> =>
  new Set(
    pages.flatMap((page) => {
      const lines = linesOf(page.runs);
      return lines.filter((line, n) => line.length < (lines[n + 1]?.length ?? 0)).flat();
    }),
  );

export const findColumns = (pages: readonly SheetPage[]): number[] => {
  const drawn = drawnBorders(pages);
  const open = gapsOf(pages).filter((gap) => !drawn.some((x) => x > gap.low - rounding.border && x < gap.high + rounding.border));
  const runs = pages.flatMap((p) => p.runs);
  const left = Math.min(...runs.map((r) => r.x0)) - 1;
  const right = Math.max(...runs.map((r) => r.x1)) + 1;
  const inner = [...drawn, ...(open.length ? openBorders(open, runs, headingsOf(pages)) : [])].sort((a, b) => a - b);
  const [first, last] = [inner.findLast((x) => x <= left + 2), inner.find((x) => x >= right - 2)];
  return [Math.min(left, first ?? left), ...inner.filter((x) => x > left + 2 && x < right - 2), Math.max(right, last ?? right)];
};
