import { startAccordions } from './accordion.ts';
import { startMenus } from './menu.ts';
import { startPrefetch } from './prefetch.ts';
import { startScrollToTop } from './scroll-top.ts';

/** What every page has without React: menus, accordions, links to its own top, pages fetched ahead. All of it works without this, less well. */
export const startFrame = (): void => {
  startMenus();
  startAccordions();
  startScrollToTop();
  startPrefetch();
};
