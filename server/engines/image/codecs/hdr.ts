import { type Bitmap, checkPixels, corrupt } from '../bitmap.ts';
import { fromLight } from './light.ts';

/** Decodes a row of four run-length planes: 129 to 255 repeat a byte 1 to 127 times, 1 to 128 precede that many literal bytes. */
const readPlanes = (data: Uint8Array, start: number, width: number, row: Uint8Array): number => {
  let at = start + 4;
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

/**
 * Decodes a row of full pixels, as Radiance wrote until 1991: 1, 1, 1 and a count repeat the previous pixel; a second
 * such mark right after the first counts in 256s.
 */
const readPixels = (data: Uint8Array, start: number, width: number, row: Uint8Array): number => {
  let at = start;
  let shift = 0;
  for (let x = 0; x < width; at += 4) {
    if (at + 4 > data.length) corrupt();
    const isRun = data[at] === 1 && data[at + 1] === 1 && data[at + 2] === 1;
    if (!isRun) row.set(data.subarray(at, at + 4), x++ * 4);
    else {
      const count = (data[at + 3] ?? 0) * 2 ** shift;
      if (x === 0 || x + count > width) corrupt();
      for (const end = x + count; x < end; x++) row.copyWithin(x * 4, x * 4 - 4, x * 4);
    }
    shift = isRun ? Math.min(shift + 8, 24) : 0;
  }
  return at;
};

/** Reads one row and returns its end offset. */
const readRow = (data: Uint8Array, at: number, width: number, row: Uint8Array): number => {
  const inPlanes =
    width >= 8 && width < 32_768 && data[at] === 2 && data[at + 1] === 2 && (((data[at + 2] ?? 0) << 8) | (data[at + 3] ?? 0)) === width;
  return (inPlanes ? readPlanes : readPixels)(data, at, width, row);
};

/** CIE XYZ with Radiance's equal-energy white to linear sRGB (Bradford adaptation, IEC 61966-2-1), by rows. */
const fromXyz = [
  [3.1463, -1.6661, -0.4801],
  [-0.9955, 1.9558, 0.0398],
  [0.0636, -0.2146, 1.151],
] as const;

/** Row order and direction: the signs and the order of the two axes. */
type Order = { readonly width: number; readonly height: number; readonly place: (line: number, step: number) => number };

const orderOf = (resolution: string): Order => {
  const [, outerSign, outerAxis, outerText = 0, innerSign, , innerText = 0] =
    /^([+-])([XY])[ \t]+(\d{1,9})[ \t]+([+-])([XY])[ \t]+(\d{1,9})$/.exec(resolution) ?? corrupt();
  const [outer, inner] = [Number(outerText), Number(innerText)];
  const [width, height] = outerAxis === 'Y' ? [inner, outer] : [outer, inner];
  // Y grows upwards, X to the right.
  const along = (axis: 'X' | 'Y', sign: string | undefined, at: number, count: number) =>
    (axis === 'Y') === (sign === '-') ? at : count - 1 - at;
  const place = (line: number, step: number): number =>
    outerAxis === 'Y'
      ? along('Y', outerSign, line, outer) * width + along('X', innerSign, step, inner)
      : along('Y', innerSign, step, inner) * width + along('X', outerSign, line, outer);
  return { width, height, place };
};

/** Reads a Radiance image; clips light brighter than white. */
export const readHdr = (data: Uint8Array): Bitmap => {
  const head = Buffer.from(data.subarray(0, 65_536)).toString('latin1');
  const [found, resolution = ''] =
    /\r?\n\r?\n([+-][XY][ \t]{1,20}\d{1,9}[ \t]{1,20}[+-][XY][ \t]{1,20}\d{1,9})[ \t]{0,20}\r?\n/.exec(head) ?? [];
  if (!head.startsWith('#?') || found === undefined || /([XY])[ \t]+\d+[ \t]+[+-]\1/.test(resolution)) corrupt();
  const { width, height, place } = orderOf(resolution);
  checkPixels(width, height);
  const isXyz = head.slice(0, head.indexOf(resolution)).includes('32-bit_rle_xyze');
  let at = head.indexOf(found ?? '') + (found?.length ?? 0);
  const out = new Uint16Array(width * height * 4).fill(65_535);
  const [lines, steps] = resolution[1] === 'Y' ? [height, width] : [width, height];
  const row = new Uint8Array(steps * 4);
  const light = [0, 0, 0];
  for (let line = 0; line < lines; line++) {
    at = readRow(data, at, steps, row);
    for (let step = 0; step < steps; step++) {
      const exponent = row[step * 4 + 3] ?? 0;
      const scale = exponent === 0 ? 0 : 2 ** (exponent - 136);
      for (let channel = 0; channel < 3; channel++) light[channel] = (row[step * 4 + channel] ?? 0) * scale;
      const [x = 0, y = 0, z = 0] = light;
      const to = place(line, step) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const [byX, byY, byZ] = fromXyz[channel as 0 | 1 | 2];
        out[to + channel] = fromLight(isXyz ? byX * x + byY * y + byZ * z : (light[channel] ?? 0));
      }
    }
  }
  return { width, height, data: out, alpha: false };
};
