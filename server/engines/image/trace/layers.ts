import sharp from 'sharp';
import { reduceColours } from '../palette.ts';
import { layOnWhite } from '../soft-alpha.ts';

type Rgb = readonly [number, number, number];

/** One colour, and the pixels that have it or a lighter one: a bit for each, rows padded to bytes, as PBM has them. */
export type Layer = { readonly colour: string; readonly bits: Uint8Array };

export type Layers = {
  readonly width: number;
  readonly height: number;
  /** Darkest first; the first holds every visible pixel. */
  readonly layers: readonly Layer[];
  /** Is every pixel in some layer? */
  readonly opaque: boolean;
};

/** Below this alpha a pixel is taken for empty. */
const visible = 128;

/** Brightness as the eye weighs it (ITU-R BT.601). */
const luma = ([red, green, blue]: Rgb): number => red * 299 + green * 587 + blue * 114;

const hex = (rgb: Rgb): string => `#${Buffer.from(rgb).toString('hex')}`;

/** RGBA pixels to be traced. */
export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** Has the image at most `most` colours? Then nothing in it is grain or a soft rim: it is a code, a fax or drawn dot by dot. */
export const isHard = ({ data }: Pixels, most: number): boolean => {
  const seen = new Set<number>();
  const colours = new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
  for (let pixel = 0; pixel < colours.length && seen.size <= most; pixel++) seen.add(colours[pixel] ?? 0);
  return seen.size <= most;
};

/**
 * Reduces an image to at most `colours` colours without dithering, after a median that takes away grain and the
 * soft rims of drawn edges unless it is hard, and splits it into nested layers by brightness: where a speck of one is
 * dropped, the next darker colour shows and not a hole, and an edge between two far colours passes through those between them.
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
