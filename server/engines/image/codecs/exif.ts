import { isUtf8 } from 'node:buffer';

/** EXIF directories are those of TIFF (CIPA DC-008, TIFF 6.0): tag, type, count, value or its offset. */
type Entry = { readonly tag: number; readonly type: number; readonly count: number; readonly at: number };

const orientationTag = 0x0112;
const exifDirectoryTag = 0x8769;
const placeDirectoryTag = 0x8825;

/** Tags to keep, with their names in libexif. */
const mainTags: Readonly<Record<number, string>> = {
  270: 'ImageDescription',
  271: 'Make',
  272: 'Model',
  305: 'Software',
  306: 'DateTime',
  315: 'Artist',
  33432: 'Copyright',
};
const cameraTags: Readonly<Record<number, string>> = {
  33434: 'ExposureTime',
  33437: 'FNumber',
  34850: 'ExposureProgram',
  34855: 'ISOSpeedRatings',
  36867: 'DateTimeOriginal',
  36868: 'DateTimeDigitized',
  36880: 'OffsetTime',
  36881: 'OffsetTimeOriginal',
  37380: 'ExposureBiasValue',
  37383: 'MeteringMode',
  37385: 'Flash',
  37386: 'FocalLength',
  41986: 'ExposureMode',
  41987: 'WhiteBalance',
  41989: 'FocalLengthIn35mmFilm',
  42035: 'LensMake',
  42036: 'LensModel',
};
const placeTags: Readonly<Record<number, string>> = {
  1: 'GPSLatitudeRef',
  2: 'GPSLatitude',
  3: 'GPSLongitudeRef',
  4: 'GPSLongitude',
  5: 'GPSAltitudeRef',
  6: 'GPSAltitude',
  7: 'GPSTimeStamp',
  16: 'GPSImgDirectionRef',
  17: 'GPSImgDirection',
  29: 'GPSDateStamp',
};

/** Text up to its terminator. The standard requires ASCII; programs write UTF-8, and older ones Latin-1. */
const asText = (bytes: Buffer): string | undefined => {
  const text = bytes.subarray(0, bytes.includes(0) ? bytes.indexOf(0) : bytes.length);
  return (isUtf8(text) ? text.toString('utf8') : text.toString('latin1')).trim() || undefined;
};

const openBlock = (block: Uint8Array) => {
  const data = Buffer.from(block.buffer, block.byteOffset, block.byteLength);
  const order = data.toString('latin1', 0, 2);
  if (data.length < 14 || (order !== 'II' && order !== 'MM')) return undefined;
  const little = order === 'II';
  const inside = (at: number, size: number) => at >= 0 && at + size <= data.length;
  const u16 = (at: number) => (!inside(at, 2) ? 0 : little ? data.readUInt16LE(at) : data.readUInt16BE(at));
  const u32 = (at: number) => (!inside(at, 4) ? 0 : little ? data.readUInt32LE(at) : data.readUInt32BE(at));
  const directory = (start: number): readonly Entry[] =>
    Array.from({ length: Math.min(u16(start), 1000) }, (_, index) => {
      const at = start + 2 + index * 12;
      return { tag: u16(at), type: u16(at + 2), count: u32(at + 4), at: at + 8 };
    });
  /** A value as text: letters, a number, or a fraction. */
  const value = ({ type, count, at }: Entry): string | undefined => {
    if (type === 1) return count === 1 ? String(data[at] ?? 0) : undefined;
    if (type === 2) {
      const start = count > 4 ? u32(at) : at;
      return asText(data.subarray(start, start + count));
    }
    if (type === 3) return String(u16(at));
    if (type === 4) return String(u32(at));
    const signed = type === 10 ? (number: number) => number | 0 : (number: number) => number;
    if (type === 5 || type === 10)
      return Array.from({ length: Math.min(count, 3) }, (_, index) => u32(at) + index * 8)
        .map((place) => `${signed(u32(place))}/${signed(u32(place + 4))}`)
        .join(' ');
    return undefined;
  };
  return { data, little, u16, u32, directory, value };
};

/** The orientation, 1 to 8, in the first directory of a TIFF-like block (EXIF, most raw files). */
export const exifOrientation = (block: Uint8Array): number | undefined => {
  const exif = openBlock(block);
  const entry = exif?.directory(exif.u32(4)).find(({ tag }) => tag === orientationTag);
  const stated = exif && entry ? exif.u16(entry.at) : 0;
  return stated >= 1 && stated <= 8 ? stated : undefined;
};

const layoutTags = { bits: 258, compression: 259, photometric: 262 } as const;

/** Storage of the first page of a TIFF, by the numbers of the specification; `photometricAt` is the offset of its photometric value. */
export type TiffLayout = {
  readonly bits: number;
  readonly compression: number;
  readonly photometric: number;
  readonly photometricAt: number;
};

/** Reads the storage of the first page of a TIFF. Undefined if the file is no TIFF, or a BigTIFF. */
export const tiffLayout = (file: Uint8Array): TiffLayout | undefined => {
  const tiff = openBlock(file);
  if (tiff?.u16(2) !== 42) return undefined;
  const entries = tiff.directory(tiff.u32(4));
  const find = (tag: number) => entries.find((entry) => entry.tag === tag);
  const [bits, compression, photometric] = [layoutTags.bits, layoutTags.compression, layoutTags.photometric].map(find);
  return {
    // More than two 16-bit numbers are stored at an offset.
    bits: bits ? tiff.u16(bits.count > 2 ? tiff.u32(bits.at) : bits.at) : 1,
    compression: compression ? tiff.u16(compression.at) : 1,
    photometric: photometric ? tiff.u16(photometric.at) : 0,
    photometricAt: photometric?.at ?? 0,
  };
};

/**
 * A copy of an EXIF block with the orientation `upright`: the pixels are already rotated, and viewers would rotate them
 * again. Undefined if the block is no EXIF.
 */
export const uprightExif = (block: Uint8Array): Buffer | undefined => {
  const exif = openBlock(Uint8Array.from(block));
  if (!exif) return undefined;
  if ((exifOrientation(exif.data) ?? 1) > 1) forgetThumbnail(exif.data);
  for (const { tag, at } of exif.directory(exif.u32(4)))
    if (tag === orientationTag && at + 2 <= exif.data.length) {
      if (exif.little) exif.data.writeUInt16LE(1, at);
      else exif.data.writeUInt16BE(1, at);
    }
  return exif.data;
};

/**
 * Removes, in place, the reference of an EXIF block to its thumbnail (second directory): the thumbnail is
 * not rotated, so it would no longer match the upright image.
 */
export const forgetThumbnail = (block: Uint8Array): void => {
  const exif = openBlock(block);
  if (!exif) return;
  const first = exif.u32(4);
  const next = first + 2 + exif.u16(first) * 12;
  if (first >= 8 && next + 4 <= exif.data.length) exif.data.writeUInt32LE(0, next);
};

/** The argument of sharp's `withExif`: in libexif's numbering IFD2 is the camera's directory and IFD3 the GPS directory. */
export type ExifFields = {
  readonly IFD0: Record<string, string>;
  readonly IFD2: Record<string, string>;
  readonly IFD3: Record<string, string>;
};

/** Author, camera, time, exposure and location from a TIFF, as text. Undefined if the file has none of them. */
export const readExifFields = (block: Uint8Array): ExifFields | undefined => {
  const fields: ExifFields = { IFD0: {}, IFD2: {}, IFD3: {} };
  const exif = openBlock(block);
  if (!exif) return undefined;
  const first = exif.directory(exif.u32(4));
  const below = (wanted: number): readonly Entry[] => {
    const pointer = first.find(({ tag }) => tag === wanted);
    return pointer ? exif.directory(exif.u32(pointer.at)) : [];
  };
  const collect = (entries: readonly Entry[], names: Readonly<Record<number, string>>, into: Record<string, string>) => {
    for (const entry of entries) {
      const [name, value] = [names[entry.tag], exif.value(entry)];
      if (name && value && value !== '0/0') into[name] = value;
    }
  };
  collect(first, mainTags, fields.IFD0);
  // LibRaw writes camera fields to the first directory or to the EXIF one.
  collect([...first, ...below(exifDirectoryTag)], cameraTags, fields.IFD2);
  collect(below(placeDirectoryTag), placeTags, fields.IFD3);
  return Object.values(fields).some((group) => Object.keys(group).length > 0) ? fields : undefined;
};
