import { lstat, readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Earliest date of a ZIP entry. */
const earliest = Date.UTC(1980, 0, 1);

/** Resolves with the time of the folder, in milliseconds. */
const date = async (dir: string, since: number): Promise<number> => {
  const { mtimeMs } = await lstat(dir);
  const isNew = mtimeMs >= since;
  let newest = 0;
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name);
    if (entry.isDirectory()) newest = Math.max(newest, await date(path, since));
    else if (isNew && entry.isFile()) newest = Math.max(newest, (await lstat(path)).mtimeMs);
  }
  if (!isNew) return mtimeMs;
  const time = new Date(newest || earliest);
  await utimes(dir, time, time);
  return time.getTime();
};

/**
 * Dates folders that the archive does not list by their newest content: unpacking created them after `since`, in milliseconds, and the
 * result must not depend on the clock.
 */
export const dateFolders = async (root: string, since: number): Promise<void> => void (await date(root, since));
