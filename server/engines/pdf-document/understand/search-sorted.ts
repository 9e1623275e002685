const firstPast = (sorted: ArrayLike<number>, isPast: (value: number) => boolean): number => {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isPast(sorted[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return low;
};

/** How many of some numbers in rising order are under another. */
export const countBelow = (sorted: ArrayLike<number>, limit: number): number => firstPast(sorted, (value) => !(value < limit));

/** How many of them are no more than another. */
export const countUpTo = (sorted: ArrayLike<number>, limit: number): number => firstPast(sorted, (value) => !(value <= limit));
