import type { Answer } from './answer.ts';
import type { Item } from './item.ts';

/** How a run goes through its files. */
export type Pace = {
  /** How many files are under way at once. */
  readonly concurrency: number;
  /** End the run at the first failing file; the rest stays ready. */
  readonly stopAtFailure: boolean;
};

/** What a tool wants of its runs. */
export type Policy = Pace & {
  /** Files become one, unless their owner chooses otherwise. */
  readonly merging?: boolean;
  /** The download name of a result; `alone` when it is the only file. */
  readonly resultName: (item: Item & { readonly to: string }, answer: Extract<Answer, { kind: 'file' }>, alone: boolean) => string;
};

/** How far a run is, in files. */
export type Run = { readonly total: number; readonly finished: number };

/** What a run has come to. */
export type Summary = { readonly done: readonly Item[]; readonly failed: readonly Item[]; readonly cancelled: boolean };
