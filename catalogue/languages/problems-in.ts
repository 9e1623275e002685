import { type ProblemCode, problems } from '../problems.ts';
import type { Language } from './languages.ts';

type ProblemTexts = Readonly<Record<ProblemCode, { readonly title: string; readonly remedy: string }>>;

/** What the server's problems are called in a language; undefined for one that has no words for them. */
export const problemsIn = ({ prefix }: Language): ProblemTexts | undefined => (prefix === '' ? problems : undefined);
