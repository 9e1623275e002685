import type { Bitmap } from '../bitmap.ts';

/** Writes QOI (qoiformat.org, version 1.0). */
export const writeQoi = ({ width, height, data, alpha }: Bitmap): Uint8Array => {
  const out = Buffer.alloc(14 + width * height * 5 + 8);
  out.write('qoif', 'latin1');
  out.writeUInt32BE(width, 4);
  out.writeUInt32BE(height, 8);
  out[12] = alpha ? 4 : 3;
  let to = 14;
  const seen = new Int32Array(64);
  let [red, green, blue, opacity, run] = [0, 0, 0, 255, 0];
  const pixels = width * height;
  const flush = (): void => {
    if (run > 0) out[to++] = 0xc0 | (run - 1);
    run = 0;
  };
  for (let pixel = 0, at = 0; pixel < pixels; pixel++, at += 4) {
    const r = data[at] ?? 0;
    const g = data[at + 1] ?? 0;
    const b = data[at + 2] ?? 0;
    const a = data[at + 3] ?? 255;
    if (r === red && g === green && b === blue && a === opacity) {
      if (++run === 62) flush();
      continue;
    }
    flush();
    const slot = (r * 3 + g * 5 + b * 7 + a * 11) & 63;
    const packed = ((r << 24) | (g << 16) | (b << 8) | a) >> 0;
    const dr = ((r - red) << 24) >> 24;
    const dg = ((g - green) << 24) >> 24;
    const db = ((b - blue) << 24) >> 24;
    if (seen[slot] === packed) out[to++] = slot;
    else if (a !== opacity) {
      out[to++] = 0xff;
      out[to++] = r;
      out[to++] = g;
      out[to++] = b;
      out[to++] = a;
    } else if (dr >= -2 && dr <= 1 && dg >= -2 && dg <= 1 && db >= -2 && db <= 1)
      out[to++] = 0x40 | ((dr + 2) << 4) | ((dg + 2) << 2) | (db + 2);
    else if (dg >= -32 && dg <= 31 && dr - dg >= -8 && dr - dg <= 7 && db - dg >= -8 && db - dg <= 7) {
      out[to++] = 0x80 | (dg + 32);
      out[to++] = ((dr - dg + 8) << 4) | (db - dg + 8);
    } else {
      out[to++] = 0xfe;
      out[to++] = r;
      out[to++] = g;
      out[to++] = b;
    }
    seen[slot] = packed;
    red = r;
    green = g;
    blue = b;
    opacity = a;
  }
  flush();
  out[to + 7] = 1;
  return out.subarray(0, to + 8);
};
