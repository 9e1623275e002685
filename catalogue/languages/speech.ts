import type { ProblemCode } from '../problems.ts';
import type { messages } from './en/server/messages/index.ts';
import type { words } from './en/server/words.ts';
import type { Language } from './languages.ts';
import type { LanguageWords } from './page-words.ts';
import type { ProblemWords } from './problem-words.ts';
import type { Words } from './words.ts';

type Common = Words<typeof words> & { readonly messages: Words<typeof messages> } & Pick<LanguageWords, 'frame' | 'tool'>;

/** Texts of the server and the command line in another language than English, with those that they share with the pages. */
export type ServerWords = Common & { readonly problems: ProblemWords };

export type ProblemText = { readonly title: string; readonly remedy: string };

/** All that the server and the command line say in a language. */
export type Speech = Common & { readonly language: Language; readonly problems: Readonly<Record<ProblemCode, ProblemText>> };
