import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes everything in a folder that was last changed before `before` (milliseconds since 1970). Returns how many went. */
export const removeOlderThan = async (dir: string, before: number): Promise<number> => {
  let removed = 0;
  for (const name of await readdir(dir)) {
    const path = join(dir, name);
    const seen = await stat(path).catch(() => undefined);
    if (!seen || seen.mtimeMs >= before) continue;
    await rm(path, { recursive: true, force: true });
    removed++;
  }
  return removed;
};

/** At the start everything goes, since no job can be alive; later what is older than `maxAgeMs`, every `everyMs`. */
export const startCleanUp = async (
  dirs: readonly string[],
  { maxAgeMs, everyMs, now = Date.now }: { readonly maxAgeMs: number; readonly everyMs: number; readonly now?: () => number },
): Promise<{ readonly stop: () => void }> => {
  for (const dir of dirs) await removeOlderThan(dir, Number.POSITIVE_INFINITY);
  const timer = setInterval(async () => {
    for (const dir of dirs) await removeOlderThan(dir, now() - maxAgeMs).catch((thrown) => console.error('Clean-up failed:', thrown.code));
  }, everyMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
};
