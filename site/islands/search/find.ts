import { findConverters, type SearchEntry, type SearchIndex } from '../../../catalogue/search/entries.ts';
import { adoptStyles } from '../adopt-styles.ts';
import css from './search-list.css?inline';

adoptStyles(css);

/** Finds converters for a query, best first. */
export type Find = (query: string) => readonly SearchEntry[];

/** Fetches the index. Import this file when somebody is about to search: the looks of the results come with it. */
export const loadFind = async (): Promise<Find> => {
  const response = await fetch('/search.json');
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const index: SearchIndex = await response.json();
  return (query) => findConverters(query, index);
};
