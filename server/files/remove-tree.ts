import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Folders within folders that `rm` of the runtime takes in its stride; it looks every path up from the top again. */
const shallow = 16;

const isShallow = async (dir: string, left = shallow): Promise<boolean> => {
  if (left === 0) return false;
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isDirectory() && !(await isShallow(join(dir, entry.name), left - 1))) return false;
  return true;
};

/**
 * Removes a folder with all that is in it; one that is gone already is fine. A hostile archive can nest folders by
 * the thousand, which the runtime's own removal takes minutes for: such a tree is left to rm(1), which walks it once.
 */
export const removeTree = async (dir: string): Promise<void> => {
  if (await isShallow(dir)) return rm(dir, { recursive: true, force: true, maxRetries: 2 });
  const child = Bun.spawn(['rm', '-rf', '--one-file-system', '--', dir], { stdio: ['ignore', 'ignore', 'ignore'] });
  if ((await child.exited) !== 0) await rm(dir, { recursive: true, force: true });
};
