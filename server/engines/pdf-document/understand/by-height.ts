import { countBelow } from './search-sorted.ts';

/** Things of a page in order of their heights, so that those between two heights are found without a look at all of them. */
export type ByHeight<T> = {
  /** Those at a height (points) of `from` or more, and under `to`, in the order in which they were given. */
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
