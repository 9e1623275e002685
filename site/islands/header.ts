import { startFrame } from '../scripts/frame.ts';

// The small scripts of the page frame are bundled here: separately they would cost every page a request, or space in the HTML.
if (typeof document !== 'undefined') startFrame();

/** The search and theme islands share a file: every page has both, and each file costs a request. */
export { Search } from './search/search.tsx';
export { ThemeToggle } from './theme/theme-toggle.tsx';
