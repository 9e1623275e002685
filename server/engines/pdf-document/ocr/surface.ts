import type { RawImage } from '../read/images.ts';
import type { GreyImage } from './shrink-to-grey.ts';

/** What a scan's paper looks like: as it should, unevenly lit, or of black dots that stand for grey. */
export const surfaces = ['plain', 'shaded', 'dotted'] as const;
export type Surface = (typeof surfaces)[number];

/** Pixels a side of the tiles whose brightness is compared: a quarter of an inch of a page of letters. */
const tileSide = 30;
/** Paper in shade is darker than this part of what lies in the light: one threshold for all of the page takes it for ink. */
const shade = 0.72;
/** Ink is darker than this part of its paper, and nothing there lighter by more than that: a dark box has light letters. */
const ink = 0.8;
const lightest = 1.35;
/** Parts of a tile's pixels that are ink, and that specks may be. */
const [inked, specks] = [0.05, 0.98];
/** Part of the page's tiles that lie in shade and have ink. */
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

/** Does print on this page lie in shade? */
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

/** Black pixels that have none beside, above or below them, as a part of all: specks of a page of letters are fewer. */
const leastDots = 0.005;

/** Is a picture of one bit a pixel made of dots that stand for grey? */
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
