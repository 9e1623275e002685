import { type Bitmap, checkPixels, corrupt } from '../bitmap.ts';
import { dither } from '../mono.ts';

const space = /\s/;

/** Reads the words of the header, skipping comments; `at` is the offset after the whitespace that follows the last one. */
const readWords = (data: Uint8Array, count: number): { readonly words: readonly number[]; readonly at: number } => {
  const words: number[] = [];
  let at = 2;
  while (words.length < count) {
    while (at < data.length && (space.test(String.fromCharCode(data[at] ?? 0)) || data[at] === 35))
      if (data[at] === 35) while (at < data.length && data[at] !== 10) at++;
      else at++;
    let word = '';
    while (at < data.length && !space.test(String.fromCharCode(data[at] ?? 0))) word += String.fromCharCode(data[at++] ?? 0);
    if (!/^\d{1,9}$/.test(word)) return corrupt();
    words.push(Number(word));
  }
  return { words, at: at + 1 };
};

type Shape = { readonly width: number; readonly height: number; readonly max: number; readonly samples: number; readonly at: number };

const readPamShape = (data: Uint8Array): Shape => {
  const text = Buffer.from(data.subarray(0, 4096)).toString('latin1');
  const end = text.indexOf('ENDHDR');
  const field = (name: string) => Number(new RegExp(`^${name}\\s+(\\d{1,9})\\s*$`, 'm').exec(text.slice(0, end))?.[1] ?? corrupt());
  return { width: field('WIDTH'), height: field('HEIGHT'), samples: field('DEPTH'), max: field('MAXVAL'), at: text.indexOf('\n', end) + 1 };
};

const readShape = (data: Uint8Array, kind: number): Shape => {
  if (kind === 7) return readPamShape(data);
  const isBitmap = kind === 1 || kind === 4;
  const { words, at } = readWords(data, isBitmap ? 2 : 3);
  const [width = 0, height = 0, max = 1] = words;
  return { width, height, max, samples: kind === 3 || kind === 6 ? 3 : 1, at };
};

const readSamples = (data: Uint8Array, kind: number, { width, height, max, samples, at }: Shape): Uint8Array | Uint16Array => {
  const count = width * height * samples;
  const out = max > 255 ? new Uint16Array(count) : new Uint8Array(count);
  if (kind <= 3) {
    const text = Buffer.from(data.subarray(at - 1))
      .toString('latin1')
      .replace(/#.*/g, '');
    const words = kind === 1 ? (text.match(/[01]/g) ?? []) : (text.match(/\d+/g) ?? []);
    if (words.length < count) corrupt();
    for (let index = 0; index < count; index++) out[index] = Number(words[index]);
    return out;
  }
  const stride = kind === 4 ? Math.ceil(width / 8) : width * samples * (max > 255 ? 2 : 1);
  if (at + stride * height > data.length) corrupt();
  if (kind === 4)
    for (let index = 0; index < count; index++)
      out[index] = ((data[at + Math.floor(index / width) * stride + ((index % width) >> 3)] ?? 0) >> (7 - ((index % width) & 7))) & 1;
  else if (max > 255)
    for (let index = 0; index < count; index++) out[index] = ((data[at + index * 2] ?? 0) << 8) | (data[at + index * 2 + 1] ?? 0);
  else out.set(data.subarray(at, at + count));
  return out;
};

/** Reads PBM, PGM and PPM in text or binary, and PAM (netpbm.sourceforge.net/doc). */
export const readNetpbm = (data: Uint8Array): Bitmap => {
  const kind = (data[1] ?? 0) - 48;
  if (data[0] !== 80 || kind < 1 || kind > 7) corrupt();
  const shape = readShape(data, kind);
  const { width, height, max, samples } = shape;
  checkPixels(width, height);
  if (max < 1 || max > 65_535 || samples < 1 || samples > 4) corrupt();
  const from = readSamples(data, kind, shape);
  const full = max > 255 ? 65_535 : 255;
  const out = max > 255 ? new Uint16Array(width * height * 4) : new Uint8Array(width * height * 4);
  const isInk = kind === 1 || kind === 4;
  const colours = samples >= 3 ? 3 : 1;
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++) {
      const value = from[pixel * samples + (colours === 3 ? channel : 0)] ?? 0;
      out[pixel * 4 + channel] = isInk ? (value ? 0 : 255) : Math.round((value * full) / max);
    }
    out[pixel * 4 + 3] = samples > colours ? Math.round(((from[pixel * samples + colours] ?? 0) * full) / max) : full;
  }
  return { width, height, data: out, alpha: samples > colours };
};

const luma = (data: Bitmap['data'], at: number): number =>
  Math.round((data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114);

/** Writes the binary form of one of these formats; only PAM keeps alpha. */
export const writeNetpbm = (bitmap: Bitmap, kind: 'pbm' | 'pgm' | 'ppm' | 'pam'): Uint8Array => {
  const { width, height, data } = bitmap;
  const pixels = width * height;
  if (kind === 'pbm') return Buffer.concat([Buffer.from(`P4\n${width} ${height}\n`), dither(bitmap, 'high')]);
  if (kind === 'pam')
    return Buffer.concat([
      Buffer.from(`P7\nWIDTH ${width}\nHEIGHT ${height}\nDEPTH 4\nMAXVAL 255\nTUPLTYPE RGB_ALPHA\nENDHDR\n`),
      Uint8Array.from(data),
    ]);
  const samples = kind === 'ppm' ? 3 : 1;
  const out = new Uint8Array(pixels * samples);
  if (samples === 1) for (let pixel = 0; pixel < pixels; pixel++) out[pixel] = luma(data, pixel * 4);
  else
    for (let from = 0, to = 0; to < out.length; from += 4) {
      out[to++] = data[from] ?? 0;
      out[to++] = data[from + 1] ?? 0;
      out[to++] = data[from + 2] ?? 0;
    }
  return Buffer.concat([Buffer.from(`P${samples === 3 ? 6 : 5}\n${width} ${height}\n255\n`), out]);
};
