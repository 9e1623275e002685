import { randomBytes } from 'node:crypto';
import type { ProblemBody } from '../../catalogue/problems.ts';
import type { ResultDetails } from '../conversions/conversion.ts';

/** Where a job stands. A finished one always has a result, a failed one always a problem. */
export type JobState =
  /** How many it will be when its turn comes: 1 is the next. */
  | { readonly state: 'queued'; readonly position: number }
  /** `fraction` is of the phase, 0 to 1, and null while it is not known. */
  | { readonly state: 'working'; readonly phase: 'converting' | 'packing'; readonly fraction: number | null }
  | (ResultDetails & {
      readonly state: 'done';
      /** What a download of the result is called, how large it is, and its MIME type. */
      readonly name: string;
      readonly bytes: number;
      readonly type: string;
      /** The files in it, or it alone. */
      readonly files: readonly { readonly name: string; readonly bytes: number }[];
      /** When the result is deleted at the latest: ISO 8601. */
      readonly expiresAt: string;
    })
  | { readonly state: 'failed'; readonly problem: ProblemBody }
  /** By whoever asked for it. */
  | { readonly state: 'cancelled' }
  /** Its result has been deleted, in time or by hand. */
  | { readonly state: 'expired' };

/** One conversion that outlives its request, as it is told to whoever has its id. */
export type Job = {
  /** Knowing it is the right to everything about the job. */
  readonly id: string;
  readonly createdAt: string;
  readonly inputFormat: string;
  readonly outputFormat: string;
} & JobState;

/** Nothing follows on these. */
export const isOver = ({ state }: JobState): boolean => state !== 'queued' && state !== 'working';

/** 192 bits that nobody guesses, in 32 characters of base64url (RFC 4648, 5). */
export const newJobId = (): string => randomBytes(24).toString('base64url');

/** The form of an id; everything else is the id of no job. */
export const jobIdPattern = '^[A-Za-z0-9_-]{32}$';
const form = new RegExp(jobIdPattern);
export const isJobId = (text: string): boolean => form.test(text);
