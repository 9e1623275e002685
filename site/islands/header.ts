/** The search and theme islands travel in one file: every page has both, and each file costs a request. */
export { Search } from './search/search.tsx';
export { ThemeToggle } from './theme/theme-toggle.tsx';
