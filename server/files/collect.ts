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

/** What the system says of a file that is not what it was a moment ago: gone, a link, a folder, a FIFO that nobody reads. */
const swapped: ReadonlySet<unknown> = new Set(['ENOENT', 'ELOOP', 'ENXIO', 'EISDIR', 'ENOTDIR']);

/** The file was looked at before: that it has changed since is the tool's doing, and no failure of the server. */
const unlessSwapped = (thrown: unknown): never => {
  if (swapped.has((thrown as { code?: unknown }).code)) throw new Problem('conversion_failed', undefined, {}, { cause: thrown });
  throw thrown;
};

/** open(2)'s O_PATH, which Node does not name: a hold on the file itself, with no right to read it needed. */
const holdOnly = 0x200000;

/**
 * Moves a checked file between folders of the same workspace and gives it to `owner`. A worker that was taken over
 * may put a link in its place between the look and the move: owner and mode are changed on what has arrived, and
 * never through a link.
 */
export const moveFile = async (from: string, name: string, to: string, newName = name, owner?: number): Promise<void> => {
  await checkOutput(from, name);
  const target = join(to, newName);
  await rename(join(from, name), target).catch(unlessSwapped);
  const handle = await open(target, holdOnly | constants.O_NOFOLLOW).catch(unlessSwapped);
  try {
    const arrived = await handle.stat();
    if (!arrived.isFile() || arrived.nlink !== 1) throw new Problem('conversion_failed');
    const itself = `/proc/self/fd/${handle.fd}`;
    if (process.getuid?.() === 0 && owner !== undefined) await chown(itself, owner, owner);
    await chmod(itself, 0o600);
  } finally {
    await handle.close();
  }
};

/** Opens a result for reading without following links or waiting on a FIFO. */
export const openOutput = async (dir: string, name: string) => {
  await checkOutput(dir, name);
  const handle = await open(join(dir, name), constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(unlessSwapped);
  const opened = await handle.stat();
  // The name still leads there: a second link to somebody's file would have lost its trace when it was replaced.
  const named = await lstat(join(dir, name)).catch(() => undefined);
  const isSame = named?.ino === opened.ino && named.dev === opened.dev && named.nlink === 1;
  if (opened.isFile() && opened.nlink === 1 && isSame) return { handle, size: opened.size };
  await handle.close();
  throw new Problem('conversion_failed');
};
