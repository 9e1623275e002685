import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { exif } from '../../look/media.ts';
import { type Point, pictureLooks, turnedHalves } from '../../look/pixels.ts';
import type { Situation } from '../../situation.ts';
import { halves, through } from './carried-over.ts';
import { made } from './everyday-builders.ts';
import { looks, svg } from './everyday-of.ts';

const sizeOf = async (path: string): Promise<string> => (await look('identify', '-format', '%wx%h ', path)).trim();

const resized = (
  name: string,
  source: string,
  input: Situation['input'],
  options: Situation['options'],
  size: string,
  points: readonly Point[] = [],
): Situation => ({
  ...{ name, source, file: 'picture.png', from: 'png', to: 'png', operation: 'resize-image', input, expect: [size, ...points].join(', ') },
  ...(options && { options }),
  check: ({ path }) => pictureLooks(path, { size, points, tolerance: 6 }),
});

/** A red square of 20 on nothing, 40 by 40. */
const sticker = () =>
  sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([{ input: { create: { width: 20, height: 20, channels: 4, background: '#ff0000' } }, left: 10, top: 10 }])
    .png()
    .toBuffer();

const clear: readonly Point[] = [
  [2, 2, 'clear'],
  [37, 37, 'clear'],
  [20, 20, '#ff0000'],
];

/** Changes that people make every day. */
export const everydayChanges: readonly Situation[] = [
  resized(
    'wide-picture-cut-to-its-middle',
    'sksamuel/scrimage#7',
    () =>
      made(
        'a.png',
        '-size',
        '34x50',
        'xc:#ff0000',
        '-size',
        '32x50',
        'xc:#00ff00',
        '-size',
        '34x50',
        'xc:#0000ff',
        '+append',
        '-depth',
        '8',
      ),
    { width: 50, height: 50, fit: 'cover' },
    '50x50',
    [
      [3, 25, '#ff0000'],
      [25, 25, '#00ff00'],
      [46, 25, '#0000ff'],
    ],
  ),
  resized(
    'sides-that-fit-exactly',
    'lovell/sharp#1766',
    () => made('a.png', '-size', '694x896', 'xc:#336699', '-depth', '8'),
    { width: 347, height: 448, fit: 'inside' },
    '347x448',
  ),
  resized(
    'small-square-of-95',
    'matthewwithanm/pilkit#1',
    () => made('a.png', '-size', '95x95', 'xc:#336699', '-depth', '8'),
    { width: 28, height: 28, fit: 'cover' },
    '28x28',
  ),
  looks(
    'grey-picture-to-targa',
    'DaemonEngine/Urcheon#61',
    ['noise.png', 'png', 'tga'],
    () =>
      made(
        'a.png',
        '-size',
        '8x8',
        'xc:gray(25%)',
        'xc:gray(50%)',
        'xc:gray(75%)',
        '+append',
        '-depth',
        '8',
        '-define',
        'png:color-type=0',
      ),
    [
      [4, 4, '#404040'],
      [12, 4, '#808080'],
      [20, 4, '#bfbfbf'],
    ],
    '24x8',
  ),
  {
    ...{ name: 'turned-photo-keeps-its-camera', source: 'btsouth/omaroll#33', file: 'photo.jpg', from: 'jpg', to: 'jpg' },
    ...{ operation: 'rotate-image', options: { turn: '90' } },
    input: () =>
      through('a.jpg', halves, [
        'exiftool',
        '-q',
        '-n',
        '-overwrite_original',
        '-Make=TestCam',
        '-DateTimeOriginal=2024:05:06 07:08:09',
        '{}/a.jpg',
      ]),
    expect: '20 by 40 with red at the top, camera and date as before',
    check: async ({ path }) => {
      const tags = await exif(path);
      return [
        ...(await turnedHalves(path, 30)),
        same('camera', [tags['IFD0:Make'], tags['ExifIFD:DateTimeOriginal']], ['TestCam', '2024:05:06 07:08:09']),
      ];
    },
  },
  {
    ...{ name: 'turned-moving-gif', source: 'haltakov/simple-photo-gallery#71', file: 'a.gif', from: 'gif', to: 'gif' },
    ...{ operation: 'rotate-image', options: { turn: '270' } },
    input: () => made('a.gif', '-delay', '10', '-size', '40x20', 'xc:red', 'xc:lime', 'xc:blue', '-loop', '0'),
    expect: 'three frames of 20 by 40',
    check: async ({ path }) => {
      const { pages, width, pageHeight } = await sharp(path, { animated: true }).metadata();
      return [same('frames', { pages, width, pageHeight }, { pages: 3, width: 20, pageHeight: 40 })];
    },
  },
  {
    ...looks(
      'photo-turned-before-its-records-go',
      'john-science/exif_delete#7',
      ['photo.jpg', 'jpg', 'png'],
      () => through('a.jpg', halves, ['exiftool', '-q', '-n', '-overwrite_original', '-Orientation=6', '-Make=TestCam', '{}/a.jpg']),
      [
        [10, 5, '#ff0000'],
        [10, 35, '#0000ff'],
      ],
      '20x40',
      30,
    ),
    options: { stripMetadata: true },
  },
  {
    ...{
      name: 'sticker-to-webp-stays-clear',
      source: 'JosePineiro/WebP-wrapper#11',
      file: 'a.png',
      from: 'png',
      to: 'webp',
      input: sticker,
    },
    expect: 'red on nothing',
    check: ({ path }) => pictureLooks(path, { size: '40x40', points: clear, tolerance: 14 }),
  },
  {
    ...{
      name: 'red-words-in-lossless-webp',
      source: 'lovell/sharp#1000',
      file: 'a.png',
      from: 'png',
      to: 'webp',
      options: { lossless: true },
    },
    input: () => made('a.png', '-size', '60x20', 'xc:white', '-fill', '#ff0000', '-draw', 'rectangle 20,5 39,14', '-depth', '8'),
    expect: 'the red and the white exactly',
    check: async ({ path }) => {
      const { data, info } = await sharp(path).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
      return [
        same('size', await sizeOf(path), '60x20'),
        same(
          'colours',
          [at(30, 10), at(20, 5), at(19, 5)],
          [
            [255, 0, 0],
            [255, 0, 0],
            [255, 255, 255],
          ],
        ),
      ];
    },
  },
  {
    ...looks(
      'large-drawing-as-a-tiny-picture',
      'airmrcr/convert-svg#59',
      ['test.svg', 'svg', 'png'],
      () =>
        svg(
          'width="100" height="100"',
          '<rect width="50" height="100" fill="#ff0000"/><rect x="50" width="50" height="100" fill="#0000ff"/>',
        ),
      [
        [2, 8, '#ff0000'],
        [7, 8, '#0000ff'],
      ],
      '10x10',
    ),
    options: { width: 10 },
  },
  {
    ...{ name: 'bitmap-of-runs-is-opaque', source: 'SixLabors/ImageSharp#369', file: 'a.bmp', from: 'bmp', to: 'png' },
    input: () => made('a.bmp', '-size', '20x20', 'xc:#ff0000', 'xc:#0000ff', '+append', '-type', 'Palette', '-compress', 'RLE'),
    expect: 'opaque: red at the left, blue at the right',
    check: async ({ path }) => [
      ...(await pictureLooks(path, {
        size: '40x20',
        points: [
          [3, 3, '#ff0000'],
          [36, 16, '#0000ff'],
        ],
      })),
      finding('opaque', (await sharp(path).stats()).isOpaque, 'not opaque'),
    ],
  },
];
