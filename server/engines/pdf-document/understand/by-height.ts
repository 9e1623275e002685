import { countBelow } from './search-sorted.ts';

/** Index of a page's items by height: finds those between two heights without inspecting all. */
export type ByHeight<T> = {
  /** Items at a height (points) of at least `from` and below `to`, in their original order. */
  readonly between: (from: number, to: number) => readonly T[];
};

export const byHeight = <T>(items: readonly T[], heightOf: (item: T) => number): ByHeight<T> => {
  const heights = Float64Array.from(items, heightOf);
  const order = Uint32Array.from(items, (_, n) => n).sort((a, b) => (heights[a] as number) - (heights[b] as number));
  const sorted = Float64Array.from(order, (n) => heights[n] as number);
  return {
    between: (from, to) => Array.from(order.subarray(countBelow(sorted, from), countBelow(sorted, to)).toSorted(), (n) => items[n] as T),
  };
};
