import { chmod, lstat, mkdtemp, readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeTree } from '../files/remove-tree.ts';
import { takeLock } from '../jobs/data-lock.ts';

const prefix = 'file-converter-';
/** What a run may take from making its folder to locking it: a minute is a thousand times that. */
const settledMs = 60_000;

/** Removes the work folders of runs that were killed: whoever could lock one is alone in it. */
const removeAbandoned = async (temporary: string): Promise<void> => {
  for (const name of await readdir(temporary)) {
    if (!name.startsWith(prefix)) continue;
    const dir = join(temporary, name);
    const seen = await lstat(dir).catch(() => undefined);
    // Of another user, or gone meanwhile.
    if (!seen?.isDirectory() || seen.uid !== process.getuid?.() || Date.now() - seen.mtimeMs < settledMs) continue;
    if (takeLock(dir).taken) await removeTree(dir);
  }
};

/** The folder for all work files of this run. The tools' users may pass, and look at nothing. */
export const makeWorkDir = async (): Promise<string> => {
  await removeAbandoned(tmpdir());
  const dir = await mkdtemp(join(tmpdir(), prefix));
  await chmod(dir, 0o711);
  takeLock(dir);
  return dir;
};
