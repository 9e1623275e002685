import { readFileSync } from 'node:fs';

/** Reads a file of Linux' /proc. A process may end between two reads, so a missing file reads as empty. */
export const readProc = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
};
