import type { Format } from '../formats/format.ts';

/** Names that are read as words, against the rule for their first letter. */
const readAsWords = new Set(['RAW', 'FLAC', 'MOBI', 'RAR', 'MOV', 'LIT', 'HEIC', 'HEIF', 'FITS', 'Markdown', 'RAS', 'XAR']);

/** The name with its article, as it is spoken: `a PNG`, `an SVG`, `an MP4`. */
export const withArticle = ({ name }: Pick<Format, 'name'>): string =>
  `${/^[AEFHILMNORSX]/.test(name) && !readAsWords.has(name) ? 'an' : 'a'} ${name}`;

/** The first letter as a capital; the rest as it is. */
export const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `a, b and c` */
export const inWords = (parts: readonly string[], last = 'and'): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${last} ${parts.at(-1)}`;

/** Do these nouns ask for a verb in the plural? */
export const isPlural = (nouns: readonly string[]): boolean => nouns.length > 1 || /[^s]s$/.test(nouns[0] ?? '');
