import { inflateRawSync } from 'node:zlib';
import type { FileBytes } from '../files/file-bytes.ts';
import { entryBytes, readZipDirectory, type ZipEntry } from '../formats/zip/directory.ts';

/** Maximum unpacked bytes of one document's parts. */
const mostBytes = 8 * 1024 ** 2;

/** A document is too large to count, or no package. */
export class NotCounted extends Error {
  override readonly name = 'NotCounted';
}

/** Reads parts of a package by name, each once. Throws NotCounted. */
export const packageParts = (bytes: FileBytes) => {
  const directory = readZipDirectory(bytes, { entries: 10_000, nameBytes: 1024 ** 2 });
  if (!directory) throw new NotCounted();
  const byName = new Map(directory.entries.map((entry) => [entry.name, entry]));
  let left = mostBytes;
  const unpack = (entry: ZipEntry): Buffer => {
    const packed = entryBytes(bytes, entry, mostBytes);
    if (!packed || entry.encrypted || (entry.method !== 0 && entry.method !== 8)) throw new NotCounted();
    left -= entry.size;
    if (left < 0) throw new NotCounted();
    if (entry.method === 0) return packed;
    try {
      return inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.size) });
    } catch (cause) {
      throw new NotCounted(undefined, { cause });
    }
  };
  return {
    names: [...byName.keys()],
    /** Empty if there is no such part. */
    part: (name: string): Buffer => {
      const entry = byName.get(name);
      return entry ? unpack(entry) : Buffer.alloc(0);
    },
  };
};
