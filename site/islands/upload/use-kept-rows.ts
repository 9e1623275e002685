import { useEffect } from 'react';
import { loadWithWords } from '../load-again.ts';
import type { Conversion } from './conversion.ts';

/** True if this tab has stored rows, of this page or another. */
const hasRows = (): boolean => {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith('jobs:'));
  } catch {
    return false;
  }
};

/** Restores the rows of this page after a reload, and lists the results of the tab's other pages. */
export const useKeptRows = (conversion: Conversion): void => {
  useEffect(() => {
    if (!hasRows()) return;
    // The list announces what has happened meanwhile.
    loadWithWords(() => import('./come-back.ts')).then(
      ([{ comeBack }]) => comeBack(conversion),
      // If the code fails to load, the rows stay stored for the next reload.
      () => undefined,
    );
  }, [conversion]);
};
