import { loadAgain } from '../islands/load-again.ts';
import { startAccordions } from './accordion.ts';
import { startLanguages } from './languages.ts';
import { startMenus } from './menu.ts';
import { startPrefetch } from './prefetch.ts';
import { startScrollToTop } from './scroll-top.ts';

/** The page of all tools alone has a filter; what was typed before it is awake counts. */
const wakeToolFilter = async (): Promise<void> => {
  const page = document.querySelector<HTMLElement>('[data-tool-filter]');
  if (!page) return;
  const { startToolFilter } = await loadAgain(() => import('./tool-filter.ts'));
  startToolFilter(page);
};

/** What every page has without React: menus, accordions, links to its own top, pages fetched ahead. All of it works without this, less well. */
export const startFrame = (): void => {
  startMenus();
  startAccordions();
  startScrollToTop();
  startPrefetch();
  startLanguages();
  wakeToolFilter();
};
