import type { Box } from './box.ts';

/** Shapes that overlap by less, in centimetres, still count as beside each other: the margins inside text boxes overlap. */
const slack = 0.3;
/** More shapes are read in the order in which they were drawn: a drawing, not a text. */
const mostShapes = 2000;

type Placed = { readonly box: Box };
type Axis = 'x' | 'y';
type Cut<T> = { readonly parts: readonly (readonly T[])[]; readonly gap: number };

/** Gaps that are at least this share of the widest one divide with it, as the rows of a list do. */
const alike = 0.9;

/** The parts between the widest gaps that run through all shapes along an axis, and the width of these gaps. */
const cutAlong = <T extends Placed>(items: readonly T[], axis: Axis): Cut<T> => {
  const start = ({ box }: T): number => box[`${axis}0`];
  const sorted = items.toSorted((one, other) => start(one) - start(other));
  const gaps: { readonly at: number; readonly gap: number }[] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const [at, item] of sorted.entries()) {
    const [from, to] = [start(item), item.box[`${axis}1`]];
    if (at > 0 && from >= end - Math.min(slack, (to - from) / 4)) gaps.push({ at, gap: from - end });
    end = at === 0 ? to : Math.max(end, to);
  }
  const gap = Math.max(...gaps.map((one) => one.gap));
  const cuts = gaps.filter((one) => one.gap >= gap - Math.abs(gap) * (1 - alike)).map(({ at }) => at);
  return { parts: [0, ...cuts].map((from, index) => sorted.slice(from, cuts[index])), gap };
};

/** Pairs of shapes in different parts that were drawn neither in this order of parts nor in the opposite one. */
const disorder = <T extends Placed>(parts: readonly (readonly T[])[], drawn: ReadonlyMap<T, number>): number => {
  let [count, pairs] = [0, 0];
  const before: number[] = [];
  for (const part of parts) {
    const own = part.map((item) => drawn.get(item) ?? 0);
    for (const at of own) for (const earlier of before) if (earlier > at) count++;
    pairs += own.length * before.length;
    before.push(...own);
  }
  return Math.min(count, pairs - count);
};

/** Places that the larger of two sets of shapes may be compared with. */
const mostCompared = 300;

/**
 * Shapes in reading order. A slide is cut along the gaps that run through it, down and across by turns; where both are possible, in the
 * direction that agrees with the order in which the author drew the shapes, then along the wider gap.
 */
export const inReadingOrder = <T extends Placed>(items: readonly T[], isRightToLeft: boolean): readonly T[] => {
  if (items.length > mostShapes) return items;
  const drawn = new Map(items.map((item, index) => [item, index]));
  const ordered = (some: readonly T[]): readonly T[] => {
    if (some.length < 2) return some;
    const down = cutAlong(some, 'y');
    const along = cutAlong(some, 'x');
    const across = { ...along, parts: isRightToLeft ? along.parts.toReversed() : along.parts };
    if (down.parts.length === 1 && across.parts.length === 1)
      return some.toSorted((one, other) => one.box.y0 - other.box.y0 || one.box.x0 - other.box.x0);
    return pick(some, down, across).parts.flatMap(ordered);
  };
  const pick = (some: readonly T[], down: Cut<T>, across: Cut<T>): Cut<T> => {
    if (down.parts.length === 1) return across;
    if (across.parts.length === 1) return down;
    const difference = some.length > mostCompared ? 0 : disorder(down.parts, drawn) - disorder(across.parts, drawn);
    if (difference !== 0) return difference < 0 ? down : across;
    return across.gap > down.gap ? across : down;
  };
  return ordered(items);
};
