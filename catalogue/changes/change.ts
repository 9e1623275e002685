import type { Format } from '../formats/format.ts';

export type Verdict = 'kept' | 'lost' | 'changed' | 'gained';

/** A row of the table `What changes`. */
export type Change = {
  readonly topic: string;
  /** What the two formats have, in a few words. */
  readonly from: string;
  readonly to: string;
  readonly verdict: Verdict;
  /** What it means for this conversion. */
  readonly sentence: string;
};

/** Says what happens to one matter between two formats, or nothing where it does not come up. */
export type Rule = (from: Format, to: Format) => Change | undefined;
