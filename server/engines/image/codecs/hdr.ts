import { type Bitmap, checkPixels, corrupt } from '../bitmap.ts';

/** Linear light, 1 is white, to 16 bits on sRGB's curve (IEC 61966-2-1). */
const toSrgb = (light: number): number => {
  const clipped = Math.min(1, Math.max(0, light));
  return Math.round(65_535 * (clipped <= 0.0031308 ? clipped * 12.92 : 1.055 * clipped ** (1 / 2.4) - 0.055));
};

/** One row of four planes, each in runs, or plain pixels where the row is too short or long for runs. Returns where it ends. */
const readRow = (data: Uint8Array, at: number, width: number, row: Uint8Array): number => {
  const runs =
    width >= 8 && width < 32_768 && data[at] === 2 && data[at + 1] === 2 && (((data[at + 2] ?? 0) << 8) | (data[at + 3] ?? 0)) === width;
  if (!runs) {
    if (at + width * 4 > data.length) corrupt();
    row.set(data.subarray(at, at + width * 4));
    return at + width * 4;
  }
  at += 4;
  for (let plane = 0; plane < 4; plane++)
    for (let x = 0; x < width; ) {
      const count = data[at++] ?? corrupt();
      const length = count > 128 ? count - 128 : count;
      if (length === 0 || x + length > width || at >= data.length) corrupt();
      for (let step = 0; step < length; step++) row[x++ * 4 + plane] = data[count > 128 ? at : at + step] ?? 0;
      at += count > 128 ? 1 : length;
    }
  return at;
};

/** Reads a Radiance image; what is brighter than white is clipped. */
export const readHdr = (data: Uint8Array): Bitmap => {
  const head = Buffer.from(data.subarray(0, 8192)).toString('latin1');
  const [, sizes = ''] = /\n\n(-Y \d+ \+X \d+)\n/.exec(head) ?? [];
  if (!head.startsWith('#?') || !sizes || /FORMAT=32-bit_rle_xyze/.test(head)) corrupt();
  const [, height = 0, width = 0] = (/-Y (\d+) \+X (\d+)/.exec(sizes) ?? []).map(Number);
  checkPixels(width, height);
  let at = head.indexOf(sizes) + sizes.length + 1;
  const out = new Uint16Array(width * height * 4).fill(65_535);
  const row = new Uint8Array(width * 4);
  for (let y = 0; y < height; y++) {
    at = readRow(data, at, width, row);
    for (let x = 0; x < width; x++) {
      const exponent = row[x * 4 + 3] ?? 0;
      const scale = exponent === 0 ? 0 : 2 ** (exponent - 136);
      for (let channel = 0; channel < 3; channel++) out[(y * width + x) * 4 + channel] = toSrgb((row[x * 4 + channel] ?? 0) * scale);
    }
  }
  return { width, height, data: out, alpha: false };
};
