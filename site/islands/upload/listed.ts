import { pageWords } from '../../stores/words.ts';

/** Joins parts with the separator of the page's language. */
export const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat(pageWords().locale, { type: 'unit', style: 'short' }).format(parts);
