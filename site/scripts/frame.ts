import { loadAgain } from '../islands/load-again.ts';
import { startAccordions } from './accordion.ts';
import { startLanguages } from './languages.ts';
import { startMenus } from './menu.ts';
import { startPrefetch } from './prefetch.ts';
import { startScrollToTop } from './scroll-top.ts';

/** Only the page of all tools has a filter; applies text typed before hydration. */
const wakeToolFilter = async (): Promise<void> => {
  const page = document.querySelector<HTMLElement>('[data-tool-filter]');
  if (!page) return;
  const { startToolFilter } = await loadAgain(() => import('./tool-filter.ts'));
  startToolFilter(page);
};

/** Enhancements of every page without React: menus, accordions, links to the top, prefetching. The pages also work without them. */
export const startFrame = (): void => {
  startMenus();
  startAccordions();
  startScrollToTop();
  startPrefetch();
  startLanguages();
  wakeToolFilter();
};
