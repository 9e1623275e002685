import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { exif } from '../../look/media.ts';
import { pictureLooks } from '../../look/pixels.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { isAbout, pixelOf } from './asked-of.ts';
import { halves, through } from './carried-over.ts';
import { bitmapOfRuns, iconWithPng, targaFromBottomRight } from './carried-over-builders.ts';
import { looks, svg } from './everyday-of.ts';

/** Pages, icons, runs and frames that few programs write. */
export const oddFiles: readonly Situation[] = [
  of(
    'pages-of-two-sizes',
    'lovell/sharp#2674',
    ['scan.tif', 'tiff', 'png'],
    () =>
      through(
        'all.tiff',
        ['convert', '-size', '48x32', 'xc:red', '{}/1.tiff'],
        ['convert', '-size', '20x10', 'xc:blue', '{}/2.tiff'],
        ['tiffcp', '{}/1.tiff', '{}/2.tiff', '{}/all.tiff'],
      ),
    'a red picture of 48 by 32 and a blue one of 20 by 10',
    async ({ paths }) => [
      same('pictures', paths.length, 2),
      ...(await pictureLooks(paths[0] ?? '', { size: '48x32', points: [[40, 30, '#ff0000']] })),
      ...(await pictureLooks(paths[1] ?? '', { size: '20x10', points: [[18, 8, '#0000ff']] })),
    ],
  ),
  looks(
    'icon-whose-largest-is-a-png',
    'jensroth-git/WinLaunch#57',
    ['app.ico', 'ico', 'png'],
    iconWithPng,
    [[200, 200, '#ff0000']],
    '256x256',
  ),
  of(
    'animated-png-at-its-own-speed',
    'ImageMagick/ImageMagick#4704',
    ['butterfly.png', 'png', 'webp'],
    () =>
      through('a.png', [
        'ffmpeg',
        '-v',
        'error',
        '-f',
        'lavfi',
        '-i',
        'testsrc=size=32x32:rate=30:duration=0.2',
        '-plays',
        '0',
        '-f',
        'apng',
        '{}/a.png',
      ]),
    'six frames of 33 or 34 milliseconds',
    async ({ path }) => {
      const { pages, delay = [] } = await sharp(path, { animated: true }).metadata();
      return [
        same('frames', pages, 6),
        finding(
          'times',
          delay.every((time) => time >= 33 && time <= 34),
          delay,
        ),
      ];
    },
  ),
  {
    ...looks(
      'drawing-of-a-fixed-size-made-larger',
      'airmrcr/convert-svg#58',
      ['test.svg', 'svg', 'png'],
      () =>
        svg('width="20" height="10"', '<rect width="10" height="10" fill="#ff0000"/><rect x="10" width="10" height="10" fill="#0000ff"/>'),
      [
        [20, 90, '#ff0000'],
        [190, 90, '#0000ff'],
      ],
      '200x100',
    ),
    options: { width: 200 },
  },
  of(
    'bitmap-of-runs-with-a-jump',
    'python-pillow/Pillow#9443',
    ['sprite.bmp', 'bmp', 'png'],
    bitmapOfRuns,
    'two red pixels at the bottom left, two blue ones in the second row at the right',
    ({ path }) =>
      pictureLooks(path, {
        size: '8x4',
        points: [
          [0, 3, '#ff0000'],
          [1, 3, '#ff0000'],
          [6, 1, '#0000ff'],
          [7, 1, '#0000ff'],
        ],
      }),
  ),
  looks(
    'targa-that-begins-at-the-bottom-right',
    'image-rs/image#2473',
    ['sprite.tga', 'tga', 'png'],
    targaFromBottomRight,
    [
      [3, 1, '#ff0000'],
      [0, 0, '#0000ff'],
      [0, 1, '#0000ff'],
    ],
    '4x2',
  ),
  of(
    'moving-avif-to-gif',
    'd2phap/ImageGlass#946',
    ['sticker.avif', 'avif', 'gif'],
    () =>
      through(
        'a.avif',
        ...(['red', 'lime', 'blue'] as const).map((name, n) => ['convert', '-size', '32x32', `xc:${name}`, `{}/${n}.png`]),
        ['avifenc', '-s', '9', '--min', '0', '--max', '10', '--timescale', '10', '{}/0.png', '{}/1.png', '{}/2.png', '{}/a.avif'],
      ),
    'red, green and blue, a tenth of a second each',
    async ({ path }) => {
      const { pages, delay } = await sharp(path, { animated: true }).metadata();
      const colours = await Promise.all([0, 1, 2].map((frame) => pixelOf(path, 16, 16, frame)));
      return [
        same('frames', { pages, delay }, { pages: 3, delay: [100, 100, 100] }),
        isAbout('red', colours[0] ?? [], [255, 0, 0], 12),
        isAbout('blue', colours[2] ?? [], [0, 0, 255], 12),
      ];
    },
  ),
  of(
    'photo-back-from-jxl',
    'libjxl/libjxl#540',
    ['photo.jxl', 'jxl', 'jpg'],
    () =>
      through(
        'a.jxl',
        halves,
        ['exiftool', '-q', '-n', '-overwrite_original', '-Make=TestCam', '-GPSLatitude=48.1', '-GPSLatitudeRef=N', '{}/a.jpg'],
        ['cjxl', '--quiet', '{}/a.jpg', '{}/a.jxl'],
      ),
    'the photo with its camera and place',
    async ({ path }) => {
      const tags = await exif(path);
      return [
        same('camera', tags['IFD0:Make'], 'TestCam'),
        finding('place', /^48 deg/.test(tags['GPS:GPSLatitude'] ?? ''), tags['GPS:GPSLatitude']),
        ...(await pictureLooks(path, { size: '40x20', points: [[5, 10, '#ff0000']], tolerance: 20 })),
      ];
    },
  ),
  of(
    'scan-whose-colours-are-dimmed-by-opacity',
    'libvips/libvips#2192',
    ['element.tiff', 'tiff', 'png'],
    () => {
      const pixel = [128, 0, 0, 128];
      return sharp(Buffer.from(Array.from({ length: 64 }, () => pixel).flat()), { raw: { width: 8, height: 8, channels: 4 } })
        .tiff({ compression: 'none' })
        .toBuffer()
        .then((file) =>
          withFolder(async (dir) => {
            await Bun.write(`${dir}/a.tiff`, file);
            // 1: the colours are multiplied by the opacity.
            await look('tiffset', '-s', '338', '1', '1', `${dir}/a.tiff`);
            return Bun.file(`${dir}/a.tiff`).bytes();
          }),
        );
    },
    'full red of half opacity',
    async ({ path }) => [isAbout('pixel', await pixelOf(path, 4, 4), [255, 0, 0, 128], 3)],
  ),
];
