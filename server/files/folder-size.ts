import { closeSync, constants, lstatSync, openSync } from 'node:fs';
import { readFolder } from './read-folder.ts';
import { makeTurns } from './turns.ts';

const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;

/** What a file may take beyond its size on any file system without having more set aside. */
const lastBlocks = 64 * 1024;
const slash = Buffer.from('/');

const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    // A tool that runs may take away what was there a moment ago, or lock it.
    return undefined;
  }
};

/**
 * Bytes of all files beneath a folder, by their size or by what they take on the disk, whichever is more; infinite where it has more
 * entries than an honest tool leaves. Nobody waits long for it.
 */
export const folderBytes = async (dir: string, maxEntries = 100_000): Promise<number> => {
  let sum = 0;
  let left = maxEntries;
  const folders = [Buffer.from(dir)];
  const turn = makeTurns();
  for (const folder of folders) {
    const descriptor = attempt(() => openSync(folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_NONBLOCK));
    if (descriptor === undefined) continue;
    try {
      for await (const { bytes, kind } of readFolder(descriptor)) {
        await turn();
        if (left-- <= 0) return Number.POSITIVE_INFINITY;
        if (kind === 'folder') folders.push(Buffer.concat([folder, slash, bytes]));
        if (kind === 'folder' || kind === 'other') continue;
        const seen = attempt(() => lstatSync(Buffer.concat([Buffer.from(`/proc/self/fd/${descriptor}/`), bytes])));
        if (seen?.isFile()) sum += Math.max(seen.size, seen.blocks * 512 - lastBlocks);
      }
    } finally {
      closeSync(descriptor);
    }
  }
  return sum;
};
