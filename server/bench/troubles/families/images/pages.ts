import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { look, lookBytes } from '../../../fidelity/look.ts';
import { pictureLooks } from '../../look/pixels.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';

/** A red page of 300 by 100 points, far from the origin and outside any paper. */
const eps = `%!PS-Adobe-3.0 EPSF-3.0
%%BoundingBox: 700 900 1000 1000
%%EndComments
1 0 0 setrgbcolor 700 900 300 100 rectfill
showpage
%%EOF
`;

const photo = (): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: '#3366cc', noise: { type: 'gaussian', mean: 128, sigma: 40 } } })
    .jpeg({ quality: 97 })
    .toBuffer();
let sent: Buffer = Buffer.alloc(0);

/** Black or white letters on nothing. */
const letters = (colour: string): Promise<Uint8Array> =>
  lookBytes(
    'convert',
    '-background',
    'none',
    '-fill',
    colour,
    '-font',
    'DejaVu-Sans',
    '-pointsize',
    '40',
    'label:  Invoice 4711  ',
    'png32:-',
  );

/** Logos, scans and photos on their way to pages and words. */
export const pages: readonly Situation[] = [
  {
    ...{ name: 'eps-beyond-the-paper', source: 'dlemstra/Magick.NET#499', file: 'logo.eps', from: 'eps', to: 'png', input: () => eps },
    expect: 'the whole red logo, three times as wide as high',
    check: async ({ path }) => {
      const [wide = 0, high = 1] = (await look('identify', '-format', '%w %h', path)).split(' ').map(Number);
      const points = [[3, 3, '#ff0000'] as const, [wide - 4, high - 4, '#ff0000'] as const];
      return [finding('shape', Math.abs(wide - 3 * high) < 4, `${wide} by ${high}`), ...(await pictureLooks(path, { points }))];
    },
  },
  {
    ...{ name: 'jpeg-in-pdf-as-it-is', source: 'cyanfish/naps2#160', file: 'scan.jpg', from: 'jpg', to: 'pdf' },
    input: async () => {
      sent = await photo();
      return sent;
    },
    expect: 'the JPEG is in the PDF byte for byte, not encoded again',
    check: async ({ path }) => {
      const scan = sent.subarray(sent.indexOf(Buffer.from([0xff, 0xda])));
      return [finding('scan', Buffer.from(await Bun.file(path).bytes()).includes(scan), 'encoded again')];
    },
  },
  {
    ...{ name: 'crop-of-a-photo-held-upright', source: 'imazen/imageflow#553', file: 'phone.jpg', from: 'jpg', to: 'jpg' },
    ...{ operation: 'crop-image', options: { cropLeft: 0, cropTop: 0, cropWidth: 20, cropHeight: 10 } },
    // Stored on its side: what is on the left is at the top of the picture that people see.
    input: async () => {
      const left = sharp({ create: { width: 10, height: 20, channels: 3, background: '#ff0000' } }).extend({
        right: 30,
        background: '#0000ff',
      });
      return sharp(await left.png().toBuffer())
        .withMetadata({ orientation: 6 })
        .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
        .toBuffer();
    },
    expect: 'the red top of the upright picture, 20 by 10',
    check: ({ path }) =>
      pictureLooks(path, {
        size: '20x10',
        points: [
          [2, 2, '#ff0000'],
          [17, 4, '#ff0000'],
        ],
        tolerance: 12,
      }),
  },
  ...(['black', 'white'] as const).map(
    (colour): Situation => ({
      name: `image-to-text-of-${colour}-letters-on-nothing`,
      source: colour === 'black' ? 'tesseract-ocr/tesseract#369' : 'tesseract-ocr/tesseract#2048',
      ...{ file: 'stamp.png', from: 'png', to: 'txt', operation: 'image-to-text' },
      input: () => letters(colour),
      expect: 'Invoice 4711',
      slow: true,
      check: async ({ text }) => [holds('text', await text(), 'Invoice 4711')],
    }),
  ),
];
