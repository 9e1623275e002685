import type { Bitmap } from '../../bitmap.ts';
import { fromLight, half } from '../light.ts';
import { bc6hReader } from './bc6h.ts';
import { bc7Reader } from './bc7.ts';

/** Bytes of a 4×4 block, and of all blocks of an image. */
const oneBlock = 16;
export const blockBytes = (width: number, height: number): number => Math.ceil(width / 4) * Math.ceil(height / 4) * oneBlock;

/** Visits all blocks and copies the pixels inside the image: `write(block pixel, image pixel)`. */
const eachBlock = (
  width: number,
  height: number,
  read: (offset: number) => void,
  write: (inBlock: number, inPicture: number) => void,
): void => {
  let offset = 0;
  for (let top = 0; top < height; top += 4)
    for (let left = 0; left < width; left += 4, offset += oneBlock) {
      read(offset);
      for (let y = 0; y < Math.min(4, height - top); y++)
        for (let x = 0; x < Math.min(4, width - left); x++) write(y * 4 + x, (top + y) * width + left + x);
    }
};

export const readBc7 = (data: Uint8Array, width: number, height: number): Bitmap => {
  const out = new Uint8Array(width * height * 4);
  const pixels = new Uint8Array(64);
  const reader = bc7Reader(data);
  let alpha = false;
  eachBlock(
    width,
    height,
    (offset) => reader(offset, pixels),
    (from, to) => {
      for (let channel = 0; channel < 4; channel++) out[to * 4 + channel] = pixels[from * 4 + channel] ?? 0;
      alpha ||= pixels[from * 4 + 3] !== 255;
    },
  );
  return { width, height, data: out, alpha };
};

/** Clips light brighter than white. */
export const readBc6h = (data: Uint8Array, width: number, height: number, isSigned: boolean): Bitmap => {
  // A lookup table of all half floats.
  const light = Uint16Array.from({ length: 65_536 }, (_, bits) => fromLight(half(bits)));
  const out = new Uint16Array(width * height * 4).fill(65_535);
  const pixels = new Uint16Array(48);
  const reader = bc6hReader(data, isSigned);
  eachBlock(
    width,
    height,
    (offset) => reader(offset, pixels),
    (from, to) => {
      for (let channel = 0; channel < 3; channel++) out[to * 4 + channel] = light[pixels[from * 3 + channel] ?? 0] ?? 0;
    },
  );
  return { width, height, data: out, alpha: false };
};
