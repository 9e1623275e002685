import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../adopt-styles.ts';
import css from './toast.css?inline';
import { Toaster } from './toaster.tsx';

/** Puts the notification area at the end of the page. It is never rendered at build: it would carry inline styles. */
export const mountToaster = (): void => {
  adoptStyles(css);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster />);
};
