/**
 * Every file operation of the server in a folder that a tool has seen. The tool may have been taken over, and may still run: it can
 * leave links, FIFOs and giants, and put one in another's place between two calls. So the folder itself is held open, names are looked up
 * in what is held, links are never followed, and what was opened is looked at instead of its name.
 *
 * Calls that take the system microseconds are made at once: to hand each to a thread costs ten times as much of the processor. Those who
 * go through thousands of files give everybody else a turn meanwhile.
 */
import {
  chmodSync,
  chownSync,
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  openSync,
  read as readByCallback,
  readSync,
  renameSync,
  writeFile as writeByCallback,
} from 'node:fs';
import { promisify } from 'node:util';
import { Problem } from '../contract/problem.ts';
import { type FolderEntry, readFolder } from './read-folder.ts';
import { makeTurns } from './turns.ts';

const [read, writeFile] = [promisify(readByCallback), promisify(writeByCallback)];

/** Largest single result. A conversion may grow a file (MP3 to WAV), but not without end. */
export const maxOutputBytes = 1024 ** 3;

/** Names that we give inside a stage: no separators, no dots first, no surprises. */
const plainName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$/;

const isPlainName = (name: string): boolean => plainName.test(name);

/** What the system says of a file that is not what it was a moment ago: gone, a link, a folder, a FIFO that nobody reads, locked, leased. */
const swapped: ReadonlySet<unknown> = new Set([
  ...['ENOENT', 'ELOOP', 'ENXIO', 'EISDIR', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY', 'EACCES', 'EPERM', 'EAGAIN', 'ETXTBSY'],
]);

/** All that a tool can make of its own folder is the tool's doing, and no failure of the server. */
const unlessSwapped = <Result>(call: () => Result): Result => {
  try {
    return call();
  } catch (thrown) {
    if (swapped.has((thrown as { code?: unknown }).code)) throw new Problem('conversion_failed', undefined, {}, { cause: thrown });
    throw thrown;
  }
};

/** open(2)'s O_PATH, which Node does not name: a hold on the file itself, with no right to read it needed. */
const holdOnly = 0x200000;
const { O_CREAT, O_DIRECTORY, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;

/** A folder that is held: a path to each name in it that leads there whatever happens to the folder's own name. */
type Held = { readonly at: (name: string) => string; readonly descriptor: number };

const turn = makeTurns();

const within = async <Result>(dir: string, work: (held: Held) => Result | Promise<Result>, flags = holdOnly): Promise<Result> => {
  await turn();
  const descriptor = unlessSwapped(() => openSync(dir, flags | O_DIRECTORY | O_NOFOLLOW));
  const at = (name: string): string => {
    if (!isPlainName(name)) throw new Problem('conversion_failed');
    return `/proc/self/fd/${descriptor}/${name}`;
  };
  try {
    return await work({ at, descriptor });
  } finally {
    closeSync(descriptor);
  }
};

const tooLarge = (bytes: number, max: number): Problem =>
  new Problem('output_too_large', undefined, { limit: { name: 'outputBytes', max, actual: bytes } });

const check = ({ at }: Held, name: string): number => {
  const seen = unlessSwapped(() => lstatSync(at(name)));
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
    within(to, (target) => {
      const [old, fresh] = [source.at(name), target.at(newName)];
      check(source, name);
      unlessSwapped(() => renameSync(old, fresh));
      const arrived = unlessSwapped(() => openSync(fresh, holdOnly | O_NOFOLLOW));
      try {
        const seen = fstatSync(arrived);
        if (!seen.isFile() || seen.nlink !== 1) throw new Problem('conversion_failed');
        giveTo(arrived, target);
      } finally {
        closeSync(arrived);
      }
    }),
  );

/** Makes a file its folder's owner's and nobody else's to read. Tools can't give a folder away. */
const giveTo = (file: number, folder: Held): void => {
  const itself = `/proc/self/fd/${file}`;
  const { uid, gid } = fstatSync(folder.descriptor);
  if (process.getuid?.() === 0) chownSync(itself, uid, gid);
  chmodSync(itself, 0o600);
};

/** A result that is open for reading, and stays so when its name is gone. */
export type OpenOutput = {
  /** Another file's once it is closed. */
  readonly descriptor: number;
  /** Bytes that it had when it was opened. */
  readonly size: number;
  /** Reads on, as much as there is and fits. Returns how many bytes that was: 0 at the end. */
  readonly read: (piece: Uint8Array) => Promise<number>;
  /** The same at once: for what is small. */
  readonly readNow: (piece: Uint8Array) => number;
  readonly close: () => void;
};

const openFile = (descriptor: number, size: number): OpenOutput => {
  let isOpen = true;
  return {
    descriptor,
    size,
    read: async (piece) => (await read(descriptor, piece, 0, piece.length, null)).bytesRead,
    readNow: (piece) => readSync(descriptor, piece),
    close: () => {
      // Its number may be somebody else's by then.
      if (isOpen) closeSync(descriptor);
      isOpen = false;
    },
  };
};

/** Opens a result for reading without following links or waiting on a FIFO. The caller closes it. */
export const openOutput = (dir: string, name: string): Promise<OpenOutput> =>
  within(dir, (held) => {
    check(held, name);
    const path = held.at(name);
    const descriptor = unlessSwapped(() => openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK));
    const opened = fstatSync(descriptor);
    // The name still leads there: a second link to somebody's file would have lost its trace when it was replaced.
    const named = lstatSync(path, { throwIfNoEntry: false });
    const isSame = named?.ino === opened.ino && named.dev === opened.dev && named.nlink === 1;
    if (opened.isFile() && opened.nlink === 1 && isSame) return openFile(descriptor, opened.size);
    closeSync(descriptor);
    throw new Problem('conversion_failed');
  });

/** Reads what a tool left, whole; throws `output_too_large` above `maxBytes`, however it grows meanwhile. */
export const readOutput = async (dir: string, name: string, maxBytes: number): Promise<Buffer> => {
  const output = await openOutput(dir, name);
  try {
    if (output.size > maxBytes) throw tooLarge(output.size, maxBytes);
    const room = Buffer.allocUnsafe(output.size);
    let filled = 0;
    while (filled < output.size) {
      const bytes = await output.read(room.subarray(filled));
      if (bytes === 0) break;
      filled += bytes;
    }
    return room.subarray(0, filled);
  } finally {
    output.close();
  }
};

/** Writes a new file for a tool to read. Throws `conversion_failed` where there is something of that name already. */
export const writeInput = (dir: string, name: string, content: string | Uint8Array): Promise<void> =>
  within(dir, async (held) => {
    const path = held.at(name);
    const file = unlessSwapped(() => openSync(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600));
    try {
      await writeFile(file, content);
      giveTo(file, held);
    } finally {
      closeSync(file);
    }
  });

/** Most entries that the server looks at in one folder: above what a document of two thousand files needs, images and scratch included. */
export const maxEntries = 20_000;

/** Names of the plain files in a stage, in no order. Throws `resource_limit` above `maxEntries` of whatever kind. */
export const listOutputs = (dir: string): Promise<readonly string[]> =>
  within(
    dir,
    async ({ at, descriptor }) => {
      const names: string[] = [];
      let count = 0;
      for await (const { name, kind } of readFolder(descriptor)) {
        if (++count > maxEntries)
          throw new Problem('resource_limit', 'The conversion leaves too many files.', { limit: { name: 'files', max: maxEntries } });
        if (isPlainName(name) && isFile(at(name), kind)) names.push(name);
      }
      return names;
    },
    O_RDONLY,
  );

const isFile = (path: string, kind: FolderEntry['kind']): boolean =>
  kind === 'file' || (kind === 'unknown' && (lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false));
