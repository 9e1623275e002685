import { categories } from '../categories.ts';
import { converters } from '../converters.ts';
import { formatCount, pairCount } from '../counts.ts';
import { ocrLanguages } from '../options/ocr-languages.ts';
import { ar } from './ar/index.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { factsIn, fillWith } from './facts.ts';
import { fr } from './fr/index.ts';
import { ja } from './ja/index.ts';
import { english, type Language, languages } from './languages.ts';
import type { LanguageWords } from './page-words.ts';
import { ptBr } from './pt-br/index.ts';

/** The languages that have words. A language is added by its folder, its line in languages.ts and its name here. */
const written: Readonly<Record<string, LanguageWords>> = { en, es, 'pt-br': ptBr, de, fr, ja, ar };

/** Locales that write names of languages with a capital. */
const capitalising = /^(?:de|en)\b/;

/** Names of the languages that scans are read in, in another one, within a sentence: Bun's ICU writes them as for a list. */
const ocrNames = (locale: string): string => {
  const name = (tag: string) => new Intl.DisplayNames(locale, { type: 'language' }).of(tag) ?? tag;
  const within = (text: string) => (capitalising.test(locale) ? text : `${text.charAt(0).toLocaleLowerCase(locale)}${text.slice(1)}`);
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(Object.keys(ocrLanguages).map((tag) => within(name(tag))));
};

const factsFor = (locale: string) => ({
  ...factsIn(locale),
  formatCount: formatCount.toLocaleString(locale),
  pairCount: pairCount.toLocaleString(locale),
  converterCount: converters.length.toLocaleString(locale),
  categoryCount: categories.length.toLocaleString(locale),
  ocrCount: Object.keys(ocrLanguages).length.toLocaleString(locale),
  ocrLanguages: ocrNames(locale),
});

const filled = new Map(
  languages.flatMap((language) => {
    const words = written[language.id];
    return words ? [[language.id, fillWith(words, factsFor(language.locale))] as const] : [];
  }),
);

const ofEnglish = filled.get(english.id) as LanguageWords & typeof en;

/** The words of a language; English for one that has none yet. */
export const wordsIn = (language: Language): LanguageWords => filled.get(language.id) ?? ofEnglish;

/** The languages that pages are written in. */
export const writtenLanguages: readonly Language[] = languages.filter(({ id }) => filled.has(id));

/** Those of them that are not English. */
export const furtherLanguages: readonly Language[] = writtenLanguages.filter(({ prefix }) => prefix !== '');
