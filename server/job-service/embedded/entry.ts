import type { Span } from '../../tracing/span.ts';
import type { Job, JobState } from '../job.ts';

/** A job in memory. */
export type Entry = {
  job: Job;
  /** Of its last event. */
  number: number;
  /** Whose it is, as long as this server runs. */
  readonly client?: string;
  /** Where its end is told, if anybody asked for that. */
  readonly callbackUrl?: string;
  /** What the sending of its result belongs to, as long as this server runs. */
  readonly span?: Span;
  /** Cancels it. */
  readonly stop: AbortController;
  /** Resolves at the next change. */
  changed: PromiseWithResolvers<void>;
};

/** The job of an entry in another state. */
export const jobIn = ({ job: { id, createdAt, inputFormat, outputFormat } }: Entry, state: JobState): Job => ({
  id,
  createdAt,
  inputFormat,
  outputFormat,
  ...state,
});
