import { type RefObject, useEffect, useRef } from 'react';

/**
 * The Convert button is disabled during a run, which would lose the focus: this moves it to Cancel, and from there to the first
 * result or the download of all, or back. Call the returned function when the form is submitted.
 */
export const useKeptFocus = (form: RefObject<HTMLFormElement | null>, busy: boolean): (() => void) => {
  const isOurs = useRef(false);
  useEffect(() => {
    if (!isOurs.current) return;
    const place = form.current;
    const focused = document.activeElement;
    if (!place || (focused !== document.body && !place.contains(focused))) return;
    const next = busy ? '.tool-cancel' : '.file-done .button-main, .tool-actions .button-main, button[type=submit]';
    place.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
    if (!busy) isOurs.current = false;
  }, [busy, form]);
  return () => {
    isOurs.current = form.current?.contains(document.activeElement) ?? false;
  };
};
