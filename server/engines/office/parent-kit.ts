import { askForFork } from '../../contract/fork.ts';
import { type Office, type OfficeDocument, officeKinds } from './kit.ts';

type Opened = { readonly id: number; readonly kind: number };

/**
 * LibreOffice in a fork of a process that has it loaded (parent.py) and shares this worker's sandbox. Each call and each answer is one
 * line of JSON on the descriptor. Throws when the fork has ended, for example by a crash.
 */
export const forkedOffice = (fd: number): Office => {
  const ask = askForFork(fd);
  const call = (...words: readonly unknown[]): unknown => ask(words);
  return {
    open: (path) => {
      const opened = call('open', `${Bun.pathToFileURL(path).pathname}`) as Opened | null;
      if (!opened) return undefined;
      const { id, kind } = opened;
      return {
        kind: officeKinds[kind] ?? 'other',
        usedCells: () => Number(call('cells', id)),
        changes: () => Number(call('changes', id)),
        comments: () => Number(call('comments', id)),
        saveAs: (to, extension, options = '') => call('save', id, Bun.pathToFileURL(to).pathname, extension, options) === true,
        close: () => void call('close', id),
      } satisfies OfficeDocument;
    },
  };
};
