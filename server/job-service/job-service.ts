import type { Form, ResultDetails } from '../conversions/conversion.ts';
import type { Client } from '../requests/clients.ts';
import type { RequestRecord } from '../requests/request-record.ts';
import type { Job } from './job.ts';

/** A form that is to become a job. */
export type Submission = {
  readonly form: Form;
  readonly client: Client;
  readonly record: RequestRecord;
  /** Aborts while the form is still coming in: its sender has gone. Later it means nothing. */
  readonly sender: AbortSignal;
  /** Of the same client and the same key there is one job. */
  readonly idempotencyKey?: string;
};

/** The result of a job, as often as one likes until it expires. */
export type JobFile = ResultDetails & {
  readonly name: string;
  readonly type: string;
  readonly bytes: number;
  /** Strong validator (RFC 9110, 8.8.3), without its quotes. */
  readonly etag: string;
  /** Bytes from `start` up to, not with, `end`. */
  readonly body: (start: number, end: number) => Blob | ReadableStream<Uint8Array>;
  /** Makes an address at which anybody can get it for some minutes, where it may be fetched elsewhere. */
  readonly address?: () => Promise<string>;
  /** The folder that an open download of it is seen by, where it lies on this machine. */
  readonly dir?: string;
};

/** What a change of a job is numbered with, upwards from 1. */
export type JobEvent = { readonly number: number; readonly job: Job };

/**
 * Conversions that live apart from requests. Where they run and where their results lie is no concern of whoever holds this.
 * Ids that are unknown give nothing; what is known of expired and cancelled ones goes an hour after they began.
 */
export type JobService = {
  /** Takes a form in and resolves once it is whole and asks for something that is offered. Rejects with the Problem. */
  readonly submit: (submission: Submission) => Promise<Job>;
  readonly find: (id: string) => Promise<Job | undefined>;
  /**
   * The job as it stands and after each change, beginning with what is newer than the event numbered `after`; what comes quicker than it
   * is read is left out, but never the last one, after which it ends. Of an unknown id nothing is told.
   */
  readonly events: (id: string, after: number, signal: AbortSignal) => AsyncIterable<JobEvent>;
  /** The result of a job that is done; undefined for every other. */
  readonly result: (id: string) => Promise<JobFile | undefined>;
  /** Cancels what is under way and deletes what is done, at once. Whether there ever was such a job. */
  readonly remove: (id: string) => Promise<boolean>;
  readonly state: () => Promise<{ readonly kept: number; readonly underWay: number }>;
  /** Ends what it does by itself; jobs are ended by the server's shutdown. */
  readonly close: () => Promise<void>;
};
