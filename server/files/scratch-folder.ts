import { chmod, lstat, mkdtemp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { takeLock } from './folder-lock.ts';
import { removeTree } from './remove-tree.ts';

/** What a process may take from making its folder to locking it: a minute is a thousand times that. */
const settledMs = 60_000;

/**
 * Removes the folders of processes that were killed: whoever could lock one is alone in it. `settled` says how long ago one must have
 * been made; none where whoever asks holds a lock by which nobody else makes any of this name.
 */
export const removeAbandoned = async (parent: string, prefix: string, settled = settledMs): Promise<void> => {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue;
    const dir = join(parent, name);
    const seen = await lstat(dir).catch(() => undefined);
    // Of another user, or gone meanwhile.
    if (!seen?.isDirectory() || seen.uid !== process.getuid?.() || Date.now() - seen.mtimeMs < settled) continue;
    const { taken, release } = takeLock(dir);
    if (!taken) continue;
    await removeTree(dir);
    release();
  }
};

export type ScratchFolder = { readonly dir: string; readonly remove: () => Promise<void> };

/**
 * Makes a folder of this process's own in a folder that others write to as well, and removes those that killed ones have left there.
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
