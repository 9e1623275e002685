import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { $ } from 'bun';
import sharp from 'sharp';
import type { OptionValues } from '../../../catalogue/options.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { rejection } from '../../testing/rejection.ts';
import { card, makeCard, quarters, type Rgb, seenAs } from './testing.ts';

longTimeout();

let harness: Harness;
beforeAll(async () => {
  harness = await startHarness();
});
afterAll(() => harness.close());

const { red, green, blue } = quarters;
const [topLeft, topRight, bottomLeft, bottomRight] = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const;

/** Size of the first frame, and colours at fractions of width and height, according to ImageMagick. */
const seen = async (path: string, places: readonly (readonly [number, number])[], format = '') => {
  const formats = places.map(
    ([x, y]) => `%[fx:round(255*p{${x}*w,${y}*h}.r)],%[fx:round(255*p{${x}*w,${y}*h}.g)],%[fx:round(255*p{${x}*w,${y}*h}.b)] `,
  );
  const text =
    await $`convert ${`${format === 'jxl' ? await seenAs(path, format, 72) : path}[0]`} -format ${`%wx%h ${formats.join('')}`} info:`
      .quiet()
      .text();
  const [size = '', ...colours] = text.trim().split(' ');
  return { size, colours: colours.map((colour) => colour.split(',').map(Number)) };
};
const near = (found: readonly number[] | undefined, { colour }: { readonly colour: Rgb }): void => {
  for (const [channel, value] of colour.entries()) expect(Math.abs((found?.[channel] ?? -99) - value)).toBeLessThan(12);
};
const convert = async (from: string, to: string, options: OptionValues): Promise<string> => {
  const path = await makeCard(harness.dir, from);
  return (await harness.convert(path, from, to, options)).paths[0] ?? '';
};

describe('a picture that is turned and cut', () => {
  for (const [from, to] of [
    ['png', 'jpg'],
    ['png', 'jxl'],
    ['jpg', 'jxl'],
    ['svg', 'png'],
    ['tiff', 'webp'],
  ] as const)
    test(`${from} to ${to}: to the right, to the left, upside down`, async () => {
      const right = await seen(await convert(from, to, { turn: '90' }), [topLeft, topRight, bottomRight], to);
      const [width = 0, height = 0] = right.size.split('x').map(Number);
      expect(width / height).toBeCloseTo(card.height / card.width, 5);
      near(right.colours[0], blue);
      near(right.colours[1], red);
      near(right.colours[2], green);
      const left = await seen(await convert(from, to, { turn: '270' }), [topLeft, bottomLeft], to);
      near(left.colours[0], green);
      near(left.colours[1], red);
      const over = await seen(await convert(from, to, { turn: '180' }), [bottomRight, bottomLeft], to);
      expect(over.size).toBe(`${height}x${width}`);
      near(over.colours[0], red);
      near(over.colours[1], green);
    });

  test('enlarging stops at the limit of pixels', async () => {
    const path = join(harness.dir, 'wide.png');
    await sharp({ create: { width: 3000, height: 3000, channels: 3, background: 'gray' } })
      .png()
      .toFile(path);
    expect(await rejection(harness.convert(path, 'png', 'jpg', { scale: 400 }))).toMatchObject({ code: 'image_too_large' });
  });

  test('the middle is cut out after the turn, and sizes are of what is left', async () => {
    const square = await seen(await convert('png', 'bmp', { crop: '1:1' }), [topLeft, topRight]);
    expect(square.size).toBe(`${card.height}x${card.height}`);
    near(square.colours[0], red);
    near(square.colours[1], green);
    expect((await seen(await convert('bmp', 'png', { crop: '16:9' }), [])).size).toBe('96x54');
    expect((await seen(await convert('bmp', 'png', { crop: '1:1', turn: '90', scale: 50 }), [])).size).toBe('32x32');
    expect((await seen(await convert('bmp', 'png', { scale: 200 }), [])).size).toBe('192x128');
    expect((await seen(await convert('bmp', 'png', { scale: 200, width: 24 }), [])).size).toBe('24x16');
    const drawn = await seen(await convert('svg', 'png', { crop: '1:1', width: 640 }), [topLeft, bottomLeft]);
    expect(drawn.size).toBe('640x640');
    near(drawn.colours[0], red);
    near(drawn.colours[1], blue);
  });

  test('every frame of what moves', async () => {
    const gif = join(harness.dir, 'moving.gif');
    const frame = (left: string, right: string) => ['(', '-size', '20x24', `xc:${left}`, `xc:${right}`, '+append', ')'];
    await $`convert -delay 20 ${frame('red', 'blue')} -delay 50 ${frame('lime', 'black')} -loop 3 ${gif}`.quiet();
    for (const to of ['webp', 'apng', 'gif']) {
      const from = to === 'gif' ? 'webp' : 'gif';
      const source = to === 'gif' ? ((await harness.convert(gif, 'gif', 'webp')).paths[0] ?? '') : gif;
      const [path = ''] = (await harness.convert(source, from, to, { turn: '90', crop: '1:1' })).paths;
      const probe =
        await $`ffprobe -v error -count_frames -select_streams v:0 -show_entries stream=width,height,nb_read_frames -of csv=p=0 ${to === 'webp' ? gif : path}`
          .quiet()
          .text();
      if (to !== 'webp') expect(probe.trim().split(',')).toEqual(['24', '24', '2']);
      const first = await seen(path, [
        [0.5, 0.2],
        [0.5, 0.8],
      ]);
      expect(first.size).toBe('24x24');
      near(first.colours[0], { colour: [255, 0, 0] });
      near(first.colours[1], { colour: [0, 0, 255] });
    }
  });
});
