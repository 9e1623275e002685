import { join } from 'node:path';
import sharp from 'sharp';
import { type Finding, finding } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import type { Result } from '../../result.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { emf, jp2OfChroma, jp2OfPalette, oldCursor, plain, softCursor, xcfOfHalf } from './asked-builders.ts';
import { isAbout, pixelOf } from './asked-of.ts';
import { png } from './everyday-builders.ts';
import { looks, svg } from './everyday-of.ts';
import { dds } from './rare-builders.ts';

/** Two percent of 16 bits. */
const lossy = 1311;
const deep = (): Buffer =>
  png({
    width: 16,
    height: 16,
    depth: 16,
    kind: 0,
    row: () => Array.from({ length: 16 }, (_, x) => (x < 8 ? [0x12, 0x34] : [0xfe, 0x01])).flat(),
  });

/** Samples of 16 bits, by OpenJPEG. */
const deepSamples = (path: string): Promise<readonly number[]> =>
  withFolder(async (dir) => {
    const out = join(dir, 'a.pgm');
    await look('opj_decompress', '-i', path, '-o', out);
    const pixels = Buffer.from(await Bun.file(out).bytes()).subarray(-512);
    return [pixels.readUInt16BE(0), pixels.readUInt16BE(30)];
  });

const redTwiceAsWide = async ({ path }: Result): Promise<readonly Finding[]> => {
  const [wide = 0, high = 1] = (await look('identify', '-format', '%w %h', path)).split(' ').map(Number);
  return [
    finding('shape', Math.abs(wide / high - 2) < 0.1, `${wide} by ${high}`),
    isAbout('middle', await pixelOf(path, wide >> 1, high >> 1), [255, 0, 0, 255]),
  ];
};

const alphaAndColours = 0x41;
const coloursOnly = 0x40;

/** Further reports on pictures of every kind. */
export const askedFurther: readonly Situation[] = [
  of(
    'emf-without-a-viewport',
    'claricle/libemf2svg#1',
    ['diagram.emf', 'emf', 'png'],
    () => emf(0, 0, 199, 99),
    'a red picture, twice as wide as high',
    redTwiceAsWide,
  ),
  of(
    'emf-left-of-and-above-its-origin',
    'claricle/libemf2svg#5',
    ['class-model.emf', 'emf', 'png'],
    () => emf(-100, -150, 99, -51),
    'the same red picture',
    redTwiceAsWide,
  ),
  of(
    'cursor-of-soft-edges',
    'libsdl-org/SDL_image#518',
    ['test.cur', 'cur', 'png'],
    softCursor,
    'green of half opacity',
    async ({ path }) => [isAbout('pixel', await pixelOf(path, 8, 8), [0, 255, 0, 128])],
  ),
  looks(
    'cursor-in-black-and-white',
    'MicrosoftDocs/win32#2039',
    ['arrow.cur', 'cur', 'png'],
    oldCursor,
    [
      [2, 2, '#ffffff'],
      [13, 13, 'clear'],
    ],
    '16x16',
  ),
  of(
    'png-to-cursor-stays-clear',
    'p2r3/convert#534',
    ['pointer.png', 'png', 'cur'],
    () => plain(32, 32, '#00000000'),
    'a cursor that is clear',
    async ({ path }) => {
      const file = Buffer.from(await Bun.file(path).bytes());
      file.writeUInt16LE(1, 2);
      return withFolder(async (dir) => {
        await Bun.write(join(dir, 'a.ico'), file);
        return [isAbout('opacity', (await pixelOf(join(dir, 'a.ico'), 4, 4)).slice(3), [0])];
      });
    },
  ),
  looks(
    'jp2-of-a-palette',
    'uclouvain/openjpeg#25',
    ['scan.jp2', 'jp2', 'png'],
    jp2OfPalette,
    [
      [4, 4, '#ff0000'],
      [28, 4, '#0000ff'],
    ],
    '32x32',
  ),
  looks('jp2-in-luma-and-chroma', 'uclouvain/openjpeg#1335', ['photo.jp2', 'jp2', 'png'], jp2OfChroma, [[8, 8, '#fe0000']], '32x32', 8),
  of(
    'deep-grey-to-jp2',
    'uclouvain/openjpeg#365',
    ['xray.png', 'png', 'jp2'],
    deep,
    'samples of 0x1234 and 0xfe01, within the loss of two percent of a JP2',
    async ({ path }) => {
      const [left = 0, right = 0] = await deepSamples(path);
      return [finding('left', Math.abs(left - 0x1234) < lossy, left), finding('right', Math.abs(right - 0xfe01) < lossy, right)];
    },
  ),
  looks(
    'interlaced-png-to-jp2',
    'uclouvain/openjpeg#331',
    ['plan.png', 'png', 'jp2'],
    () =>
      sharp(Buffer.from(Array.from({ length: 64 * 64 }, (_, at) => (at % 64 < 32 ? [200, 0, 0] : [0, 0, 200])).flat()), {
        raw: { width: 64, height: 64, channels: 3 },
      })
        .png({ progressive: true })
        .toBuffer(),
    [
      [8, 40, '#c80000'],
      [56, 40, '#0000c8'],
    ],
    '64x64',
    12,
  ),
  looks(
    'dds-of-two-and-three-bits',
    'AcademySoftwareFoundation/OpenImageIO#3573',
    ['old.dds', 'dds', 'png'],
    () => dds('', 0, coloursOnly, 8, [0xe0, 0x1c, 0x03, 0], Buffer.alloc(16, 0xff)),
    [[1, 1, '#ffffff']],
    '4x4',
  ),
  looks(
    'dds-of-ten-bits',
    'AcademySoftwareFoundation/OpenImageIO#3573',
    ['sky.dds', 'dds', 'png'],
    () =>
      dds('', 0, alphaAndColours, 32, [0x3ff, 0xffc00, 0x3ff00000, 0xc0000000], Buffer.alloc(64, Buffer.from([0xff, 0x03, 0x00, 0xc0]))),
    [[1, 1, '#ff0000']],
    '4x4',
  ),
  looks(
    'dds-whose-red-is-in-its-opacity',
    'microsoft/DirectXTex#362',
    ['wall_local.dds', 'dds', 'png'],
    () => dds('RXGB', 0, 4, 0, [], Buffer.from('ffff000000000000e007e00700000000', 'hex')),
    [[1, 1, '#ffff00']],
    '4x4',
    8,
  ),
  looks(
    'midtones-of-a-grey-png',
    'DaemonEngine/Urcheon#61',
    ['noise.png', 'png', 'jpg'],
    () => png({ width: 16, height: 16, depth: 8, kind: 0, row: () => Array.from({ length: 16 }, (_, x) => (x < 8 ? 90 : 180)) }),
    [
      [2, 8, '#5a5a5a'],
      [13, 8, '#b4b4b4'],
    ],
    '16x16',
  ),
  of(
    'grey-with-a-clear-shade-on-a-page',
    'foliojs/pdfkit#339',
    ['picture.png', 'png', 'pdf'],
    () =>
      png({
        width: 16,
        height: 16,
        depth: 8,
        kind: 0,
        row: () => Array.from({ length: 16 }, (_, x) => (x < 8 ? 0 : 120)),
        further: [['tRNS', Buffer.from([0, 0])]],
      }),
    'white paper on the left, grey on the right',
    async ({ path }) =>
      withFolder(async (dir) => {
        await look('pdftoppm', '-r', '72', '-png', '-singlefile', path, join(dir, 'page'));
        const page = join(dir, 'page.png');
        return [isAbout('left', await pixelOf(page, 3, 8), [255, 255, 255]), isAbout('right', await pixelOf(page, 12, 8), [120, 120, 120])];
      }),
  ),
  looks(
    'xcf-of-half-opacity-as-gimp-3-states-it',
    'ImageMagick/ImageMagick#8599',
    ['layers.xcf', 'xcf', 'png'],
    xcfOfHalf,
    [[8, 8, '#7f0080']],
    '16x16',
  ),
  looks(
    'svg-blurred',
    'hiddewie/OpenRailwayMap-vector#12',
    ['icon.svg', 'svg', 'png'],
    () =>
      svg(
        'width="60" height="60"',
        '<filter id="b" x="-1" y="-1" width="3" height="3"><feGaussianBlur stdDeviation="6"/></filter><rect width="60" height="60" fill="#fff"/><rect x="-30" y="20" width="120" height="20" fill="#000" filter="url(#b)"/>',
      ),
    [
      [30, 1, '#fdfdfd'],
      [30, 20, '#808080'],
    ],
    '60x60',
    14,
  ),
];
