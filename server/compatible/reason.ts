import { problems } from '../../catalogue/problems.ts';
import type { Problem } from '../contract/problem.ts';

/** A problem in one line: its title, and what is particular about it. */
export const reasonOf = ({ code, detail }: Problem): string => `${problems[code].title}. ${detail}`;

/** Headers of an answer about a problem. */
export const problemHeaders = ({ extra: { retryAfter } }: Problem): Readonly<Record<string, string>> => ({
  'Cache-Control': 'no-store',
  ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }),
});
