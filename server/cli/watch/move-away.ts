import { constants } from 'node:fs';
import { copyFile, link, lstat, mkdir, open, readlink, rm } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { isWithin } from '../walk-folder.ts';
import type { Seen } from './snapshot.ts';

/** Error codes of file systems that cannot create this link; a copy is the fallback. */
const noLink: ReadonlySet<unknown> = new Set(['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'EMLINK']);

/** Places a file under a free name: its own, or its own with a number. */
const putBeside = async (path: string, folder: string, name: string): Promise<void> => {
  const extension = extname(name);
  const stem = name.slice(0, name.length - extension.length);
  for (let copy = 1; ; copy++) {
    const target = join(folder, copy === 1 ? name : `${stem} (${copy})${extension}`);
    try {
      return await link(path, target).catch((thrown) => {
        if (!noLink.has(thrown.code)) throw thrown;
        return copyFile(path, target, constants.COPYFILE_EXCL);
      });
    } catch (thrown) {
      if ((thrown as { code?: string }).code !== 'EEXIST') throw thrown;
    }
  }
};

/**
 * Moves a finished input to a folder, unless it has changed since it was seen. Opens and verifies its own folder first, so that
 * replacing that folder with a link cannot move a foreign file.
 */
export const moveAway = async (path: string, root: string, seen: Seen, folder: string): Promise<void> => {
  const held = await open(dirname(path), constants.O_DIRECTORY | constants.O_NOFOLLOW);
  try {
    const own = `/proc/self/fd/${held.fd}`;
    if (!isWithin(await readlink(own), root)) return;
    const name = basename(path);
    const now = await lstat(join(own, name));
    if (!now.isFile() || now.size !== seen.bytes || now.mtimeMs !== seen.modified) return;
    await mkdir(folder, { recursive: true });
    await putBeside(join(own, name), folder, name);
    await rm(join(own, name));
  } finally {
    await held.close();
  }
};
