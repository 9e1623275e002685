import { loadAgain } from '../load-again.ts';
import type { Search } from './find.ts';

let pending: Promise<Search> | undefined;

/** What search needs, fetched once and only when somebody is about to search. A failed fetch is tried again next time. */
export const loadSearch = (): Promise<Search> => {
  pending ??= loadAgain(() => import('./find.ts'))
    .then(({ fetchSearch }) => fetchSearch())
    .catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
  return pending;
};
