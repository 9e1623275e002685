import type { Bitmap } from '../bitmap.ts';

/** Writes a lossless DirectDraw surface of 32 uncompressed bits (Microsoft's DDS_HEADER), which every engine reads. */
export const writeDds = ({ width, height, data }: Bitmap): Uint8Array => {
  const out = Buffer.alloc(128 + width * height * 4);
  out.write('DDS ', 'latin1');
  out.writeUInt32LE(124, 4);
  // Valid fields: caps, height, width, pitch and pixel format.
  out.writeUInt32LE(0x1 | 0x2 | 0x4 | 0x8 | 0x1000, 8);
  out.writeUInt32LE(height, 12);
  out.writeUInt32LE(width, 16);
  out.writeUInt32LE(width * 4, 20);
  out.writeUInt32LE(32, 76);
  // RGB with alpha.
  out.writeUInt32LE(0x40 | 0x1, 80);
  out.writeUInt32LE(32, 88);
  for (const [index, mask] of [0xff0000, 0xff00, 0xff, 0xff000000].entries()) out.writeUInt32LE(mask, 92 + index * 4);
  out.writeUInt32LE(0x1000, 108);
  for (let at = 0; at < width * height * 4; at += 4) {
    out[128 + at] = data[at + 2] ?? 0;
    out[129 + at] = data[at + 1] ?? 0;
    out[130 + at] = data[at] ?? 0;
    out[131 + at] = data[at + 3] ?? 0;
  }
  return out;
};
