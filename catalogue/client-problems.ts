/** Failures without a problem document: responses that are not from our API. */

import type { MoreWords } from './languages/tool-words.ts';

export type ClientProblem = {
  readonly code: string;
  readonly title: string;
  readonly detail: string;
  readonly remedy: string;
  readonly retryable: boolean;
};

const busy = { code: 'queue_full', words: 'busy', retryable: true } as const;
const tooSlow = { code: 'conversion_timeout', words: 'tooSlow', retryable: false } as const;
const byStatus = {
  408: tooSlow,
  413: { code: 'file_too_large', words: 'tooLarge', retryable: false },
  429: busy,
  502: busy,
  503: busy,
  504: tooSlow,
} as const;
const unknown = { code: 'internal_error', words: 'unknown', retryable: true } as const;

/** Failure texts for a response without a problem document, by status. */
export const failureByStatus = (status: number, failures: MoreWords['failures']): ClientProblem => {
  const { words, ...kind } = byStatus[status as keyof typeof byStatus] ?? unknown;
  return { ...kind, ...failures[words] };
};
