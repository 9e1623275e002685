import { message } from '../../../../catalogue/languages/message.ts';
import { type Bitmap, checkPixels, corrupt, unsupported } from '../bitmap.ts';
import { type Bytes, readBytes } from '../bytes.ts';

/** Values of biCompression in a BITMAPINFOHEADER. */
const compressions = { none: 0, rle8: 1, rle4: 2, bitFields: 3, jpeg: 4, png: 5, alphaBitFields: 6 } as const;
/** In the header of OS/2 2.x, the value of `jpeg` means runs of 24-bit pixels. */
const os2HeaderSize = 64;

type Header = {
  readonly width: number;
  readonly height: number;
  readonly topDown: boolean;
  readonly bits: number;
  readonly compression: number;
  /** Offset after the palette or the masks. */
  readonly end: number;
  /** Red, green, blue, alpha. */
  readonly masks: readonly [number, number, number, number];
  /** RGB triples. */
  readonly palette: Uint8Array;
};

const readPalette = (bytes: Bytes, at: number, count: number, entrySize: number): Uint8Array => {
  const palette = new Uint8Array(256 * 3);
  for (let index = 0; index < count; index++) {
    const entry = at + index * entrySize;
    if (entry + 3 > bytes.length) break;
    palette.set([bytes.u8(entry + 2), bytes.u8(entry + 1), bytes.u8(entry)], index * 3);
  }
  return palette;
};

/** Defaults: a 16-bit bitmap is 5-5-5, a 32-bit one 8-8-8 with an unused byte. */
const defaultMasks = (bits: number): Header['masks'] => (bits === 16 ? [0x7c00, 0x3e0, 0x1f, 0] : [0xff0000, 0xff00, 0xff, 0]);

const readHeader = (bytes: Bytes, at: number, isIcon: boolean): Header => {
  const size = bytes.u32(at);
  if (size === 12) {
    const bits = bytes.u16(at + 10);
    const count = bits <= 8 ? 1 << bits : 0;
    const palette = readPalette(bytes, at + 12, count, 3);
    const [width, height] = [bytes.u16(at + 4), bytes.u16(at + 6)];
    return { width, height, topDown: false, bits, compression: 0, end: at + 12 + count * 3, masks: defaultMasks(bits), palette };
  }
  if (size < 16 || size > 1024) return corrupt();
  const [width, storedHeight, bits] = [bytes.i32(at + 4), bytes.i32(at + 8), bytes.u16(at + 14)];
  const compression = size >= 20 ? bytes.u32(at + 16) : 0;
  const hasMasks = compression === compressions.bitFields || compression === compressions.alphaBitFields;
  const alphaMask = size >= 56 || compression === compressions.alphaBitFields ? bytes.u32(at + 52) : 0;
  const masks: Header['masks'] = hasMasks ? [bytes.u32(at + 40), bytes.u32(at + 44), bytes.u32(at + 48), alphaMask] : defaultMasks(bits);
  const masksAfter = size === 40 && hasMasks ? (compression === compressions.alphaBitFields ? 16 : 12) : 0;
  const stated = size >= 36 ? bytes.u32(at + 32) : 0;
  const count = bits <= 8 ? Math.min(stated || 1 << bits, 256) : 0;
  const start = at + size + masksAfter;
  return {
    width,
    height: isIcon ? Math.abs(storedHeight) >> 1 : Math.abs(storedHeight),
    topDown: storedHeight < 0,
    bits,
    compression,
    end: start + (count || (isIcon ? 0 : Math.min(stated, 256))) * 4,
    masks,
    palette: readPalette(bytes, start, count, 4),
  };
};

/** Returns a function that scales the bits under `mask` to 0–255. */
const channel = (mask: number): ((pixel: number) => number) => {
  if (mask === 0) return () => 255;
  const shift = 31 - Math.clz32(mask & -mask);
  const max = mask >>> shift;
  return (pixel) => Math.round((((pixel & mask) >>> shift) * 255) / max);
};

/** Decodes runs of palette indexes or, at 24 bits, of 0xrrggbb; pixels that a run or a jump skips stay 0. */
const unpackRle = (bytes: Bytes, at: number, { width, height, bits }: Header): Uint32Array => {
  const pixels = new Uint32Array(width * height);
  const put = (x: number, y: number, pixel: number) => {
    if (x < width && y < height) pixels[y * width + x] = pixel;
  };
  const pixelBytes = bits === 24 ? 3 : 1;
  /** The pixel `step` places behind `from`, where two of 4 bits share a byte. */
  const pixelAt = (from: number, step: number): number => {
    if (bits === 24) return bytes.u16(from + step * 3) | (bytes.u8(from + step * 3 + 2) << 16);
    if (bits === 8) return bytes.u8(from + step);
    const pair = bytes.u8(from + (step >> 1));
    return step % 2 === 0 ? pair >> 4 : pair & 15;
  };
  for (let x = 0, y = 0; at + 2 <= bytes.length && y < height; ) {
    const [count, value] = [bytes.u8(at), bytes.u8(at + 1)];
    at += 1 + (count > 0 ? pixelBytes : 1);
    if (count > 0) for (let step = 0; step < count; step++) put(x++, y, pixelAt(at - pixelBytes, bits === 4 ? step % 2 : 0));
    else if (value === 0) [x, y] = [0, y + 1];
    else if (value === 1) break;
    else if (value === 2) {
      x += bytes.u8(at);
      y += bytes.u8(at + 1);
      at += 2;
    } else {
      for (let step = 0; step < value; step++) put(x++, y, pixelAt(at, step));
      const length = Math.ceil((value * bits) / 8);
      at += length + (length & 1);
    }
  }
  return pixels;
};

/** Whether the header at `at` is one of OS/2 that announces runs of 24-bit pixels. */
const isRunsOfOs2 = (bytes: Bytes, at: number): boolean =>
  bytes.u32(at) === os2HeaderSize && bytes.u16(at + 14) === 24 && bytes.u32(at + 16) === compressions.jpeg;

/** Reads a bitmap from its header on: the body of a BMP, or an entry of an ICO or CUR. Icons have a mask below the image. */
export const readDib = (data: Uint8Array, at: number, pixelsAt?: number, isIcon = false): Bitmap => {
  const bytes = readBytes(data, 'little');
  const header = readHeader(bytes, at, isIcon);
  const { width, height, bits, compression, palette, masks } = header;
  checkPixels(width, height);
  const isOs2Runs = isRunsOfOs2(bytes, at);
  if (compression > compressions.bitFields && compression !== compressions.alphaBitFields && !isOs2Runs)
    unsupported(message('bitmapPacking'));
  if (![1, 2, 4, 8, 16, 24, 32].includes(bits)) corrupt();
  const start = pixelsAt && pixelsAt >= at + 12 ? pixelsAt : header.end;
  const stride = Math.ceil((width * bits) / 32) * 4;
  const out = new Uint8Array(width * height * 4).fill(255);
  const [red, green, blue] = masks.slice(0, 3).map(channel) as [
    ReturnType<typeof channel>,
    ReturnType<typeof channel>,
    ReturnType<typeof channel>,
  ];
  // A 32-bit icon has alpha even without a mask for it.
  const alphaOf = channel(isIcon && bits === 32 ? 0xff000000 : masks[3]);
  const isIndexRuns = bits <= 8 && (compression === compressions.rle8 || compression === compressions.rle4);
  const rle = isIndexRuns || isOs2Runs ? unpackRle(bytes, start, header) : undefined;
  let opaque = true;
  let seen = false;
  for (let y = 0; y < height; y++) {
    const stored = header.topDown ? y : height - 1 - y;
    const row = start + stored * stride;
    if (!rle && row + Math.ceil((width * bits) / 8) > bytes.length) corrupt();
    for (let x = 0, to = y * width * 4; x < width; x++, to += 4) {
      if (bits <= 8) {
        const index = rle
          ? (rle[stored * width + x] ?? 0)
          : ((data[row + ((x * bits) >> 3)] ?? 0) >> (8 - bits - ((x * bits) & 7))) & ((1 << bits) - 1);
        [out[to], out[to + 1], out[to + 2]] = [palette[index * 3] ?? 0, palette[index * 3 + 1] ?? 0, palette[index * 3 + 2] ?? 0];
      } else if (rle) {
        const pixel = rle[stored * width + x] ?? 0;
        [out[to], out[to + 1], out[to + 2]] = [pixel >> 16, pixel >> 8, pixel];
      } else if (bits === 24) {
        const from = row + x * 3;
        [out[to], out[to + 1], out[to + 2]] = [data[from + 2] ?? 0, data[from + 1] ?? 0, data[from] ?? 0];
      } else {
        const pixel = bits === 16 ? bytes.u16(row + x * 2) : bytes.u32(row + x * 4);
        [out[to], out[to + 1], out[to + 2], out[to + 3]] = [red(pixel), green(pixel), blue(pixel), alphaOf(pixel)];
        opaque &&= out[to + 3] === 255;
        seen ||= out[to + 3] !== 0;
      }
    }
  }
  // Many programs write zero as the fourth byte of opaque images.
  if (!opaque && !seen) {
    for (let to = 3; to < out.length; to += 4) out[to] = 255;
    opaque = true;
  }
  // Windows and browsers ignore the mask of an icon with alpha.
  if (isIcon && !seen) opaque = !applyMask(data, start + stride * height, width, height, out);
  return { width, height, data: out, alpha: !opaque };
};

/** Applies the one-bit mask of an icon entry: a set bit is transparent. Returns whether any bit was set. */
const applyMask = (data: Uint8Array, at: number, width: number, height: number, out: Uint8Array): boolean => {
  const stride = Math.ceil(width / 32) * 4;
  if (at + stride * height > data.length) return false;
  let any = false;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (((data[at + (height - 1 - y) * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) {
        out[(y * width + x) * 4 + 3] = 0;
        any = true;
      }
  return any;
};

/** Offset of the bitmap header: after the file header, which clipboard bitmaps lack. */
const headerAt = (bytes: Bytes): number => (bytes.text(0, 2) === 'BM' ? 14 : 0);

/** Reads a Windows or OS/2 bitmap: 1 to 32 bits, palettes, masks, RLE, either row order. */
export const readBmp = (data: Uint8Array): Bitmap => {
  const bytes = readBytes(data, 'little');
  const at = headerAt(bytes);
  return readDib(data, at, at ? bytes.u32(10) : undefined);
};

/** The complete JPEG or PNG that a printer bitmap contains instead of pixels. */
export const fileInBmp = (data: Uint8Array): Uint8Array | undefined => {
  const bytes = readBytes(data, 'little');
  const at = headerAt(bytes);
  const size = bytes.u32(at);
  const compression = size >= 40 ? bytes.u32(at + 16) : compressions.none;
  if ((compression !== compressions.jpeg && compression !== compressions.png) || isRunsOfOs2(bytes, at)) return undefined;
  return data.subarray(at ? bytes.u32(10) : at + size);
};

/** Writes a 24-bit bitmap with a resolution of `dpi`; the input must have no alpha. */
export const writeBmp = ({ width, height, data }: Bitmap, dpi = 96): Uint8Array => {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const out = new Uint8Array(54 + stride * height);
  const view = new DataView(out.buffer);
  const dotsPerMetre = Math.round(dpi / 0.0254);
  view.setUint16(0, 0x424d);
  view.setUint32(2, out.length, true);
  view.setUint32(10, 54, true);
  view.setUint32(14, 40, true);
  view.setInt32(18, width, true);
  view.setInt32(22, height, true);
  view.setUint16(26, 1, true);
  view.setUint16(28, 24, true);
  view.setUint32(34, stride * height, true);
  view.setInt32(38, dotsPerMetre, true);
  view.setInt32(42, dotsPerMetre, true);
  for (let y = 0; y < height; y++)
    for (let x = 0, from = y * width * 4, to = 54 + (height - 1 - y) * stride; x < width; x++, from += 4, to += 3) {
      out[to] = data[from + 2] ?? 0;
      out[to + 1] = data[from + 1] ?? 0;
      out[to + 2] = data[from] ?? 0;
    }
  return out;
};
