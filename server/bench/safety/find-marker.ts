/** Searches for a visitor's marker wherever a server could have left it: in files, in unnamed files, in the memory of its processes. */
import { closeSync, fstatSync, lstatSync, openSync, readdirSync, readFileSync, readlinkSync, readSync } from 'node:fs';
import { join } from 'node:path';

/** A marker as programs spell it: UTF-8, and UTF-16 in both byte orders. */
export const spellingsOf = (marker: string): readonly Buffer[] => [
  Buffer.from(marker),
  Buffer.from(marker, 'utf16le'),
  Buffer.from(marker, 'utf16le').swap16(),
];

const chunkBytes = 4 * 1024 ** 2;
const pageBytes = 4096;

const holds = (bytes: Buffer, spellings: readonly Buffer[]): boolean => spellings.some((one) => bytes.includes(one));

/** Whether `length` bytes from `start` contain a spelling. Pages that can't be read count as empty. */
const rangeHolds = (descriptor: number, start: number, length: number, spellings: readonly Buffer[]): boolean => {
  const overlap = Math.max(...spellings.map((one) => one.length)) - 1;
  const chunk = Buffer.allocUnsafe(chunkBytes + overlap);
  for (let at = 0; at < length; at += chunkBytes) {
    let got = 0;
    try {
      got = readSync(descriptor, chunk, 0, Math.min(chunk.length, length - at), start + at);
    } catch {
      // Mapped from a device, or unmapped meanwhile.
      continue;
    }
    if (holds(chunk.subarray(0, got), spellings)) return true;
  }
  return false;
};

/** Whether an open regular file contains a spelling; undefined for other files and deleted ones. */
const openedHolds = (path: string, spellings: readonly Buffer[]): boolean | undefined => {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'r');
  } catch {
    return undefined;
  }
  try {
    const seen = fstatSync(descriptor);
    return seen.isFile() ? rangeHolds(descriptor, 0, seen.size, spellings) : undefined;
  } finally {
    closeSync(descriptor);
  }
};

/** Paths below a folder whose name, link target or content contains a spelling. */
export const inFolder = (root: string, spellings: readonly Buffer[]): readonly string[] => {
  const found: string[] = [];
  const visit = (path: string): void => {
    if (holds(Buffer.from(path.slice(root.length)), spellings)) found.push(`name of ${path}`);
    let seen: ReturnType<typeof lstatSync>;
    try {
      seen = lstatSync(path);
      if (seen.isSymbolicLink()) {
        if (holds(Buffer.from(readlinkSync(path)), spellings)) found.push(`link ${path}`);
      } else if (seen.isDirectory()) for (const name of readdirSync(path)) visit(join(path, name));
      else if (seen.isFile() && openedHolds(path, spellings)) found.push(path);
    } catch (thrown) {
      if ((thrown as { code?: string }).code !== 'ENOENT') throw thrown;
    }
  };
  visit(root);
  return found;
};

/** Files of the machine outside the server's folders that have changed since `since` (milliseconds since 1970). */
export const changedSince = (since: number, roots: readonly string[]): readonly string[] =>
  Bun.spawnSync(['find', ...roots, '-xdev', '-type', 'f', '-newermt', `@${since / 1000}`, '-size', '-64M', '-print0'])
    .stdout.toString()
    .split('\0')
    .filter(Boolean);

/** Open files of a process that contain a spelling, including unnamed ones and those in memory. */
export const inOpenFiles = (pid: number, spellings: readonly Buffer[]): readonly string[] => {
  const dir = `/proc/${pid}/fd`;
  let names: readonly string[] = [];
  try {
    names = readdirSync(dir);
  } catch {
    // The process has ended.
  }
  return names.filter((name) => openedHolds(join(dir, name), spellings)).map((name) => `open file ${name} of process ${pid}`);
};

type Mapping = { readonly start: number; readonly end: number };

/** Writable mappings of a process that are not backed by files (proc_pid_maps(5)). */
const mappingsOf = (pid: number): readonly Mapping[] =>
  readFileSync(`/proc/${pid}/maps`, 'latin1')
    .split('\n')
    .flatMap((line) => {
      const [, start, end] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(line) ?? [];
      return start && end ? [{ start: Number.parseInt(start, 16), end: Number.parseInt(end, 16) }] : [];
    });

/** The parts of a mapping with pages in memory or swap (Linux' Documentation/admin-guide/mm/pagemap.rst). */
const presentParts = function* (pagemap: number, { start, end }: Mapping): Generator<Mapping> {
  const entries = Buffer.allocUnsafe(8 * 64 * 1024);
  let from: number | undefined;
  for (let at = start; at < end; ) {
    const count = Math.min(entries.length / 8, (end - at) / pageBytes);
    const got = readSync(pagemap, entries, 0, count * 8, (at / pageBytes) * 8) / 8;
    if (got === 0) break;
    for (let index = 0; index < got; index++) {
      // Bits 63 and 62: present, swapped.
      const hasPage = (entries[index * 8 + 7] ?? 0) >= 0x40 && ((entries[index * 8 + 7] ?? 0) & 0xc0) !== 0;
      const here = at + index * pageBytes;
      if (hasPage) from ??= here;
      else if (from !== undefined) {
        yield { start: from, end: here };
        from = undefined;
      }
    }
    at += got * pageBytes;
  }
  if (from !== undefined) yield { start: from, end };
};

/** Whether the memory of a process contains a spelling; undefined if it can't be read, or the process has ended. */
export const memoryHolds = (pid: number, spellings: readonly Buffer[]): boolean | undefined => {
  const opened: number[] = [];
  try {
    const [memory, pagemap] = ['mem', 'pagemap'].map((name) => {
      const descriptor = openSync(`/proc/${pid}/${name}`, 'r');
      opened.push(descriptor);
      return descriptor;
    });
    if (memory === undefined || pagemap === undefined) return undefined;
    for (const mapping of mappingsOf(pid))
      for (const { start, end } of presentParts(pagemap, mapping)) if (rangeHolds(memory, start, end - start, spellings)) return true;
    return false;
  } catch {
    return undefined;
  } finally {
    for (const descriptor of opened) closeSync(descriptor);
  }
};
