/** Failures that the browser meets without a problem document from the API: a broken connection, or an answer that is not ours. */

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

const tooLarge: ClientProblem = {
  code: 'file_too_large',
  title: 'The file is too large',
  detail: 'The server refused the upload for its size.',
  remedy: 'The limit is 50 MB for each file. Make the file smaller or split it.',
  retryable: false,
};

const busy: ClientProblem = {
  code: 'queue_full',
  title: 'The converter is busy',
  detail: 'The server has more work than it can take at the moment.',
  remedy: 'Wait a moment, then try again.',
  retryable: true,
};

const tooSlow: ClientProblem = {
  code: 'conversion_timeout',
  title: 'The conversion took too long',
  detail: 'The time limit passed before the file was done.',
  remedy: 'Try a smaller file, fewer pages or a shorter recording.',
  retryable: true,
};

const unknown: ClientProblem = {
  code: 'internal_error',
  title: 'Something went wrong on our side',
  detail: 'The server gave no reason.',
  remedy: 'Try again. If it happens again, tell us through the contact page.',
  retryable: true,
};

const byStatus: Readonly<Record<number, ClientProblem>> = { 408: tooSlow, 413: tooLarge, 429: busy, 502: busy, 503: busy, 504: tooSlow };

/** The words for an answer that carries no problem document. */
export const failureByStatus = (status: number): ClientProblem => byStatus[status] ?? unknown;
