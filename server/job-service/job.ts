import { randomBytes } from 'node:crypto';
import type { ProblemFacts } from '../contract/problem.ts';
import type { ResultDetails } from '../conversions/conversion.ts';

/** A job's state. A finished job always has a result, a failed one always a problem. */
export type JobState =
  /** Place in the queue: 1 is next. */
  | { readonly state: 'queued'; readonly position: number }
  /** `fraction` is of the phase, 0 to 1, and null while unknown. */
  | { readonly state: 'working'; readonly phase: 'converting' | 'packing'; readonly fraction: number | null }
  | (ResultDetails & {
      readonly state: 'done';
      /** File name, size and MIME type of the download. */
      readonly name: string;
      readonly bytes: number;
      readonly type: string;
      /** The files in it, or the file itself. */
      readonly files: readonly { readonly name: string; readonly bytes: number }[];
      /** When the result is deleted at the latest: ISO 8601. */
      readonly expiresAt: string;
    })
  | { readonly state: 'failed'; readonly problem: ProblemFacts }
  /** By its sender. */
  | { readonly state: 'cancelled' }
  /** Its result has been deleted, on time or on request. */
  | { readonly state: 'expired' };

/** One conversion that outlives its request. Clients with its id see it as a JobView. */
export type Job = {
  /** Knowing it is enough to read, cancel and delete the job. */
  readonly id: string;
  readonly createdAt: string;
  readonly inputFormat: string;
  readonly outputFormat: string;
} & JobState;

/** Final states. */
export const isOver = ({ state }: Pick<JobState, 'state'>): boolean => state !== 'queued' && state !== 'working';

/** 192 random bits, in 32 characters of base64url (RFC 4648, section 5). */
export const newJobId = (): string => randomBytes(24).toString('base64url');

/** The form of an id. */
export const jobIdPattern = '^[A-Za-z0-9_-]{32}$';
const form = new RegExp(jobIdPattern);
export const isJobId = (text: string): boolean => form.test(text);
