import { useEffect, useState } from 'react';
import { loadWords } from '../../stores/words.ts';
import { loadWithWords } from '../load-again.ts';
import type * as parts from './file-list.tsx';

type Parts = typeof parts;

/** The list view, the code that sends files, and the texts of the outcome, in order of need. */
const load = () => Promise.all([import('./file-list.tsx'), loadWords(), import('./run-item.ts'), import('../toast/notices.ts')]);

/** Preloads what the first file will need; a failure shows when it is needed. */
export const warmFileList = (): void => {
  load().catch(() => undefined);
};

/**
 * Loads the list of files and its dependencies with the first file. `missing` if all retries fail; retried whenever the connection
 * returns.
 */
export const useFileList = (isNeeded: boolean): Parts | 'missing' | undefined => {
  const [list, setList] = useState<Parts | 'missing'>();
  useEffect(() => {
    if (!isNeeded || typeof list === 'object') return;
    const ask = () => {
      // Preloads the code that sends files: the connection may be gone when the button is pressed.
      warmFileList();
      loadWithWords(() => import('./file-list.tsx')).then(
        ([parts]) => setList(parts),
        () => setList('missing'),
      );
    };
    if (list === undefined) ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [isNeeded, list]);
  return list;
};
