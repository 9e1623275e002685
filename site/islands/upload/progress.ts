import { progressCap, progressMaxStep } from '../../../catalogue/limits.ts';

/** The part of the bar that the upload takes, in percent, when there is a true figure for it. */
const uploadShare = 30;

/** What is truly known about a running conversion; fractions are 0 to 1, null when there is no figure. */
export type Truth = { readonly phase: 'uploading' | 'converting'; readonly fraction: number | null };

/** The highest percentage that the truth allows: nothing passes the cap before the answer has come. */
export const ceiling = ({ phase, fraction }: Truth): number => {
  if (fraction === null) return progressCap;
  const share = Math.min(1, Math.max(0, fraction));
  return phase === 'uploading' ? uploadShare * share : uploadShare + (progressCap - uploadShare) * share;
};

/** The next percentage after one tick: a random step below 15, never beyond what is true, never back. `random` gives 0 up to 1. */
export const nextPercent = (shown: number, truth: Truth, random: () => number): number =>
  Math.max(shown, Math.min(shown + random() * progressMaxStep, ceiling(truth)));
