import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Unpacked, unpack } from './unpack.ts';

/** Magic of POSIX and GNU tar in each header. */
const [mark, markAt] = ['ustar', 257];

const isTar = async (path: string): Promise<boolean> => {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(mark.length), 0, mark.length, markAt);
    return buffer.toString('latin1') === mark;
  } finally {
    await file.close();
  }
};

/**
 * Processes the result of a single compressed file. A tar inside is unpacked in turn. Any other file without a stored name, and
 * therefore named after `input`, is renamed to `member`.
 */
export const settleSingle = async (tree: string, input: string, member: string): Promise<Unpacked | undefined> => {
  const [found, ...others] = await readdir(tree, { withFileTypes: true });
  // A stored name may be a path, which creates folders.
  if (!found?.isFile() || others.length > 0) return undefined;
  const { name } = found;
  const path = join(tree, name);
  if (await isTar(path)) {
    const inner = `${tree}-inner.tar`;
    await rename(path, inner);
    const unpacked = await unpack(inner, 'tar', tree);
    await rm(inner);
    return unpacked;
  }
  if (name === input.replace(/\.[^.]*$/, '')) await rename(path, join(tree, member));
  return undefined;
};
