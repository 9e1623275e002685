import { createRoot } from 'react-dom/client';
import { adoptStyles } from '../adopt-styles.ts';
import css from './toast.css?inline';
import { Toaster } from './toaster.tsx';

/** Appends the notification area to the page. It is never rendered at build time, because it would contain inline styles. */
export const mountToaster = (): void => {
  adoptStyles(css);
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster />);
};
