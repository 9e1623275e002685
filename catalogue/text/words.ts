import type { Format } from '../formats/format.ts';

/** Names that are read as words, against the rule for their first letter. */
const readAsWords = new Set(['RAW', 'FLAC', 'MOBI', 'RAR', 'MOV', 'LIT', 'HEIC', 'HEIF', 'FITS', 'Markdown', 'RAS', 'XAR']);

/** The name with its article, as it is spoken: `a PNG`, `an SVG`, `an MP4`; one that is a word is no thing that one has: `a Markdown file`. */
export const withArticle = ({ name }: Pick<Format, 'name'>): string =>
  `${/^[AEFHILMNORSX]/.test(name) && !readAsWords.has(name) ? 'an' : 'a'} ${name}${/[a-z]{3}/.test(name) ? ' file' : ''}`;

/** The first letter as a capital; the rest as it is. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a, b and c`; `a, b, and c and d` where a part has an `and` of its own. */
export const inWords = (parts: readonly string[], last = 'and'): string => {
  if (parts.length < 2) return parts[0] ?? '';
  const comma = parts.length > 2 && parts.some((part) => part.includes(` ${last} `)) ? ',' : '';
  return `${parts.slice(0, -1).join(', ')}${comma} ${last} ${parts.at(-1)}`;
};

/** Do these nouns ask for a verb in the plural? */
export const isPlural = (nouns: readonly string[]): boolean => nouns.length > 1 || /[^s]s$/.test(nouns[0] ?? '');
