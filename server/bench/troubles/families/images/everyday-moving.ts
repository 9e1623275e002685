import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import type { Situation } from '../../situation.ts';
import { of } from '../of.ts';
import { frames, made, wideRed } from './everyday-builders.ts';
import { looks, pageIs, svg, times } from './everyday-of.ts';

/** Reports on pictures that many people meet. */
export const everydayMoving: readonly Situation[] = [
  looks(
    'svg-of-a-moved-view-box',
    'lovell/sharp#2629',
    ['girl.svg', 'svg', 'png'],
    () =>
      svg(
        'width="40" height="40" viewBox="-10 -10 20 20"',
        '<rect x="-10" y="-10" width="10" height="20" fill="#cc0000"/><rect width="10" height="20" y="-10" fill="#0000cc"/>',
      ),
    [
      [4, 20, '#cc0000'],
      [35, 20, '#0000cc'],
    ],
    '40x40',
  ),
  of(
    'words-of-a-drawing',
    'svg-net/SVG#247',
    ['label.svg', 'svg', 'png'],
    () =>
      svg(
        'width="120" height="40"',
        '<rect width="120" height="40" fill="#fff"/><text x="10" y="28" font-size="24" font-family="sans-serif">Hello</text>',
      ),
    'dark letters',
    async ({ path }) => {
      const { channels } = await sharp(path).flatten({ background: '#fff' }).stats();
      return [finding('letters', (channels[0]?.min ?? 255) < 60, channels[0])];
    },
  ),
  of(
    'page-of-300-dots-per-inch',
    'mLuby/images-to-pdf#9',
    ['scan.jpg', 'jpg', 'pdf'],
    () => made('s.jpg', '-size', '300x600', 'xc:#808080', '-units', 'PixelsPerInch', '-density', '300'),
    'a page of one inch by two',
    ({ path }) => pageIs(path, 72, 144),
  ),
  of(
    'page-of-dots-per-centimetre',
    'josch/img2pdf#40',
    ['page.jpg', 'jpg', 'pdf'],
    () => made('s.jpg', '-size', '236x472', 'xc:#808080', '-units', 'PixelsPerCentimeter', '-density', '118'),
    'a page of 2 by 4 centimetres',
    ({ path }) => pageIs(path, 56.7, 113.4),
  ),
  of(
    'page-of-an-absurd-density',
    'myollie/img2pdf#7',
    ['panel.png', 'png', 'pdf'],
    () => made('p.png', '-size', '400x600', 'xc:#808080', '-units', 'PixelsPerInch', '-density', '96000'),
    'a page that can be read',
    async ({ path }) => {
      const wide = Number(/Page size:\s+([\d.]+)/.exec(await look('pdfinfo', path))?.[1]);
      return [finding('width', wide > 50, wide)];
    },
  ),
  of(
    'all-frames-of-a-webp',
    'libvips/libvips#1261',
    ['banana.webp', 'webp', 'gif'],
    () => frames('webp', 100, 100, 100, 100),
    'four frames',
    async ({ path }) => [same('times', await times(path), [100, 100, 100, 100])],
  ),
  of(
    'gif-moves-as-avif',
    'webp-sh/webp_server_go#461',
    ['cat.gif', 'gif', 'avif'],
    () => frames('gif', 100, 100, 100),
    'three frames',
    async ({ path }) => {
      const counts = await look(
        'ffprobe',
        '-v',
        'error',
        '-count_frames',
        '-show_entries',
        'stream=nb_read_frames',
        '-of',
        'csv=p=0',
        path,
      );
      return [finding('frames', /^3\b/m.test(counts), counts)];
    },
  ),
  of(
    'times-of-a-gif-in-webp',
    'ImageMagick/ImageMagick#2701',
    ['slow.gif', 'gif', 'webp'],
    () => frames('gif', 500, 2000, 500),
    '500, 2000 and 500 milliseconds',
    async ({ path }) => [same('times', await times(path), [500, 2000, 500])],
  ),
  of(
    'gif-moves-as-apng',
    'transmute-app/transmute#216',
    ['cat.gif', 'gif', 'apng'],
    () => frames('gif', 200, 200, 200),
    'three frames that play for ever',
    async ({ path }) => {
      const file = Buffer.from(await Bun.file(path).bytes());
      const at = file.indexOf('acTL');
      return [same('frames and plays', at < 0 ? [] : [file.readUInt32BE(at + 4), file.readUInt32BE(at + 8)], [3, 0])];
    },
  ),
  of(
    'quick-gif-in-webp',
    'weserv/images#453',
    ['fast.gif', 'gif', 'webp'],
    () => frames('gif', 20, 20, 20),
    '20 milliseconds a frame',
    async ({ path }) => [same('times', await times(path), [20, 20, 20])],
  ),
  ...(['webp', 'png'] as const).map((to, at) =>
    of(
      `wide-colours-in-${to}`,
      ['mozilla-iam/dino-park-issues#200', 'siiptuo/pio#15'][at] ?? '',
      ['phone.jpg', 'jpg', to],
      () => wideRed('jpeg'),
      'the profile, or the red of sRGB',
      async ({ path }) => {
        const profile = (await look('exiftool', '-s3', '-ProfileDescription', path)).trim();
        const { dominant } = await sharp(path).stats();
        return [finding('colour', profile !== '' || dominant.g < 20, `${profile} ${JSON.stringify(dominant)}`)];
      },
    ),
  ),
  ...(['ppm', 'bmp'] as const).map((to, at) =>
    looks(
      `wide-colours-where-no-profile-fits-${to}`,
      ['SerenityOS/serenity#17863', 'wavetogether/wave-figma#4'][at] ?? '',
      ['screen.png', 'png', to],
      () => wideRed('png'),
      [[8, 8, '#ff0000']],
      '16x16',
      6,
    ),
  ),
  looks(
    'psd-that-is-see-through',
    'ImageMagick/ImageMagick#4500',
    ['logo.psd', 'psd', 'png'],
    () => made('l.psd', '-size', '8x8', 'xc:none', '-fill', '#ff0000', '-draw', 'rectangle 0,0 3,7'),
    [
      [1, 4, '#ff0000'],
      [6, 4, 'clear'],
    ],
  ),
];
