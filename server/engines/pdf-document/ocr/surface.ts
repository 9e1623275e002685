import type { RawImage } from '../read/images.ts';
import type { GreyImage } from './shrink-to-grey.ts';

/** Kinds of paper in a scan: normal, unevenly lit, or halftone dots. */
export const surfaces = ['plain', 'shaded', 'dotted'] as const;
export type Surface = (typeof surfaces)[number];

/** Side in pixels of the tiles whose brightness is compared: a quarter of an inch of a letter-size page. */
const tileSide = 30;
/** Paper in shade is below this share of the brightness of lit paper: a global threshold takes it for ink. */
const shade = 0.72;
/** Ink is below this share of its paper's brightness, and nothing is that much lighter than the paper: a dark box has light letters. */
const ink = 0.8;
const lightest = 1.35;
/** Minimum share of ink in a tile, and the share above which its pixels are not specks. */
const [inked, specks] = [0.05, 0.98];
/** Minimum share of the page's tiles that are in shade and have ink. */
const leastShaded = 0.02;

const valueAt = (histogram: Uint32Array, total: number, share: number): number => {
  let left = share * total;
  return Math.max(
    0,
    histogram.findIndex((n) => {
      left -= n;
      return left < 0;
    }),
  );
};

export const isShaded = ({ grey, width, height }: GreyImage): boolean => {
  const tiles: { readonly paper: number; readonly dark: number; readonly light: number }[] = [];
  for (let top = 0; top + tileSide <= height; top += tileSide)
    for (let left = 0; left + tileSide <= width; left += tileSide) {
      const histogram = new Uint32Array(256);
      for (let y = top; y < top + tileSide; y++)
        for (const value of grey.subarray(y * width + left, y * width + left + tileSide))
          histogram[value] = (histogram[value] as number) + 1;
      const at = (share: number): number => valueAt(histogram, tileSide ** 2, share);
      tiles.push({ paper: at(0.5), dark: at(inked), light: at(specks) });
    }
  const inLight = tiles.map(({ paper }) => paper).sort((a, b) => a - b)[Math.floor(tiles.length * 0.95)] ?? 0;
  const shaded = tiles.filter(({ paper, dark, light }) => paper < shade * inLight && dark < ink * paper && light < lightest * paper);
  return shaded.length > 0 && shaded.length >= leastShaded * tiles.length;
};

/** Share of isolated black pixels, with none beside, above or below: a page of letters has fewer specks. */
const leastDots = 0.005;

export const isDotted = ({ width, height, kind, data }: RawImage): boolean => {
  const stride = (width + 7) >> 3;
  if (kind !== 1 || !data || data.length < stride * height) return false;
  let alone = 0;
  for (let y = 1; y + 1 < height; y++)
    for (let at = y * stride + 1; at < (y + 1) * stride - 1; at++) {
      const [before, here, after] = [data[at - 1] as number, data[at] as number, data[at + 1] as number];
      if (here === 255) continue;
      // Ones are white.
      const left = (here >> 1) | ((before & 1) << 7);
      const right = ((here << 1) & 255) | (after >> 7);
      let lone = ~here & left & right & (data[at - stride] as number) & (data[at + stride] as number);
      for (; lone !== 0; lone &= lone - 1) alone++;
    }
  return alone > leastDots * width * height;
};
