import sharp from 'sharp';
import { same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { type Point, pictureLooks } from '../../look/pixels.ts';
import type { Situation } from '../../situation.ts';

/** A red square on nothing, 40 by 30. */
const sticker = () =>
  sharp({ create: { width: 40, height: 30, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).composite([
    { input: { create: { width: 10, height: 10, channels: 4, background: '#ff0000' } }, left: 15, top: 10 },
  ]);

const onto = (
  name: string,
  source: string,
  [from, to]: readonly [string, string],
  input: () => Promise<Uint8Array>,
  options: Situation['options'],
  corner: string,
): Situation => ({
  ...{ name, source, file: `sticker.${from}`, from, to, input, expect: `the square on ${corner}` },
  ...(options && { options }),
  check: ({ path }) => {
    const points: readonly Point[] = [
      [3, 3, corner],
      [20, 15, '#ff0000'],
    ];
    return pictureLooks(path, { size: '40x30', points, tolerance: 12 });
  },
});

const sizesOf = async (path: string): Promise<readonly string[]> =>
  (await look('identify', '-format', '%wx%h ', path))
    .trim()
    .split(' ')
    .toSorted((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));

/** Backgrounds and sizes that people choose. */
export const imageOptions: readonly Situation[] = [
  onto(
    'sticker-to-jpg',
    'GoogleChromeLabs/squoosh#699',
    ['webp', 'jpg'],
    () => sticker().webp({ lossless: true }).toBuffer(),
    undefined,
    '#ffffff',
  ),
  onto(
    'logo-on-a-chosen-colour',
    'Tichau/FileConverter#553',
    ['png', 'jpg'],
    () => sticker().png().toBuffer(),
    { background: '#00aa55', quality: 95 },
    '#00aa55',
  ),
  onto(
    'gif-with-nothing-behind-it',
    'Donaldcwl/browser-image-compression#119',
    ['gif', 'jpg'],
    () => sticker().gif().toBuffer(),
    undefined,
    '#ffffff',
  ),
  onto(
    'icon-on-a-chosen-colour',
    'imazen/imageflow#175',
    ['png', 'bmp'],
    () => sticker().png().toBuffer(),
    { background: '#112233' },
    '#112233',
  ),
  {
    ...{ name: 'icon-of-a-large-picture', source: 'FoxP/PNG-to-ICO#25', file: 'app.png', from: 'png', to: 'ico' },
    options: { iconSizes: '16,32,48,256' },
    input: () =>
      sharp({ create: { width: 512, height: 512, channels: 4, background: '#336699' } })
        .png()
        .toBuffer(),
    expect: 'pictures of 16, 32, 48 and 256',
    check: async ({ path }) => [same('sizes', await sizesOf(path), ['16x16', '32x32', '48x48', '256x256'])],
  },
  {
    ...{
      name: 'icon-of-a-picture-that-is-not-square',
      source: 'nodejs/iojs.org#103',
      file: 'logo.png',
      from: 'png',
      to: 'ico',
      options: { iconSizes: '32' },
    },
    input: () =>
      sharp({ create: { width: 64, height: 32, channels: 4, background: '#ff0000' } })
        .png()
        .toBuffer(),
    expect: 'a square of 32, the logo in its middle in its own shape, nothing above and below',
    check: async ({ path }) => [
      same('sizes', await sizesOf(path), ['32x32']),
      ...(await pictureLooks(path, {
        points: [
          [16, 2, 'clear'],
          [16, 16, '#ff0000'],
          [2, 16, '#ff0000'],
        ],
      })),
    ],
  },
];
