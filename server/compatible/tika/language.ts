import { guessLanguage } from '../../engines/pdf-document/ocr/languages.ts';

/** Length of the text that is enough to detect its language. */
export const mostCharacters = 100_000;

/** Languages that have a script, or letters of it, for themselves. */
const scripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['zh', /\p{Script=Han}/gu],
  ['uk', /[іїєґ]/giu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
];

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** The language of a text as an ISO 639-1 code; empty if the text is too short to decide. */
export const languageOfText = (whole: string): string => {
  const text = whole.slice(0, mostCharacters);
  const letters = countOf(text, /\p{L}/gu);
  if (letters === 0) return '';
  const found = scripts.find(([language, own]) => {
    const share = countOf(text, own) / letters;
    // A few of them among others are enough.
    return language === 'ja' ? share > 0.1 : language === 'uk' ? share > 0.03 : share > 0.3;
  });
  return found?.[0] ?? guessLanguage(text)?.slice(0, 2) ?? '';
};
