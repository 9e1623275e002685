import { useEffect } from 'react';
import type { Conversion } from './conversion.ts';
import type { Item } from './item.ts';
import { resultsIn } from './queue.ts';

/** True for work that a reload cannot resume: the file is only here, or partly sent. */
const isOnlyHere = ({ state }: Item): boolean => ['queued', 'uploading', 'waiting'].includes(state.kind);

/** True for keys that reload the page. */
const reloads = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'F5' || ((ctrlKey || metaKey) && key.toLowerCase() === 'r');

/**
 * Confirms leaving while something would be lost: unsent files, results that have not been downloaded. Following a link or reloading
 * loses nothing that the server keeps, since the rows are restored: those need no confirmation.
 * Releases the results when the page goes for good.
 */
export const useLeaveGuard = (conversion: Conversion): void => {
  useEffect(() => {
    let comesBack = false;
    const soon = (yes: boolean) => {
      comesBack = yes;
      if (yes) setTimeout(soon, 1000, false);
    };
    const click = (event: MouseEvent) => soon(event.target instanceof Element && event.target.closest('a[href]:not([download])') !== null);
    const press = (event: KeyboardEvent) => {
      if (reloads(event)) soon(true);
    };
    const ask = (event: BeforeUnloadEvent) => {
      const items = conversion.items.get();
      const isKept = items.every((item) => !isOnlyHere(item)) && [...resultsIn(items), ...conversion.shelf.get()].every(({ kept }) => kept);
      if (comesBack && isKept) return;
      if (conversion.isBusy() || conversion.hasUnsaved()) event.preventDefault();
    };
    addEventListener('click', click, true);
    addEventListener('keydown', press, true);
    // A page that may return from the browser's cache keeps its results.
    const leave = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) for (const { url } of resultsIn(conversion.items.get())) URL.revokeObjectURL(url);
    };
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('click', click, true);
      removeEventListener('keydown', press, true);
      removeEventListener('beforeunload', ask);
      removeEventListener('pagehide', leave);
    };
  }, [conversion]);
};
