import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Unpacked, unpack } from './unpack.ts';

/** POSIX tar and GNU tar write this into each header. */
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
 * Settles what a single packed file gave. A tar is unpacked in turn, which is what it was packed for. Any other file that has no name of its
 * own, and is called after `input`, gets the name `member`.
 */
export const settleSingle = async (tree: string, input: string, member: string): Promise<Unpacked | undefined> => {
  const [found, ...others] = await readdir(tree, { withFileTypes: true });
  // A stored name may be a path, which makes folders.
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
