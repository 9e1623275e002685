/** Operations: absurd values of each of their options, small files that become large ones, files that are locked, broken or others than they say. */
import { deflateSync } from 'node:zlib';
import { operations } from '../../../../catalogue/operations.ts';
import type { Option } from '../../../../catalogue/options/option.ts';
import { requiredOptions } from '../required-options.ts';
import { type Attack, harmless, refused } from './attack.ts';
import { id3, id3Frame, matroska, playlist, wave } from './audio-video-files.ts';
import { join, onePage, pdf, png, smallPng, zeros, zipOf } from './bytes.ts';
import { flood } from './image-files.ts';

const words = 'BT /F1 12 Tf 20 100 Td (words) Tj ET';
const helvetica = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>';
const page = (more: Parameters<typeof onePage>[1] = {}) => onePage(words, { resources: '/Font<</F1 5 0 R>>', more: [helvetica], ...more });
/** A document of so many pages that share their content. */
const pages = (count: number): Buffer =>
  pdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${Array.from({ length: count }, (_, index) => `${index + 4} 0 R`).join(' ')}]/Count ${count}>>`,
    ['', '0 0 9 9 re f'],
    ...Array.from({ length: count }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]/Contents 3 0 R/Resources<<>>>>'),
  ]);
const gray = (side: number): Buffer => png(side, side, deflateSync(zeros(side * (1 + side * 3))));
/** Frames of an animation that repeat one pixel. */
const frames = (count: number, side: number): Buffer => {
  const size = Buffer.from([side & 255, side >> 8, side & 255, side >> 8]);
  const frame = join('\x21\xf9\x04\0\0\0\0\0\x2c\0\0\0\0', '\x01\0\x01\0\0\x02\x02\x44\x01\0');
  return join('GIF89a', size, '\xf0\0\0\0\0\0\xff\xff\xff', Buffer.concat(Array.from({ length: count }, () => frame)), ';');
};

/** A small file of each kind that operations take. */
const samples: Readonly<Record<string, () => Buffer>> = {
  pdf: () => page(),
  jpg: () => smallPng(),
  mp4: () => matroska([]),
  mp3: () => id3(id3Frame('TIT2', Buffer.from('\0words'))),
};

const numbers = [-1, 0, 1e308, '1e999', 'NaN', '0x10', ' 5 ', [1], { valueOf: 1 }];
const texts = [
  '\0',
  '--',
  '@/etc/passwd',
  '$(touch /tmp/hostile-operation)',
  'x'.repeat(100_000),
  '%n%s%1$s',
  'a\r\n-FileName=/tmp/hostile-operation',
  '1-',
  ',,,',
  '9'.repeat(200),
  ['a'],
  {},
];
/** What no form of ours would send for an option. */
const absurd = (option: Option): readonly unknown[] => {
  switch (option.control) {
    case 'number':
      return [...numbers, option.max + 1, option.max, option.min];
    case 'choice':
      return ['', '__proto__', 'constructor', `${option.default}\n-x`, [option.default], 7];
    case 'flag':
      return ['yes', 1, [], null];
    case 'colour':
      return ['red', `#${'f'.repeat(100_000)}`, '#12345g', 'url(http://127.0.0.1/)', '#808080;'];
    case 'text':
      return texts;
  }
};

/** Each option of each operation with each absurd value. */
const settingsOf: readonly Attack[] = operations.flatMap(({ id, formats: [from = ''], to = from, options }) =>
  options.flatMap((option) =>
    absurd(option).map((value, index) =>
      harmless(`operation-${id}-${option.id}-${index}`, `${from} ${to}`, samples[from] ?? (() => smallPng()), {
        operation: id,
        options: { [option.id]: value },
        seconds: 40,
      }),
    ),
  ),
);

const made = (name: string, operation: string, pair: string, content: Attack['content'] | Buffer, more: Partial<Attack> = {}): Attack =>
  harmless(`operation-${name}`, pair, content, { operation, seconds: 60, ...more });
const no = (name: string, operation: string, pair: string, content: Attack['content'] | Buffer, more: Partial<Attack> = {}): Attack =>
  refused(`operation-${name}`, pair, content, { operation, seconds: 60, ...more });

const pdfOperations = operations.filter(({ formats }) => formats[0] === 'pdf').map(({ id }) => id);
const locked = page({
  trailer:
    '/Encrypt<</Filter/Standard/V 4/R 4/Length 128/P -4/O(12345678901234567890123456789012)/U(12345678901234567890123456789012)/CF<</StdCF<</AuthEvent/DocOpen/CFM/AESV2/Length 16>>>>/StmF/StdCF/StrF/StdCF>>/ID[(a)(a)]',
});

export const operationAttacks: readonly Attack[] = [
  ...settingsOf,
  // Small files that an operation makes large.
  no('image-of-100-megapixels-by-percent', 'resize-image', 'png png', () => gray(3000), { options: { scale: 400 }, seconds: 125 }),
  made('image-of-100-megapixels-by-size', 'resize-image', 'png png', () => gray(9), {
    options: { width: 10_000, height: 10_000, fit: 'fill' },
    seconds: 125,
  }),
  made('image-1-by-10000', 'resize-image', 'png png', () => gray(9), { options: { width: 1, height: 10_000, fit: 'fill' } }),
  made('animation-made-larger', 'resize-image', 'gif gif', () => frames(400, 100), { options: { width: 10_000 } }),
  made('animation-cut-outside', 'crop-image', 'gif gif', () => frames(400, 100), {
    options: { cropLeft: 30_000, cropTop: 30_000, cropWidth: 1, cropHeight: 1 },
  }),
  made('image-cut-to-nothing', 'crop-image', 'png png', () => gray(9), { options: { cropLeft: 9, cropWidth: 30_000 } }),
  made('image-cut-past-its-edge', 'crop-image', 'png png', () => gray(9), {
    options: { cropLeft: 8, cropTop: 8, cropWidth: 30_000, cropHeight: 30_000 },
  }),
  made('image-of-one-byte', 'compress-image', 'png png', () => gray(500), { options: { targetSize: 0.01 } }),
  no('flood-compressed', 'compress-image', 'png png', flood),
  no('flood-cut', 'crop-image', 'png png', flood, { options: { cropWidth: 1, cropHeight: 1 } }),
  no('flood-read', 'image-to-text', 'png txt', flood),
  made('pages-again-and-again', 'reorder-pdf-pages', 'pdf pdf', () => pages(2000), {
    options: { pages: '1-2000,'.repeat(20).slice(0, -1) },
  }),
  made('pages-backwards', 'reorder-pdf-pages', 'pdf pdf', () => pages(2), { options: { pages: '9999999-1,1-9999999' } }),
  made('ranges-by-the-hundred', 'split-pdf', 'pdf pdf', () => pages(500), { options: { ranges: '1-500;'.repeat(30).slice(0, -1) } }),
  made('split-into-9000', 'split-pdf', 'pdf pdf', () => pages(9000), { options: { every: 1 }, seconds: 125 }),
  made('split-by-a-hundredth', 'split-pdf', 'pdf pdf', () => pages(300), { options: { splitBy: 'size', targetSize: 0.01 } }),
  made(
    'bookmarks-in-a-ring',
    'split-pdf',
    'pdf pdf',
    page({
      catalogue: '/Outlines 6 0 R',
      more: [
        helvetica,
        '<</Type/Outlines/First 7 0 R/Last 7 0 R/Count 1>>',
        '<</Title(../../../tmp/hostile-bookmark)/Parent 6 0 R/First 7 0 R/Next 7 0 R/Dest[3 0 R/Fit]>>',
      ],
    }),
    { options: { splitBy: 'bookmarks' } },
  ),
  made(
    'bookmark-that-is-a-path',
    'split-pdf',
    'pdf pdf',
    page({
      catalogue: '/Outlines 6 0 R',
      more: [
        helvetica,
        '<</Type/Outlines/First 7 0 R/Last 7 0 R/Count 1>>',
        '<</Title(/tmp/hostile-bookmark)/Parent 6 0 R/Dest[3 0 R/Fit]>>',
      ],
    }),
    { options: { splitBy: 'bookmarks' } },
  ),
  no('all-pages-deleted', 'delete-pdf-pages', 'pdf pdf', () => pages(9), { options: { pages: '1-9999' } }),
  made('tiles-on-9000-pages', 'watermark-pdf', 'pdf pdf', () => pages(9000), {
    options: { text: 'W'.repeat(80), layout: 'tiled', markSize: 'small' },
    seconds: 125,
  }),
  made('numbers-on-9000-pages', 'add-page-numbers', 'pdf pdf', () => pages(9000), {
    options: { numberStyle: 'roman', startAt: 99_999 },
    seconds: 125,
  }),
  made('watermark-that-is-code', 'watermark-pdf', 'pdf pdf', page(), {
    options: { text: ') Tj ET (/etc/passwd) run \\ <</S/JavaScript/JS(x)>>' },
    never: /\/S ?\/JavaScript/,
  }),
  made('title-that-is-code', 'pdf-metadata', 'pdf pdf', page(), {
    options: { title: ')/OpenAction<</S/JavaScript/JS(x)>>/A(', author: '<script>\u0000\u202e' },
    never: /\/OpenAction ?<</,
  }),
  made('pages-cut-to-nothing', 'crop-pdf', 'pdf pdf', page(), { options: { cutTop: 500, cutBottom: 500, cutLeft: 500, cutRight: 500 } }),
  made('page-of-a-thousand-miles', 'resize-pdf', 'pdf pdf', page({ box: '0 0 1000000000 1000000000' }), {
    options: { sheet: 'a5', contentScale: 'fit' },
  }),
  made('page-of-no-size', 'resize-pdf', 'pdf pdf', page({ box: '0 0 0 0' }), { options: { sheet: 'a3' } }),
  made('boxes-of-no-number', 'crop-pdf', 'pdf pdf', page({ box: '(a) null 1e400 /b' }), { options: { autoCrop: true } }),
  made('units-of-a-thousand-miles', 'add-page-numbers', 'pdf pdf', page({ page: '/UserUnit 1e9/Rotate 45' }), {
    options: { fontSize: 72 },
  }),
  made('password-that-is-arguments', 'protect-pdf', 'pdf pdf', page(), { options: { newPassword: '-- --decrypt @/etc/passwd' } }),
  made(
    'absurd-dates',
    'pdf-metadata',
    'pdf pdf',
    page({ trailer: "/Info<</CreationDate(D:99999999999999+99'99)/ModDate(D:-0001)/Title(a)>>" }),
    { options: { title: 'b' } },
  ),
  made('forms-that-call', 'flatten-pdf', 'pdf pdf', ({ call, file }: { readonly call: string; readonly file: string }) =>
    page({
      catalogue: `/AcroForm<</Fields[6 0 R]/NeedAppearances true/XFA(${file})>>/OpenAction<</S/SubmitForm/F(${call})>>`,
      page: '/Annots[6 0 R]',
      more: [
        helvetica,
        `<</Type/Annot/Subtype/Widget/FT/Tx/T(a)/V(${'W'.repeat(100_000)})/Rect[0 0 99 99]/AA<</K<</S/JavaScript/JS(app.launchURL\\("${call}"\\))>>>>/Kids[6 0 R]/Parent 6 0 R>>`,
      ],
    }),
  ),
  // Every operation on PDF with what is locked, damaged, something else, or much.
  ...pdfOperations.flatMap((id) => [
    made(`locked-${id}`, id, 'pdf pdf', locked, { options: requiredOptions[id] ?? {}, password: '\0--x' }),
    made(`in-a-ring-${id}`, id, 'pdf pdf', page({ catalogue: '/Names 1 0 R/Dests 1 0 R/AcroForm 1 0 R/StructTreeRoot 1 0 R' }), {
      options: requiredOptions[id] ?? {},
    }),
    no(`cut-${id}`, id, 'pdf pdf', () => page().subarray(0, 60), { options: requiredOptions[id] ?? {} }),
    no(`drawing-as-pdf-${id}`, id, 'pdf pdf', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), {
      options: requiredOptions[id] ?? {},
    }),
    no(`package-as-pdf-${id}`, id, 'pdf pdf', () => zipOf({ 'word/document.xml': '<a/>' }), { options: requiredOptions[id] ?? {} }),
  ]),
  // Sound and video.
  ...['-1', '1e9', '99:99:99', '0', '-0:0:1', '00:00:00.001'].flatMap((time, index) => [
    made(`sound-from-${index}`, 'trim-audio', 'wav wav', () => wave(), { options: { trimStart: time } }),
    made(`sound-to-${index}`, 'trim-audio', 'wav wav', () => wave(), { options: { trimEnd: time } }),
  ]),
  made('sound-that-ends-before', 'trim-audio', 'wav wav', () => wave(), { options: { trimStart: '10', trimEnd: '1' } }),
  made('silence-made-louder', 'normalize-audio', 'wav wav', () => wave(), { options: { loudness: '-14' } }),
  made('sound-of-one-byte', 'compress-audio', 'mp3 mp3', () => id3(), { options: { targetSize: 0.1 } }),
  ...['trim-audio', 'compress-audio', 'normalize-audio'].map((id) =>
    no(`playlist-${id}`, id, 'mp3 mp3', (lure) => Buffer.from(playlist(lure)), { options: requiredOptions[id] ?? {} }),
  ),
  ...['compress-video', 'resize-video', 'trim-video', 'rotate-video', 'mute-video'].map((id) =>
    no(`playlist-${id}`, id, 'mp4 mp4', (lure) => Buffer.from(playlist(lure)), { options: requiredOptions[id] ?? {} }),
  ),
];
