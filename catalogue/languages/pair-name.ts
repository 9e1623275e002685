import { requireFormat } from '../formats.ts';
import { wordsIn } from './language-words.ts';
import type { Language } from './languages.ts';
import { say } from './say.ts';

/** Name of a pair in a language, by the ids of its formats: `JPG to PNG`. */
export const pairName = (language: Language, from: string, to: string): string =>
  say(wordsIn(language).frame.pair, { from: requireFormat(from).name, to: requireFormat(to).name });
