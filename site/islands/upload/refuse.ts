import type { FileRejection } from 'react-dropzone';
import { loadAgain } from '../load-again.ts';
import { notify } from '../toast/notify.ts';
import type { Refusal } from './refusals.ts';

/** Lists the files that were not taken, of which most visits have none: their words are fetched with the first. An empty list clears the last one. */
export const refuse = (
  rejected: readonly FileRejection[],
  unknown: readonly File[],
  show: (refusals: readonly Refusal[]) => void,
  isQuiet = false,
): void => {
  show([]);
  if (rejected[0] || unknown[0])
    loadAgain(() => import('./refusals.ts')).then(
      (words) => {
        const refusals = words.refusalsOf(rejected, unknown);
        show(refusals);
        if (!isQuiet) notify(words.refusalNotice(refusals));
      },
      () => notify((words) => words.partMissing),
    );
};
