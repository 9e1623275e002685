import { closeSync, constants, lstatSync, openSync } from 'node:fs';
import { readFolder } from './read-folder.ts';
import { makeTurns } from './turns.ts';

const { O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_RDONLY } = constants;

/** Allowance for block rounding beyond a file's size, on any file system. */
const lastBlocks = 64 * 1024;
const slash = Buffer.from('/');

const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    // A running tool may remove or lock files at any time.
    return undefined;
  }
};

/**
 * Total bytes of all files in a folder, by size or by disk usage, whichever is more; infinite if it has more than `maxEntries`, which no
 * honest tool leaves. The limit bounds the time.
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
