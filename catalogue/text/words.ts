import type { Format } from '../formats/format.ts';

/** Names that are pronounced as words, contrary to the rule for their first letter. */
const readAsWords = new Set(['RAW', 'FLAC', 'MOBI', 'RAR', 'MOV', 'LIT', 'HEIC', 'HEIF', 'FITS', 'Markdown', 'RAS', 'XAR']);

/** The name with its article, by pronunciation: `a PNG`, `an SVG`, `an MP4`; uncountable names get a noun: `a Markdown file`. */
export const withArticle = ({ name }: Pick<Format, 'name'>): string =>
  `${/^[AEFHILMNORSX]/.test(name) && !readAsWords.has(name) ? 'an' : 'a'} ${name}${/[a-z]{3}/.test(name) ? ' file' : ''}`;

/** Capitalises the first letter. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a, b and c`; `a, b, and c and d` if a part contains `and`. */
export const inWords = (parts: readonly string[], last = 'and'): string => {
  if (parts.length < 2) return parts[0] ?? '';
  const comma = parts.length > 2 && parts.some((part) => part.includes(` ${last} `)) ? ',' : '';
  return `${parts.slice(0, -1).join(', ')}${comma} ${last} ${parts.at(-1)}`;
};

/** True if these nouns need a plural verb. */
export const isPlural = (nouns: readonly string[]): boolean => nouns.length > 1 || /[^s]s$/.test(nouns[0] ?? '');
