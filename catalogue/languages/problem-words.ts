import type { commonProblems } from '../common-problems.ts';
import type { ProblemCode } from '../problems.ts';

type Words = { readonly title: string; readonly remedy: string };

/** Problems in another language, by their code (English: `problems.ts`). Problems that the upload tool reports itself have its words. */
export type ProblemWords = { readonly [Code in Exclude<ProblemCode, keyof typeof commonProblems>]: Words };
