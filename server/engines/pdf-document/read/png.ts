import { crc32, deflateSync } from 'node:zlib';

const chunk = (type: string, data: Uint8Array): Uint8Array => {
  const out = new Uint8Array(12 + data.length);
  const view = new DataView(out.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) out[4 + i] = type.charCodeAt(i);
  out.set(data, 8);
  view.setUint32(8 + data.length, crc32(out.subarray(4, 8 + data.length)));
  return out;
};

/** PNG colour types by channels (PNG 3rd edition, 11.2.1). */
const colourTypes = { 1: 0, 3: 2, 4: 6 } as const;

type Header = { readonly width: number; readonly height: number; readonly depth: number; readonly type: number };

const packed = ({ width, height, depth, type }: Header, before: readonly Uint8Array[], raw: Uint8Array): Uint8Array => {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header[8] = depth;
  header[9] = type;
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    ...before,
    chunk('IDAT', deflateSync(raw, { level: 6 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
};

/**
 * Encodes 8-bit pixels as PNG. Each row gets the filter Sub or Up, whichever has the smaller sum of differences: almost the size of a full
 * search in a fraction of its time.
 */
export const encodePng = (pixels: Uint8Array | Uint8ClampedArray, width: number, height: number, channels: 1 | 3 | 4): Uint8Array => {
  const stride = width * channels;
  const raw = new Uint8Array((stride + 1) * height);
  const above = new Uint8Array(stride);
  const up = new Uint8Array(stride);
  for (let y = 0; y < height; y++) {
    const row = pixels.subarray(y * stride, (y + 1) * stride);
    const start = y * (stride + 1) + 1;
    const sub = raw.subarray(start, start + stride);
    let subSum = 0;
    let upSum = 0;
    for (let i = 0; i < stride; i++) {
      const value = row[i] as number;
      const s = i < channels ? value : value - (row[i - channels] as number);
      const u = value - (above[i] as number);
      sub[i] = s;
      up[i] = u;
      // Differences are modulo 256. No branch, since those of photographs cannot be predicted.
      subSum += Math.abs((s << 24) >> 24);
      upSum += Math.abs((u << 24) >> 24);
    }
    raw[start - 1] = subSum <= upSum ? 1 : 2;
    if (subSum > upSum) sub.set(up);
    above.set(row);
  }
  return packed({ width, height, depth: 8, type: colourTypes[channels] }, [], raw);
};

/**
 * Encodes a mask as PNG, a bit per pixel: 0 where it paints in the colour, 1 where it is transparent. Palette and transparency are those of
 * http://www.vias.org/pngguide/chapter08_06_03.html; as in PDF, rows begin at a byte and with the highest bit.
 */
export const encodeMask = (
  bits: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  colour: readonly [number, number, number],
): Uint8Array => {
  const stride = (width + 7) >> 3;
  const raw = new Uint8Array((stride + 1) * height);
  for (let y = 0; y < height; y++) raw.set(bits.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
  const palette = [chunk('PLTE', Uint8Array.of(...colour, ...colour)), chunk('tRNS', Uint8Array.of(255, 0))];
  return packed({ width, height, depth: 1, type: 3 }, palette, raw);
};
