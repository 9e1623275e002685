import { message } from '../../../../catalogue/languages/message.ts';
import { type Bitmap, checkPixels, corrupt, unsupported } from '../bitmap.ts';
import { readBytes } from '../bytes.ts';

/** Image types in the header's third byte; adding 8 marks run-length packing. */
const kinds = { palette: 1, colour: 2, grey: 3 } as const;
const packed = 8;

const unpackRuns = (data: Uint8Array, at: number, size: number, length: number): Uint8Array => {
  const out = new Uint8Array(length);
  for (let to = 0; to < length; ) {
    const head = data[at++] ?? corrupt();
    const count = (head & 127) + 1;
    const isRun = head > 127;
    if (at + size * (isRun ? 1 : count) > data.length) corrupt();
    for (let step = 0; step < count && to < length; step++, to += size)
      out.set(data.subarray(at + (isRun ? 0 : step * size), at + (isRun ? 0 : step * size) + size), to);
    at += size * (isRun ? 1 : count);
  }
  return out;
};

type Colour = readonly [number, number, number, number];

/** A grey, with its opacity in a second byte if the picture has one. */
const greyAt = (data: Uint8Array, at: number, size: number, alphaBits: number): Colour => {
  const [grey = 0, opacity = 255] = data.subarray(at, at + size);
  return [grey, grey, grey, alphaBits > 0 ? opacity : 255];
};

const colourAt = (data: Uint8Array, at: number, bits: number, alphaBits: number): Colour => {
  const [first = 0, second = 0, third = 0, fourth = 255] = data.subarray(at, at + 4);
  if (bits === 8) return [first, first, first, 255];
  if (bits === 24) return [third, second, first, 255];
  if (bits === 32) return [third, second, first, alphaBits > 0 ? fourth : 255];
  const word = first | (second << 8);
  const wide = (shift: number) => Math.round((((word >> shift) & 31) * 255) / 31);
  return [wide(10), wide(5), wide(0), alphaBits > 0 && !(word & 0x8000) ? 0 : 255];
};

/** Reads a TGA: palette, true colour or grey, plain or in runs, from any origin (Truevision TGA 2.0). */
export const readTga = (file: Uint8Array): Bitmap => {
  const bytes = readBytes(file, 'little');
  const [idLength, hasPalette, kindByte] = [bytes.u8(0), bytes.u8(1), bytes.u8(2)];
  const [paletteFirst, paletteCount, paletteBits] = [bytes.u16(3), bytes.u16(5), bytes.u8(7)];
  const [width, height, bits, flags] = [bytes.u16(12), bytes.u16(14), bytes.u8(16), bytes.u8(17)];
  const kind = kindByte & 7;
  checkPixels(width, height);
  if (kindByte === 32 || kindByte === 33) unsupported(message('tgaPacking'));
  if (kindByte > 11 || ![kinds.palette, kinds.colour, kinds.grey].includes(kind as 1) || ![8, 15, 16, 24, 32].includes(bits)) corrupt();
  const paletteAt = 18 + idLength;
  const paletteSize = (paletteBits + 7) >> 3;
  const start = paletteAt + (hasPalette ? paletteCount * paletteSize : 0);
  const size = (bits + 7) >> 3;
  const data = kindByte & packed ? unpackRuns(file, start, size, width * height * size) : bytes.slice(start, width * height * size);
  const out = new Uint8Array(width * height * 4);
  let [alpha, seen] = [false, false];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * size;
      const index = kind === kinds.palette ? (data[at] ?? 0) | (size > 1 ? (data[at + 1] ?? 0) << 8 : 0) : 0;
      const colour =
        kind === kinds.palette
          ? colourAt(file, paletteAt + (index - paletteFirst) * paletteSize, paletteBits, paletteBits === 32 ? 8 : 0)
          : kind === kinds.grey
            ? greyAt(data, at, size, flags & 15)
            : colourAt(data, at, bits, flags & 15);
      out.set(colour, ((flags & 0x20 ? y : height - 1 - y) * width + (flags & 0x10 ? width - 1 - x : x)) * 4);
      alpha ||= colour[3] !== 255;
      seen ||= colour[3] !== 0;
    }
  // An alpha channel of all zeros was never filled in.
  if (alpha && !seen) for (let at = 3; at < out.length; at += 4) out[at] = 255;
  return { width, height, data: out, alpha: alpha && seen };
};

/** Writes a Truevision TGA 2.0: uncompressed true colour, top row first, with alpha if the bitmap has any. */
export const writeTga = ({ width, height, data, alpha }: Bitmap): Uint8Array => {
  const size = alpha ? 4 : 3;
  const head = Buffer.alloc(18);
  head[2] = 2;
  head.writeUInt16LE(width, 12);
  head.writeUInt16LE(height, 14);
  head[16] = size * 8;
  head[17] = 0x20 | (alpha ? 8 : 0);
  const pixels = Buffer.alloc(width * height * size);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [from, to] = [pixel * 4, pixel * size];
    pixels[to] = data[from + 2] ?? 0;
    pixels[to + 1] = data[from + 1] ?? 0;
    pixels[to + 2] = data[from] ?? 0;
    if (alpha) pixels[to + 3] = data[from + 3] ?? 0;
  }
  return Buffer.concat([head, pixels, Buffer.alloc(8), Buffer.from('TRUEVISION-XFILE.\0', 'latin1')]);
};
