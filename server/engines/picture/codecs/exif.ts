/** Directories of EXIF are those of TIFF (CIPA DC-008, TIFF 6.0): tag, type, count, value or its place. */
type Entry = { readonly tag: number; readonly type: number; readonly count: number; readonly at: number };

const orientationTag = 0x0112;
const exifDirectoryTag = 0x8769;

/** Tags that are worth carrying over, by their names in libexif. */
const mainTags: Readonly<Record<number, string>> = { 271: 'Make', 272: 'Model', 306: 'DateTime', 315: 'Artist', 33432: 'Copyright' };
const cameraTags: Readonly<Record<number, string>> = {
  33434: 'ExposureTime',
  33437: 'FNumber',
  34855: 'ISOSpeedRatings',
  36867: 'DateTimeOriginal',
  37386: 'FocalLength',
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
  /** As text: letters, a number, or a fraction. */
  const value = ({ type, count, at }: Entry): string | undefined => {
    if (type === 2) {
      const start = count > 4 ? u32(at) : at;
      return (
        data
          .toString('latin1', start, Math.min(start + count, data.length))
          .replace(/\0.*$/s, '')
          .trim() || undefined
      );
    }
    if (type === 3) return String(u16(at));
    if (type === 4) return String(u32(at));
    if (type === 5 || type === 10) return `${u32(u32(at))}/${u32(u32(at) + 4)}`;
    return undefined;
  };
  return { data, little, u16, u32, directory, value };
};

/** The orientation, 1 to 8, that a TIFF-like block (EXIF, most raw files) states in its first directory. */
export const exifOrientation = (block: Uint8Array): number | undefined => {
  const exif = openBlock(block);
  const entry = exif?.directory(exif.u32(4)).find(({ tag }) => tag === orientationTag);
  const stated = exif && entry ? exif.u16(entry.at) : 0;
  return stated >= 1 && stated <= 8 ? stated : undefined;
};

const layoutTags = { bits: 258, compression: 259, photometric: 262 } as const;

/** How the pixels of a TIFF's first page are stored, by the numbers of the specification; `photometricAt` is where it says what they mean. */
export type TiffLayout = {
  readonly bits: number;
  readonly compression: number;
  readonly photometric: number;
  readonly photometricAt: number;
};

/** Reads how the first page of a TIFF is stored. Undefined for what is no TIFF, and for those larger than 4 GB. */
export const tiffLayout = (file: Uint8Array): TiffLayout | undefined => {
  const tiff = openBlock(file);
  if (tiff?.u16(2) !== 42) return undefined;
  const entries = tiff.directory(tiff.u32(4));
  const find = (tag: number) => entries.find((entry) => entry.tag === tag);
  const [bits, compression, photometric] = [layoutTags.bits, layoutTags.compression, layoutTags.photometric].map(find);
  return {
    // More than two numbers of 16 bits stand elsewhere.
    bits: bits ? tiff.u16(bits.count > 2 ? tiff.u32(bits.at) : bits.at) : 1,
    compression: compression ? tiff.u16(compression.at) : 1,
    photometric: photometric ? tiff.u16(photometric.at) : 0,
    photometricAt: photometric?.at ?? 0,
  };
};

/**
 * A copy of a block of EXIF whose first directory says `upright`: the pixels have been turned, and saying so twice
 * would turn them again. Undefined when it is no EXIF.
 */
export const uprightExif = (block: Uint8Array): Buffer | undefined => {
  const exif = openBlock(Uint8Array.from(block));
  if (!exif) return undefined;
  for (const { tag, at } of exif.directory(exif.u32(4)))
    if (tag === orientationTag && at + 2 <= exif.data.length) {
      if (exif.little) exif.data.writeUInt16LE(1, at);
      else exif.data.writeUInt16BE(1, at);
    }
  return exif.data;
};

/** What sharp's `withExif` takes: libexif's numbering, where IFD2 is the camera's directory. */
export type ExifFields = { readonly IFD0: Record<string, string>; readonly IFD2: Record<string, string> };

/** Camera, time and exposure out of a TIFF, as text. */
export const readExifFields = (block: Uint8Array): ExifFields => {
  const fields: ExifFields = { IFD0: {}, IFD2: {} };
  const exif = openBlock(block);
  if (!exif) return fields;
  const first = exif.directory(exif.u32(4));
  const camera = first.find(({ tag }) => tag === exifDirectoryTag);
  const collect = (entries: readonly Entry[], names: Readonly<Record<number, string>>, into: Record<string, string>) => {
    for (const entry of entries) {
      const [name, value] = [names[entry.tag], exif.value(entry)];
      if (name && value && value !== '0/0') into[name] = value;
    }
  };
  collect(first, mainTags, fields.IFD0);
  // LibRaw puts the camera's fields in the first directory or in their own.
  collect([...first, ...(camera ? exif.directory(exif.u32(camera.at)) : [])], cameraTags, fields.IFD2);
  return fields;
};
