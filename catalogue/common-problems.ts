import { tool } from './languages/en/tool.ts';
import { fillFacts } from './languages/facts.ts';

/** Text for a failed conversion: the reason and the remedy. */
export type ProblemKind = {
  readonly status: number;
  readonly title: string;
  readonly remedy: string;
  /** The same request may work later. */
  readonly retryable?: true;
};

const { tooLarge, busy, tooSlow, unknown } = fillFacts(tool.more.failures, 'en');

/** Problems that a page may also report without a server response. */
export const commonProblems = {
  file_too_large: { status: 413, title: tooLarge.title, remedy: tooLarge.remedy },
  queue_full: { status: 503, title: busy.title, remedy: busy.remedy, retryable: true },
  conversion_timeout: { status: 504, title: tooSlow.title, remedy: tooSlow.remedy },
  internal_error: { status: 500, title: unknown.title, remedy: unknown.remedy, retryable: true },
} as const satisfies Record<string, ProblemKind>;
