import { failureByStatus } from '../../../catalogue/client-problems.ts';
import type { ProblemBody } from '../../../catalogue/problems.ts';
import type { ReceiptLine } from '../../../catalogue/text/receipt.ts';
import { moreWords, plainWords } from '../../stores/words.ts';
import type { Failure } from './item.ts';
import type { Job } from './job.ts';
import type { KeptCopy } from './kept-rows.ts';

/** A response: a file, a job, a request to wait, or a failure. */
export type Answer =
  | {
      readonly kind: 'file';
      readonly blob: Blob;
      readonly fileName: string | undefined;
      readonly notes: readonly string[];
      readonly receipt?: readonly ReceiptLine[];
      /** From sending the file to its result. */
      readonly seconds?: number;
      readonly kept?: KeptCopy;
    }
  | { readonly kind: 'accepted'; readonly job: Job }
  | { readonly kind: 'wait'; readonly seconds: number; readonly failure: Failure }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly status?: number };

/** A response that ends all attempts. */
export type FinalAnswer = Exclude<Answer, { kind: 'wait' | 'accepted' }>;

export const unreachableCode = 'connection_lost';

/** Failure of a request without a response. */
export const unreachable = (): Failure => {
  const { lostTitle: title = '', lostDetail: detail = '', lostRemedy: remedy = '' } = plainWords();
  return { code: unreachableCode, title, detail, remedy, retryable: true, message: `0: ${title}` };
};

/** The failure for a response without a problem document. If its texts are not loaded, that of a broken connection. */
export const failureOfStatus = (status: number): Failure => {
  const words = moreWords()?.failures;
  return words ? { ...failureByStatus(status, words), message: String(status) } : { ...unreachable(), code: 'internal_error' };
};

const isProblem = (body: unknown): body is ProblemBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'title' in body && 'remedy' in body && 'detail' in body;

/** Parses JSON; undefined if invalid. */
export const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // A proxy may respond with a page of its own.
    return undefined;
  }
};

/** The failure for a response's status and text. Without a problem document only the status counts. */
export const failureOf = (status: number, statusText: string, text: string): Failure => {
  const message = `${status}: ${text || statusText}`;
  const body = parse(text);
  if (!isProblem(body)) return { ...failureOfStatus(status), message };
  const { code, title, detail, remedy, retryable, detected } = body;
  return { code, title, detail, remedy, retryable: retryable === true, message, ...(detected && { detected }) };
};
