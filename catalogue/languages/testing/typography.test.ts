import { describe, expect, test } from 'bun:test';
import { furtherLanguages } from '../language-words.ts';
import { literal } from './same-words.ts';
import { isKeyword, textsOf } from './texts.ts';

/** How a language is set: its quotation marks, and what its texts must not contain, each with its reason. */
type Typography = { readonly quotes: readonly [open: string, close: string]; readonly never: Readonly<Record<string, RegExp>> };

const narrow = '\u202f';
const japanese = '\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Han}ー';
const noSpaceBeforePercent = { 'no space before %': / %/ };
const spaceBeforePercent = { 'a space before %': /[\d}]%/ };

const typographies: Readonly<Record<string, Typography>> = {
  es: {
    quotes: ['«', '»'],
    never: {
      ...spaceBeforePercent,
      '¿ before a question': /^[^¿]*\?|\?[^¿]*\?/,
      '¡ before an exclamation': /^[^¡]*!|![^¡]*!/,
    },
  },
  'pt-br': { quotes: ['“', '”'], never: noSpaceBeforePercent },
  de: { quotes: ['„', '“'], never: { ...spaceBeforePercent, 'a space before …': /\S…/ } },
  fr: {
    quotes: ['«', '»'],
    never: {
      'a narrow space before ; ! ? %': new RegExp(`[^${narrow}][;!?%]`),
      // Not in times (1:15) and patterns (h:mm).
      'a narrow space before :': new RegExp(`[^${narrow}]:(?![\\p{L}\\d])`, 'u'),
      'narrow spaces inside « »': new RegExp(`«(?!${narrow})|[^${narrow}]»`),
    },
  },
  ja: {
    quotes: ['「', '」'],
    never: {
      ...noSpaceBeforePercent,
      'full-width punctuation': new RegExp(
        `[${japanese}」）}][,!?;:](?![\\p{L}\\d])|[${japanese}」）]\\.(?![\\p{L}{])|[,!?;:(][${japanese}「]`,
        'u',
      ),
      'full-width brackets': new RegExp(`[${japanese}]\\(|\\)[${japanese}]|[${japanese}]\\)`, 'u'),
      'no space between Japanese and Latin letters': new RegExp(`[${japanese}、。] \\p{sc=Latin}|\\p{sc=Latin} [${japanese}]`, 'u'),
    },
  },
  ar: {
    quotes: ['«', '»'],
    never: {
      'Arabic punctuation': /\p{sc=Arab} ?[,;?]|[;?]$|, /u,
      'Latin figures': /[٠-٩]/,
      // Their marks would change sides: `-2` for `2-`, `pdf.` for `.pdf`, `MB 1.25` for `1.25 MB`, `Zip-7` for `7-Zip`.
      'units, endings and open ranges isolated': /(?<!\u2066)\{n\} \p{sc=Latin}|\d-(?![\d\p{L}\u2069])|[ «(]\.[{a-z]/u,
      'figures with a Latin unit isolated': /(?<!\u2066[^\u2069]*)[\d}] (?:[KMG]?B|kbit\/s|LUFS|k?Hz|DPI)(?!\p{L})/u,
      'names that begin with a figure isolated': /(?<![\u2066\d])\d+-\p{L}/u,
    },
  },
};

/** In every language. */
const never: Readonly<Record<string, RegExp>> = {
  'no straight quotes': /["'`]/,
  'one character for dots': /\.\.\./,
};

/** Marks of any language, but for the apostrophe. */
const marks = /[«»‹›“”„‟「」『』〝〟‚‛‘]/gu;

/** Marks open and close by turns, and are those of the language. */
const isQuoted = (text: string, [open, close]: Typography['quotes']): boolean =>
  (text.match(marks) ?? []).every((mark, at) => mark === (at % 2 === 0 ? open : close)) && (text.match(marks) ?? []).length % 2 === 0;

describe.each(furtherLanguages.map((language) => [language.id, language] as const))('the typography of %s', (id, language) => {
  const texts = textsOf(language).filter((one) => !isKeyword(one) && !literal.includes(one.english));
  const own = typographies[id];
  if (!own) throw new Error(`There are no rules for ${id}.`);

  test.each(Object.entries({ ...never, ...own.never }))('%s', (_, pattern) =>
    expect(texts.filter(({ text }) => pattern.test(text))).toEqual([]),
  );

  test(`quotes are ${own.quotes.join('')}`, () => expect(texts.filter(({ text }) => !isQuoted(text, own.quotes))).toEqual([]));
});
