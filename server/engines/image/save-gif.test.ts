import { expect, test } from 'bun:test';
import sharp from 'sharp';
import { exactMovingGif } from './save-gif.ts';

const [width, height] = [16, 16];

/** Vertically stacked frames of 256 colours each, different in every frame; with `holes` each has different transparent pixels. */
const strip = (numbers: readonly number[], holes = false): Uint8Array => {
  const out = new Uint8Array(numbers.length * width * height * 4);
  for (const [frame, number] of numbers.entries())
    for (let pixel = 0; pixel < width * height; pixel++) {
      const isSeen = !holes || pixel % 5 !== number;
      if (isSeen) out.set([pixel, (pixel * 7 + number * 3) % 256, number * 40, 255], (frame * width * height + pixel) * 4);
    }
  return out;
};

const written = (data: Uint8Array, delays: readonly number[], loop = 0): Buffer =>
  exactMovingGif({ data, width, height: height * delays.length }, { delays, loop }) ?? Buffer.alloc(0);

for (const holes of [false, true])
  test(`frames of 256 colours each come out as they are, ${holes ? 'with' : 'without'} transparency`, async () => {
    const data = strip([0, 1, 2], holes);
    const gif = sharp(written(data, [100, 200, 300], 4), { animated: true });
    const { delay, loop, pages } = await gif.metadata();
    expect([delay, loop, pages]).toEqual([[100, 200, 300], 4, 3]);
    const shown = await gif.ensureAlpha().raw().toBuffer();
    const seen = (pixels: Uint8Array): readonly string[] =>
      Array.from({ length: pixels.length / 4 }, (_, at) =>
        pixels[at * 4 + 3] ? Buffer.from(pixels.subarray(at * 4, at * 4 + 3)).toString('hex') : 'clear',
      );
    expect(seen(shown)).toEqual(seen(data));
  });

test('frames that are alike become one that lasts longer', async () => {
  const { delay, pages } = await sharp(written(strip([1, 1, 2]), [100, 150, 50]), { animated: true }).metadata();
  expect([delay, pages]).toEqual([[250, 50], 2]);
});

test('a frame of more colours than a palette holds is left to others', () => {
  expect(exactMovingGif({ data: strip([0, 1]), width, height: height * 2 }, { delays: [100, 100], loop: 0, most: 64 })).toBeUndefined();
});
