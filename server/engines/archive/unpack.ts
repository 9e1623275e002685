import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { checkSizes, failure } from './list.ts';
import { type Ended, pipe, stage, tool } from './tool.ts';

/** How often the growing folder is measured, in milliseconds. */
const lookEveryMs = 200;

const measure = async (dir: string): Promise<{ readonly entries: number; readonly bytes: number }> => {
  const found = await readdir(dir, { recursive: true, withFileTypes: true });
  const sizes = await Promise.all(
    found
      .filter((entry) => entry.isFile())
      .map(async (entry) => (await stat(join(entry.parentPath, entry.name)).catch(() => undefined))?.size ?? 0),
  );
  return { entries: found.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};

const extractTar = ['tar', '--extract', '--file=-', '--no-same-owner', '--no-same-permissions', '--delay-directory-restore'];

const start = (input: string, from: string, dir: string, stop: AbortSignal): Promise<Ended> => {
  if (from === 'rar') return tool(['unrar', 'x', '-p-', '-o+', '-y', '-idq', '--', input, `${dir}/`], stage, stop);
  // GNU tar keeps what 7-Zip does not: names of any length, times, permissions.
  if (from === 'tar') return tool(['tar', '--extract', `--file=${input}`, ...extractTar.slice(3)], dir, stop);
  if (from.startsWith('tar.')) return pipe(['7zz', 'x', '-so', '-p', '--', input], extractTar, dir, stop);
  return tool(['7zz', 'x', '-p', '-y', '-bd', `-o${dir}`, '--', input], stage, stop);
};

/** RPM packages hold one cpio archive, which holds the files. */
const unwrap = async (dir: string, stop: AbortSignal): Promise<string> => {
  const [only, ...others] = await readdir(dir);
  if (!only?.endsWith('.cpio') || others.length > 0) return dir;
  const inner = `${dir}-inner`;
  await mkdir(inner);
  const ended = await tool(['7zz', 'x', '-y', '-bd', `-o${inner}`, '--', join(dir, only)], stage, stop);
  if (ended.code !== 0) throw failure(ended);
  return inner;
};

/** GNU tar's words for an archive that is cut off or none. */
const damaged = /Unexpected EOF|not look like a tar/;

/** The folder with the tree, and how many members were left out because their paths lead out of it. */
export type Unpacked = { readonly tree: string; readonly escaping: number };

/**
 * Unpacks `input` below `dir` and returns where the tree is. While it grows it is measured, and stopped at the
 * limits, since a table of contents can lie and compressed streams have none.
 */
export const unpack = async (input: string, from: string, dir: string): Promise<Unpacked> => {
  await mkdir(dir);
  const packed = (await stat(input)).size;
  const stop = new AbortController();
  let over: unknown;
  const watch = setInterval(async () => {
    try {
      const { entries, bytes } = await measure(dir);
      checkSizes(entries, bytes, packed);
    } catch (thrown) {
      over = thrown;
      stop.abort();
    }
  }, lookEveryMs);
  try {
    const ended = await start(input, from, dir, stop.signal);
    if (over) throw over;
    // GNU tar ends with 2 for a member that it had to leave out, or a name that it mended.
    const escaping = from.startsWith('tar') ? [...ended.text.matchAll(/Member name contains '\.\.'/g)].length : 0;
    const mended = ended.code === 2 && (escaping > 0 || ended.text.includes('Removing leading')) && !damaged.test(ended.text);
    if (ended.code !== 0 && !mended) throw failure(ended);
    const { entries, bytes } = await measure(dir);
    checkSizes(entries, bytes, packed);
    return { tree: from === 'rpm' ? await unwrap(dir, stop.signal) : dir, escaping };
  } finally {
    clearInterval(watch);
  }
};
