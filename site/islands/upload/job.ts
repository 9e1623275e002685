import type { ProblemBody } from '../../../catalogue/problems.ts';
import type { ReceiptLine } from '../../../catalogue/text/receipt.ts';

/** The fields of an API job that the page reads. */
export type Job = { readonly id: string } & (
  | { readonly state: 'queued'; readonly position: number }
  | { readonly state: 'working'; readonly fraction: number | null }
  | DoneState
  | { readonly state: 'failed'; readonly problem: ProblemBody }
  | { readonly state: 'cancelled' | 'expired' }
);
type DoneState = {
  readonly state: 'done';
  readonly name: string;
  readonly bytes: number;
  readonly type: string;
  readonly notes: readonly string[];
  readonly receipt?: readonly ReceiptLine[];
  readonly expiresAt: string;
};
export type DoneJob = Extract<Job, { state: 'done' }>;
