import type { Language } from './languages.ts';
import { speechIn } from './server-words.ts';
import type { Speech } from './speech.ts';

/** What the server's problems are called in a language; undefined for one that has no words for them. */
export const problemsIn = (language: Language): Speech['problems'] | undefined => {
  const speech = speechIn(language);
  return speech.language === language ? speech.problems : undefined;
};
