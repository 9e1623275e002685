import type { Answer } from './answer.ts';
import type { Item } from './item.ts';

/** How a run goes through its files. */
export type Pace = {
  /** Number of concurrent files. */
  readonly concurrency: number;
  /** Ends the run at the first failure; the other files stay ready. */
  readonly stopAtFailure: boolean;
};

/** Run settings of a tool. */
export type Policy = Pace & {
  /** Merges files unless the user chooses otherwise. */
  readonly merging?: boolean;
  /** The download name of a result; `alone`: it is the only file. */
  readonly resultName: (item: Item & { readonly to: string }, answer: Extract<Answer, { kind: 'file' }>, alone: boolean) => string;
};

/** Progress of a run, in files. */
export type Run = { readonly total: number; readonly finished: number };

/** Outcome of a run. */
export type Summary = { readonly done: readonly Item[]; readonly failed: readonly Item[]; readonly cancelled: boolean };
