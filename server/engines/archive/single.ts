import { open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { cutToBytes } from '../../files/file-name.ts';
import { type Unpacked, unpack } from './unpack.ts';

const single: ReadonlySet<string> = new Set(['gz', 'bz2', 'xz', 'zst', 'lzma']);

/** Does a format pack one file, and no archive? */
export const isSingle = (format: string): boolean => single.has(format);

/** A file's name made of what the visitor called the packed file: letters and figures of any script, and little else. */
export const memberName = (title: string): string =>
  cutToBytes(title.replace(/[^\p{L}\p{M}\p{N} ._()+-]/gu, '_').replace(/^[. ]+/, ''), 200) || 'file';

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
