import type { SearchIndex } from '../../../catalogue/search/entries.ts';
import { createSearch, type Search } from '../../../catalogue/search/find.ts';
import { pageWords } from '../../stores/words.ts';
import { adoptStyles } from '../adopt-styles.ts';
import css from './search-list.css?inline';

export type { Search } from '../../../catalogue/search/find.ts';

adoptStyles(css);

/** Fetches the index. Import this file lazily: it brings the styles of the results. */
export const fetchSearch = async (): Promise<Search> => {
  const response = await fetch(`${pageWords().base}/search.json`);
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const index: SearchIndex = await response.json();
  return createSearch(index);
};
