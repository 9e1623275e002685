import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { pictureLooks, tagsAre } from '../../look/pixels.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { heic, made, photo, png } from './everyday-builders.ts';
import { camera, halfClear16, looks, place, svg } from './everyday-of.ts';
import { psdOfLayers } from './studio-builders.ts';

/** Reports on pictures that many people meet. */
export const everydayImages: readonly Situation[] = [
  looks(
    'psd-of-hidden-layers-alone-shows-none',
    'ynput/OpenPype#692',
    ['review.psd', 'psd', 'png'],
    () =>
      psdOfLayers(8, 8, [
        { box: [0, 0, 8, 8], colour: [0, 128, 0] },
        { box: [0, 0, 4, 8], colour: [255, 0, 0], hidden: true },
      ]),
    [
      [1, 4, '#008000'],
      [6, 4, '#008000'],
    ],
  ),
  looks(
    'png-of-16-bits-on-white',
    'discourse/discourse#43801',
    ['icon.png', 'png', 'jpg'],
    halfClear16,
    [
      [1, 4, '#ff0000'],
      [6, 4, '#ffffff'],
    ],
    '8x8',
    6,
  ),
  looks(
    'grey-png-with-one-clear-shade',
    'etemesi254/zune-image#58',
    ['cross.png', 'png', 'webp'],
    () =>
      png({
        width: 8,
        height: 8,
        depth: 8,
        kind: 0,
        row: () => [0, 0, 0, 0, 200, 200, 200, 200],
        further: [['tRNS', Buffer.from([0, 0])]],
      }),
    [
      [1, 4, 'clear'],
      [6, 4, '#c8c8c8'],
    ],
  ),
  of(
    'palette-with-half-clear-colours',
    'python-pillow/Pillow#7288',
    ['cube.png', 'png', 'webp'],
    () =>
      png({
        width: 8,
        height: 8,
        depth: 8,
        kind: 3,
        row: () => [0, 0, 0, 0, 1, 1, 1, 1],
        further: [
          ['PLTE', Buffer.from([255, 0, 0, 0, 0, 255])],
          ['tRNS', Buffer.from([128, 255])],
        ],
      }),
    'red at half opacity, and blue',
    async ({ path }) => {
      const { data } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const at = (x: number): readonly number[] => [...data.subarray((4 * 8 + x) * 4, (4 * 8 + x) * 4 + 4)];
      return [
        finding('red', Math.abs((at(1)[3] ?? 0) - 128) < 4 && (at(1)[0] ?? 0) > 240, at(1)),
        finding('blue', at(6)[3] === 255 && (at(6)[2] ?? 0) > 240, at(6)),
      ];
    },
  ),
  looks(
    'interlaced-grey-of-16-bits-with-alpha',
    'tjhann/imageformats#17',
    ['depth.png', 'png', 'tiff'],
    () =>
      made(
        'd.png',
        '-size',
        '16x16',
        'xc:#808080',
        '-depth',
        '16',
        '-alpha',
        'set',
        '-define',
        'png:color-type=4',
        '-define',
        'png:bit-depth=16',
        '-interlace',
        'PNG',
      ),
    [
      [3, 3, '#808080'],
      [12, 12, '#808080'],
    ],
    '16x16',
  ),
  looks(
    'grey-with-alpha-to-jpg',
    'mozilla/mozjpeg#151',
    ['grey.png', 'png', 'jpg'],
    () =>
      png({
        width: 8,
        height: 8,
        depth: 8,
        kind: 4,
        row: () => [...Array.from({ length: 4 }, () => [64, 255]), ...Array.from({ length: 4 }, () => [0, 0])].flat(),
      }),
    [
      [1, 4, '#404040'],
      [6, 4, '#ffffff'],
    ],
    '8x8',
    8,
  ),
  looks(
    'soft-edges-on-white',
    'EyalAr/lwip#203',
    ['monster.png', 'png', 'jpg'],
    () => png({ width: 8, height: 8, depth: 8, kind: 6, row: () => Array.from({ length: 8 }, () => [0, 0, 0, 128]).flat() }),
    [[4, 4, '#7f7f7f']],
    '8x8',
    3,
  ),
  looks(
    'png-with-a-cut-off-profile',
    'lovell/sharp#4128',
    ['figma.png', 'png', 'jpg'],
    () =>
      png({
        width: 8,
        height: 8,
        depth: 8,
        kind: 2,
        row: () => Array.from({ length: 8 }, () => [255, 0, 0]).flat(),
        further: [['iCCP', Buffer.from('ICC Profile\0\0\x78\x9c\x01\x02', 'latin1')]],
      }),
    [[4, 4, '#ff0000']],
    '8x8',
    6,
  ),
  ...(['webp', 'png', 'avif', 'tiff'] as const).map((to, at) =>
    of(
      `records-of-a-camera-in-${to}`,
      [
        'ImageMagick/ImageMagick#8926',
        'Lymphatus/caesium-image-compressor#226',
        'xRyul/obsidian-image-converter#438',
        'Faster3ck/Converseen#187',
      ][at] ?? '',
      ['photo.jpg', 'jpg', to],
      photo,
      'maker, date and place',
      ({ path }) => tagsAre(path, { ...camera, ...place }),
    ),
  ),
  of(
    'place-of-a-heic-in-jpg',
    'alexcorvi/heic2any#5',
    ['phone.heic', 'heic', 'jpg'],
    () => heic(),
    'maker, date and place',
    ({ path }) => tagsAre(path, { ...camera, ...place }),
  ),
  of(
    'orientation-that-a-heic-only-states',
    'photoprism/photoprism#2343',
    ['phone.heic', 'heic', 'jpg'],
    () => heic(3),
    'the picture as it lies in the file, and no further turn',
    async ({ path }) => {
      const turn = (await look('exiftool', '-s3', '-n', '-Orientation', path)).trim();
      return [...(await pictureLooks(path, { size: '64x48' })), finding('turn', turn === '' || turn === '1', turn)];
    },
  ),
  looks(
    'svg-of-a-view-box-alone',
    'piqnt/svgexport#19',
    ['egg.svg', 'svg', 'png'],
    () => svg('viewBox="0 0 96 96"', '<rect width="96" height="96" fill="#00aa00"/>'),
    [
      [4, 4, '#00aa00'],
      [90, 90, '#00aa00'],
    ],
    '96x96',
  ),
];
