/** The value below which `share` (0 to 1) of the figures lie. NaN for none. */
export const percentile = (figures: readonly number[], share: number): number => {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
};

/** The middle value; for an even count the mean of the two middle values. */
export const median = (figures: readonly number[]): number => {
  const sorted = [...figures].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 ? (sorted[half] ?? Number.NaN) : ((sorted[half - 1] ?? Number.NaN) + (sorted[half] ?? Number.NaN)) / 2;
};

export const geometricMean = (figures: readonly number[]): number =>
  Math.exp(figures.reduce((sum, one) => sum + Math.log(one), 0) / figures.length);

/** Milliseconds that `work` takes. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
