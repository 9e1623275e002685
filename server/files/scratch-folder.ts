import { chmod, lstat, mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { takeLock } from './folder-lock.ts';
import { removeTree } from './remove-tree.ts';

/** Maximum time between creating a folder and locking it: a thousand times the usual. */
const settledMs = 60_000;

/**
 * Removes the folders of killed processes, which are those that can be locked. `settled` is the minimum age of a folder; 0 if the
 * caller holds a lock that prevents others from creating folders of this name.
 */
export const removeAbandoned = async (parent: string, prefix: string, settled = settledMs): Promise<void> => {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const dir = join(parent, name);
    const seen = await lstat(dir).catch(() => undefined);
    // Owned by another user, or already gone.
    if (!seen?.isDirectory() || seen.uid !== process.getuid?.() || Date.now() - seen.mtimeMs < settled) continue;
    const { taken, release } = takeLock(dir);
    if (!taken) continue;
    await removeTree(dir);
    release();
  }
};

export type ScratchFolder = { readonly dir: string; readonly remove: () => Promise<void> };

/**
 * Creates a private folder in a shared parent folder, and removes those that killed processes left there.
 * `owner` is a part of the name after the prefix.
 */
export const makeScratchFolder = async (parent: string, prefix: string, mode: number, owner = ''): Promise<ScratchFolder> => {
  await removeAbandoned(parent, prefix);
  const dir = await mkdtemp(join(parent, prefix + owner));
  await chmod(dir, mode);
  const { release } = takeLock(dir);
  return {
    dir,
    remove: async () => {
      await removeTree(dir);
      release();
    },
  };
};
