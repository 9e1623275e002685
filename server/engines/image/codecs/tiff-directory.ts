import { fileLimits } from '../../../contract/file-limits.ts';
import { corrupt } from '../bitmap.ts';
import { tiffSizes } from './tiff-types.ts';

/** Tags of TIFF 6.0, its supplements and libtiff. */
export const tags = {
  ...{ width: 256, height: 257, bits: 258, compression: 259, photometric: 262, fillOrder: 266, orientation: 274, samples: 277 },
  ...{ strips: 273, stripRows: 278, stripLengths: 279, planar: 284, predictor: 317, tileWidth: 322, tileHeight: 323, tiles: 324 },
  ...{ tileLengths: 325, extra: 338, format: 339, profile: 34675, kind: 254 },
} as const;

/** Limit of strips or tiles, above that of any image within the pixel limit. */
const mostValues = 1_000_000;

export type Directory = {
  /** Its offset in the file. */
  readonly at: number;
  readonly tags: readonly number[];
  /** The values of a tag as numbers; empty if absent. */
  readonly values: (tag: number) => readonly number[];
  readonly first: (tag: number, usual: number) => number;
  /** The values of a tag in the order of bytes of the file. */
  readonly field: (tag: number) => { readonly type: number; readonly count: number; readonly bytes: Buffer } | undefined;
};

/** Reads and writes numbers in the byte order of a classic TIFF. */
export const orderOf = (data: Buffer) => {
  const isLittle = data.toString('latin1', 0, 2) === 'II';
  const inside = (at: number, size: number): number => (at < 0 || at + size > data.length ? corrupt() : at);
  return {
    u16: (at: number): number => (isLittle ? data.readUInt16LE(inside(at, 2)) : data.readUInt16BE(inside(at, 2))),
    u32: (at: number): number => (isLittle ? data.readUInt32LE(inside(at, 4)) : data.readUInt32BE(inside(at, 4))),
    put: (value: number, size: 2 | 4): Buffer => {
      const out = Buffer.alloc(size);
      if (isLittle) out.writeUIntLE(value, 0, size);
      else out.writeUIntBE(value, 0, size);
      return out;
    },
  };
};

/** Reads the directory at an offset of a classic TIFF. */
const directoryAt = (data: Buffer, at: number): Directory => {
  const { u16, u32 } = orderOf(data);
  const entries = new Map(Array.from({ length: u16(at) }, (_, index) => at + 2 + index * 12).map((entry) => [u16(entry), entry]));
  const placeOf = (tag: number) => {
    const entry = entries.get(tag);
    if (entry === undefined) return undefined;
    const [type, count] = [u16(entry + 2), Math.min(u32(entry + 4), mostValues)];
    const size = tiffSizes[type] ?? 0;
    return { type, count, start: size * count > 4 ? u32(entry + 8) : entry + 8, size };
  };
  const values = (tag: number): readonly number[] => {
    const { type = 0, count = 0, start = 0 } = placeOf(tag) ?? {};
    if (type === 3) return Array.from({ length: count }, (_, index) => u16(start + index * 2));
    return type === 4 ? Array.from({ length: count }, (_, index) => u32(start + index * 4)) : [];
  };
  return {
    at,
    tags: [...entries.keys()],
    values,
    first: (tag, usual) => values(tag)[0] ?? usual,
    field: (tag) => {
      const place = placeOf(tag);
      return place && { type: place.type, count: place.count, bytes: data.subarray(place.start, place.start + place.size * place.count) };
    },
  };
};

/** The directories of the pages of a classic TIFF, in order; none for other files. A chain that comes back to itself ends. */
export const tiffDirectories = (file: Uint8Array): readonly Directory[] => {
  const data = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  const { u16, u32 } = orderOf(data);
  if (data.length < 8 || u16(2) !== 42) return [];
  const places = new Set<number>();
  for (let at = u32(4); at !== 0 && !places.has(at) && places.size < fileLimits.pages; at = u32(at + 2 + u16(at) * 12)) places.add(at);
  return [...places].map((at) => directoryAt(data, at));
};

/** Bits of NewSubfileType: a reduced copy of another page, and a transparency mask (TIFF 6.0, section 8). */
const [smallerCopy, mask] = [1, 4];

/**
 * Indexes of the pages that are neither masks nor reduced copies, which maps and microscope slides contain. Undefined if all
 * pages qualify, or none.
 */
export const ownPages = (pages: readonly Directory[]): readonly number[] | undefined => {
  const own = [...pages.keys()].filter((page) => ((pages[page]?.first(tags.kind, 0) ?? 0) & (smallerCopy | mask)) === 0);
  return own.length === 0 || own.length === pages.length ? undefined : own;
};

/** Replaces the pages of a file by directories of 32-bit integers, keyed by tag, that point to existing data in the file. */
export const withDirectories = (file: Uint8Array, pages: readonly ReadonlyMap<number, readonly number[]>[]): Buffer => {
  const data = Buffer.from(file);
  const { put } = orderOf(data);
  const pieces: Buffer[] = [data, Buffer.alloc(data.length % 2)];
  let length = data.length + (data.length % 2);
  const append = (piece: Buffer): number => {
    pieces.push(piece);
    length += piece.length;
    return length - piece.length;
  };
  let next = 0;
  for (const page of pages.toReversed()) {
    const entries = [...page]
      .toSorted(([one], [other]) => one - other)
      .map(([tag, values]) => {
        const list = Buffer.concat(values.map((value) => put(value, 4)));
        return Buffer.concat([put(tag, 2), put(4, 2), put(values.length, 4), values.length === 1 ? list : put(append(list), 4)]);
      });
    next = append(Buffer.concat([put(entries.length, 2), ...entries, put(next, 4)]));
  }
  put(next, 4).copy(data, 4);
  return Buffer.concat(pieces);
};
