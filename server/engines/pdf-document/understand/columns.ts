import type { Box } from '../model.ts';
import { unionAll } from '../read/geometry.ts';
import { isBulletList, listHeads } from './bullet-lists.ts';
import { bySpan } from './by-span.ts';
import type { Frame } from './frame.ts';
import { overBoth, overMiddle, underBoth } from './over-columns.ts';
import type { Placeable } from './placeable.ts';
import { runOn } from './running-sentences.ts';
import { countBelow } from './search-sorted.ts';

/**
 * Running text: lines, the share of its width that half of them fill, and letters that half of them have; lines of each of several columns;
 * and sizes between most lines at most, as in double-spaced type: rows of a table stand further apart.
 * Set on public, where cells of tables stand side by side as columns do.
 */
const prose = { lines: 3, fill: 0.6, letters: 16, inStrip: 12, leading: 2.4 } as const;
/** Points: baselines of two columns that are on one grid. */
const sameBaseline = 1.2;
/** Columns share this part of the lower one's height; without prose they have so many lines each, of which fewer than this share match. */
const sideBySide = { height: 0.3, lines: 5, matched: 0.5 } as const;
/** Sizes: lines of one cell are no further apart, however loosely they are set. */
const cellLeading = 2.2;
/** Rows stand further apart than lines of one cell by this at least: a point or two in prints of text processors (business). */
const rowStep = 1.04;
/**
 * Points: starts of lines are gathered by steps; the gutter ends just before the step, and is at least so wide; a column is no narrower than
 * this. Steps: further lines of an entry hang in by no more, as in the bibliography that ends a paper in a few lines of its last column.
 */
const starts = { step: 3, before: 2.5, gutter: 5, leastColumn: 30, hanging: 8 } as const;
/** Items that are too few to part, and how deep columns may lie in columns: layouts nest two or three deep. */
const search = { least: 6, deepest: 6 } as const;

/** Part of a page to read on its own; `columns` stand side by side, each in its box where they have `boxes`. */
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

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The share of the shorter side's lines that stand on one of the other's, or in the middle of two. */
export const matchedBaselines = (a: readonly Placeable[], b: readonly Placeable[]): number => {
  const few = a.length <= b.length ? a : b;
  const many = few === a ? b : a;
  const levels = [...new Set(many.map((q) => q.baseline))].sort((x, y) => x - y);
  const gaps = levels.slice(1).map((level, i) => level - (levels[i] as number));
  // Two lines of one cell stand closer than the rows around them.
  const pairs = gaps.flatMap((gap, i) => {
    const isPair = [gaps[i - 1], gaps[i + 1]].every((other) => other === undefined || other > rowStep * gap);
    return isPair ? [{ gap, middle: (levels[i] as number) + gap / 2 }] : [];
  });
  // Cells are often set to the middle of the longer one beside them: between two of its lines.
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

/** Lines side by side as strips of the page that no line of another strip reaches into, from left to right. */
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

/** Short lines that run on as sentences do. */
const isShortProse = (lines: readonly Placeable[]): boolean => {
  const sorted = [...lines].sort((a, b) => a.baseline - b.baseline);
  const isOneEach = sorted.every((line, n) => n === 0 || line.baseline - (sorted[n - 1] as Placeable).baseline > line.size / 2);
  const gaps = sorted.slice(1).map((line, n) => line.baseline - (sorted[n] as Placeable).baseline);
  return isOneEach && median(gaps) <= prose.leading * median(lines.map((l) => l.size)) && runOn(sorted.map(({ text = '' }) => ({ text })));
};

/** Is it running text, line under line, filling its width? Or columns of it? */
const isProse = (items: readonly Placeable[]): boolean => {
  const lines = items.filter((i) => !i.block);
  if (isProseLines(lines, prose.lines) || isShortProse(lines)) return true;
  const strips = stripsOf(lines);
  return strips.length > 1 && strips.every((strip) => isProseLines(strip, prose.inStrip));
};

/** Type of a heading at the side of a text is larger than the text's by this. */
const sideHeadSize = 1.4;
/** It has this many lines at most, and the text beside it this many at least. */
const sideHeadLines = { most: 6, beside: 6 };

/** A heading at the side of its text: a few lines of large type, and prose from their height on. */
const isSideHead = (left: readonly Placeable[], right: readonly Placeable[]): boolean => {
  if (left.length === 0 || left.length > sideHeadLines.most || right.length < sideHeadLines.beside || !isProse(right)) return false;
  const size = median(right.map((i) => i.size));
  return left.every((i) => i.size >= sideHeadSize * size);
};

/** Two sides stand as columns when both run as prose, or when their lines do not share baselines. */
const standAsColumns = (left: readonly Placeable[], right: readonly Placeable[]): boolean => {
  const lines = (side: readonly Placeable[]) => side.filter((i) => !i.block);
  const [l, r] = [lines(left), lines(right)];
  if (isSideHead(l, r)) return true;
  if (l.length < prose.lines || r.length < prose.lines) return false;
  const [lb, rb] = [unionAll(l.map((i) => i.box)), unionAll(r.map((i) => i.box))];
  const common = Math.min(lb.y1, rb.y1) - Math.max(lb.y0, rb.y0);
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
    /** Where the items begin that nothing has crossed so far. */
    let start = 0;
    const close = (end: number) => {
      if (end - start < prose.lines) return;
      const stretch = sorted.slice(start, end);
      const left = stretch.filter((i) => i.box.x1 <= x);
      const right = stretch.filter((i) => i.box.x0 >= strip.x0);
      const stands = left.length > 0 && right.length >= prose.lines && standAsColumns(left, right);
      if (stands && (!hangs || (isProse(left) && isProse(right) && right.every((i) => i.box.x0 < x + starts.step * starts.hanging)))) {
        const [lb, rb] = [unionAll(left.map((i) => i.box)), unionAll(right.map((i) => i.box))];
        const score = Math.min(lb.y1, rb.y1) - Math.max(lb.y0, rb.y0);
        if (!best || score > best.score) best = { above: sorted.slice(0, start), left, right, below: sorted.slice(end), score };
      }
    };
    for (const [n, item] of sorted.entries()) {
      const crosses = item.box.x0 < strip.x0 && item.box.x1 > x;
      if (!crosses) continue;
      // What crosses parts the page only where it lies below what came before.
      close(n);
      start = n + 1;
    }
    close(sorted.length);
  }
  return best;
};

/**
 * Cuts what is on a page into regions in the order of reading: wherever two or more columns of running text
 * stand side by side, each column is read to its end before the next. Right-to-left pages start on the right.
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
  // Text below the shorter column that is set apart from its own column belongs to what follows.
  const sides = [findColumns(gutter.left, rtl, depth + 1), findColumns(gutter.right, rtl, depth + 1)];
  const flattened = sides.flatMap((side) => (side.length === 1 && side[0]?.kind === 'columns' ? side[0].columns : [side]));
  const columns = rtl ? flattened.reverse() : flattened;
  return [...findColumns(gutter.above, rtl, depth + 1), { kind: 'columns', columns }, ...findColumns(gutter.below, rtl, depth + 1)];
};
