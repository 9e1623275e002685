import { createHash } from 'node:crypto';
import type { Colour, ImageData } from '../model.ts';
import { encodeMask, encodePng } from './png.ts';

/** A decoded image of pdf.js. `kind` 1: one-bit grey, 2: RGB, 3: RGBA. */
export type RawImage = {
  readonly width: number;
  readonly height: number;
  readonly kind?: number;
  readonly data?: Uint8Array | Uint8ClampedArray;
  /** The mask that was painted in one colour, as bits; `data` has its pixels. */
  readonly mask?: { readonly bits: Uint8Array | Uint8ClampedArray; readonly colour: readonly [number, number, number] };
};

/** Above this many pixels, pictures with many colours become JPEG: a photograph is ten times the size as PNG. */
const photographPixels = 120_000;

const isOpaque = (rgba: Uint8Array | Uint8ClampedArray): boolean => {
  for (let i = 3; i < rgba.length; i += 4) if (rgba[i] !== 255) return false;
  return true;
};

const withoutAlpha = (rgba: Uint8Array | Uint8ClampedArray): Uint8Array => {
  const rgb = new Uint8Array((rgba.length / 4) * 3);
  for (let i = 0, o = 0; i < rgba.length; i += 4) {
    rgb[o++] = rgba[i] as number;
    rgb[o++] = rgba[i + 1] as number;
    rgb[o++] = rgba[i + 2] as number;
  }
  return rgb;
};

/** Unpacks one-bit rows (padded to bytes) to one byte per pixel. */
const unpackBits = (bits: Uint8Array | Uint8ClampedArray, width: number, height: number): Uint8Array => {
  const out = new Uint8Array(width * height);
  const stride = (width + 7) >> 3;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) out[y * width + x] = ((bits[y * stride + (x >> 3)] as number) >> (7 - (x & 7))) & 1 ? 255 : 0;
  return out;
};

/** Photographs change a little from pixel to pixel; screenshots and drawings are constant or jump. */
const isPhotograph = (rgb: Uint8Array | Uint8ClampedArray): boolean => {
  const step = Math.max(1, Math.floor(rgb.length / 3 / 20_000)) * 3;
  let soft = 0;
  let all = 0;
  for (let i = 0; i + 5 < rgb.length; i += step) {
    const d = Math.abs((rgb[i] as number) - (rgb[i + 3] as number)) + Math.abs((rgb[i + 1] as number) - (rgb[i + 4] as number));
    if (d > 0 && d < 24) soft++;
    all++;
  }
  return soft > all * 0.35;
};

/** Minimum levels of opacity of a shadow. */
const softLevels = 16;
/** Tolerance of one colour's channels after JPEG. */
const oneColour = 4;

/** The colour of a picture that has only one and fades out, as the shadows of shapes do. */
export const shadeOf = ({ data, kind, mask }: RawImage): Colour | undefined => {
  if (kind !== 3 || !data || mask) return undefined;
  const levels = new Set<number>();
  let first: readonly number[] | undefined;
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] as number;
    if (alpha === 0) continue;
    first ??= [data[i] as number, data[i + 1] as number, data[i + 2] as number];
    for (let k = 0; k < 3; k++) if (Math.abs((data[i + k] as number) - (first[k] as number)) > oneColour) return undefined;
    levels.add(alpha);
  }
  return first && levels.size >= softLevels ? `#${first.map((v) => v.toString(16).padStart(2, '0')).join('')}` : undefined;
};

const nameOf = (data: Uint8Array | Uint8ClampedArray): string => createHash('sha1').update(data).digest('hex').slice(0, 16);

/** A name for pixels that are only placed: equal for equal pictures. Undefined without pixels. */
export const nameImage = ({ width, height, data }: RawImage): string | undefined =>
  data && width > 0 && height > 0 ? `${width}x${height}-${nameOf(data)}` : undefined;

/** Encodes pixels for a document: JPEG for large photographs, PNG for the rest. */
export const encodeImage = async (raw: RawImage): Promise<{ readonly id: string; readonly image: ImageData } | undefined> => {
  const { width, height, data, kind, mask } = raw;
  if (!data || width < 1 || height < 1) return undefined;
  const done = (type: ImageData['type'], bytes: Uint8Array) => ({
    id: nameOf(bytes),
    image: { type, bytes, width, height },
  });
  if (mask) return done('png', encodeMask(mask.bits, width, height, mask.colour));
  if (kind === 1) return done('png', encodePng(unpackBits(data, width, height), width, height, 1));
  const opaque = kind === 2 || isOpaque(data);
  if (!opaque) return done('png', encodePng(data, width, height, 4));
  const rgb = kind === 2 ? data : withoutAlpha(data);
  if (width * height >= photographPixels && isPhotograph(rgb)) {
    const { default: sharp } = await import('sharp');
    const jpeg = await sharp(rgb, { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 88 })
      .toBuffer();
    return done('jpeg', jpeg);
  }
  return done('png', encodePng(rgb, width, height, 3));
};
