import type { Placeable } from './placeable.ts';

/**
 * Minimum bullets of a list; points: tolerance of their alignment; font sizes: maximum distance to their texts, and vertical offset from
 * them, since bullets are often raised; letters: with a longer text, a single bullet is enough.
 */
const list = { bullets: 2, aside: 3, text: 2.5, raised: 0.35, letters: 3 } as const;
/** In font sizes: maximum distance of a heading above its list. */
const nearHead = 2.5;

/** Aligned bullets, each followed by text: marks in a table's column have none. */
export const isBulletList = (lines: readonly Placeable[]): boolean => {
  const bullets = lines.filter((i) => i.bullet);
  const [first] = bullets;
  const hasText = (b: Placeable): boolean =>
    b.letters > list.letters ||
    lines.some(
      (i) =>
        i !== b &&
        Math.abs(i.baseline - b.baseline) < list.raised * i.size &&
        i.box.x0 >= b.box.x1 &&
        i.box.x0 - b.box.x1 < list.text * i.size,
    );
  return (
    first !== undefined &&
    bullets.length >= list.bullets &&
    bullets.every((b) => Math.abs(b.box.x0 - first.box.x0) < list.aside && hasText(b))
  );
};

/**
 * Items above two sides (lists, or a list beside text) that are the heading of the left or the right one, with the other's heading or text
 * beside them.
 */
export const listHeads = <T extends Placeable>(
  above: readonly T[],
  left: readonly T[],
  right: readonly T[],
): { readonly left: readonly T[]; readonly right: readonly T[] } => {
  if (!isBulletList(left) && !isBulletList(right)) return { left: [], right: [] };
  const near = (side: readonly T[]): T[] => {
    const first = isBulletList(side) ? side.filter((i) => i.bullet) : side.filter((i) => !i.block);
    const top = Math.min(...first.map((i) => i.box.y0));
    return above.filter((i) => !i.block && i.box.y1 > top - nearHead * i.size);
  };
  const isLevel = (head: T, others: readonly T[]): boolean => others.some((o) => Math.abs(o.baseline - head.baseline) < head.size);
  const [start, end] = [Math.min(...right.map((i) => i.box.x0)), Math.max(...left.map((i) => i.box.x1))];
  const [overLeft, overRight] = [near(left).filter((i) => i.box.x1 <= start), near(right).filter((i) => i.box.x0 >= end)];
  return {
    left: overLeft.filter((i) => isLevel(i, [...right, ...overRight])),
    right: overRight.filter((i) => isLevel(i, [...left, ...overLeft])),
  };
};
