import { isOcrLanguage } from '../options/ocr-languages.ts';
import { type Option, optionKey } from '../options/option.ts';
import { wordsIn } from './language-words.ts';
import type { Language } from './languages.ts';
import { say as fill } from './say.ts';

/** Figures, units and names of encodings say the same in every language. */
const saysWords = (text: string): boolean => /\p{Ll}{2}/u.test(text);

/** Texts of an option that a language needs words for. */
export const optionTexts = (option: Option): readonly string[] =>
  [
    option.label,
    option.help,
    ...(option.control === 'choice' ? option.choices.filter(({ value }) => !isOcrLanguage(value)).map(({ label }) => label) : []),
    ...(option.control === 'text' ? [option.placeholder, option.shape] : []),
  ].filter(saysWords);

const find = (language: Language, option: Option, text: string): string | undefined => {
  if (language.prefix === '' || !saysWords(text)) return text;
  const { options } = wordsIn(language);
  return options?.[`${option.id}: ${text}`] ?? options?.[text];
};

/** The English texts of options that a language has no words for, each with the option's key. */
export const missingTexts = (language: Language, options: readonly Option[]): readonly (readonly [key: string, text: string])[] =>
  options.flatMap((option) =>
    optionTexts(option)
      .filter((text) => find(language, option, text) === undefined)
      .map((text) => [optionKey(option), text] as const),
  );

/** A megabyte as the language writes it: `Mo` in French. */
const unitName = (language: Language): string => fill(wordsIn(language).tool.more.units.megabytes, { n: '' }).trim();

/** An option in a language. Texts without a translation stay English: ask `missingTexts` before. */
export const optionIn = (language: Language, option: Option): Option => {
  if (language.prefix === '') return option;
  const say = (text: string): string => find(language, option, text) ?? text;
  const nameOf = (tag: string): string => new Intl.DisplayNames(language.locale, { type: 'language' }).of(tag) ?? tag;
  const said = { ...option, label: say(option.label), help: say(option.help) };
  switch (said.control) {
    case 'choice':
      return {
        ...said,
        choices: said.choices.map(({ value, label }) => ({ value, label: isOcrLanguage(value) ? nameOf(value) : say(label) })),
      };
    case 'number':
      return said.unit === 'MB' ? { ...said, unit: unitName(language) } : said;
    case 'text':
      return { ...said, placeholder: say(said.placeholder), shape: say(said.shape) };
    default:
      return said;
  }
};
