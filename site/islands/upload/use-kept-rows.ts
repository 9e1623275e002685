import { useEffect } from 'react';
import type { Conversion } from './conversion.ts';
import { recallRows } from './kept-rows.ts';

/** Brings back the rows that this tab had on this page before it was loaded anew: those under way go on, those done are fetched again. */
export const useKeptRows = (conversion: Conversion): void => {
  useEffect(() => {
    const rows = recallRows();
    if (rows.length > 0) conversion.restore(rows);
  }, [conversion]);
};
