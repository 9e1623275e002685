import type { FileRejection } from 'react-dropzone';
import { loadWithWords } from '../load-again.ts';
import { notify } from '../toast/notify.ts';
import type { Refusal } from './refusals.tsx';
import type { FormatRef } from './tool.ts';

/** Lists refused files; loads the texts on first use. An empty list clears the previous one. */
export const refuse = (
  rejected: readonly FileRejection[],
  unknown: readonly File[],
  show: (refusals: readonly Refusal[]) => void,
  format?: FormatRef,
  isQuiet = false,
): void => {
  show([]);
  if (rejected[0] || unknown[0])
    loadWithWords(() => import('./refusals.tsx')).then(
      ([words]) => {
        const refusals = words.refusalsOf(rejected, unknown, format);
        show(refusals);
        if (!isQuiet) notify(({ rejected: refused }) => refused(words.refusalText(refusals)));
      },
      () => notify((words) => words.partMissing),
    );
};
