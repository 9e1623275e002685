import { median } from '../median.ts';
import type { Box } from '../model.ts';
import { overlapY, unionAll } from '../read/geometry.ts';
import { isBulletList, listHeads } from './bullet-lists.ts';
import { bySpan } from './by-span.ts';
import type { Frame } from './frame.ts';
import { overBoth, overMiddle, underBoth } from './over-columns.ts';
import type { Placeable } from './placeable.ts';
import { runOn } from './running-sentences.ts';
import { countBelow } from './search-sorted.ts';
import { sameBaseline } from './typography.ts';

/**
 * Running text: minimum lines, share of the width filled by half of them, and letters in half of them; lines in each of several columns;
 * and maximum leading in font sizes between most lines, as in double spacing: rows of a table are further apart. Tuned on public, where
 * table cells are side by side like columns.
 */
const prose = { lines: 3, fill: 0.6, letters: 16, inStrip: 12, leading: 2.4 } as const;
/**
 * Share of the lower height that columns have in common; without prose they need this many lines each, and a smaller share of common
 * baselines.
 */
const sideBySide = { height: 0.3, lines: 5, matched: 0.5 } as const;
/** In font sizes: maximum leading within one cell, however loose. */
const cellLeading = 2.2;
/** Minimum ratio of the distance between rows to that between lines of one cell: a point or two in prints of word processors (business). */
const rowStep = 1.04;
/**
 * Points: step of the histogram of line starts; the gutter ends `before` points before the step; minimum gutter and column width. Steps:
 * maximum hanging indent of an entry, as in a bibliography that fills a few lines of a paper's last column.
 */
const starts = { step: 3, before: 2.5, gutter: 5, leastColumn: 30, hanging: 8 } as const;
/** Minimum number of items to split, and maximum depth of nested columns: layouts nest two or three deep. */
const search = { least: 6, deepest: 6 } as const;

/** A separately read part of a page; `columns` are side by side, each in its box if there are `boxes`. */
export type Region<T extends Placeable> =
  | { readonly kind: 'leaf'; readonly items: readonly T[] }
  | { readonly kind: 'columns'; readonly columns: readonly Region<T>[][]; readonly boxes?: readonly Frame[] };

type Gutter<T> = {
  readonly above: readonly T[];
  readonly left: readonly T[];
  readonly right: readonly T[];
  readonly below: readonly T[];
  readonly score: number;
};

/** The share of the shorter side's lines that match a baseline of the other side, or the middle of two. */
const matchedBaselines = (a: readonly Placeable[], b: readonly Placeable[]): number => {
  const few = a.length <= b.length ? a : b;
  const many = few === a ? b : a;
  const levels = [...new Set(many.map((q) => q.baseline))].sort((x, y) => x - y);
  const gaps = levels.slice(1).map((level, i) => level - (levels[i] as number));
  // Two lines of one cell are closer than the rows around them.
  const pairs = gaps.flatMap((gap, i) => {
    const isPair = [gaps[i - 1], gaps[i + 1]].every((other) => other === undefined || other > rowStep * gap);
    return isPair ? [{ gap, middle: (levels[i] as number) + gap / 2 }] : [];
  });
  // Cells are often centred on the longer adjacent one: between two of its lines.
  const byMiddle = bySpan(pairs, ({ middle }) => [middle, middle]);
  const isMiddle = ({ baseline, size }: Placeable): boolean =>
    byMiddle.some(
      baseline - sameBaseline / 2,
      baseline + sameBaseline / 2,
      ({ gap, middle }) => gap < cellLeading * size && Math.abs(middle - baseline) < sameBaseline / 2,
    );
  const isOnLevel = ({ baseline }: Placeable): boolean => {
    const next = countBelow(levels, baseline);
    return [levels[next - 1], levels[next]].some((level) => level !== undefined && Math.abs(baseline - level) < sameBaseline);
  };
  return few.filter((p) => isOnLevel(p) || isMiddle(p)).length / Math.max(1, few.length);
};

/** Splits lines into vertical strips that do not overlap, from left to right. */
export const stripsOf = <T extends { readonly box: Box }>(lines: readonly T[]): T[][] => {
  const strips: T[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const line of [...lines].sort((a, b) => a.box.x0 - b.box.x0)) {
    if (line.box.x0 >= end) strips.push([]);
    strips.at(-1)?.push(line);
    end = Math.max(end, line.box.x1);
  }
  return strips;
};

const isProseLines = (lines: readonly Placeable[], least: number): boolean => {
  if (lines.length < least) return false;
  const box = unionAll(lines.map((l) => l.box));
  const fill = median(lines.map((l) => (l.box.x1 - l.box.x0) / Math.max(1, box.x1 - box.x0)));
  const levels = lines.map((l) => l.baseline).sort((a, b) => a - b);
  const gaps = levels.slice(1).map((level, i) => level - (levels[i] as number));
  const gap = gaps.sort((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)] ?? 0;
  return (
    fill > prose.fill && median(lines.map((l) => l.letters)) >= prose.letters && gap <= prose.leading * median(lines.map((l) => l.size))
  );
};

const isShortProse = (lines: readonly Placeable[]): boolean => {
  const sorted = [...lines].sort((a, b) => a.baseline - b.baseline);
  const isOneEach = sorted.every((line, n) => n === 0 || line.baseline - (sorted[n - 1] as Placeable).baseline > line.size / 2);
  const gaps = sorted.slice(1).map((line, n) => line.baseline - (sorted[n] as Placeable).baseline);
  return isOneEach && median(gaps) <= prose.leading * median(lines.map((l) => l.size)) && runOn(sorted.map(({ text = '' }) => ({ text })));
};

/** Whether the items are running text, line below line, across the width, or columns of it. */
const isProse = (items: readonly Placeable[]): boolean => {
  const lines = items.filter((i) => !i.block);
  if (isProseLines(lines, prose.lines) || isShortProse(lines)) return true;
  const strips = stripsOf(lines);
  return strips.length > 1 && strips.every((strip) => isProseLines(strip, prose.inStrip) || isShortProse(strip));
};

/** Minimum ratio of a side heading's type size to the text's. */
const sideHeadSize = 1.4;
/** Maximum lines of a side heading, and minimum lines of the text beside it. */
const sideHeadLines = { most: 6, beside: 6 };

/** A side heading: a few lines of large type, with prose beside and below. */
const isSideHead = (left: readonly Placeable[], right: readonly Placeable[]): boolean => {
  if (left.length === 0 || left.length > sideHeadLines.most || right.length < sideHeadLines.beside || !isProse(right)) return false;
  const size = median(right.map((i) => i.size));
  return left.every((i) => i.size >= sideHeadSize * size);
};

/** Two sides are columns if both are prose, or if their lines do not share baselines. */
const standAsColumns = (left: readonly Placeable[], right: readonly Placeable[]): boolean => {
  const lines = (side: readonly Placeable[]) => side.filter((i) => !i.block);
  const [l, r] = [lines(left), lines(right)];
  if (isSideHead(l, r)) return true;
  if (l.length < prose.lines || r.length < prose.lines) return false;
  const [lb, rb] = [unionAll(l.map((i) => i.box)), unionAll(r.map((i) => i.box))];
  const common = overlapY(lb, rb);
  if (common < sideBySide.height * Math.min(lb.y1 - lb.y0, rb.y1 - rb.y0)) return false;
  const [runsLeft, runsRight] = [isProse(l) || isBulletList(l), isProse(r) || isBulletList(r)];
  if (runsLeft && runsRight) return true;
  return l.length >= sideBySide.lines && r.length >= sideBySide.lines && matchedBaselines(l, r) < sideBySide.matched;
};

const findGutter = <T extends Placeable>(items: readonly T[]): Gutter<T> | undefined => {
  const counts = new Map<number, number>();
  for (const { box } of items) {
    const key = Math.round(box.x0 / starts.step);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const area = unionAll(items.map((i) => i.box));
  const sorted = [...items].sort((a, b) => a.box.y0 - b.box.y0);
  let best: Gutter<T> | undefined;
  for (const [key, count] of counts) {
    const near = (counts.get(key - 1) ?? 0) + (counts.get(key + 1) ?? 0);
    const hanging = Array.from({ length: starts.hanging }, (_, n) => counts.get(key + 2 + n) ?? 0).reduce((sum, n) => sum + n, 0);
    const hangs = count + near < prose.lines;
    if (count + near + hanging < prose.lines) continue;
    const x = key * starts.step - starts.before;
    if (x - area.x0 < starts.leastColumn || area.x1 - x < starts.leastColumn) continue;
    const strip = { x0: x - starts.gutter, x1: x };
    /** Start of the items without a crossing item so far. */
    let start = 0;
    const close = (end: number) => {
      if (end - start < prose.lines) return;
      const stretch = sorted.slice(start, end);
      const left = stretch.filter((i) => i.box.x1 <= x);
      const right = stretch.filter((i) => i.box.x0 >= strip.x0);
      const stands = left.length > 0 && right.length >= prose.lines && standAsColumns(left, right);
      if (stands && (!hangs || (isProse(left) && isProse(right) && right.every((i) => i.box.x0 < x + starts.step * starts.hanging)))) {
        const [lb, rb] = [unionAll(left.map((i) => i.box)), unionAll(right.map((i) => i.box))];
        const score = overlapY(lb, rb);
        if (!best || score > best.score) best = { above: sorted.slice(0, start), left, right, below: sorted.slice(end), score };
      }
    };
    for (const [n, item] of sorted.entries()) {
      const crosses = item.box.x0 < strip.x0 && item.box.x1 > x;
      if (!crosses) continue;
      // A crossing item splits the page only if it lies below the previous items.
      close(n);
      start = n + 1;
    }
    close(sorted.length);
  }
  return best;
};

/**
 * Cuts a page into regions in reading order: wherever two or more columns of running text are side by side, each column is read to its end
 * before the next. Right-to-left pages start on the right.
 */
export const findColumns = <T extends Placeable>(items: readonly T[], rtl: boolean, depth = 0): Region<T>[] => {
  if (items.length < search.least || depth > search.deepest) return items.length ? [{ kind: 'leaf', items }] : [];
  const found = findGutter(items);
  if (!found) return [{ kind: 'leaf', items }];
  const heads = listHeads(found.above, found.left, found.right);
  const over = new Set([...overBoth(found.left, found.right), ...overMiddle([...found.left, ...found.right])]);
  const next = Math.min(...found.below.map((i) => i.box.y0));
  const under = new Set(
    found.below.length ? [...underBoth(found.left, found.right, next), ...underBoth(found.right, found.left, next)] : [],
  );
  const inColumn = (i: T): boolean => !over.has(i) && !under.has(i);
  const gutter = {
    above: [...found.above.filter((i) => !heads.left.includes(i) && !heads.right.includes(i)), ...over],
    left: [...heads.left, ...found.left.filter(inColumn)],
    right: [...heads.right, ...found.right.filter(inColumn)],
    below: [...under, ...found.below],
  };
  // Text below the shorter column, separated from that column, belongs to the following region.
  const sides = [findColumns(gutter.left, rtl, depth + 1), findColumns(gutter.right, rtl, depth + 1)];
  const flattened = sides.flatMap((side) => (side.length === 1 && side[0]?.kind === 'columns' ? side[0].columns : [side]));
  const columns = rtl ? flattened.reverse() : flattened;
  return [...findColumns(gutter.above, rtl, depth + 1), { kind: 'columns', columns }, ...findColumns(gutter.below, rtl, depth + 1)];
};
