import sharp, { type Sharp } from 'sharp';
import { type Bitmap, corrupt, fromBitmap, maxPixels } from '../bitmap.ts';
import { type Bytes, readBytes } from '../bytes.ts';
import { readDib } from './bmp.ts';

const isPng = (data: Uint8Array): boolean => data[0] === 0x89 && data[1] === 0x50;

/** Bits of a pixel, from depth and colour type of the header (PNG, 11.2.2). */
const bitsOfPng = (png: Bytes): number => png.u8(24) * ([1, 1, 3, 1, 2, 1, 4][png.u8(25)] ?? 1);

/**
 * Reads the largest image of an icon or cursor; among equals, the one with the most colours. Sizes in the directory are
 * bytes, where 0 means 256. Some writers get them wrong, so PNG entries are measured from their own header. `missing` counts
 * images beyond the end of the file.
 */
export const readIcon = async (
  data: Uint8Array,
): Promise<{ readonly image: Sharp; readonly entries: number; readonly missing: number }> => {
  const bytes = readBytes(data, 'little');
  const count = bytes.u16(4);
  if (bytes.u16(0) !== 0 || count === 0 || count > 1000) corrupt();
  const found: { content: Uint8Array; offset: number; width: number; bits: number }[] = [];
  let missing = 0;
  for (let index = 0; index < count; index++) {
    const at = 6 + index * 16;
    const [length, offset] = [bytes.u32(at + 8), bytes.u32(at + 12)];
    if (offset + length > bytes.length) missing++;
    if (offset + length > bytes.length || length < 12) continue;
    const content = bytes.slice(offset, length);
    const inside = readBytes(content, isPng(content) ? 'big' : 'little');
    found.push(
      isPng(content)
        ? { content, offset, width: inside.u32(16), bits: bitsOfPng(inside) }
        : {
            content,
            offset,
            width: inside.u32(0) === 12 ? inside.u16(4) : inside.i32(4),
            bits: inside.u32(0) === 12 ? inside.u16(10) : inside.u16(14),
          },
    );
  }
  const [best] = found.sort((one, other) => other.width - one.width || other.bits - one.bits);
  if (!best) return corrupt();
  const image = isPng(best.content)
    ? sharp(best.content, { limitInputPixels: maxPixels })
    : fromBitmap(readDib(best.content, 0, undefined, true));
  return { image, entries: count, missing };
};

/** Encodes an icon entry as a bitmap: header with doubled height, bottom-up pixels, then the one-bit mask. */
const writeEntry = ({ width, height, data }: Bitmap): Uint8Array => {
  const maskStride = Math.ceil(width / 32) * 4;
  const out = new Uint8Array(40 + width * height * 4 + maskStride * height);
  const view = new DataView(out.buffer);
  view.setUint32(0, 40, true);
  view.setInt32(4, width, true);
  view.setInt32(8, height * 2, true);
  view.setUint16(12, 1, true);
  view.setUint16(14, 32, true);
  view.setUint32(20, out.length - 40, true);
  const maskAt = 40 + width * height * 4;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = (y * width + x) * 4;
      const row = height - 1 - y;
      out.set([data[from + 2] ?? 0, data[from + 1] ?? 0, data[from] ?? 0, data[from + 3] ?? 0], 40 + (row * width + x) * 4);
      if (data[from + 3] === 0)
        out[maskAt + row * maskStride + (x >> 3)] = (out[maskAt + row * maskStride + (x >> 3)] ?? 0) | (0x80 >> (x & 7));
    }
  return out;
};

/** One size of an icon: its pixels, and a PNG of them for the sizes that Windows reads as PNG. */
export type IconSize = { readonly bitmap: Bitmap; readonly png: Uint8Array };

/**
 * Writes an icon, or a cursor with its hot spot in the top left corner. 256 pixels are stored as PNG, as Windows does since
 * Vista; smaller sizes as bitmaps, which every program reads.
 */
export const writeIcon = (sizes: readonly IconSize[], kind: 'ico' | 'cur'): Uint8Array => {
  const contents = sizes.map(({ bitmap, png }) => (bitmap.width >= 256 ? png : writeEntry(bitmap)));
  const directory = Buffer.alloc(6 + 16 * sizes.length);
  directory.writeUInt16LE(kind === 'ico' ? 1 : 2, 2);
  directory.writeUInt16LE(sizes.length, 4);
  let offset = directory.length;
  for (const [index, { bitmap }] of sizes.entries()) {
    const at = 6 + index * 16;
    const length = contents[index]?.length ?? 0;
    directory[at] = bitmap.width & 255;
    directory[at + 1] = bitmap.height & 255;
    // Colour planes and bits in an icon; the hot spot (0, 0) in a cursor.
    if (kind === 'ico') directory.writeUInt16LE(1, at + 4);
    if (kind === 'ico') directory.writeUInt16LE(32, at + 6);
    directory.writeUInt32LE(length, at + 8);
    directory.writeUInt32LE(offset, at + 12);
    offset += length;
  }
  return Buffer.concat([directory, ...contents]);
};
