import { closeSync, openSync, writeSync } from 'node:fs';

/** Writes pieces of text as UTF-8, in blocks. */
export const writeText = async (path: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> => {
  const fd = openSync(path, 'w');
  let pending = '';
  for await (const piece of pieces) {
    pending += piece;
    if (pending.length > 256 * 1024) {
      writeSync(fd, pending);
      pending = '';
    }
  }
  writeSync(fd, pending);
  closeSync(fd);
};
