import { once } from '../../stores/fetch-once.ts';
import { loadAgain } from '../load-again.ts';

/** Loads the search once, when somebody is about to use it. Retries a failed fetch next time. */
export const loadSearch = once(() => loadAgain(() => import('./find.ts')).then(({ fetchSearch }) => fetchSearch()));
