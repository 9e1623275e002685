/**
 * Every file operation of the server in a folder that a tool has seen. The tool may have been taken over, and may still run: it can
 * leave links, FIFOs and giants, and put one in another's place between two calls. So the folder itself is held open, names are looked up
 * in what is held, links are never followed, and what was opened is looked at instead of its name.
 */
import { constants } from 'node:fs';
import { chmod, chown, type FileHandle, lstat, open, rename } from 'node:fs/promises';
import { Problem } from '../problem.ts';
import { type FolderEntry, readFolder } from './read-folder.ts';

/** Largest single result. A conversion may grow a file (MP3 to WAV), but not without end. */
export const maxOutputBytes = 1024 ** 3;

/** Names that we give inside a stage: no separators, no dots first, no surprises. */
const plainName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$/;

export const isPlainName = (name: string): boolean => plainName.test(name);

/** What the system says of a file that is not what it was a moment ago: gone, a link, a folder, a FIFO that nobody reads, locked, leased. */
const swapped: ReadonlySet<unknown> = new Set([
  ...['ENOENT', 'ELOOP', 'ENXIO', 'EISDIR', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY', 'EACCES', 'EPERM', 'EAGAIN', 'ETXTBSY'],
]);

/** All that a tool can make of its own folder is the tool's doing, and no failure of the server. */
const unlessSwapped = (thrown: unknown): never => {
  if (swapped.has((thrown as { code?: unknown }).code)) throw new Problem('conversion_failed', undefined, {}, { cause: thrown });
  throw thrown;
};

/** open(2)'s O_PATH, which Node does not name: a hold on the file itself, with no right to read it needed. */
const holdOnly = 0x200000;
const { O_CREAT, O_DIRECTORY, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;

/** A folder that is held: a path to each name in it that leads there whatever happens to the folder's own name. */
type Held = { readonly at: (name: string) => string; readonly handle: FileHandle };

const within = async <Result>(dir: string, work: (held: Held) => Promise<Result>, flags = holdOnly): Promise<Result> => {
  const handle = await open(dir, flags | O_DIRECTORY | O_NOFOLLOW).catch(unlessSwapped);
  const at = (name: string): string => {
    if (!isPlainName(name)) throw new Problem('conversion_failed');
    return `/proc/self/fd/${handle.fd}/${name}`;
  };
  try {
    return await work({ at, handle });
  } finally {
    await handle.close();
  }
};

const tooLarge = (bytes: number, max: number): Problem =>
  new Problem('output_too_large', undefined, { limit: { name: 'outputBytes', max, actual: bytes } });

const check = async ({ at }: Held, name: string): Promise<number> => {
  const seen = await lstat(at(name)).catch(unlessSwapped);
  if (!seen.isFile() || seen.nlink !== 1 || seen.size === 0) throw new Problem('conversion_failed');
  if (seen.size > maxOutputBytes) throw tooLarge(seen.size, maxOutputBytes);
  return seen.size;
};

/** Makes sure that what a tool left under `name` is a plain file with contents and one link. Returns its size in bytes. */
export const checkOutput = (dir: string, name: string): Promise<number> => within(dir, (held) => check(held, name));

/**
 * Moves a file between folders of the same workspace and gives it to the owner of the folder that it comes to. A worker that was taken
 * over may put a link in its place between the look and the move: owner and mode are changed on what has arrived, and never through a link.
 */
export const moveFile = (from: string, name: string, to: string, newName = name): Promise<void> =>
  within(from, (source) =>
    within(to, async (target) => {
      const [old, fresh] = [source.at(name), target.at(newName)];
      await check(source, name);
      await rename(old, fresh).catch(unlessSwapped);
      const arrived = await open(fresh, holdOnly | O_NOFOLLOW).catch(unlessSwapped);
      try {
        const seen = await arrived.stat();
        if (!seen.isFile() || seen.nlink !== 1) throw new Problem('conversion_failed');
        await giveTo(arrived, target);
      } finally {
        await arrived.close();
      }
    }),
  );

/** Makes a file its folder's owner's and nobody else's to read. Tools can't give a folder away. */
const giveTo = async (file: FileHandle, folder: Held): Promise<void> => {
  const itself = `/proc/self/fd/${file.fd}`;
  const { uid, gid } = await folder.handle.stat();
  if (process.getuid?.() === 0) await chown(itself, uid, gid);
  await chmod(itself, 0o600);
};

/** Opens a result for reading without following links or waiting on a FIFO. The caller closes it. */
export const openOutput = (dir: string, name: string): Promise<{ readonly handle: FileHandle; readonly size: number }> =>
  within(dir, async (held) => {
    await check(held, name);
    const handle = await open(held.at(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(unlessSwapped);
    const opened = await handle.stat();
    // The name still leads there: a second link to somebody's file would have lost its trace when it was replaced.
    const named = await lstat(held.at(name)).catch(() => undefined);
    const isSame = named?.ino === opened.ino && named.dev === opened.dev && named.nlink === 1;
    if (opened.isFile() && opened.nlink === 1 && isSame) return { handle, size: opened.size };
    await handle.close();
    throw new Problem('conversion_failed');
  });

/** Reads what a tool left, whole; throws `output_too_large` above `maxBytes`, however it grows meanwhile. */
export const readOutput = async (dir: string, name: string, maxBytes: number): Promise<Buffer> => {
  const { handle, size } = await openOutput(dir, name);
  try {
    if (size > maxBytes) throw tooLarge(size, maxBytes);
    const room = Buffer.allocUnsafe(size);
    let filled = 0;
    while (filled < size) {
      const { bytesRead } = await handle.read(room, filled, size - filled, filled);
      if (bytesRead === 0) break;
      filled += bytesRead;
    }
    return room.subarray(0, filled);
  } finally {
    await handle.close();
  }
};

/** Writes a new file for a tool to read. Throws `conversion_failed` where there is something of that name already. */
export const writeInput = (dir: string, name: string, content: string | Uint8Array): Promise<void> =>
  within(dir, async (held) => {
    const handle = await open(held.at(name), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600).catch(unlessSwapped);
    try {
      await handle.writeFile(content);
      await giveTo(handle, held);
    } finally {
      await handle.close();
    }
  });

/** Most entries that the server looks at in one folder: above what a document of two thousand files needs, images and scratch included. */
export const maxEntries = 20_000;

/** Names of the plain files in a stage, in no order. Throws `resource_limit` above `maxEntries` of whatever kind. */
export const listOutputs = (dir: string): Promise<readonly string[]> =>
  within(
    dir,
    async ({ at, handle }) => {
      const names: string[] = [];
      let count = 0;
      for await (const { name, kind } of readFolder(handle.fd)) {
        if (++count > maxEntries)
          throw new Problem('resource_limit', 'The conversion leaves too many files.', { limit: { name: 'files', max: maxEntries } });
        if (isPlainName(name) && (await isFile(at(name), kind))) names.push(name);
      }
      return names;
    },
    O_RDONLY,
  );

const isFile = async (path: string, kind: FolderEntry['kind']): Promise<boolean> =>
  kind === 'file' || (kind === 'unknown' && ((await lstat(path).catch(() => undefined))?.isFile() ?? false));
