import type { Form, ResultDetails } from '../conversions/conversion.ts';
import type { Client } from '../requests/clients.ts';
import type { RequestRecord } from '../requests/request-record.ts';
import type { Job } from './job.ts';

/** A form that becomes a job. */
export type Submission = {
  readonly form: Form;
  readonly client: Client;
  readonly record: RequestRecord;
  /** Aborts when the sender leaves while the form is being received. Later it has no effect. */
  readonly sender: AbortSignal;
  /** One job per client and key. */
  readonly idempotencyKey?: string;
};

/** The result of a job, which can be read repeatedly until it expires. */
export type JobFile = ResultDetails & {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** Strong validator (RFC 9110, 8.8.3), without its quotes. */
  readonly etag: string;
  /** Bytes from `start` up to, but excluding, `end`. */
  readonly body: (start: number, end: number) => Blob | ReadableStream<Uint8Array>;
  /** Makes a temporary address in the store for downloads, if results may be fetched there. */
  readonly address?: () => Promise<string>;
  /** The folder that marks an open download, if the result is on this machine. */
  readonly dir?: string;
};

/** A change of a job, numbered upwards from 1. */
export type JobEvent = { readonly number: number; readonly job: Job };

/**
 * Conversions that outlive their requests, wherever they run and wherever their results are stored. Unknown ids give nothing; expired and
 * cancelled jobs are remembered for an hour after they began.
 */
export type JobService = {
  /** Receives a form and resolves once it is complete and asks for an offered conversion. Rejects with the Problem. */
  readonly submit: (submission: Submission) => Promise<Job>;
  readonly find: (id: string) => Promise<Job | undefined>;
  /**
   * The job's state now and after each change, beginning with events newer than number `after`. Events that come faster than they are read are
   * dropped, except the last, which ends the iteration. An unknown id gives no events.
   */
  readonly events: (id: string, after: number, signal: AbortSignal) => AsyncIterable<JobEvent>;
  /** The result of a finished job; undefined otherwise. */
  readonly result: (id: string) => Promise<JobFile | undefined>;
  /** Cancels or deletes at once. Resolves with whether the job existed. */
  readonly remove: (id: string) => Promise<boolean>;
  readonly state: () => Promise<{ readonly kept: number; readonly underWay: number }>;
  /** Ends background work; the server's shutdown ends jobs. */
  readonly close: () => Promise<void>;
};
