import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Some Windows programs write ZIP files with backslashes as path separators, against the format (APPNOTE.TXT 4.4.17);
 * elsewhere they unpack to files with backslashes in their names. Moves such files into their folders.
 */
export const partAtBackslashes = async (dir: string): Promise<void> => {
  for (const name of await readdir(dir)) {
    const parts = name.split('\\').filter((part) => !['', '.', '..'].includes(part));
    if (!name.includes('\\') || parts.length === 0) continue;
    const target = join(dir, ...parts);
    if (name.endsWith('\\')) {
      await mkdir(target, { recursive: true });
      await rm(join(dir, name), { recursive: true });
    } else {
      await mkdir(dirname(target), { recursive: true });
      await rename(join(dir, name), target);
    }
  }
};
