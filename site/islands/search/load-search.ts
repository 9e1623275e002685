import { loadAgain } from '../load-again.ts';
import type { Find } from './find.ts';

let pending: Promise<Find> | undefined;

/** What search needs, fetched once and only when somebody is about to search. A failed fetch is tried again next time. */
export const loadSearch = (): Promise<Find> => {
  pending ??= loadAgain(() => import('./find.ts'))
    .then(({ loadFind }) => loadFind())
    .catch((error: unknown) => {
      pending = undefined;
      throw error;
    });
  return pending;
};
