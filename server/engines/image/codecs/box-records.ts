import { brotliDecompressSync } from 'node:zlib';
import { uprightExif } from './exif.ts';
import type { Records } from './png.ts';

const mostUnpacked = 8 * 1024 * 1024;

/** Box types in a JP2 by which ExifTool and Adobe recognise camera data and XMP (the latter: XMP specification, part 3). */
const typesInJp2 = {
  exif: Buffer.from('JpgTiffExif->JP2', 'latin1'),
  xmp: Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'),
} as const;

/** A box of the JPEG family's containers: length, type, content (ISO/IEC 15444-1, annex I). */
const box = (type: string, ...content: readonly Uint8Array[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.reduce((sum, { length }) => sum + length, 8));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
};

/** Box writers for camera data and XMP in formats whose encoders omit them. */
export const recordBoxes: Readonly<Record<string, Readonly<Record<keyof Records, (block: Uint8Array) => Buffer>>>> = {
  // A four-byte offset to the start of the data (ISO/IEC 18181-2).
  jxl: { exif: (block) => box('Exif', Buffer.alloc(4), block), xmp: (packet) => box('xml ', packet) },
  jp2: { exif: (block) => box('uuid', typesInJp2.exif, block), xmp: (packet) => box('uuid', typesInJp2.xmp, packet) },
};

/** The boxes of a file in order. None for a bare codestream. */
export function* boxesOf(file: Buffer): Generator<{ readonly type: string; readonly content: Buffer }> {
  for (let at = file[0] === 0 ? 0 : file.length; at + 8 <= file.length; ) {
    const stated = file.readUInt32BE(at);
    const isLong = stated === 1 && at + 16 <= file.length;
    const length = isLong ? Number(file.readBigUInt64BE(at + 8)) : stated || file.length - at;
    const head = isLong ? 16 : 8;
    if (length < head) return;
    yield { type: file.toString('latin1', at + 4, at + 8), content: file.subarray(at + head, at + length) };
    at += length;
  }
}

/** The content of the first box of a type. */
export const contentOf = (parent: Buffer | undefined, type: string): Buffer | undefined => {
  for (const box of boxesOf(parent ?? Buffer.alloc(0))) if (box.type === type) return box.content;
  return undefined;
};

/** The content of a JPEG XL box by type, decompressed if stored with Brotli (`brob`). */
const inJxl = (file: Buffer, wanted: string): Buffer | undefined => {
  for (const { type, content } of boxesOf(file)) {
    if (type === wanted) return content;
    if (type === 'brob' && content.toString('latin1', 0, 4) === wanted)
      return brotliDecompressSync(content.subarray(4), { maxOutputLength: mostUnpacked });
  }
  return undefined;
};

const inJp2 = (file: Buffer, wanted: Buffer): Buffer | undefined => {
  for (const { type, content } of boxesOf(file))
    if (type === 'uuid' && content.subarray(0, wanted.length).equals(wanted)) return content.subarray(wanted.length);
  return undefined;
};

/** Reads the metadata of a JPEG XL or JP2 where possible. Sets the EXIF orientation to upright, because the decoded pixels are. */
export const readRecords = (bytes: Uint8Array, format: 'jxl' | 'jp2'): Records => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const measured = format === 'jxl' ? inJxl(file, 'Exif') : undefined;
    const exif =
      format === 'jp2' ? inJp2(file, typesInJp2.exif) : measured && measured.length > 12 && measured.subarray(4 + measured.readUInt32BE(0));
    return { exif: exif ? uprightExif(exif) : undefined, xmp: format === 'jxl' ? inJxl(file, 'xml ') : inJp2(file, typesInJp2.xmp) };
  } catch {
    // Unreadable metadata must not fail the image.
    return {};
  }
};
