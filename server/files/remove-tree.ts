import { closeSync, constants, openSync, rmSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readFolder } from './read-folder.ts';

const { O_DIRECTORY, O_NOFOLLOW, O_RDONLY } = constants;

/** Limits below which synchronous removal is faster than a thread. */
const few = { entries: 32, depth: 3 };

const holdsFew = async (dir: string, left = { ...few }, depth = few.depth): Promise<boolean> => {
  let folder: number;
  try {
    folder = openSync(dir, O_RDONLY | O_DIRECTORY | O_NOFOLLOW);
  } catch {
    // Gone or unreadable: the removal reports it.
    return false;
  }
  try {
    for await (const { name, kind } of readFolder(folder)) {
      if (--left.entries < 0 || kind === 'unknown') return false;
      if (kind === 'folder' && (depth === 0 || !(await holdsFew(join(dir, name), left, depth - 1)))) return false;
    }
    return true;
  } finally {
    closeSync(folder);
  }
};

/** Maximum depth for the runtime's `rm`, which resolves every path from the root again. */
const shallow = 16;

const isShallow = async (dir: string, left = shallow): Promise<boolean> => {
  if (left === 0) return false;
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  for (const entry of entries) if (entry.isDirectory() && !(await isShallow(join(dir, entry.name), left - 1))) return false;
  return true;
};

/**
 * Removes a folder with its contents; ignores a missing one. A hostile archive can nest thousands of folders, for which the runtime's
 * removal takes minutes: such a tree is left to rm(1), which walks it once.
 */
export const removeTree = async (dir: string): Promise<void> => {
  if (await holdsFew(dir)) return rmSync(dir, { recursive: true, force: true });
  if (await isShallow(dir)) return rm(dir, { recursive: true, force: true, maxRetries: 2 });
  const child = Bun.spawn(['rm', '-rf', '--one-file-system', '--', dir], { stdio: ['ignore', 'ignore', 'ignore'] });
  if ((await child.exited) !== 0) await rm(dir, { recursive: true, force: true });
};
