import { atom } from 'nanostores';

export type Theme = 'light' | 'dark';

const storageKey = 'theme';
const darkSystem = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

const chosen = (): Theme | undefined => {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : undefined;
};

/** The current theme, or undefined before it is known. */
export const theme = atom<Theme | undefined>(undefined);

const refresh = (): void => theme.set(chosen() ?? (darkSystem().matches ? 'dark' : 'light'));

/** Follows the system until the user has chosen. Returns the function that stops it. */
export const followTheme = (): (() => void) => {
  refresh();
  const system = darkSystem();
  system.addEventListener('change', refresh);
  return () => system.removeEventListener('change', refresh);
};

/** The colour of the browser's own bars; the head has one for each system theme. */
const barColours: Readonly<Record<Theme, string>> = { light: '#fbfaf7', dark: '#0f1117' };

/** Toggles the theme and stores the choice in this browser. */
export const toggleTheme = (): void => {
  const next: Theme = theme.get() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = next;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) bar.content = barColours[next];
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Storage may be forbidden: the choice then lasts for this page.
  }
  theme.set(next);
};
