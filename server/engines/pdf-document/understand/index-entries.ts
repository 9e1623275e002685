import type { Line } from './line.ts';

/** Lines of which this share ends with a number, where there are so many, are entries of an index or of a list of figures. */
const entries = { least: 8, share: 0.7 } as const;
const endsInNumber = /[\p{L})\]'’”],? .*\d[a-z]?$/u;

/** Are these entries that end with numbers? Nothing tells how wide their column is, for none of them may fill it. */
export const areEntries = (lines: readonly Line[]): boolean =>
  lines.length >= entries.least && lines.filter((l) => endsInNumber.test(l.text)).length >= entries.share * lines.length;

/** Is an entry at its end, and does the next line begin another? */
export const isNextEntry = (a: Line, b: Line): boolean => endsInNumber.test(a.text) && /^[\p{L}\p{Pi}\p{Ps}'"]/u.test(b.text);
