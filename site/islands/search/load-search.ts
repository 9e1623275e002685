import { loadAgain } from '../load-again.ts';
import type { Search } from './find.ts';

let pending: Promise<Search> | undefined;

/** Loads the search once, when somebody is about to use it. Retries a failed fetch next time. */
export const loadSearch = (): Promise<Search> => {
  pending ??= loadAgain(() => import('./find.ts'))
    .then(({ fetchSearch }) => fetchSearch())
    .catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
  return pending;
};
