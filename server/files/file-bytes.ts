import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

const windowBytes = 64 * 1024;

/**
 * Random access to a file of any size through one small window, for header parsers: keeps a user's data in memory only
 * during an inspection. Reads are synchronous, since they come from the page cache.
 */
export type FileBytes = {
  readonly size: number;
  /** Up to `length` bytes from `at`; fewer at the end of the file, none past it. */
  readonly slice: (at: number, length: number) => Buffer;
  /** One byte, or -1 past the end. */
  readonly byte: (at: number) => number;
  /** Unsigned integers; throw RangeError past the end of the file. */
  readonly u16: (at: number, littleEndian?: boolean) => number;
  readonly u32: (at: number, littleEndian?: boolean) => number;
  readonly u64: (at: number, littleEndian?: boolean) => number;
  /** Bytes as Latin-1, for ASCII signatures and names. */
  readonly text: (at: number, length: number) => string;
  readonly close: () => void;
};

const makeBytes = (
  size: number,
  read: (at: number, length: number) => Buffer,
  byte: (at: number) => number,
  close: () => void,
): FileBytes => {
  const exactly = (at: number, length: number): Buffer => {
    const found = read(at, length);
    if (found.length < length) throw new RangeError('The file ends inside a field.');
    return found;
  };
  return {
    size,
    slice: read,
    byte,
    u16: (at, littleEndian = false) => (littleEndian ? exactly(at, 2).readUInt16LE() : exactly(at, 2).readUInt16BE()),
    u32: (at, littleEndian = false) => (littleEndian ? exactly(at, 4).readUInt32LE() : exactly(at, 4).readUInt32BE()),
    u64: (at, littleEndian = false) => Number(littleEndian ? exactly(at, 8).readBigUInt64LE() : exactly(at, 8).readBigUInt64BE()),
    text: (at, length) => read(at, length).toString('latin1'),
    close,
  };
};

/** Opens a file under a name that we chose. The caller closes it. */
export const openBytes = (path: string): FileBytes => {
  const descriptor = openSync(path, 'r');
  const { size } = fstatSync(descriptor);
  let start = 0;
  let held: Buffer = Buffer.alloc(0);
  const read = (at: number, length: number): Buffer => {
    if (at < 0 || at >= size || length <= 0) return Buffer.alloc(0);
    const wanted = Math.min(length, size - at);
    if (at < start || at + wanted > start + held.length) {
      held = Buffer.allocUnsafe(Math.max(wanted, Math.min(windowBytes, size - at)));
      held = held.subarray(0, readSync(descriptor, held, 0, held.length, at));
      start = at;
    }
    return held.subarray(at - start, at - start + wanted);
  };
  // Parsers of small blocks read millions of single bytes.
  const byte = (at: number): number => {
    const near = held[at - start];
    return at >= start && near !== undefined ? near : (read(at, 1)[0] ?? -1);
  };
  return makeBytes(size, read, byte, () => closeSync(descriptor));
};

/** The same view of bytes in memory: an embedded image, or a test's data. */
export const bytesOf = (content: Uint8Array): FileBytes => {
  const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return makeBytes(
    buffer.length,
    (at, length) => (at < 0 ? buffer.subarray(0, 0) : buffer.subarray(at, at + Math.max(0, length))),
    (at) => buffer[at] ?? -1,
    () => undefined,
  );
};
