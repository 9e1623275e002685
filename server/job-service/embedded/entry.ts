import type { Span } from '../../tracing/span.ts';
import type { Job, JobState } from '../job.ts';

/** A job in memory. */
export type Entry = {
  job: Job;
  /** Number of its last event. */
  number: number;
  /** Its client, while this server runs. */
  readonly client?: string;
  /** Callback address, if there is one. */
  readonly callbackUrl?: string;
  /** Parent span of the result's transfer, while this server runs. */
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
