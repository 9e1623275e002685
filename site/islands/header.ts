import { startFrame } from '../scripts/frame.ts';

// The small scripts of the page's frame come along: on their own they would cost every page a request, or room in the HTML.
if (typeof document !== 'undefined') startFrame();

/** The search and theme islands travel in one file: every page has both, and each file costs a request. */
export { Search } from './search/search.tsx';
export { ThemeToggle } from './theme/theme-toggle.tsx';
