import { progressCap, progressMaxStep } from '../../../catalogue/limits.ts';

/** Percentage of the bar for the upload, if its progress is known. */
const uploadShare = 30;

/** Measured progress of a running conversion; fractions are 0 to 1, null if unknown. */
export type Truth = { readonly phase: 'uploading' | 'converting' | 'downloading'; readonly fraction: number | null };

/** The maximum percentage for the measured progress: nothing exceeds the cap before the response. */
export const ceiling = ({ phase, fraction }: Truth): number => {
  if (fraction === null) return progressCap;
  const share = Math.min(1, Math.max(0, fraction));
  // The response has arrived: only its download remains.
  if (phase === 'downloading') return progressCap + (100 - progressCap) * share;
  return phase === 'uploading' ? uploadShare * share : uploadShare + (progressCap - uploadShare) * share;
};

/**
 * The next percentage after one tick. Without a measurement it rises by a random step below 15, smaller near the cap, so that a long
 * wait does not resemble a stop. A measurement limits it, and corrects a guess that was too high. `random` returns 0 up to 1.
 */
export const nextPercent = (shown: number, truth: Truth, random: () => number): number => {
  const step = random() * progressMaxStep;
  const limit = ceiling(truth);
  return truth.fraction === null ? Math.max(shown, shown + (step * (limit - shown)) / limit) : Math.min(shown + step, limit);
};
