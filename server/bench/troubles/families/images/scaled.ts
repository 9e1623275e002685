import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { pictureLooks } from '../../look/pixels.ts';
import { operated } from '../../operated.ts';
import type { Check, Situation } from '../../situation.ts';
import { isAbout, pixelOf } from './asked-of.ts';
import { made } from './everyday-builders.ts';

const changed = (
  name: string,
  source: string,
  format: string,
  ...how: readonly [string, Situation['options'], Situation['input'], string, Check]
): Situation => operated(format, `picture.${format}`)(name, source, ...how);

/** Noise that JPEG and PNG can hardly compress. */
const noise = (name: string, size: string, ...more: readonly string[]): Promise<Uint8Array> =>
  made(name, '-seed', '7', '-size', size, 'plasma:fractal', '-attenuate', '0.4', '+noise', 'Gaussian', ...more);

const sizeOf = async (path: string): Promise<string> => (await look('identify', '-format', '%wx%h ', path)).trim();

/** Stored 40 by 20 with a red left half; the flag says how it is shown. */
const flagged = (orientation: number): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    const path = `${dir}/a.jpg`;
    await look('convert', '-size', '20x20', 'xc:#ff0000', 'xc:#0000ff', '+append', '-quality', '100', '-sampling-factor', '1x1', path);
    await look('exiftool', '-q', '-n', '-overwrite_original', `-Orientation=${orientation}`, path);
    return Bun.file(path).bytes();
  });

/** Pictures that are made smaller, in pixels or in bytes. */
export const scaledImages: readonly Situation[] = [
  changed(
    'frames-that-clear-at-half-size',
    'lovell/sharp#4019',
    'gif',
    'resize-image',
    { scale: 50 },
    () =>
      made(
        'a.gif',
        ...['-dispose', 'Background', '-delay', '10', '-size', '40x40'],
        ...[4, 16, 28].flatMap((x) => ['(', 'xc:none', '-fill', 'red', '-draw', `rectangle ${x},16 ${x + 7},23`, ')']),
        ...['-loop', '0'],
      ),
    'three frames of 20 by 20; the square of the first is not left over in the third',
    async ({ path }) => {
      const { pages, width, pageHeight, delay } = await sharp(path, { animated: true }).metadata();
      return [
        same('frames', { pages, width, pageHeight, delay }, { pages: 3, width: 20, pageHeight: 20, delay: [100, 100, 100] }),
        finding('left over', (await pixelOfFrame(path, 2, 4, 10))[3] === 0, await pixelOfFrame(path, 2, 4, 10)),
        finding('square', (await pixelOfFrame(path, 2, 15, 10))[3] === 255, await pixelOfFrame(path, 2, 15, 10)),
      ];
    },
  ),
  changed(
    'photo-that-fits-already',
    'dfa1234/ngx-image-compress#106',
    'jpg',
    'compress-image',
    { targetSize: 1 },
    () => noise('a.jpg', '300x200', '-quality', '80'),
    'not larger than before, and the same size in pixels',
    async ({ path }) => {
      const before = (await noise('a.jpg', '300x200', '-quality', '80')).length;
      return [finding('bytes', Bun.file(path).size <= before, [before, Bun.file(path).size]), same('size', await sizeOf(path), '300x200')];
    },
  ),
  changed(
    'png-below-a-number-of-bytes',
    'Donaldcwl/browser-image-compression#62',
    'png',
    'compress-image',
    { targetSize: 0.1 },
    () => noise('a.png', '500x400', '-depth', '8', '-define', 'png:color-type=2'),
    'a PNG of at most 100,000 bytes',
    async ({ path }) => [
      finding('bytes', Bun.file(path).size <= 100_000, Bun.file(path).size),
      same('format', await look('identify', '-format', '%m', path), 'PNG'),
    ],
  ),
  changed(
    'photo-that-cannot-get-smaller',
    'fengyuanchen/compressorjs#162',
    'jpg',
    'compress-image',
    { level: 'light' },
    () => noise('a.jpg', '400x300', '-quality', '15'),
    'not larger than before',
    async ({ path }) => {
      const before = (await noise('a.jpg', '400x300', '-quality', '15')).length;
      return [finding('bytes', Bun.file(path).size <= before, [before, Bun.file(path).size])];
    },
  ),
  changed(
    'avif-of-8-bits-stays-of-8-bits',
    'kyleduo/TinyPNG4Mac#72',
    'avif',
    'compress-image',
    { level: 'balanced' },
    () =>
      withFolder(async (dir) => {
        await Bun.write(`${dir}/a.png`, await noise('a.png', '200x150', '-depth', '8', '-define', 'png:color-type=2'));
        await look('avifenc', '--min', '0', '--max', '20', '-s', '8', '-d', '8', `${dir}/a.png`, `${dir}/a.avif`);
        return Bun.file(`${dir}/a.avif`).bytes();
      }),
    'an AVIF of 200 by 150 with 8 bits',
    async ({ path }) => {
      const told = await look('exiftool', '-s3', '-ImageSize', '-ImagePixelDepth', path);
      return [finding('depth', /^200x150\s+8 8 8\s*$/.test(told), told)];
    },
  ),
  changed(
    'palette-sticker-made-smaller',
    'python-pillow/Pillow#46',
    'png',
    'resize-image',
    { width: 20 },
    () =>
      sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
        .composite([{ input: { create: { width: 24, height: 24, channels: 4, background: '#22aa44' } }, left: 8, top: 8 }])
        .png({ palette: true })
        .toBuffer(),
    '20 by 20, green in the middle, clear in the corners',
    ({ path }) =>
      pictureLooks(path, {
        size: '20x20',
        points: [
          [10, 10, '#22aa44'],
          [0, 0, 'clear'],
          [19, 19, 'clear'],
        ],
      }),
  ),
  changed(
    'white-logo-made-smaller',
    'libvips/libvips#4587',
    'png',
    'resize-image',
    { scale: 30 },
    async () => {
      const pixels = Buffer.alloc(100 * 100 * 4);
      for (let y = 0; y < 100; y++)
        for (let x = 0; x < 100; x++) if ((x - 50) ** 2 + (y - 50) ** 2 < 1500) pixels.fill(255, (y * 100 + x) * 4, (y * 100 + x) * 4 + 4);
      return sharp(pixels, { raw: { width: 100, height: 100, channels: 4 } })
        .png()
        .toBuffer();
    },
    '30 by 30; what can be seen of its soft edge is white, not grey',
    async ({ path }) => {
      const rgba = await sharp(path).ensureAlpha().raw().toBuffer();
      let darkest = 255;
      for (let at = 0; at < rgba.length; at += 4) if ((rgba[at + 3] ?? 0) > 25) darkest = Math.min(darkest, rgba[at] ?? 0);
      return [same('size', await sizeOf(path), '30x30'), finding('edge', darkest >= 248, darkest)];
    },
  ),
  ...([5, 7] as const).map((orientation) =>
    changed(
      `mirrored-photo-of-orientation-${orientation}-made-smaller`,
      'h2non/imaginary#284',
      'jpg',
      'resize-image',
      { scale: 50 },
      () => flagged(orientation),
      `10 by 20, with red at the ${orientation === 5 ? 'top' : 'bottom'}`,
      async ({ path }) => {
        const [first, second] = orientation === 5 ? (['#ff0000', '#0000ff'] as const) : (['#0000ff', '#ff0000'] as const);
        return withFolder(async (dir) => {
          await sharp(path).rotate().png().toFile(`${dir}/shown.png`);
          return pictureLooks(`${dir}/shown.png`, {
            size: '10x20',
            points: [
              [5, 3, first],
              [5, 16, second],
            ],
            tolerance: 30,
          });
        });
      },
    ),
  ),
  changed(
    'wide-colours-made-smaller',
    'lovell/sharp#2862',
    'jpg',
    'resize-image',
    { width: 16 },
    () =>
      sharp({ create: { width: 32, height: 32, channels: 3, background: '#ff0000' } })
        // The red of sRGB has the numbers 234, 51, 35 there.
        .withIccProfile('p3', { attach: true })
        .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
        .toBuffer(),
    '234, 51, 35 as before, with the profile of Display P3',
    async ({ path }) => {
      const profile = await look('exiftool', '-s3', '-ICC_Profile:ProfileDescription', path);
      return [finding('profile', /P3/i.test(profile), profile), isAbout('numbers', await pixelOf(path, 8, 8), [234, 51, 35], 6)];
    },
  ),
  changed(
    'cut-to-a-size-from-odd-sides',
    'Intervention/image#1359',
    'jpg',
    'resize-image',
    { width: 240, height: 90, fit: 'cover' },
    () => noise('a.jpg', '375x250', '-quality', '80'),
    '240 by 90 exactly',
    async ({ path }) => [same('size', await sizeOf(path), '240x90')],
  ),
];

const pixelOfFrame = async (path: string, frame: number, x: number, y: number): Promise<readonly number[]> => {
  const { data, info } = await sharp(path, { page: frame }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
};
