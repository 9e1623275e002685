import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { removeTree } from '../files/remove-tree.ts';
import { logFailure } from '../observability/log.ts';

/** Removes everything in a folder that last changed before `before` (milliseconds since 1970). Returns the number removed. */
const removeOlderThan = async (dir: string, before: number): Promise<number> => {
  let removed = 0;
  for (const name of await readdir(dir)) {
    const path = join(dir, name);
    const seen = await stat(path).catch(() => undefined);
    if (!seen || seen.mtimeMs >= before) continue;
    await removeTree(path);
    removed++;
  }
  return removed;
};

/** Times of the clean-up, and a clock for tests. */
export type CleanUpTimes = { readonly maxAgeMs: number; readonly everyMs: number; readonly now?: () => number };

/**
 * At start, removes `everything`, since no job can be alive: leftovers of a crash. Later, every `everyMs`, removes what is in `aged` and
 * older than `maxAgeMs`: conversions remove their own folders, so this only finds leftovers of failures.
 */
export const startCleanUp = async (
  dirs: { readonly everything: readonly string[]; readonly aged: readonly string[] },
  { maxAgeMs, everyMs, now = Date.now }: CleanUpTimes,
): Promise<{ readonly sweep: () => Promise<number>; readonly stop: () => void }> => {
  for (const dir of dirs.everything) {
    await mkdir(dir, { recursive: true, mode: 0o711 });
    await removeOlderThan(dir, Number.POSITIVE_INFINITY);
  }
  const sweep = async (): Promise<number> => {
    let removed = 0;
    for (const dir of dirs.aged) removed += await removeOlderThan(dir, now() - maxAgeMs);
    return removed;
  };
  const timer = setInterval(() => void sweep().catch((thrown) => logFailure('clean_up_failed', thrown)), everyMs);
  timer.unref();
  return { sweep, stop: () => clearInterval(timer) };
};
