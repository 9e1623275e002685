import { closeSync, createReadStream, fstatSync, openSync, readSync } from 'node:fs';
import { createInflateRaw } from 'node:zlib';
import { fileLimits } from '../../contract/file-limits.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';

/** One file of an archive, by its central directory (APPNOTE.TXT 4.3.12). */
export type ZipEntry = { readonly name: string; readonly size: number };

export type ZipFile = {
  /** In the order of the directory. */
  readonly entries: readonly ZipEntry[];
  readonly has: (name: string) => boolean;
  /** Inflates an entry piece by piece. Throws `corrupt_input` when it is not there or broken, `decompression_bomb` past the limit. */
  readonly stream: (name: string) => AsyncGenerator<Uint8Array>;
  readonly bytes: (name: string) => Promise<Uint8Array>;
  readonly text: (name: string) => Promise<string>;
};

type Located = ZipEntry & { readonly method: number; readonly packed: number; readonly offset: number };

const corrupt = () => new WorkerProblem('corrupt_input');

const readAt = (fd: number, offset: number, length: number): Buffer => {
  const buffer = Buffer.alloc(length);
  if (readSync(fd, buffer, 0, length, offset) !== length) throw corrupt();
  return buffer;
};

/** The end of the central directory: its place, its size, the number of entries (with ZIP64's where that is used). */
const findDirectory = (fd: number, fileSize: number): { offset: number; size: number; count: number } => {
  const tailLength = Math.min(fileSize, 22 + 0xffff);
  const tail = readAt(fd, fileSize - tailLength, tailLength);
  const at = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (at < 0 || at + 22 > tail.length) throw corrupt();
  const plain = { count: tail.readUInt16LE(at + 10), size: tail.readUInt32LE(at + 12), offset: tail.readUInt32LE(at + 16) };
  if (plain.offset !== 0xffffffff && plain.count !== 0xffff) return plain;
  if (at < 20 || tail.readUInt32LE(at - 20) !== 0x07064b50) return plain;
  const end = readAt(fd, Number(tail.readBigUInt64LE(at - 12)), 56);
  return { count: Number(end.readBigUInt64LE(32)), size: Number(end.readBigUInt64LE(40)), offset: Number(end.readBigUInt64LE(48)) };
};

const readDirectory = (fd: number, fileSize: number): readonly Located[] => {
  const { offset, size, count } = findDirectory(fd, fileSize);
  if (offset + size > fileSize) throw corrupt();
  if (count > fileLimits.madeEntries)
    throw new WorkerProblem('too_many_entries', undefined, { name: 'entries', max: fileLimits.madeEntries, actual: count });
  const directory = readAt(fd, offset, size);
  const entries: Located[] = [];
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === 0x02014b50; ) {
    const nameLength = directory.readUInt16LE(at + 28);
    const extraLength = directory.readUInt16LE(at + 30);
    entries.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength),
      method: directory.readUInt16LE(at + 10),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + extraLength + directory.readUInt16LE(at + 32);
  }
  return entries;
};

/** Opens an archive for reading by name: only the directory is read now, each entry when it is asked for. */
export const openZip = (path: string): ZipFile => {
  const fd = openSync(path, 'r');
  const fileSize = fstatSync(fd).size;
  let entries: readonly Located[];
  try {
    entries = readDirectory(fd, fileSize);
  } catch (thrown) {
    closeSync(fd);
    throw thrown instanceof WorkerProblem ? thrown : corrupt();
  }
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  let inflated = 0;

  async function* stream(name: string): AsyncGenerator<Uint8Array> {
    const entry = byName.get(name);
    if (!entry) throw corrupt();
    const header = readAt(fd, entry.offset, 30);
    if (header.readUInt32LE(0) !== 0x04034b50 || (header.readUInt16LE(6) & 1) !== 0) throw corrupt();
    const start = entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
    if (entry.packed === 0) return;
    const packed = createReadStream('', { fd, autoClose: false, start, end: start + entry.packed - 1, highWaterMark: 256 * 1024 });
    if (entry.method !== 0 && entry.method !== 8) throw corrupt();
    const plain = entry.method === 8 ? packed.pipe(createInflateRaw({ chunkSize: 256 * 1024 })) : packed;
    try {
      for await (const chunk of plain as AsyncIterable<Uint8Array>) {
        inflated += chunk.length;
        if (inflated > fileLimits.unpackedBytes)
          throw new WorkerProblem('decompression_bomb', undefined, { name: 'unpackedBytes', max: fileLimits.unpackedBytes });
        yield chunk;
      }
    } catch (thrown) {
      throw thrown instanceof WorkerProblem ? thrown : corrupt();
    }
  }

  const bytes = async (name: string): Promise<Uint8Array> => {
    const parts: Uint8Array[] = [];
    for await (const part of stream(name)) parts.push(part);
    return Buffer.concat(parts);
  };
  return {
    entries,
    has: (name) => byName.has(name),
    stream,
    bytes,
    text: async (name) => new TextDecoder().decode(await bytes(name)),
  };
};
