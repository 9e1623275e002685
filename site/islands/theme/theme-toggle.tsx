import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { followTheme, theme, toggleTheme } from '../../stores/theme.ts';
import { Icon } from '../icon.tsx';

/** The light/dark button. CSS chooses the visible icon, so nothing flashes before hydration. */
export const ThemeToggle = ({ label }: { readonly label: string }) => {
  const current = useStore(theme);
  useEffect(followTheme, []);
  return (
    <button
      type="button"
      className="button button-quiet button-icon theme-toggle"
      aria-label={label}
      aria-pressed={current === 'dark'}
      onClick={toggleTheme}
    >
      <Icon name="sun" className="theme-sun" size={20} />
      <Icon name="moon" className="theme-moon" size={20} />
    </button>
  );
};
