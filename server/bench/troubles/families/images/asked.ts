import { join } from 'node:path';
import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { look, lookBytes, withFolder } from '../../../fidelity/look.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { apngOfParts, by, flatPsd, plain, webpOfClearMiddle } from './asked-builders.ts';
import { isAbout, pixelOf } from './asked-of.ts';
import { png } from './everyday-builders.ts';
import { exr } from './studio-builders.ts';

const [halfOf, none] = [() => 0.5, () => 0];
const half = 'half clear, in the colours of the original';
const greyAlpha = (): Buffer =>
  png({ width: 16, height: 16, depth: 8, kind: 4, row: () => Array.from({ length: 16 }, () => [100, 128]).flat() });
/** Reports on pictures of every kind, by those who asked other converters. */
export const askedImages: readonly Situation[] = [
  of(
    'avif-of-premultiplied-colours',
    'ImageMagick/ImageMagick#8025',
    ['logo.avif', 'avif', 'png'],
    async () => by(await plain(32, 32, '#c8640080'), 'a.avif', 'avifenc', '-p', '-l', '$IN', '$OUT'),
    half,
    async ({ path }) => [isAbout('pixel', await pixelOf(path, 8, 8), [200, 100, 0, 128])],
  ),
  of(
    'palette-png-with-a-clear-colour-to-avif',
    'fdintino/pillow-avif-plugin#48',
    ['checkerboard.png', 'png', 'avif'],
    () =>
      png({
        width: 16,
        height: 16,
        depth: 8,
        kind: 3,
        row: () => Array.from({ length: 16 }, (_, x) => (x < 8 ? 0 : 1)),
        further: [
          ['PLTE', Buffer.from([10, 20, 30, 255, 0, 0])],
          ['tRNS', Buffer.from([0])],
        ],
      }),
    'clear on the left, red on the right',
    async ({ path }) =>
      withFolder(async (dir) => {
        await look('avifdec', path, join(dir, 'a.png'));
        const found = await sharp(join(dir, 'a.png')).ensureAlpha().raw().toBuffer();
        return [finding('left', found[3] === 0, found[3]), isAbout('right', [...found.subarray(60, 64)], [255, 0, 0, 255], 8)];
      }),
  ),
  of(
    'webp-part-that-replaces-what-was-there',
    'facebook/fresco#1356',
    ['sticker.webp', 'webp', 'apng'],
    () => webpOfClearMiddle('-b'),
    'a second frame with a clear middle',
    async ({ path }) => [
      isAbout(
        'middle',
        [
          ...(
            await lookBytes(
              'ffmpeg',
              '-v',
              'error',
              '-i',
              path,
              '-vf',
              "select='eq(n,1)'",
              '-frames:v',
              '1',
              '-f',
              'rawvideo',
              '-pix_fmt',
              'rgba',
              '-',
            )
          ).subarray(4 * (8 * 16 + 8) + 3, 4 * (8 * 16 + 8) + 4),
        ],
        [0],
      ),
    ],
  ),
  of(
    'webp-part-laid-over-what-was-there',
    'python-pillow/Pillow#6794',
    ['sticker.webp', 'webp', 'gif'],
    () => webpOfClearMiddle('+b'),
    'a second frame that is still red in its middle',
    async ({ path }) => {
      const { data, info } = await sharp(path, { pages: -1 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const at = (info.height > 16 ? (16 + 8) * 16 + 8 : 8 * 16 + 8) * 4;
      return [isAbout('middle', [...data.subarray(at, at + 4)], [255, 0, 0, 255])];
    },
  ),
  of(
    'apng-part-over-a-frame-in-webp',
    'libjxl/libjxl#1065',
    ['scan.apng', 'apng', 'webp'],
    apngOfParts,
    'two frames, the second with a red edge around blue',
    async ({ path }) => {
      const { data, info } = await sharp(path, { pages: -1 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const pixel = (x: number, y: number) => [...data.subarray((y * 16 + x) * 4, (y * 16 + x) * 4 + 4)];
      return [
        same('frames', info.height / 16, 2),
        isAbout('edge', pixel(1, 17), [255, 0, 0, 255], 8),
        isAbout('middle', pixel(8, 24), [0, 0, 255, 255], 8),
      ];
    },
  ),
  of(
    'jxl-times-of-frames-in-gif',
    'libjxl/libjxl#2494',
    ['earth.jxl', 'jxl', 'gif'],
    async () => by((await apngOfParts()) as Uint8Array, 'a.jxl', 'cjxl', '$IN', '$OUT', '-d', '0'),
    'two frames of 100 milliseconds',
    async ({ path }) => [same('times', (await sharp(path, { pages: -1 }).metadata()).delay, [100, 100])],
  ),
  of(
    'jxl-of-grey-with-opacity',
    'libjxl/libjxl#3983',
    ['mask.jxl', 'jxl', 'png'],
    () => by(greyAlpha(), 'a.jxl', 'cjxl', '$IN', '$OUT', '-d', '0'),
    'a grey of 100, half clear',
    async ({ path }) => [isAbout('pixel', await pixelOf(path, 4, 4), [100, 100, 100, 128])],
  ),
  of(
    'exr-colours-that-opacity-dims',
    'RxLaboratory/DuME#88',
    ['render.exr', 'exr', 'png'],
    () => exr([0, 0, 7, 7], [0, 0, 7, 7], { R: halfOf, G: none, B: none, A: halfOf }),
    'full red of half opacity',
    async ({ path }) => [isAbout('pixel', await pixelOf(path, 2, 2), [255, 0, 0, 128])],
  ),
  of(
    'psd-with-a-saved-selection',
    'ImageMagick/ImageMagick#4494',
    ['artwork.psd', 'psd', 'png'],
    () => flatPsd(3, 16, 16, 200, 50, 25, 0),
    'the whole picture: a selection is no transparency',
    async ({ path }) => [isAbout('pixel', await pixelOf(path, 4, 4), [200, 50, 25, 255])],
  ),
  of(
    'psd-of-ink',
    'AcademySoftwareFoundation/OpenImageIO#2851',
    ['print.psd', 'psd', 'png'],
    () => flatPsd(4, 16, 16, 0, 255, 255, 255),
    'a blue that is cyan, not green and not red',
    async ({ path }) => {
      const [r = 255, g = 0, b = 0] = await pixelOf(path, 4, 4);
      return [finding('cyan', r < 60 && g > 130 && b > 190, [r, g, b])];
    },
  ),
  of(
    'psd-of-ink-with-a-spot-colour',
    'psd-tools/psd-tools#390',
    ['label.psd', 'psd', 'jpg'],
    () => flatPsd(4, 16, 16, 255, 255, 255, 255, 0),
    'white paper',
    async ({ path }) => [isAbout('pixel', await pixelOf(path, 4, 4), [255, 255, 255])],
  ),
];
