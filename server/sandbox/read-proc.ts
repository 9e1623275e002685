import { readFileSync } from 'node:fs';

/** A file of Linux' /proc as it is now. A process may end between two reads; what is gone counts as nothing. */
export const readProc = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
};
