import { finding, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { exif } from '../../look/media.ts';
import { pdfPixel } from '../../look/pdf.ts';
import { turnedHalves } from '../../look/pixels.ts';
import { noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { pixelOf } from './asked-of.ts';
import { inks, photoWithGainMap } from './carried-over-builders.ts';
import { made } from './everyday-builders.ts';

/** What programs make in a folder: the last command writes `{}/out`. */
export const through = (name: string, ...commands: readonly (readonly string[])[]): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    for (const argv of commands) await look(argv[0] ?? '', ...argv.slice(1).map((word) => word.replaceAll('{}', dir)));
    return Bun.file(`${dir}/${name}`).bytes();
  });

export const halves = [
  'convert',
  '-size',
  '20x20',
  'xc:#ff0000',
  'xc:#0000ff',
  '+append',
  '-quality',
  '100',
  '-sampling-factor',
  '1x1',
  '{}/a.jpg',
];

const isCyan = ([red = 0, green = 0, blue = 0]: readonly number[]): boolean => red < 110 && green > 120 && blue > 190;
const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]): boolean => red > 200 && green < 120 && blue < 110;
const colour = (hex: string): readonly number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** What gets lost on the way from one format to another. */
export const carriedOver: readonly Situation[] = [
  of(
    'heic-whose-orientation-is-stated-twice',
    'strukturag/libheif#227',
    ['IMG_0004.HEIC', 'heic', 'jpg'],
    () =>
      through(
        'a.heic',
        halves,
        ['exiftool', '-q', '-n', '-overwrite_original', '-Orientation=6', '-Make=Apple', '{}/a.jpg'],
        ['heif-enc', '-q', '95', '-o', '{}/a.heic', '{}/a.jpg'],
      ),
    'shown as 20 by 40 with red at the top, by programs that follow EXIF and by those that do not',
    async ({ path }) => {
      const tags = await exif(path);
      return [
        ...(await turnedHalves(path, 40)),
        finding('flag', /^(undefined|Horizontal)/.test(String(tags['IFD0:Orientation'])), tags['IFD0:Orientation']),
        same('maker', tags['IFD0:Make'], 'Apple'),
      ];
    },
  ),
  {
    ...{ name: 'gain-map-of-a-phone-made-smaller', source: 'mozilla/mozjpeg#451', file: 'hdr.jpg', from: 'jpg', to: 'jpg' },
    ...{ operation: 'compress-image', options: { level: 'strong' }, input: photoWithGainMap },
    expect: 'the gain map is kept, or a note says that it is gone',
    check: async ({ path, notes }) => {
      const bytes = Buffer.from(await Bun.file(path).bytes());
      return [bytes.includes('hdrgm:GainMapMax') ? finding('kept', true, '') : noted(notes, /HDR/i)];
    },
  },
  of(
    'gain-map-of-a-phone-to-jxl',
    'JacobDev1/xl-converter#164',
    ['hdr.jpg', 'jpg', 'jxl'],
    photoWithGainMap,
    'a note says that the brightness of HDR is gone',
    ({ notes }) => [noted(notes, /HDR/i)],
  ),
  of(
    'ink-photo-with-a-profile-to-webp',
    'libvips/libvips#676',
    ['poster.jpg', 'jpg', 'webp'],
    () => inks('a.jpg', true, '-quality', '95'),
    'cyan at the left, red at the right',
    async ({ path }) => [
      finding('left', isCyan(await pixelOf(path, 8, 16)), await pixelOf(path, 8, 16)),
      finding('right', isRed(await pixelOf(path, 56, 16)), await pixelOf(path, 56, 16)),
    ],
  ),
  of(
    'ink-scan-to-jpg',
    'ImageMagick/ImageMagick#6094',
    ['poster.tiff', 'tiff', 'jpg'],
    () => inks('a.tiff', true, '-compress', 'LZW'),
    'cyan at the left, red at the right',
    async ({ path }) => [
      finding('left', isCyan(await pixelOf(path, 8, 16)), await pixelOf(path, 8, 16)),
      finding('right', isRed(await pixelOf(path, 56, 16)), await pixelOf(path, 56, 16)),
    ],
  ),
  of(
    'ink-photo-on-a-page',
    'josch/img2pdf#25',
    ['poster.jpg', 'jpg', 'pdf'],
    () => inks('a.jpg', false, '-quality', '95'),
    'cyan at the left, red at the right',
    async ({ path }) => {
      const width = Number(/Page size:\s+([\d.]+)/.exec(await look('pdfinfo', path))?.[1] ?? 0);
      const [left, right] = [
        colour(await pdfPixel(path, 1, width / 8, width / 4)),
        colour(await pdfPixel(path, 1, (width * 7) / 8, width / 4)),
      ];
      return [finding('left', isCyan(left), left), finding('right', isRed(right), right)];
    },
  ),
  {
    ...{ name: 'deep-scan-to-lossless-jxl', source: 'libjxl/libjxl#1183', file: 'scan.tiff', from: 'tiff', to: 'jxl' },
    options: { lossless: true },
    input: () => made('a.tiff', '-size', '64x48', 'gradient:#102030-#112131', '-depth', '16', '-compress', 'None'),
    expect: 'the same 16-bit numbers',
    check: ({ path }) =>
      withFolder(async (dir) => {
        await Bun.write(
          `${dir}/was.tiff`,
          await made('a.tiff', '-size', '64x48', 'gradient:#102030-#112131', '-depth', '16', '-compress', 'None'),
        );
        await look('djxl', path, `${dir}/is.png`);
        const numbers = (file: string) =>
          look('convert', file, '-depth', '16', '-format', '%z %[fx:p{5,3}.r*65535] %[fx:p{60,40}.b*65535]', 'info:');
        return [same('numbers', await numbers(`${dir}/is.png`), await numbers(`${dir}/was.tiff`))];
      }),
  },
];
