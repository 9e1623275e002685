import { closeSync, openSync } from 'node:fs';
import { writeAllSync } from '../../files/write-all.ts';

/** Writes pieces of text as UTF-8, in blocks. */
export const writeText = async (path: string, pieces: AsyncIterable<string> | Iterable<string>): Promise<void> => {
  const fd = openSync(path, 'w');
  let pending = '';
  for await (const piece of pieces) {
    pending += piece;
    if (pending.length > 256 * 1024) {
      writeAllSync(fd, Buffer.from(pending));
      pending = '';
    }
  }
  writeAllSync(fd, Buffer.from(pending));
  closeSync(fd);
};
