import { pageWords } from '../../stores/words.ts';
import { noteRecentPage } from '../recent-pages.ts';

/** Remembers the page on which a file was converted; on the home page, that of its formats. */
export const noteRecent = (from: string, to: string): void => {
  const { base } = pageWords();
  const { pathname } = location;
  if (pathname !== (base || '/')) {
    const name = document.querySelector('h1')?.textContent?.trim();
    if (name) noteRecentPage({ path: pathname, name });
    return;
  }
  const query = new URLSearchParams({ from, to, ...(base && { lang: base.slice(1) }) });
  noteRecentPage({ path: `/open?${query}`, name: `${from.toUpperCase()} → ${to.toUpperCase()}` });
};
