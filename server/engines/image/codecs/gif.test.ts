import { expect, test } from 'bun:test';
import sharp from 'sharp';
import { diffuseError } from '../error-diffusion.ts';
import { writeGif } from './gif.ts';

/** Noise keeps strings short, so that the code table often fills up and is cleared; flat areas make strings long. */
const noise = (count: number, colours: number): Uint8Array => {
  let seed = 7;
  return Uint8Array.from({ length: count }, (_, at) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    return at % 5 < 2 ? 0 : (seed >>> 16) % colours;
  });
};

test.each([2, 3, 16, 255, 256])('every pixel of %i colours is read back', async (colours) => {
  const [width, height] = [211, 150];
  const palette = Uint8Array.from({ length: colours * 3 }, (_, at) => (at * 37 + Math.floor(at / 3)) % 256);
  for (const indexes of [noise(width * height, colours), new Uint8Array(width * height).fill(1)]) {
    const read = await sharp(writeGif({ width, height, indexes, palette })).removeAlpha().raw().toBuffer();
    const wanted = Uint8Array.from(
      { length: width * height * 3 },
      (_, at) => palette[(indexes[Math.floor(at / 3)] ?? 0) * 3 + (at % 3)] ?? 0,
    );
    expect(Buffer.compare(read, wanted)).toBe(0);
  }
});

test('what is see-through stays so, and a shade between two colours is a mixture of them', async () => {
  const [width, height] = [64, 64];
  const rgba = Uint8Array.from({ length: width * height * 4 }, (_, at) => (at % 4 === 3 ? (at < 64 * 16 * 4 ? 0 : 255) : 100));
  const palette = Uint8Array.from([0, 0, 0, 200, 200, 200, 0, 0, 0]);
  const indexes = diffuseError(rgba, width, palette.subarray(0, 6), 2);
  const { data } = await sharp(writeGif({ width, height, indexes, palette, transparent: 2 }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const alphas = data.filter((_, at) => at % 4 === 3);
  expect(alphas.filter((alpha) => alpha === 0)).toHaveLength(64 * 16);
  const reds = data.filter((_, at) => at % 4 === 0).subarray(64 * 16);
  expect(Math.abs(reds.reduce((sum, red) => sum + red, 0) / reds.length - 100)).toBeLessThan(12);
});
