/**
 * Every file operation of the server in a folder that a tool had access to. The tool may be compromised and still running: it can leave
 * links, FIFOs and huge files, and swap them between two calls. So the folder itself is kept open, names are resolved relative to the
 * open folder, links are never followed, and checks apply to the opened file instead of its name.
 *
 * Calls that take microseconds are synchronous: a thread would cost ten times the processor time. Loops over thousands of files yield
 * to the event loop.
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
import { message } from '../../catalogue/languages/message.ts';
import { maxFileBytes } from '../../catalogue/limits.ts';
import { Problem } from '../contract/problem.ts';
import { type FolderEntry, readFolder } from './read-folder.ts';
import { makeTurns } from './turns.ts';

const [read, writeFile] = [promisify(readByCallback), promisify(writeByCallback)];

/** Maximum size of a result. A conversion may enlarge a file (MP3 to WAV), but not without limit. */
export const maxOutputBytes = Math.max(1024 ** 3, 2 * maxFileBytes);

/** Names that we create inside a stage: no separators, no leading dots. */
const plainName = /^[A-Za-z0-9][A-Za-z0-9._-]{0,120}$/;

const isPlainName = (name: string): boolean => plainName.test(name);

/** Error codes for a file that was swapped: gone, a link, a folder, a FIFO without a reader, locked, leased. */
const swapped: ReadonlySet<unknown> = new Set([
  ...['ENOENT', 'ELOOP', 'ENXIO', 'EISDIR', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY', 'EACCES', 'EPERM', 'EAGAIN', 'ETXTBSY'],
]);

/** Maps errors that a tool can cause in its own folder to a failed conversion, not a server failure. */
const unlessSwapped = <Result>(call: () => Result): Result => {
  try {
    return call();
  } catch (thrown) {
    if (swapped.has((thrown as { code?: unknown }).code)) throw new Problem('conversion_failed', undefined, {}, { cause: thrown });
    throw thrown;
  }
};

/** open(2)'s O_PATH, which Node does not export: a handle on a file that needs no read permission. */
const holdOnly = 0x200000;
const { O_CREAT, O_DIRECTORY, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;

/** An open folder: `at` returns a path to a name in it that stays valid if the folder is renamed. */
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

/** Verifies that a tool's output `name` is a non-empty plain file with one link. Returns its size in bytes. */
export const checkOutput = (dir: string, name: string): Promise<number> => within(dir, (held) => check(held, name));

/**
 * Moves a file between folders of the same workspace and gives it to the owner of the target folder. A compromised worker may replace it
 * with a link between check and move: owner and mode are changed on the moved file, and never through a link.
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

/** Gives a file to its folder's owner, readable only by that owner. Tools cannot change ownership. */
const giveTo = (file: number, folder: Held): void => {
  const itself = `/proc/self/fd/${file}`;
  const { uid, gid } = fstatSync(folder.descriptor);
  if (process.getuid?.() === 0) chownSync(itself, uid, gid);
  chmodSync(itself, 0o600);
};

/** A result open for reading, which survives the removal of its name. */
export type OpenOutput = {
  /** Invalid after `close`: the number may be reused. */
  readonly descriptor: number;
  /** Size in bytes at opening. */
  readonly size: number;
  /** Reads the next bytes into `piece`. Returns their number: 0 at the end. */
  readonly read: (piece: Uint8Array) => Promise<number>;
  /** Synchronous variant for small files. */
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
      // After closing, the number may belong to another file.
      if (isOpen) closeSync(descriptor);
      isOpen = false;
    },
  };
};

/** Opens a result for reading without following links or blocking on a FIFO. The caller closes it. */
export const openOutput = (dir: string, name: string): Promise<OpenOutput> =>
  within(dir, (held) => {
    check(held, name);
    const path = held.at(name);
    const descriptor = unlessSwapped(() => openSync(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK));
    const opened = fstatSync(descriptor);
    // The name must still refer to the opened file: a second hard link would be undetectable after a replacement.
    const named = lstatSync(path, { throwIfNoEntry: false });
    const isSame = named?.ino === opened.ino && named.dev === opened.dev && named.nlink === 1;
    if (opened.isFile() && opened.nlink === 1 && isSame) return openFile(descriptor, opened.size);
    closeSync(descriptor);
    throw new Problem('conversion_failed');
  });

/** Reads a whole tool output; throws `output_too_large` above `maxBytes`, even if it grows meanwhile. */
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

/** Writes a new file for a tool to read. Throws `conversion_failed` if the name exists. */
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

/** Maximum entries that the server reads in one folder: more than a document of two thousand files needs, images and scratch included. */
export const maxEntries = 20_000;

/** Names of the plain files in a stage, unordered. Throws `resource_limit` above `maxEntries` entries of any kind. */
export const listOutputs = (dir: string): Promise<readonly string[]> =>
  within(
    dir,
    async ({ at, descriptor }) => {
      const names: string[] = [];
      let count = 0;
      for await (const { name, kind } of readFolder(descriptor)) {
        if (++count > maxEntries)
          throw new Problem('resource_limit', message('tooManyLeft'), { limit: { name: 'files', max: maxEntries } });
        if (isPlainName(name) && isFile(at(name), kind)) names.push(name);
      }
      return names;
    },
    O_RDONLY,
  );

const isFile = (path: string, kind: FolderEntry['kind']): boolean =>
  kind === 'file' || (kind === 'unknown' && (lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false));
