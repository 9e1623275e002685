import { deflateSync, gzipSync } from 'node:zlib';
import { type Attack, harmless, refused } from './attack.ts';
import { be16, be32, join, le32, png, pngChunk, smallPng, tiff, zeros } from './bytes.ts';
import { flood, icon, jp2, jxlFlood, psd, selfDerived, tiffWith, wide } from './image-files.ts';

export const images: readonly Attack[] = [
  refused('jxl-huge', 'jxl png', jxlFlood, { seconds: 5 }),
  refused('ico-png-flood', 'ico png', icon(flood), { seconds: 5 }),
  refused('icns-png-flood', 'icns png', join('icns', be32(flood.length + 16), 'ic10', be32(flood.length + 8), flood), { seconds: 5 }),
  harmless('ico-20000-entries', 'ico png', icon(smallPng(), 20_000), { seconds: 10 }),
  refused('cur-truncated-directory', 'cur png', join('\0\0\x02\0\xff\xff', zeros(20))),
  harmless(
    'png-ztxt-bomb',
    'png webp',
    () => png(8, 8, deflateSync(zeros(200)), pngChunk('zTXt', join('Comment\0\0', deflateSync(zeros(200_000_000))))),
    { seconds: 15 },
  ),
  harmless('png-10000-text-chunks', 'png jpg', () =>
    png(8, 8, deflateSync(zeros(200)), ...Array.from({ length: 10_000 }, (_, index) => pngChunk('tEXt', `key${index}\0value`))),
  ),
  refused('png-too-wide-for-anything', 'png jpg', png(0x7fffffff, 1, zeros(10))),
  refused('png-zero-width', 'png jpg', png(0, 10, zeros(10))),
  harmless('png-row-of-90-megapixels', 'png ico', png(90_000_000, 1, deflateSync(zeros(1000))), { seconds: 20 }),
  harmless('bmp-row-of-99-megapixels', 'bmp jpg', wide(99_000_000, 1), { seconds: 20 }),
  harmless('bmp-column-of-99-megapixels', 'bmp webp', wide(1, 99_000_000), { seconds: 20 }),
  refused('bmp-negative-flood', 'bmp png', wide(60_000, -60_000)),
  refused(
    'tiff-tile-of-4-gigabytes',
    'tiff png',
    tiff([
      [256, 4, 100],
      [257, 4, 100],
      [258, 3, 8],
      [259, 3, 1],
      [262, 3, 1],
      [277, 3, 1],
      [322, 4, 0x7fffffff],
      [323, 4, 0x7fffffff],
      [324, 4, 8],
      [325, 4, 0x7fffffff],
    ]),
    { seconds: 10 },
  ),
  refused('tiff-65535-samples', 'tiff png', tiffWith([9000, 9000, 65_535, 1, 2, 8, 65_535, 9000, 64]), { seconds: 10 }),
  harmless(
    'tiff-deflate-bomb',
    'tiff png',
    () => {
      const strip = deflateSync(zeros(200_000_000));
      return tiffWith([64, 64, 8, 8, 1, 8, 1, 64, strip.length], { data: strip });
    },
    { seconds: 15 },
  ),
  refused(
    'tiff-many-large-pages',
    'tiff pdf',
    () => {
      // 3000 directories, each an image of 81 megapixels sharing the same few bytes.
      const directory = (next: number) => tiffWith([9000, 9000, 1, 1, 1, 8, 1, 9000, 64], { data: zeros(0), next }).subarray(8);
      const size = directory(0).length;
      return join('II*\0', le32(8), ...Array.from({ length: 3000 }, (_, index) => directory(index < 2999 ? 8 + (index + 1) * size : 0)));
    },
    { seconds: 10 },
  ),
  harmless(
    'tiff-directories-in-a-ring',
    'tiff pdf',
    () => {
      const one = tiffWith([8, 8, 8, 1, 1, 8, 1, 8, 64], { next: 8 + 64 + 2 + 9 * 12 + 4 });
      const two = tiffWith([8, 8, 8, 1, 1, 8, 1, 8, 64], { data: zeros(0), next: 72 }).subarray(8);
      return join(one, two);
    },
    { seconds: 10 },
  ),
  refused('psd-flood', 'psd png', psd(30_000, 30_000, 3)),
  refused('psd-56-channels', 'psd png', psd(10_000, 9999, 56), { seconds: 20 }),
  refused('psb-300000', 'psd png', psd(300_000, 300_000, 4, 2)),
  harmless(
    'xcf-layer-in-itself',
    'xcf png',
    join(
      'gimp xcf v011\0',
      be32(100),
      be32(100),
      be32(0),
      be32(150),
      be32(0),
      be32(0),
      zeros(4),
      ...Array.from({ length: 200 }, () => be32(0)),
      be32(14),
    ),
    { seconds: 15 },
  ),
  refused('xcf-flood', 'xcf png', join('gimp xcf file\0', be32(500_000), be32(500_000), be32(0), zeros(100))),
  refused('tga-flood', 'tga png', join('\0\0\x0a', zeros(9), '\xff\xff\xff\xff\x18\0', zeros(100))),
  refused(
    'exr-window-of-2-billion',
    'exr png',
    join('v/1\x01\x02\0\0\0dataWindow\0box2i\0', le32(16), le32(0), le32(0), le32(0x7ffffffe), le32(0x7ffffffe), zeros(40)),
    { seconds: 10 },
  ),
  refused('hdr-flood', 'hdr png', `#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 60000 +X 60000\n${'\x02\x02\0\0'.repeat(20)}`),
  refused('pnm-number-without-end', 'ppm png', `P6 ${'9'.repeat(4000)} 1 255\n`),
  refused(
    'pam-65535-deep',
    'pam png',
    `P7\nWIDTH 9999\nHEIGHT 9999\nDEPTH 65535\nMAXVAL 65535\nTUPLTYPE RGB\nENDHDR\n${'\0'.repeat(100)}`,
    { seconds: 15 },
  ),
  refused('pfm-flood', 'pfm png', `PF\n100000 100000\n-1.0\n${'\0'.repeat(100)}`),
  refused('xbm-2-billion', 'xbm png', '#define x_width 2000000000\n#define x_height 2000000000\nstatic char x_bits[] = { 0x00 };\n', {
    seconds: 10,
  }),
  refused('xpm-2-billion', 'xpm png', '/* XPM */\nstatic char *x[] = {\n"2000000000 2000000000 1 1",\n"a c #ff0000",\n"a"\n};\n', {
    seconds: 10,
  }),
  refused('dds-flood', 'dds png', join('DDS \x7c\0\0\0\x07\x10\0\0', le32(60_000), le32(60_000), zeros(108))),
  refused(
    'dds-array-of-billions',
    'dds png',
    join(
      'DDS \x7c\0\0\0\x07\x10\x02\0',
      le32(64),
      le32(64),
      zeros(8),
      le32(0x7fffffff),
      zeros(48),
      le32(32),
      le32(4),
      'DX10',
      zeros(40),
      le32(71),
      le32(3),
      le32(0),
      le32(0x7fffffff),
      le32(0),
      zeros(64),
    ),
    { seconds: 10 },
  ),
  refused(
    'fits-999-axes',
    'fits png',
    ['SIMPLE  = T', 'BITPIX  = 8', 'NAXIS   = 999', 'NAXIS1  = 60000', 'NAXIS2  = 60000', 'END']
      .map((card) => card.padEnd(80))
      .join('')
      .padEnd(2880),
  ),
  refused('dpx-flood', 'dpx png', join('SDPX', zeros(764), be16(0), be16(1), be32(60_000), be32(60_000), zeros(1272))),
  refused('pcx-flood', 'pcx png', join('\x0a\x05\x01\x08\0\0\0\0\xff\xff\xff\xff', zeros(120))),
  refused('sgi-flood', 'sgi png', join('\x01\xda\x01\x01\0\x03\xff\xff\xff\xff\xff\xff', zeros(600))),
  refused('ras-flood', 'ras png', join('\x59\xa6\x6a\x95', be32(60_000), be32(60_000), be32(24), be32(0), be32(1), zeros(40))),
  harmless(
    'qoi-100-megapixels-of-runs',
    'qoi webp',
    join('qoif', be32(10_000), be32(9_999), '\x03\0', Buffer.alloc(1_700_000, 0xfd), zeros(7), '\x01'),
    { seconds: 30 },
  ),
  refused('jp2-100-million-tiles', 'j2k png', jp2(10_000, 9_999, 1, 1), { seconds: 20 }),
  refused('jp2-16384-components', 'j2k png', jp2(5000, 5000, 5000, 16_384), { seconds: 20 }),
  refused('heic-item-of-itself', 'heic jpg', selfDerived('heic', 'grid'), { seconds: 10 }),
  refused('avif-overlay-of-itself', 'avif png', selfDerived('avif', 'iovl'), { seconds: 10 }),
  refused('webp-1000-frames-of-268-megapixels', 'webp gif', () => {
    const frame = join('ANMF', le32(24), zeros(6), '\xff\x3f\0\xff\x3f\0', zeros(4), 'VP8L', le32(0));
    const body = join(
      'WEBPVP8X',
      le32(10),
      '\x02\0\0\0\xff\x3f\0\xff\x3f\0',
      'ANIM',
      le32(6),
      zeros(6),
      ...Array.from({ length: 1000 }, () => frame),
    );
    return join('RIFF', le32(body.length), body);
  }),
  refused(
    'raw-flood',
    'raw jpg',
    tiff([
      [256, 4, 60_000],
      [257, 4, 60_000],
      [258, 3, 16],
      [259, 3, 7],
      [262, 3, 32_803],
      [273, 4, 8],
      [277, 3, 1],
      [279, 4, 64],
      [50_706, 4, 0x00000401],
    ]),
  ),
  refused('svgz-of-a-svgz-of-zeros', 'svgz png', () => gzipSync(gzipSync(zeros(50_000_000))), { seconds: 5 }),
  refused('wbmp-flood', 'wbmp png', join('\0\0\x8f\xff\xff\x7f\x8f\xff\xff\x7f', zeros(100))),
];
