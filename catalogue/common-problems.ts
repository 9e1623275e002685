import { maxFileLabel } from './limits.ts';

/** What a visitor is told when a conversion can't be done: what failed, and how to mend it. */
export type ProblemKind = {
  readonly status: number;
  readonly title: string;
  readonly remedy: string;
  /** The same request may work later. */
  readonly retryable?: true;
};

/** The problems that a page may have to tell without a word from the server; apart, so that pages need not carry the whole list. */
export const commonProblems = {
  file_too_large: {
    status: 413,
    title: 'The file is too large',
    remedy: `The limit is ${maxFileLabel} for each file. Make the file smaller or split it.`,
  },
  queue_full: { status: 503, title: 'The converter is busy', remedy: 'Wait a moment; it goes on by itself.', retryable: true },
  conversion_timeout: {
    status: 504,
    title: 'The conversion took too long',
    remedy: 'Try a smaller file, fewer pages or a shorter recording.',
  },
  internal_error: {
    status: 500,
    title: 'Something went wrong on our side',
    remedy: 'Try again. If it happens again, tell us through the contact page.',
    retryable: true,
  },
} as const satisfies Record<string, ProblemKind>;
