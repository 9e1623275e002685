import type { SearchIndex } from '../../../catalogue/search/entries.ts';
import { createSearch, type Search } from '../../../catalogue/search/find.ts';
import { fetchJson } from '../../stores/fetch-once.ts';
import { pageWords } from '../../stores/words.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { nextOption } from './active-option.ts';
import { Results } from './results.tsx';
import css from './search-list.css?inline';

/** The search with its view: what a search box needs from its first letter on. */
export type SearchParts = Search & { readonly Results: typeof Results; readonly nextOption: typeof nextOption };

adoptStyles(css);

/** Fetches the index. Import this file lazily: it brings the list of results and its styles. */
export const fetchSearch = async (): Promise<SearchParts> => {
  const index = (await fetchJson(`${pageWords().base}/search.json`)) as SearchIndex;
  return { ...createSearch(index), Results, nextOption };
};
