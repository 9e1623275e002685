import { type RefObject, useEffect, useRef } from 'react';

/**
 * The Convert button is disabled while files are under way, which would take the focus from whoever pressed it: it goes on to Cancel,
 * and from there to the first result, or back. Call the returned function when the form is submitted.
 */
export const useKeptFocus = (form: RefObject<HTMLFormElement | null>, busy: boolean): (() => void) => {
  const isOurs = useRef(false);
  useEffect(() => {
    if (!isOurs.current) return;
    const place = form.current;
    const focused = document.activeElement;
    if (!place || (focused !== document.body && !place.contains(focused))) return;
    const next = busy ? '.tool-cancel' : '.file-done .button-main, button[type=submit]';
    place.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    if (!busy) isOurs.current = false;
  }, [busy, form]);
  return () => {
    isOurs.current = form.current?.contains(document.activeElement) ?? false;
  };
};
