import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { pdfPages, pdfPixel } from '../../look/pdf.ts';
import { pictureLooks } from '../../look/pixels.ts';
import type { Situation } from '../../situation.ts';
import { dds, radiance, red, tiff, white } from './rare-builders.ts';
import { rare } from './rare-files.ts';

const made = (name: string, ...argv: readonly string[]): Promise<Uint8Array> =>
  withFolder(async (dir) => {
    await look('convert', ...argv, `${dir}/${name}`);
    return Bun.file(`${dir}/${name}`).bytes();
  });

const sixteen = (...pixel: readonly number[]): Buffer => Buffer.from(Array.from({ length: 16 }, () => pixel).flat());
const dxgi = (id: number, pixels: Uint8Array): Buffer => dds('DX10', id, 4, 0, [], pixels);

/** BC7 in mode 6, both end points #ff8000. */
const bc7 = (): Buffer => {
  let [bits, at] = [0n, 0n];
  const put = (value: number, count: number): void => {
    bits |= BigInt(value) << at;
    at += BigInt(count);
  };
  put(64, 7);
  for (const value of [127, 127, 64, 64, 0, 0, 127, 127]) put(value, 7);
  put(1, 1);
  put(1, 1);
  return Buffer.from(Array.from({ length: 16 }, (_, byte) => Number((bits >> BigInt(byte * 8)) & 255n)));
};

/** A palette of four-byte colours, then an index for each pixel. */
const paletteDds = (): Buffer => {
  const colours = Buffer.alloc(1024);
  colours.set([10, 200, 30, 255], 28);
  return dds('', 0, 0x20, 8, [], Buffer.concat([colours, Buffer.alloc(16, 7)]));
};

const textures: readonly (readonly [name: string, source: string, file: () => Buffer, colour: string])[] = [
  ['bc7', 'python-pillow/Pillow#4760', () => dxgi(98, bc7()), '#ff8101'],
  ['luminance-and-alpha', 'microsoft/DirectXTex#584', () => dds('', 0, 0x20001, 16, [255, 0, 0, 0xff00], sixteen(0x50, 0xff)), '#505050'],
  ['bgr-of-15-bits', 'python-pillow/Pillow#7574', () => dds('', 0, 0x40, 16, [0x7c00, 0x3e0, 0x1f], sixteen(0xe0, 0x03)), '#00ff00'],
  ['palette', 'python-pillow/Pillow#7423', paletteDds, '#0ac81e'],
  ['two-channels-of-16-bits', 'mwl4/ConverterPIX#57', () => dxgi(35, sixteen(0xff, 0xff, 0, 0x80)), '#ff8000'],
  ['one-channel-of-8-bits', 'baldurk/renderdoc#1888', () => dxgi(61, sixteen(0x99)), '#999999'],
  ['float-of-16-bits', 'nickbabcock/Pfim#125', () => dxgi(54, sixteen(0, 0x3c)), '#ffffff'],
];

/** A planar picture with one row per strip, as libtiff stores it. */
const planesInRows = (): Buffer => {
  const rows = [0x20, 0x60, 0xa0].map((value) => Buffer.alloc(6, value));
  return tiff(
    Buffer.concat(rows.flatMap((row) => [row, row])),
    ...([
      [256, 6],
      [257, 2],
      [258, 8, 8, 8],
      [259, 1],
      [262, 2],
    ] as const),
    ...([
      [273, 8, 14, 20, 26, 32, 38],
      [277, 3],
      [278, 1],
      [279, 6, 6, 6, 6, 6, 6],
      [284, 2],
    ] as const),
  );
};

export const reported: readonly Situation[] = [
  ...textures.map(([name, source, input, colour]) =>
    rare({ name: `dds-${name}`, source, file: 'texture.dds', from: 'dds', input, size: '4x4', points: [[1, 1, colour]] }),
  ),
  rare({
    ...{ name: 'pgm-of-maximum-11', source: 'python-pillow/Pillow#5008', file: 'grey.pgm', from: 'pgm' },
    input: () => Buffer.concat([Buffer.from('P5 3 1 11\n'), Buffer.from([0, 7, 11])]),
    points: [
      [1, 0, '#a2a2a2'],
      [2, 0, '#ffffff'],
    ],
  }),
  rare({
    ...{ name: 'ppm-of-16-bits', source: 'nagata-yoshiteru/pbm-ppm-pgm-viewer-for-vscode#35', file: 'deep.ppm', from: 'ppm' },
    input: () => Buffer.concat([Buffer.from('P6\n2 1\n65535\n'), Buffer.from([0xff, 0xff, 0, 0, 0x80, 0x80, 0, 0, 0xff, 0xff, 0, 0])]),
    points: [
      [0, 0, '#ff0080'],
      [1, 0, '#00ff00'],
    ],
  }),
  rare({
    ...{ name: 'radiance-by-columns', source: 'Roughsketch/imagesize#26', file: 'sky.hdr', from: 'hdr' },
    input: () => radiance('+X 2 -Y 1', ...red, ...white),
    size: '2x1',
    points: [
      [0, 0, '#ff0000'],
      [1, 0, '#ffffff'],
    ],
  }),
  rare({
    ...{ name: 'tiff-planes-in-rows', source: 'imagej/imagej2#196', file: 'camera.tif', from: 'tiff', input: planesInRows },
    size: '6x2',
    points: [[3, 1, '#2060a0']],
  }),
  {
    ...{ name: 'text-that-begins-like-a-bitmap', source: 'ahupp/python-magic#198', file: 'plan.txt', from: 'txt', to: 'html' },
    input: () => 'P1 - Mobile Touch - Europe + Australia\n',
    expect: 'the line as text',
    check: async ({ text }) => [finding('text', (await text()).includes('P1 - Mobile Touch'), await text())],
  },
  {
    ...{ name: 'text-about-gif', source: 'whatwg/mimesniff#69', file: 'spec.txt', from: 'txt', to: 'html' },
    input: () => 'GIF89a File Specification\n',
    expect: 'the line as text',
    check: async ({ text }) => [finding('text', (await text()).includes('GIF89a File Specification'), await text())],
  },
  {
    ...{ name: 'jpeg-named-png', source: 'Scondo/purepng#23', file: 'photo.png', from: 'png', to: 'webp' },
    input: () =>
      sharp({ create: { width: 20, height: 10, channels: 3, background: '#3366cc' } })
        .jpeg()
        .toBuffer(),
    expect: '#3366cc, 20 by 10',
    check: ({ path }) => pictureLooks(path, { size: '20x10', points: [[5, 5, '#3366cc']], tolerance: 6 }),
  },
  {
    ...{ name: 'cmyk-tiff-to-png', source: 'ImageMagick/ImageMagick#6094', file: 'print.tiff', from: 'tiff', to: 'png' },
    input: () => made('ink.tiff', '-size', '16x16', 'xc:#00ff00', '-colorspace', 'CMYK'),
    expect: 'green ink is green, not inverted',
    check: ({ path }) => pictureLooks(path, { points: [[9, 9, '#20c040']], tolerance: 70 }),
  },
  {
    ...{ name: 'png-palette-with-transparency-to-webp', source: 'python-pillow/Pillow#7288', file: 'cube.png', from: 'png', to: 'webp' },
    input: () => made('p.png', '-size', '8x8', 'xc:none', '-fill', '#ff0000', '-draw', 'rectangle 0,0 3,7', '-type', 'PaletteMatte'),
    expect: 'red on the left, see-through on the right',
    check: ({ path }) =>
      pictureLooks(path, {
        points: [
          [1, 4, '#ff0000'],
          [6, 4, 'clear'],
        ],
        tolerance: 8,
      }),
  },
  {
    ...{ name: 'png-to-ico-stays-see-through', source: 'Tichau/FileConverter#63', file: 'logo.png', from: 'png', to: 'ico' },
    input: () => made('p.png', '-size', '32x32', 'xc:none', '-fill', '#ff0000', '-draw', 'rectangle 0,0 15,31'),
    expect: 'each picture of the icon is see-through on its right',
    check: async ({ path }) => {
      const corners = await look('convert', path, '-flop', '-format', '%[pixel:p{0,0}] ', 'info:');
      return [
        finding(
          'right corners',
          corners
            .trim()
            .split(' ')
            .every((one) => /,0\)$|none/.test(one)),
          corners,
        ),
      ];
    },
  },
  {
    ...{ name: 'gif-clears-its-frames-in-webp', source: 'sizeofint/webpanimation#5', file: 'moving.gif', from: 'gif', to: 'webp' },
    input: () =>
      made(
        'm.gif',
        ...['-dispose', 'background', '-delay', '20', '-size', '16x16', 'xc:none', '-fill', 'red', '-draw', 'rectangle 0,0 7,15'],
        ...['(', '-size', '16x16', 'xc:none', '-fill', 'blue', '-draw', 'rectangle 8,0 15,15', ')', '-loop', '0'],
      ),
    expect: 'the second frame is blue on the right and see-through on the left',
    check: async ({ path }) => {
      const { data } = await sharp(path, { page: 1, pages: 1 }).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const at = (x: number): readonly number[] => [...data.subarray((8 * 16 + x) * 4, (8 * 16 + x) * 4 + 4)];
      return [finding('left', at(3)[3] === 0, at(3)), finding('right', (at(12)[2] ?? 0) > 240 && at(12)[3] === 255, at(12))];
    },
  },
  {
    ...{ name: 'webp-clears-its-frames-in-gif', source: 'python-pillow/Pillow#6794', file: 'emote.webp', from: 'webp', to: 'gif' },
    input: async () => {
      const half = (left: number, colour: string) =>
        sharp({ create: { width: 16, height: 16, channels: 4, background: '#0000' } })
          .composite([{ input: { create: { width: 8, height: 16, channels: 4, background: colour } }, left, top: 0 }])
          .png()
          .toBuffer();
      return sharp([await half(0, '#f00'), await half(8, '#00f')], { join: { animated: true } })
        .webp({ lossless: true, delay: [100, 100] })
        .toBuffer();
    },
    expect: 'the second frame shows nothing of the first',
    check: async ({ path }) => {
      const shown = await look('convert', path, '-coalesce', '-format', '%[pixel:p{3,8}] ', 'info:');
      return [finding('left of the second frame', /(?:,0\)|none)$/.test(shown.trim()), shown)];
    },
  },
  {
    ...{ name: 'tiff-of-two-pages-to-pdf', source: 'Stirling-Tools/Stirling-PDF#142', file: 'scan.tiff', from: 'tiff', to: 'pdf' },
    input: () => made('s.tiff', '-size', '20x20', 'xc:red', 'xc:blue'),
    expect: 'two pages, red and blue',
    check: async ({ path }) => [
      finding('pages', (await pdfPages(path)) === 2, await pdfPages(path)),
      finding('second', (await pdfPixel(path, 2, 5, 5)) === '#0000ff', await pdfPixel(path, 2, 5, 5)),
    ],
  },
  ...(['MSB', 'LSB'] as const).map(
    (order): Situation => ({
      ...{
        name: `fax-${order.toLowerCase()}-black-is-zero-to-pdf`,
        source: 'DanBloomberg/leptonica#586',
        file: 'fax.tiff',
        from: 'tiff',
        to: 'pdf',
      },
      input: () =>
        made(
          'f.tiff',
          ...['-size', '64x64', 'xc:white', '-fill', 'black', '-draw', 'rectangle 0,0 15,63', '-monochrome', '-compress', 'Group4'],
          ...['-define', `tiff:fill-order=${order.toLowerCase()}`, '-define', 'quantum:polarity=min-is-black'],
        ),
      expect: 'a white page with black on the left',
      check: async ({ path }) => {
        const png = `${path}.png`;
        await look('pdftoppm', '-png', '-singlefile', '-scale-to', '64', path, path);
        return pictureLooks(png, {
          points: [
            [4, 30, '#000000'],
            [50, 30, '#ffffff'],
          ],
        });
      },
    }),
  ),
];
