import type { Bitmap } from '../bitmap.ts';

/** Writes a Truevision TGA 2.0: uncompressed true colour, top row first, with alpha where there is any. */
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
