const firstPast = (sorted: ArrayLike<number>, isPast: (value: number) => boolean): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(sorted[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** Number of values in an ascending array below a limit. */
export const countBelow = (sorted: ArrayLike<number>, limit: number): number => firstPast(sorted, (value) => !(value < limit));

/** Number of values in an ascending array up to a limit, inclusive. */
export const countUpTo = (sorted: ArrayLike<number>, limit: number): number => firstPast(sorted, (value) => !(value <= limit));
