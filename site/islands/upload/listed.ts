import { pageWords } from '../../stores/words.ts';

/** Parts in a row, as the page's language separates them. */
export const listed = (parts: readonly string[]): string =>
  new Intl.ListFormat(pageWords().locale, { type: 'unit', style: 'short' }).format(parts);
