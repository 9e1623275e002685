import { tiffSizes } from './tiff-types.ts';

/** Bytes to swap per element when the byte order changes, by type: a rational is two numbers. */
const parts = [0, 1, 1, 2, 4, 4, 1, 1, 2, 4, 4, 4, 8];

const cameraDirectory = 0x8769;
const placeDirectory = 0x8825;
/** Tags of the first directory that describe the photograph, not the pixels of the source file. */
const aboutTags = new Set([270, 271, 272, 305, 306, 315, 33432, 40091, 40092, 40093, 40094, 40095]);
/** Tags that can't be moved (maker note, interoperability directory), and the padding that Windows adds. */
const unmovable = new Set([37500, 40965, 0xea1c]);

/** A field with its values in little-endian order. */
type Field = { readonly tag: number; readonly type: number; readonly count: number; readonly data: Buffer };

/** Reads directories of an EXIF block, which is a small TIFF. Skips fields that point outside the block. */
const openExif = (block: Buffer) => {
  const little = block.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (little ? block.readUInt16LE(at) : block.readUInt16BE(at));
  const u32 = (at: number) => (little ? block.readUInt32LE(at) : block.readUInt32BE(at));
  const field = (at: number): Field | undefined => {
    const [tag, type, count] = [u16(at), u16(at + 2), u32(at + 4)];
    const size = (tiffSizes[type] ?? 0) * count;
    const start = size > 4 ? u32(at + 8) : at + 8;
    if (size === 0 || start + size > block.length) return undefined;
    const data = Buffer.from(block.subarray(start, start + size));
    const part = parts[type] ?? 1;
    if (!little && part > 1) for (let value = 0; value < data.length; value += part) data.subarray(value, value + part).reverse();
    return { tag, type, count, data };
  };
  const directory = (start: number): readonly Field[] => {
    if (start < 8 || start + 2 > block.length) return [];
    const places = Array.from({ length: u16(start) }, (_, index) => start + 2 + index * 12);
    return places.filter((at) => at + 12 <= block.length).flatMap((at) => field(at) ?? []);
  };
  const pointedTo = (fields: readonly Field[], tag: number) =>
    directory(fields.find((one) => one.tag === tag && one.data.length >= 4)?.data.readUInt32LE() ?? 0);
  const first = directory(u32(4));
  return {
    about: first.filter(({ tag }) => aboutTags.has(tag)),
    camera: pointedTo(first, cameraDirectory).filter(({ tag }) => !unmovable.has(tag)),
    place: pointedTo(first, placeDirectory),
  };
};

/** Appends pieces to a file, each at an even offset, as TIFF requires. */
const appender = (file: Buffer) => {
  const pieces: Buffer[] = [file];
  let length = file.length;
  const put = (piece: Buffer): number => {
    if (length % 2 === 1) pieces.push(Buffer.alloc(1));
    length += length % 2;
    pieces.push(piece);
    length += piece.length;
    return length - piece.length;
  };
  return { put, whole: () => Buffer.concat(pieces) };
};

const number32 = (value: number): Buffer => {
  const data = Buffer.alloc(4);
  data.writeUInt32LE(value);
  return data;
};

/**
 * Adds camera data to the first directory of a TIFF, which libvips writes without it. Supports little-endian classic
 * TIFF, as written by libvips; returns any other file, and a file whose EXIF block is invalid, unchanged.
 */
export const addExif = (tiff: Buffer, exif: Buffer): Buffer => {
  const block = exif.toString('latin1', 0, 4) === 'Exif' ? exif.subarray(6) : exif;
  if (tiff.readUInt32LE(0) !== 0x002a4949 || !/^(II\*\0|MM\0\*)/.test(block.toString('latin1', 0, 4)) || block.length < 14) return tiff;
  const { about, camera, place } = openExif(block);
  const { put, whole } = appender(tiff);
  const entry = ({ tag, type, count, data }: Field): Buffer => {
    const bytes = Buffer.alloc(12);
    bytes.writeUInt16LE(tag, 0);
    bytes.writeUInt16LE(type, 2);
    bytes.writeUInt32LE(count, 4);
    if (data.length > 4) bytes.writeUInt32LE(put(data), 8);
    else data.copy(bytes, 8);
    return bytes;
  };
  const write = (entries: readonly Buffer[], next: number): number => {
    const head = Buffer.alloc(2);
    head.writeUInt16LE(entries.length);
    const sorted = entries.toSorted((one, other) => one.readUInt16LE(0) - other.readUInt16LE(0));
    return put(Buffer.concat([head, ...sorted, number32(next)]));
  };
  const below = (tag: number, fields: readonly Field[]): readonly Field[] =>
    fields.length === 0 ? [] : [{ tag, type: 4, count: 1, data: number32(write(fields.map(entry), 0)) }];
  const start = tiff.readUInt32LE(4);
  const count = tiff.readUInt16LE(start);
  const own = Array.from({ length: count }, (_, index) => tiff.subarray(start + 2 + index * 12, start + 14 + index * 12));
  const taken = new Set(own.map((bytes) => bytes.readUInt16LE(0)));
  const added = [...about, ...below(cameraDirectory, camera), ...below(placeDirectory, place)].filter(({ tag }) => !taken.has(tag));
  if (added.length === 0) return tiff;
  const directory = write([...own, ...added.map(entry)], tiff.readUInt32LE(start + 2 + count * 12));
  const result = whole();
  result.writeUInt32LE(directory, 4);
  return result;
};
