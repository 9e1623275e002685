import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { type Point, pictureLooks } from '../../look/pixels.ts';
import type { Situation } from '../../situation.ts';
import { dds, fax, greyOf, planes, pngWithDensity, radiance, red, white } from './rare-builders.ts';

type Rare = Pick<Situation, 'name' | 'source' | 'file' | 'input' | 'from'> & {
  readonly to?: string;
  readonly size?: string;
  readonly points: readonly Point[];
  readonly tolerance?: number;
};

/** A picture in a rare variant of a format that must look right as a PNG. */
export const rare = ({ name, source, file, input, from, to = 'png', ...looks }: Rare): Situation => ({
  name,
  source,
  file,
  input,
  from,
  to,
  expect: `the picture${looks.size ? `, ${looks.size}` : ''}: ${looks.points.map(([x, y, colour]) => `${colour} at ${x},${y}`).join(', ')}`,
  check: ({ path }) => pictureLooks(path, looks),
});

const pageOf = (name: string, source: string, file: string, from: string, input: Situation['input'], points: string): Situation => ({
  name,
  source,
  file,
  input,
  from,
  to: 'pdf',
  expect: `a page of ${points} points`,
  check: async ({ path }) => {
    const [, size = ''] = /Page size:\s+([\d.]+ x [\d.]+)/.exec(await look('pdfinfo', path)) ?? [];
    const [wide, high] = points.split(' x ').map(Number);
    const found = size.split(' x ').map(Number);
    return [finding('page', Math.abs((found[0] ?? 0) - (wide ?? 0)) < 0.6 && Math.abs((found[1] ?? 0) - (high ?? 0)) < 0.6, size)];
  },
});

export const rareFiles: readonly Situation[] = [
  ...[10, 12, 14].map((bits) =>
    rare({
      name: `tiff-of-${bits}-bits`,
      source: bits === 12 ? 'nomacs/nomacs#706' : 'haraldk/TwelveMonkeys#484',
      file: 'camera.tiff',
      from: 'tiff',
      input: () => greyOf(bits),
      size: '8x4',
      points: [
        [1, 1, '#ffffff'],
        [6, 2, '#000000'],
      ],
    }),
  ),
  ...([1, 2] as const).map((bytes) =>
    rare({
      name: `tiff-planes-in-tiles-of-${bytes * 8}-bits`,
      source: 'image-rs/image-tiff#199',
      file: 'map.tiff',
      from: 'tiff',
      input: () => planes(bytes),
      size: '12x10',
      points: [[5, 5, '#ff0033']],
    }),
  ),
  rare({
    name: 'dds-r16',
    source: 'baldurk/renderdoc#1888',
    file: 'height.dds',
    from: 'dds',
    input: () => dds('DX10', 56, 4, 0, [], Buffer.alloc(32, 0x80)),
    size: '4x4',
    points: [[1, 1, '#808080']],
  }),
  rare({
    name: 'dds-luminance',
    source: 'python-pillow/Pillow#6820',
    file: 'mask.dds',
    from: 'dds',
    input: () => dds('', 0, 0x20000, 8, [255], Buffer.alloc(16, 0x40)),
    size: '4x4',
    points: [[1, 1, '#404040']],
  }),
  rare({
    name: 'dds-rgb565',
    source: 'python-pillow/Pillow#3659',
    file: 'texture.dds',
    from: 'dds',
    input: () => dds('', 0, 0x40, 16, [0xf800, 0x7e0, 0x1f], Buffer.from(Array.from({ length: 16 }, () => [0x00, 0xf8]).flat())),
    points: [[1, 1, '#ff0000']],
  }),
  {
    name: 'dds-of-a-kind-nobody-reads',
    source: 'mwl4/ConverterPIX#57',
    file: 'light.dds',
    input: () => dds('DX10', 120, 4, 0, [], Buffer.alloc(64)),
    from: 'dds',
    to: 'png',
    expect: 'an answer that says what is not supported, never a server error',
    refused: ['unsupported_conversion'],
  },
  rare({
    name: 'radiance-flat-rows',
    source: 'google/filament#1937',
    file: 'sky.hdr',
    from: 'hdr',
    input: () => radiance('-Y 2 +X 2', ...red, ...white, ...white, ...white),
    size: '2x2',
    points: [
      [0, 0, '#ff0000'],
      [1, 1, '#ffffff'],
    ],
  }),
  rare({
    name: 'radiance-old-runs',
    source: 'microsoft/DirectXTex#29',
    file: 'sky.hdr',
    from: 'hdr',
    input: () => radiance('-Y 1 +X 300', ...red, 1, 1, 1, 42, 1, 1, 1, 1, ...white),
    size: '300x1',
    points: [
      [298, 0, '#ff0000'],
      [299, 0, '#ffffff'],
    ],
  }),
  rare({
    name: 'radiance-from-below',
    source: 'Roughsketch/imagesize#26',
    file: 'sky.hdr',
    from: 'hdr',
    input: () => radiance('+Y 2 +X 1', ...red, ...white),
    size: '1x2',
    points: [
      [0, 0, '#ffffff'],
      [0, 1, '#ff0000'],
    ],
  }),
  rare({
    name: 'pnm-that-spells-a-tag',
    source: 'apache/incubator-pagespeed-mod#26',
    file: 'bright.ppm',
    from: 'ppm',
    input: () => Buffer.concat([Buffer.from('P6\n60 40\n255\n'), Buffer.from('<b >ab'.repeat(1200))]),
    size: '60x40',
    points: [[0, 0, '#3c6220']],
  }),
  rare({
    name: 'pgm-of-16-bits',
    source: 'python-pillow/Pillow#602',
    file: 'deep.pgm',
    from: 'pgm',
    input: () => Buffer.concat([Buffer.from('P5 2 1 65535\n'), Buffer.from([0x80, 0x80, 0xff, 0xff])]),
    size: '2x1',
    points: [
      [0, 0, '#808080'],
      [1, 0, '#ffffff'],
    ],
  }),
  pageOf('fax-page-204-by-98', 'python-pillow/Pillow#5581', 'fax.tiff', 'tiff', () => fax(98), '144 x 73.47'),
  pageOf('fax-page-204-by-391', 'ocrmypdf/OCRmyPDF#83', 'fax.tiff', 'tiff', () => fax(391), '144 x 18.41'),
  pageOf('png-page-of-oblong-pixels', 'Tichau/FileConverter#72', 'scan.png', 'png', () => pngWithDensity(8031, 3858), '72 x 72'),
  rare({
    name: 'fax-picture-in-true-shape',
    source: 'python-pillow/Pillow#6961',
    file: 'fax.tiff',
    from: 'tiff',
    input: () => fax(98),
    size: '408x208',
    points: [[200, 100, '#000000']],
  }),
];
