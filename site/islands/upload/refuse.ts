import type { FileRejection } from 'react-dropzone';
import { loadWithWords } from '../load-again.ts';
import { notify } from '../toast/notify.ts';
import type { Refusal } from './refusals.tsx';
import type { FormatRef } from './tool.ts';

/** Adds refused files to a list, each name once; loads the texts on first use, so that later ones may come first. */
export const refuse = (
  rejected: readonly FileRejection[],
  unknown: readonly File[],
  setRefusals: (change: (before: readonly Refusal[]) => readonly Refusal[]) => void,
  format?: FormatRef,
  isQuiet = false,
): void => {
  if (rejected[0] || unknown[0])
    loadWithWords(() => import('./refusals.tsx')).then(
      ([words]) => {
        const refusals = words.refusalsOf(rejected, unknown, format);
        setRefusals((before) => [...before.filter(({ name }) => !refusals.some((one) => one.name === name)), ...refusals]);
        if (!isQuiet) notify(({ rejected: refused }) => refused(words.refusalText(refusals)));
      },
      () => notify((words) => words.partMissing),
    );
};
