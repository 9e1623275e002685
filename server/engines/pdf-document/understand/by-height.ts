/** Things of a page in order of their heights, so that those between two heights are found without a look at all of them. */
export type ByHeight<T> = {
  /** Those at a height (points) of `from` or more, and under `to`. */
  readonly between: (from: number, to: number) => readonly T[];
};

export const byHeight = <T>(items: readonly T[], heightOf: (item: T) => number): ByHeight<T> => {
  const sorted = items.map((item) => ({ item, height: heightOf(item) })).sort((a, b) => a.height - b.height);
  /** How many are above a height. */
  const countAbove = (height: number): number => {
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] as { height: number }).height < height) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  return { between: (from, to) => sorted.slice(countAbove(from), countAbove(to)).map(({ item }) => item) };
};
