import { readSync, writeSync } from 'node:fs';
import { type Office, type OfficeDocument, officeKinds } from './kit.ts';

/** Longest answer that LibreOffice's fork gives. */
const answerBytes = 4096;

type Opened = { readonly id: number; readonly kind: number };

/**
 * LibreOffice in a fork of a process that had it loaded (parent.py), which shares this worker's sandbox: one line of JSON for
 * each call on the descriptor, and one for each answer. Throws when it has ended, by a crash say.
 */
export const forkedOffice = (fd: number): Office => {
  const buffer = new Uint8Array(answerBytes);
  const hear = (): unknown => {
    let text = '';
    while (!text.endsWith('\n')) {
      const count = readSync(fd, buffer);
      if (count === 0) throw new Error('LibreOffice has ended.');
      text += new TextDecoder().decode(buffer.subarray(0, count));
    }
    return JSON.parse(text);
  };
  const call = (...words: readonly unknown[]): unknown => {
    writeSync(fd, `${JSON.stringify(words)}\n`);
    return hear();
  };
  // One byte asks for the fork; its first line says that it is in the sandbox.
  writeSync(fd, '.');
  if (hear() !== 'ready') throw new Error('LibreOffice began with something other than "ready".');
  return {
    open: (path) => {
      const opened = call('open', `${Bun.pathToFileURL(path).pathname}`) as Opened | null;
      if (!opened) return undefined;
      const { id, kind } = opened;
      return {
        kind: officeKinds[kind] ?? 'other',
        usedCells: () => Number(call('cells', id)),
        saveAs: (to, extension, options = '') => call('save', id, Bun.pathToFileURL(to).pathname, extension, options) === true,
        close: () => void call('close', id),
      } satisfies OfficeDocument;
    },
  };
};
