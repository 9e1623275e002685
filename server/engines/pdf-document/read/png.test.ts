import { expect, test } from 'bun:test';
import sharp from 'sharp';
import { encodeMask, encodePng } from './png.ts';

const pixelsOf = async (png: Uint8Array) => [...(await sharp(png).ensureAlpha().raw().toBuffer())];

test('pixels come back as they were, whatever the filter of their row', async () => {
  const [width, height] = [5, 3];
  for (const channels of [1, 3, 4] as const) {
    const pixels = Uint8Array.from({ length: width * height * channels }, (_, n) => (n * 89 + (n >> 2) * 31) & 255);
    const { data, info } = await sharp(encodePng(pixels, width, height, channels))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([width, height]);
    const own = channels === 1 ? [...data].filter((_, n) => n % info.channels === 0) : [...data];
    expect(own).toEqual([...pixels]);
  }
});

test('a mask has its colour where its bits are 0, and is transparent elsewhere', async () => {
  const [red, clear] = [
    [200, 10, 20, 255],
    [200, 10, 20, 0],
  ] as const;
  const png = encodeMask(Uint8Array.of(0b01100000, 0b01000000, 0b11111111, 0b10000000), 10, 2, [200, 10, 20]);
  const first = [red, clear, clear, red, red, red, red, red, red, clear];
  const second = [...Array.from({ length: 9 }, () => clear), red];
  expect(await pixelsOf(png)).toEqual([...first, ...second].flat());
});

test('a mask whose data ends early paints the rest', async () => {
  expect(await pixelsOf(encodeMask(Uint8Array.of(0b10000000), 1, 2, [1, 2, 3]))).toEqual([1, 2, 3, 0, 1, 2, 3, 255]);
});
