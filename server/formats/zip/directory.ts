import type { FileBytes } from '../../files/file-bytes.ts';

/** An entry in the central directory of a ZIP (APPNOTE.TXT 4.3.12). */
export type ZipEntry = {
  readonly name: string;
  readonly compressedSize: number;
  readonly size: number;
  readonly method: number;
  readonly crc: number;
  readonly encrypted: boolean;
  /** The ZIP version needed to extract it, times ten (4.4.3). */
  readonly version: number;
  /** Position of its local header. */
  readonly offset: number;
  /** Position of its header in the directory, if Unix permissions there say nothing of its type (4.4.2, 4.4.15). */
  readonly typelessAt?: number;
};

/** Limits for reading a directory; the caller sets them, since an upload may hold less than our own output. */
export type ZipBounds = { readonly entries: number; readonly nameBytes: number };

export type ZipDirectory = {
  /** At most as many as requested. */
  readonly entries: readonly ZipEntry[];
  /** Number of entries according to the end record. */
  readonly count: number;
  /** Total bytes of the names read; reading stops at the limit. */
  readonly nameBytes: number;
  /** Number of parts of an archive that was split, of which the file is the last; 1 for a whole archive (4.3.16). */
  readonly parts: number;
};

const endRecord = 0x06054b50;
const end64Record = 0x06064b50;
const end64Locator = 0x07064b50;
const centralHeader = 0x02014b50;
const localHeader = 0x04034b50;
/** Maximum bytes of a name: longer names exceed any file system's limit and are refused. */
const maxNameBytes = 8192;
/** The end record has 22 bytes, and a comment of up to 65535 may follow. */
const endSearch = 22 + 0xffff;

const findEnd = (bytes: FileBytes): number | undefined => {
  const from = Math.max(0, bytes.size - endSearch);
  const tail = bytes.slice(from, endSearch);
  for (let at = tail.length - 22; at >= 0; at--) if (tail.readUInt32LE(at) === endRecord) return from + at;
  return undefined;
};

/** ZIP64 stores sizes past 4 GB in an extra field (4.5.3): those that are 0xFFFFFFFF in the header, in this order. */
const wideSizes = (extra: Buffer, narrow: readonly number[]): readonly number[] => {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== 1) continue;
    let next = at + 4;
    return narrow.map((value) => {
      if (value !== 0xffffffff || next + 8 > extra.length) return value;
      next += 8;
      return Number(extra.readBigUInt64LE(next - 8));
    });
  }
  return narrow;
};

/** True if the first entry in the directory is at the start of the file. */
const beginsAtZero = (bytes: FileBytes, directory: number): boolean => {
  const nameLength = bytes.u16(directory + 28, true);
  return (
    nameLength > 0 && nameLength === bytes.u16(26, true) && bytes.slice(directory + 46, nameLength).equals(bytes.slice(30, nameLength))
  );
};

/** Whether a header has permissions of Unix without the type of the file. */
const isTypeless = (header: Buffer): boolean => header[5] === 3 && header.readUInt16LE(40) > 0 && header.readUInt16LE(40) < 0x1000;

/**
 * Reads the central directory within limits. Undefined if it is missing or incomplete: the file is truncated, damaged or no
 * ZIP.
 */
export const readZipDirectory = (bytes: FileBytes, bounds: ZipBounds): ZipDirectory | undefined => {
  const end = findEnd(bytes);
  if (end === undefined) return undefined;
  const parts = (bytes.u16(end + 4, true) % 0xffff) + 1;
  let count = bytes.u16(end + 10, true);
  let start = bytes.u32(end + 16, true);
  const size = bytes.u32(end + 12, true);
  // Bytes before the archive (a self-extractor, a polyglot) shift all its offsets.
  let shift = 0;
  if (end >= 20 && bytes.u32(end - 20, true) === end64Locator) {
    const wide = bytes.u64(end - 12, true);
    if (wide + 56 > bytes.size || bytes.u32(wide, true) !== end64Record) return undefined;
    count = bytes.u64(wide + 32, true);
    start = bytes.u64(wide + 48, true);
  } else shift = Math.max(0, end - size - start);
  // A file that begins as a ZIP has no prefix: this is the directory of a ZIP nested in a truncated one.
  if (
    shift > 0 &&
    bytes.u32(0, true) === localHeader &&
    bytes.u32(start, true) !== centralHeader &&
    !(size >= 46 && beginsAtZero(bytes, start + shift))
  )
    return undefined;

  const entries: ZipEntry[] = [];
  const wanted = Math.min(count, bounds.entries);
  let nameBytes = 0;
  let at = start + shift;
  while (entries.length < wanted && at + 46 <= bytes.size) {
    const header = bytes.slice(at, 46);
    if (header.length < 46 || header.readUInt32LE(0) !== centralHeader) return undefined;
    const [nameLength, extraLength, commentLength] = [header.readUInt16LE(28), header.readUInt16LE(30), header.readUInt16LE(32)];
    nameBytes += nameLength;
    if (nameBytes > bounds.nameBytes) return { entries, count, nameBytes, parts };
    const [full = 0, compressedSize = 0, offset = 0] = wideSizes(bytes.slice(at + 46 + nameLength, extraLength), [
      header.readUInt32LE(24),
      header.readUInt32LE(20),
      header.readUInt32LE(42),
    ]);
    entries.push({
      name: bytes.slice(at + 46, Math.min(nameLength, maxNameBytes)).toString('utf8'),
      compressedSize,
      size: full,
      method: header.readUInt16LE(10),
      crc: header.readUInt32LE(16),
      encrypted: (header.readUInt16LE(8) & 1) !== 0,
      version: header.readUInt16LE(6) & 0xff,
      offset: offset + shift,
      ...(isTypeless(header) && { typelessAt: at }),
    });
    at += 46 + nameLength + extraLength + commentLength;
  }
  return entries.length === wanted ? { entries, count, nameBytes, parts } : undefined;
};

/** Start of an entry's compressed bytes, after its local header (4.3.7). Undefined without a local header. */
export const dataStart = (bytes: FileBytes, entry: ZipEntry): number | undefined => {
  const header = bytes.slice(entry.offset, 30);
  if (header.length < 30 || header.readUInt32LE(0) !== localHeader) return undefined;
  return entry.offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28);
};

/** Up to `length` compressed bytes of an entry. Undefined without a local header. */
export const entryBytes = (bytes: FileBytes, entry: ZipEntry, length = entry.compressedSize): Buffer | undefined => {
  const start = dataStart(bytes, entry);
  return start === undefined ? undefined : bytes.slice(start, Math.min(length, entry.compressedSize));
};
