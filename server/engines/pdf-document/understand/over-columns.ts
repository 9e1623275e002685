import { unionAll } from '../read/geometry.ts';
import type { Placeable } from './placeable.ts';
import { edgeSlack, sameBaseline } from './typography.ts';

/** Minimum lines that determine a column's edge. */
const leastLines = 12;

/** Lines above the right column's start that exceed the left one: they span both, although the first does not begin before them. */
export const overBoth = <T extends Placeable>(left: readonly T[], right: readonly T[]): readonly T[] => {
  const top = Math.min(...right.map((i) => i.box.y0));
  const below = left.filter((i) => i.box.y0 >= top - sameBaseline && !i.block);
  if (below.length < leastLines) return [];
  const edge = Math.max(...below.map((i) => i.box.x1));
  const lowest = Math.max(...left.filter((i) => i.box.y1 <= top && i.box.x1 > edge + edgeSlack).map((i) => i.box.y1));
  return left.filter((i) => i.box.y1 <= lowest);
};

/** Lines above three columns but only in the middle one: isolated, and centred on all. */
export const overMiddle = <T extends Placeable>(items: readonly T[]): readonly T[] => {
  const area = unionAll(items.map((i) => i.box));
  const sorted = [...items].sort((a, b) => a.box.y0 - b.box.y0);
  const end = sorted.findIndex(
    ({ box, block }, n) =>
      block ||
      Math.abs(box.x0 + box.x1 - area.x0 - area.x1) > 2 * edgeSlack ||
      box.y1 > (sorted[n + 1]?.box.y0 ?? Number.POSITIVE_INFINITY) + sameBaseline,
  );
  return sorted.slice(0, Math.max(0, end));
};

/**
 * A heading at the end of one column, below the other one, closer to the text below both than to its own. `next` is where that text begins.
 */
export const underBoth = <T extends Placeable>(side: readonly T[], other: readonly T[], next: number): readonly T[] => {
  const bottom = Math.max(...other.map((i) => i.box.y1));
  const sorted = [...side].sort((a, b) => a.box.y0 - b.box.y0);
  const lowest = Math.max(...side.map((i) => i.box.y1));
  let [from, widest] = [sorted.length, Math.max(0, next - lowest)];
  let end = Number.NEGATIVE_INFINITY;
  for (const [n, { box, size }] of sorted.entries()) {
    if (n > 0 && box.y0 >= bottom && box.y0 - end > Math.max(widest, size)) [from, widest] = [n, box.y0 - end];
    end = Math.max(end, box.y1);
  }
  return sorted.slice(from);
};
