import type { Format } from '../formats/format.ts';

export type Verdict = 'kept' | 'lost' | 'changed' | 'gained';

/** A row of the table `What changes`. */
export type Change = {
  readonly topic: string;
  /** How the two formats differ, in a few words. */
  readonly from: string;
  readonly to: string;
  readonly verdict: Verdict;
  /** What it means for this conversion. */
  readonly sentence: string;
};

/** Describes one aspect of a conversion; undefined if it does not apply. */
export type Rule = (from: Format, to: Format) => Change | undefined;
