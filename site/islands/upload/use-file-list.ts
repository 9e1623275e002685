import { useEffect, useState } from 'react';
import { loadWords } from '../../stores/words.ts';
import { loadAgain } from '../load-again.ts';
import type * as parts from './file-list.tsx';

type Parts = Pick<typeof parts, 'Downloads' | 'FileList' | 'rowParts' | 'Shelf'>;

/** The view of the files, the code that sends them and the words for how it ends, in the order in which they are needed. */
const load = () => Promise.all([import('./file-list.tsx'), loadWords(), import('./run-item.ts'), import('../toast/notices.ts')]);

/** Fetches what the first file will need, ahead of time; a failure shows when it is needed. */
export const warmFileList = (): void => {
  load().catch(() => undefined);
};

/**
 * The list of files and what goes with it, loaded with the first one. `missing` when it does not come however often it is asked for; it is asked for again
 * whenever the connection comes back.
 */
export const useFileList = (isNeeded: boolean): Parts | 'missing' | undefined => {
  const [list, setList] = useState<Parts | 'missing'>();
  useEffect(() => {
    if (!isNeeded || typeof list === 'object') return;
    const ask = () => {
      // What sends the files is fetched along with it: there may be no connection when the button is pressed.
      warmFileList();
      Promise.all([loadAgain(() => import('./file-list.tsx')), loadAgain(loadWords)]).then(
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
