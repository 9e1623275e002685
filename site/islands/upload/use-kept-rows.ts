import { useEffect } from 'react';
import { loadWithWords } from '../load-again.ts';
import type { Conversion } from './conversion.ts';

/** True if this page has stored rows to restore. */
const hasRows = (): boolean => {
  try {
    return sessionStorage.getItem(`jobs:${location.pathname}`) !== null;
  } catch {
    return false;
  }
};

/** Restores the rows of this tab and page after a reload: follows jobs in progress, fetches finished results again. */
export const useKeptRows = (conversion: Conversion): void => {
  useEffect(() => {
    if (!hasRows()) return;
    // The list announces what has happened meanwhile.
    loadWithWords(() => import('./kept-rows.ts')).then(
      ([{ recallRows }]) => conversion.restore(recallRows()),
      // If the code fails to load, the rows stay stored for the next reload.
      () => undefined,
    );
  }, [conversion]);
};
