/** Failures that the browser meets without a problem document from the API: a broken connection, or an answer that is not ours. */

import { commonProblems } from './common-problems.ts';

type ClientProblem = {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly remedy: string;
  readonly retryable: boolean;
};

export const brokenConnection: ClientProblem = {
  code: 'connection_lost',
  title: 'The connection broke',
  detail: 'The server could not be reached, or the connection ended before the file came back.',
  remedy: 'Check your internet connection, then try again.',
  retryable: true,
};

const told = (code: keyof typeof commonProblems, detail: string, remedy: string = commonProblems[code].remedy): ClientProblem => ({
  code,
  title: commonProblems[code].title,
  detail,
  remedy,
  retryable: 'retryable' in commonProblems[code],
});

const tooLarge = told('file_too_large', 'The server refused the upload for its size.');
// No Retry-After came along, so nothing goes on by itself.
const busy = told('queue_full', 'The server has more work than it can take at the moment.', 'Wait a moment, then try again.');
const tooSlow = told('conversion_timeout', 'The time limit passed before the file was done.');
const unknown = told('internal_error', 'The server gave no reason.');

const byStatus: Readonly<Record<number, ClientProblem>> = { 408: tooSlow, 413: tooLarge, 429: busy, 502: busy, 503: busy, 504: tooSlow };

/** The words for an answer that carries no problem document. */
export const failureByStatus = (status: number): ClientProblem => byStatus[status] ?? unknown;
