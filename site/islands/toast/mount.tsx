import './toast.css';
import { createRoot } from 'react-dom/client';
import { Toaster } from './toaster.tsx';

/** Puts the notification area at the end of the page. It is never rendered at build: it would carry inline styles. */
export const mountToaster = (): void => {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(<Toaster />);
};
