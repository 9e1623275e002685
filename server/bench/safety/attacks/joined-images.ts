/** Images to be joined into one GIF or TIFF, and scans to be made searchable. */
import { deflateSync } from 'node:zlib';
import { type Attack, harmless, refused } from './attack.ts';
import { join, le16, le32, onePage, png, smallPng, zeros } from './bytes.ts';
import { gif, times } from './extreme-files.ts';
import { strips, tiffWith } from './image-files.ts';

const slow = { seconds: 60 } as const;
const small = smallPng();
const with20 = (image: Uint8Array): readonly Uint8Array[] => Array.from({ length: 19 }, () => image);
const good = tiffWith([8, 8, 8, 1, 1, 8, 1, 8, 64]);
/** Pages of 8 by 8 pixels that share the same few bytes. */
const pages = (count: number, last = 0): Buffer => {
  const directory = (next: number) => tiffWith([8, 8, 8, 1, 1, 8, 1, 8, 64], { data: zeros(0), next }).subarray(8);
  const size = directory(0).length;
  return join(
    'II*\0',
    le32(72),
    zeros(64),
    ...Array.from({ length: count }, (_, n) => directory(n < count - 1 ? 72 + (n + 1) * size : last)),
  );
};
const giantGif = (frames: number): Buffer =>
  join(
    'GIF89a\xff\xff\xff\xff\xf0\0\0',
    zeros(6),
    ...Array.from({ length: frames }, () => join('\x2c\0\0\0\0\xff\xff\xff\xff\0\x02\x02\x44\x01\0')),
    ';',
  );

const joined: readonly Attack[] = [
  refused('gif-of-65535-square', 'gif gif', () => giantGif(1), { ...slow, others: [giantGif(1)] }),
  refused('gif-of-one-giant-among-small', 'gif gif', () => gif([5]), { ...slow, others: [giantGif(3), gif([5])] }),
  refused('gif-of-a-row-and-a-column', 'png gif', () => png(30_000, 1, deflateSync(zeros(90_001))), {
    ...slow,
    others: [png(1, 30_000, deflateSync(zeros(120_000)))],
  }),
  refused('gif-of-wide-and-high-many', 'png gif', () => png(9000, 1, deflateSync(zeros(27_001))), {
    ...slow,
    others: with20(png(1, 9000, deflateSync(zeros(36_000)))),
  }),
  refused('gif-of-cut-images', 'png gif', small, { ...slow, others: [small.subarray(0, 45)] }),
  refused('gif-of-what-is-none', 'png gif', small, { ...slow, others: [join('no image')] }),
  harmless('gif-of-twenty-bombs', 'png gif', () => png(64, 64, deflateSync(zeros(200_000_000))), {
    ...slow,
    others: with20(png(64, 64, deflateSync(zeros(20_000_000)))),
  }),
  harmless('tiff-joined-ring', 'tiff tiff', () => pages(3, 72), { ...slow, others: [pages(3, 72)] }),
  harmless('tiff-joined-4000-pages', 'tiff tiff', () => pages(1500), { seconds: 125, others: [pages(1500)] }),
  refused('tiff-joined-of-giants', 'tiff tiff', () => tiffWith([60_000, 60_000, 1, 1, 1, 8, 1, 60_000, 64]), { ...slow, others: [good] }),
  harmless('tiff-joined-65535-entries', 'tiff tiff', () => join('II*\0', le32(8), le16(0xffff), zeros(5000)), { ...slow, others: [good] }),
  harmless('tiff-joined-values-far-away', 'tiff tiff', () => tiffWith([8, 8, 8, 1, 1, 0xffff_fff0, 0xffff_ffff, 8, 0xffff_ffff]), {
    ...slow,
    others: [good],
  }),
  harmless('tiff-joined-page-of-itself', 'tiff tiff', () => tiffWith([8, 8, 8, 1, 1, 8, 1, 8, 64], { next: 72 }), {
    ...slow,
    others: [good],
  }),
  harmless(
    'tiff-joined-densities',
    'tiff tiff',
    () => {
      const tags = strips.length;
      const at = 8 + 2 + (tags + 2) * 12 + 4;
      const entry = (tag: number, value: number) => join(le16(tag), le16(5), le32(1), le32(value));
      const number = (tag: number, value: number) => join(le16(tag), le16(4), le32(1), le32(value));
      const values = [8, 8, 8, 1, 1, at + 16, 1, 8, 64];
      return join(
        'II*\0',
        le32(8),
        le16(tags + 2),
        ...strips.map((tag, n) => number(tag, values[n] ?? 0)),
        entry(282, at),
        entry(283, at + 8),
        le32(0),
        le32(0xffff_ffff),
        le32(0),
        le32(0),
        le32(0),
        zeros(64),
      );
    },
    { ...slow, others: [good] },
  ),
];

const scan = (image: string, data: Uint8Array, { box = '0 0 200 200', page = '', draw = '200 0 0 200 0 0 cm' } = {}): Buffer =>
  onePage(`q ${draw} /I Do Q`, {
    box,
    page,
    resources: '/XObject<</I 5 0 R>>',
    more: [[`/Type/XObject/Subtype/Image${image}/Filter/FlateDecode`, data]],
  });
const grey = (width: number, height: number, bits = 8): string =>
  `/Width ${width}/Height ${height}/BitsPerComponent ${bits}/ColorSpace/DeviceGray`;

const scans: readonly Attack[] = [
  harmless('scan-of-giga-pixels', 'pdf pdf', () => scan(grey(100_000, 100_000, 1), deflateSync(zeros(100_000))), { seconds: 125 }),
  harmless('scan-that-unpacks', 'pdf pdf', () => scan(grey(1000, 1000), deflateSync(zeros(300_000_000))), { seconds: 125 }),
  harmless(
    'scan-on-a-page-of-everything',
    'pdf pdf',
    () => scan(grey(600, 600), deflateSync(zeros(360_000)), { box: '0 0 99999999 99999999', draw: '99999999 0 0 99999999 0 0 cm' }),
    { seconds: 125 },
  ),
  harmless('scan-on-a-page-of-nothing', 'pdf pdf', () => scan(grey(600, 600), deflateSync(zeros(360_000)), { box: '0 0 0 0' }), {
    seconds: 125,
  }),
  harmless(
    'scan-turned-by-77',
    'pdf pdf',
    () => scan(grey(600, 600), deflateSync(zeros(360_000)), { page: '/Rotate 77/UserUnit 1e9/CropBox[-1e9 -1e9 1e9 1e9]' }),
    { seconds: 125 },
  ),
  harmless(
    'scan-drawn-10000-times',
    'pdf pdf',
    () =>
      onePage('q 200 0 0 200 0 0 cm /I Do Q\n'.repeat(10_000), {
        resources: '/XObject<</I 5 0 R>>',
        more: [[`/Type/XObject/Subtype/Image${grey(600, 600)}/Filter/FlateDecode`, deflateSync(zeros(360_000))]],
      }),
    { seconds: 125 },
  ),
  harmless('scan-mask-of-itself', 'pdf pdf', () => scan(`${grey(600, 600)}/SMask 5 0 R/Mask 5 0 R`, deflateSync(zeros(360_000))), {
    seconds: 125,
  }),
  harmless(
    'scan-pages-that-say-more',
    'pdf pdf',
    () => scan(grey(600, 600), deflateSync(zeros(360_000)), { page: times(2000, (n) => `/A${n} 3 0 R`) }),
    { ...{ seconds: 125 }, options: { pages: '1-999999999' } },
  ),
  refused(
    'scan-without-pages',
    'pdf pdf',
    '%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 1 0 R/Kids[1 0 R]/Count 1>>endobj\ntrailer<</Root 1 0 R>>',
    { seconds: 60 },
  ),
];

export const joinedImages: readonly Attack[] = [...joined, ...scans];
