import { useEffect } from 'react';
import { loadAgain } from '../load-again.ts';
import type { Conversion } from './conversion.ts';

/** Is there anything of this page to bring back? Most visits begin without. */
const hasRows = (): boolean => {
  try {
    return sessionStorage.getItem(`jobs:${location.pathname}`) !== null;
  } catch {
    return false;
  }
};

/** Brings back the rows that this tab had on this page before it was loaded anew: those under way go on, those done are fetched again. */
export const useKeptRows = (conversion: Conversion): void => {
  useEffect(() => {
    if (!hasRows()) return;
    loadAgain(() => import('./kept-rows.ts')).then(
      ({ recallRows }) => conversion.restore(recallRows()),
      // Without the code the rows stay where they are, for the next refresh.
      () => undefined,
    );
  }, [conversion]);
};
