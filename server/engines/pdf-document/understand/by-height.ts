import { countBelow } from './search-sorted.ts';

/** Index of a page's items by height: finds those between two heights without inspecting all. */
export type ByHeight<T> = {
  /** Items at a height (points) of at least `from` and below `to`, in their original order. */
  readonly between: (from: number, to: number) => readonly T[];
};

type Index = { readonly order: Uint32Array; readonly sorted: Float64Array };

const indexOf = <T>(items: readonly T[], heightOf: (item: T) => number): Index => {
  const heights = Float64Array.from(items, heightOf);
  const order = Uint32Array.from(items, (_, n) => n).sort((a, b) => (heights[a] as number) - (heights[b] as number));
  return { order, sorted: Float64Array.from(order, (n) => heights[n] as number) };
};

/** Sorts the items at the first question: most pages have no table to ask for. */
export const byHeight = <T>(items: readonly T[], heightOf: (item: T) => number): ByHeight<T> => {
  let index: Index | undefined;
  return {
    between: (from, to) => {
      index ??= indexOf(items, heightOf);
      const { order, sorted } = index;
      return Array.from(order.subarray(countBelow(sorted, from), countBelow(sorted, to)).toSorted(), (n) => items[n] as T);
    },
  };
};
