import { progressCap, progressMaxStep } from '../../../catalogue/limits.ts';

/** The part of the bar that the upload takes, in percent, when there is a true figure for it. */
const uploadShare = 30;

/** What is truly known about a running conversion; fractions are 0 to 1, null when there is no figure. */
export type Truth = { readonly phase: 'uploading' | 'converting' | 'downloading'; readonly fraction: number | null };

/** The highest percentage that the truth allows: nothing passes the cap before the answer has come. */
export const ceiling = ({ phase, fraction }: Truth): number => {
  if (fraction === null) return progressCap;
  const share = Math.min(1, Math.max(0, fraction));
  // The response has arrived: what is left is its way here.
  if (phase === 'downloading') return progressCap + (100 - progressCap) * share;
  return phase === 'uploading' ? uploadShare * share : uploadShare + (progressCap - uploadShare) * share;
};

/**
 * The next percentage after one tick. Without a figure it rises by a random step below 15, smaller as it nears the cap, so that a long
 * wait does not look like a stop. A figure holds it back, and corrects a guess that was too high. `random` gives 0 up to 1.
 */
export const nextPercent = (shown: number, truth: Truth, random: () => number): number => {
  const step = random() * progressMaxStep;
  const limit = ceiling(truth);
  return truth.fraction === null ? Math.max(shown, shown + (step * (limit - shown)) / limit) : Math.min(shown + step, limit);
};
