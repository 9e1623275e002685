import { useEffect } from 'react';
import type { Conversion } from './conversion.ts';
import type { Item } from './item.ts';
import { resultsIn } from './queue.ts';

/** Work that a reload of the page can't take up: the file is here alone, or only half sent. */
const isOnlyHere = ({ state }: Item): boolean => ['queued', 'uploading', 'waiting'].includes(state.kind);

/** Keys that reload the page. */
const reloads = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean => key === 'F5' || ((ctrlKey || metaKey) && key.toLowerCase() === 'r');

/**
 * Leaving asks first while something would be lost: files that are not sent yet, results that nobody has downloaded. A link and a reload
 * lose nothing that the server keeps, since the rows come back with the page: then nothing is asked.
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
    addEventListener('beforeunload', ask);
    return () => {
      removeEventListener('click', click, true);
      removeEventListener('keydown', press, true);
      removeEventListener('beforeunload', ask);
    };
  }, [conversion]);
};
