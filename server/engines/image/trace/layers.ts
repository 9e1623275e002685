import sharp from 'sharp';
import { reduceColours } from '../palette.ts';
import { layOnWhite } from '../soft-alpha.ts';

type Rgb = readonly [number, number, number];

/** A colour and the mask of pixels with it or a lighter one: one bit each, rows padded to bytes, as in PBM. */
export type Layer = { readonly colour: string; readonly bits: Uint8Array };

export type Layers = {
  readonly width: number;
  readonly height: number;
  /** Darkest first; the first covers every visible pixel. */
  readonly layers: readonly Layer[];
  readonly opaque: boolean;
};

/** Below this alpha a pixel counts as empty. */
const visible = 128;

/** Perceived brightness (ITU-R BT.601). */
const luma = ([red, green, blue]: Rgb): number => red * 299 + green * 587 + blue * 114;

const hex = (rgb: Rgb): string => `#${Buffer.from(rgb).toString('hex')}`;

export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** Whether the image has at most `most` colours. Then it has no grain or antialiasing: it is a code, a fax or pixel art. */
export const isHard = ({ data }: Pixels, most: number): boolean => {
  const seen = new Set<number>();
  const colours = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  for (let pixel = 0; pixel < colours.length && seen.size <= most; pixel++) seen.add(colours[pixel] ?? 0);
  return seen.size <= most;
};

/**
 * Reduces an image to at most `colours` colours without dithering and splits it into nested layers by brightness. Unless it
 * is hard, a median first removes grain and antialiasing. Where a speck is dropped, the next darker colour shows instead of
 * a hole, and an edge between two distant colours passes through those between them.
 */
export const splitLayers = async ({ data, width, height }: Pixels, colours: number, hard: boolean): Promise<Layers> => {
  layOnWhite(data);
  const calm = hard
    ? data
    : await sharp(data, { raw: { width, height, channels: 4 } })
        .median(3)
        .raw()
        .toBuffer();
  const { palette, indexes } = reduceColours(calm, colours, visible);
  const stride = Math.ceil(width / 8);
  const found = palette.map((rgb) => ({ rgb, bits: new Uint8Array(stride * height) }));
  let opaque = true;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      if ((calm[at * 4 + 3] ?? 0) < visible) {
        opaque = false;
        continue;
      }
      const bits = found[indexes[at] ?? 0]?.bits;
      const byte = y * stride + (x >> 3);
      if (bits) bits[byte] = (bits[byte] ?? 0) | (0x80 >> (x & 7));
    }
  const layers = found.sort((one, other) => luma(one.rgb) - luma(other.rgb)).map(({ rgb, bits }) => ({ colour: hex(rgb), bits }));
  for (let index = layers.length - 2; index >= 0; index--) {
    const [own, lighter] = [layers[index]?.bits, layers[index + 1]?.bits];
    if (own && lighter) for (let byte = 0; byte < own.length; byte++) own[byte] = (own[byte] ?? 0) | (lighter[byte] ?? 0);
  }
  return { width, height, layers, opaque };
};
