import type { Bitmap } from './bitmap.ts';

/**
 * Converts to black and white by Floyd–Steinberg error diffusion: one bit a pixel, rows padded to bytes, 1 for black.
 * Transparent counts as white. `first` is the bit of the leftmost pixel in a byte.
 */
export const dither = ({ width, height, data }: Bitmap, first: 'high' | 'low'): Uint8Array => {
  const stride = Math.ceil(width / 8);
  const out = new Uint8Array(stride * height);
  let [row, below] = [new Float32Array(width + 2), new Float32Array(width + 2)];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const opacity = (data[at + 3] ?? 255) / 255;
      const grey = (data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114;
      const wanted = grey * opacity + 255 * (1 - opacity) + (row[x + 1] ?? 0);
      const white = wanted >= 128;
      const error = wanted - (white ? 255 : 0);
      row[x + 2] = (row[x + 2] ?? 0) + (error * 7) / 16;
      below[x] = (below[x] ?? 0) + (error * 3) / 16;
      below[x + 1] = (below[x + 1] ?? 0) + (error * 5) / 16;
      below[x + 2] = (below[x + 2] ?? 0) + error / 16;
      const byte = y * stride + (x >> 3);
      if (!white) out[byte] = (out[byte] ?? 0) | (first === 'high' ? 0x80 >> (x & 7) : 1 << (x & 7));
    }
    [row, below] = [below, new Float32Array(width + 2)];
  }
  return out;
};

/** Expands one-bit rows to pixels; a set bit is black. */
export const fromBits = (bits: Uint8Array, width: number, height: number): Bitmap => {
  const stride = Math.ceil(width / 8);
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (((bits[y * stride + (x >> 3)] ?? 0) >> (7 - (x & 7))) & 1) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { width, height, data, alpha: false };
};
