import { constants } from 'node:fs';
import { chmod, chown, lstat, open, rename } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Problem } from '../problem.ts';

/** Largest single result. A conversion may grow a file (MP3 to WAV), but not without end. */
export const maxOutputBytes = 1024 ** 3;

/** Names that we give inside a stage: no separators, no dots first, no surprises. */
const plainName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$/;

/**
 * Makes sure that what a tool left under `name` is a plain file with contents and one link. A tool that was
 * taken over can leave a link to a file of the server, a FIFO or a hard link. Returns its size in bytes.
 */
export const checkOutput = async (stageDir: string, name: string): Promise<number> => {
  if (name !== basename(name) || !plainName.test(name)) throw new Problem('conversion_failed');
  const path = join(stageDir, name);
  const seen = await lstat(path).catch(() => undefined);
  if (!seen?.isFile() || seen.nlink !== 1 || seen.size === 0) throw new Problem('conversion_failed');
  if (seen.size > maxOutputBytes)
    throw new Problem('output_too_large', undefined, { limit: { name: 'outputBytes', max: maxOutputBytes, actual: seen.size } });
  return seen.size;
};

/** Moves a checked file between folders of the same workspace and gives it to `owner`. */
export const moveFile = async (from: string, name: string, to: string, newName = name, owner?: number): Promise<void> => {
  await checkOutput(from, name);
  const target = join(to, newName);
  await rename(join(from, name), target);
  const isRoot = process.getuid?.() === 0;
  if (isRoot && owner !== undefined) await chown(target, owner, owner);
  await chmod(target, 0o600);
};

/** Opens a result for reading without following links or waiting on a FIFO. */
export const openOutput = async (dir: string, name: string) => {
  await checkOutput(dir, name);
  const handle = await open(join(dir, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  const stat = await handle.stat();
  if (stat.isFile() && stat.nlink === 1) return { handle, size: stat.size };
  await handle.close();
  throw new Problem('conversion_failed');
};
