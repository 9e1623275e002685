import { describe, expect, test } from 'bun:test';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { $ } from 'bun';
import { longTimeout } from '../../../testing/long-timeout.ts';
import { makeXcf } from '../testing-xcf.ts';
import { readXcf } from './xcf.ts';

longTimeout();

const layers = (opacity: number) => [
  { colour: [0, 0, 255, 255], size: 20, x: 30, y: 10, opacity },
  { colour: [255, 200, 0, 255], size: 40, x: -5, y: 0, opacity: 255 },
];
const pixelAt = ({ data }: { readonly data: ArrayLike<number> }, x: number, y: number) =>
  [0, 1, 2, 3].map((channel) => data[(y * 60 + x) * 4 + channel]);

describe('GIMP images', () => {
  test('look as ImageMagick shows them, layers in their places', async () => {
    const file = join(tmpdir(), `layers-${process.pid}.xcf`);
    await Bun.write(file, makeXcf(60, 40, layers(255)));
    const { stdout } = await $`convert -size 60x40 xc:none ${file} -background none -flatten -depth 8 RGBA:-`.quiet();
    await Bun.file(file).delete();
    const seen = readXcf(makeXcf(60, 40, layers(255)));
    expect([seen.width, seen.height, seen.layers]).toEqual([60, 40, 2]);
    for (const [x, y] of [
      [5, 5],
      [32, 15],
      [45, 15],
      [55, 35],
    ] as const)
      expect(pixelAt(seen, x, y)).toEqual(pixelAt({ data: stdout }, x, y));
  });

  test('are laid over each other by their opacity', () => {
    const seen = readXcf(makeXcf(60, 40, layers(128)));
    expect(pixelAt(seen, 32, 15)).toEqual([127, 100, 128, 255]);
    expect(pixelAt(seen, 45, 15)).toEqual([0, 0, 255, 128]);
  });

  test('that break off are refused', () => {
    expect(() => readXcf(makeXcf(60, 40, layers(255)).subarray(0, 200))).toThrow('corrupt_input');
    expect(() => readXcf(Buffer.from('gimp xcf v003\0'))).toThrow('corrupt_input');
  });
});
