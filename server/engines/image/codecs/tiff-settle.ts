import { fileLimits } from '../../../contract/file-limits.ts';

const tags = { width: 256, height: 257 } as const;
/** Tags whose value is one of a few, with the smallest and the largest (TIFF 6.0, section 8, and libtiff). */
const ranges: Readonly<Record<number, readonly [number, number]>> = {
  ...{ 266: [1, 2], 274: [1, 8], 284: [1, 2], 296: [1, 3], 338: [0, 2], 339: [1, 6], 32996: [1, 3] },
};
/** Types of values in TIFF 6.0, its supplements and BigTIFF. */
const isType = (type: number): boolean => (type >= 1 && type <= 13) || (type >= 16 && type <= 18);
const short = 3;
/** libtiff reads no larger directory. */
const maxEntries = 4096;

/** Reads numbers of a classic TIFF or a BigTIFF, whose offsets and counts are longer. Numbers past the end are 0. */
const numbersOf = (data: Buffer) => {
  const isLittle = data.toString('latin1', 0, 2) === 'II';
  const isInside = (at: number, size: number): boolean => at >= 0 && at + size <= data.length;
  const u16 = (at: number): number => (!isInside(at, 2) ? 0 : isLittle ? data.readUInt16LE(at) : data.readUInt16BE(at));
  const u32 = (at: number): number => (!isInside(at, 4) ? 0 : isLittle ? data.readUInt32LE(at) : data.readUInt32BE(at));
  const u64 = (at: number): number => (!isInside(at, 8) ? 0 : Number(isLittle ? data.readBigUInt64LE(at) : data.readBigUInt64BE(at)));
  const put = (value: number, size: number): Buffer => {
    const out = Buffer.alloc(size);
    if (size === 8) isLittle ? out.writeBigUInt64LE(BigInt(value)) : out.writeBigUInt64BE(BigInt(value));
    else isLittle ? out.writeUIntLE(value, 0, size) : out.writeUIntBE(value, 0, size);
    return out;
  };
  const isBig = u16(2) === 43;
  const form = isBig ? { count: 8, entry: 20, value: 12, place: 8, first: 8 } : { count: 2, entry: 12, value: 8, place: 4, first: 4 };
  return { u16, put, form, long: isBig ? u64 : u32, count: isBig ? u64 : u16, isTiff: isBig || u16(2) === 42 };
};

/** A TIFF whose directories every reader accepts. */
export type SettledTiff = {
  readonly file: Buffer;
  /** Whether the file refers to a page that it doesn't have. */
  readonly lacksPage: boolean;
};

/**
 * Mends what libtiff takes for an error although no pixel depends on it: the offset of a next page that leads nowhere, values that
 * their tag does not define, and entries of an unknown type. Undefined if the file has none of those, or no first page.
 */
export const settledTiff = (file: Uint8Array): SettledTiff | undefined => {
  const data = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const { u16, put, form, long, count, isTiff } = numbersOf(data);
  if (!isTiff) return undefined;
  const pages: (readonly Buffer[])[] = [];
  const seen = new Set<number>();
  let isOdd = false;
  let at = long(form.first);
  while (at !== 0 && seen.size < fileLimits.pages) {
    const entries = count(at);
    const next = at + form.count + entries * form.entry;
    if (seen.has(at) || entries === 0 || entries > maxEntries || next > data.length) break;
    seen.add(at);
    const all = Array.from({ length: entries }, (_, index) => at + form.count + index * form.entry);
    const kept = all.filter((entry) => {
      const [tag, type] = [u16(entry), u16(entry + 2)];
      const [least, most] = ranges[tag] ?? [0, 0xffff];
      // Longer lists are elsewhere in the file.
      const value = type === short && long(entry + 4) === 1 ? u16(entry + form.value) : most;
      return isType(type) && value >= least && value <= most;
    });
    if (!kept.some((entry) => u16(entry) === tags.width) || !kept.some((entry) => u16(entry) === tags.height)) break;
    isOdd ||= kept.length < all.length;
    pages.push(kept.map((entry) => data.subarray(entry, entry + form.entry)));
    at = long(next);
  }
  const lacksPage = at !== 0 && seen.size < fileLimits.pages;
  if (pages.length === 0 || !(isOdd || lacksPage)) return undefined;
  const pieces: Buffer[] = [data, Buffer.alloc(data.length % 2)];
  let length = data.length + (data.length % 2);
  let next = 0;
  for (const page of pages.toReversed()) {
    const directory = Buffer.concat([put(page.length, form.count), ...page, put(next, form.place)]);
    next = length;
    length += directory.length;
    pieces.push(directory);
  }
  const settled = Buffer.concat(pieces);
  put(next, form.place).copy(settled, form.first);
  return { file: settled, lacksPage };
};
