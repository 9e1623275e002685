import { basename } from 'node:path';
import { finding, near, same } from '../../../fidelity/check.ts';
import { look, withFolder } from '../../../fidelity/look.ts';
import { pdfPages, pdfPixel, pdfText } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { pdfStructure } from '../../look/pdf-structure.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { edited, file, sheets } from './changed-pages.ts';
import { lines, pdf, text } from './make.ts';
import { noisy, twoChapters } from './noisy.ts';

const named = (word: string) => () => pdf([{ content: text(word, 60, 700) }]);
const numbersOf = async (path: string): Promise<string> => [...(await pdfText(path)).matchAll(/sheet (\d+)/g)].map(([, n]) => n).join(' ');

/** What must come through an operation as it was. */
export const passedThrough: readonly Situation[] = [
  edited(
    'parts-named-after-their-bookmarks',
    'torakiki/pdfsam#592',
    'split-pdf',
    { splitBy: 'bookmarks' },
    twoChapters,
    'a file named after Violin and one after Cello',
    async ({ paths }) => {
      const names = paths.map((path) => basename(path));
      return [
        same('files', names.length, 2),
        finding('names', names[0]?.includes('Violin') === true && names[1]?.includes('Cello') === true, names),
      ];
    },
  ),
  edited(
    'parts-in-the-order-of-their-pages',
    'gotenberg/gotenberg#1129',
    'split-pdf',
    { every: 2 },
    sheets(7),
    'sheets 1 and 2, 3 and 4, 5 and 6, 7',
    async ({ paths }) => [same('parts', await Promise.all(paths.map(numbersOf)), ['1 2', '3 4', '5 6', '7'])],
  ),
  edited(
    'pages-up-to-the-end',
    'Stirling-Tools/Stirling-PDF#894',
    'extract-pdf-pages',
    { pages: '3-' },
    sheets(5),
    'sheets 3, 4 and 5',
    async ({ path }) => [same('sheets', await numbersOf(path), '3 4 5')],
  ),
  edited(
    'first-and-last-page-deleted',
    'ojanlubis/pdflokal#35',
    'delete-pdf-pages',
    { pages: '1,5' },
    sheets(5),
    'sheets 2, 3 and 4',
    async ({ path }) => [same('sheets', await numbersOf(path), '2 3 4')],
  ),
  edited(
    'parts-below-a-size',
    'Stirling-Tools/Stirling-PDF#518',
    'split-pdf',
    { splitBy: 'size', targetSize: 0.04 },
    () => noisy(7),
    'all seven pages in order, in files of at most 40,000 bytes with more than one page each, apart from the last',
    async ({ paths }) => {
      const pages = await Promise.all(paths.map(pdfPages));
      const sizes = paths.map((path) => Bun.file(path).size);
      return [
        same('pages', (await Promise.all(paths.map(numbersOf))).join(' '), '1 2 3 4 5 6 7'),
        finding(
          'sizes',
          sizes.every((size) => size <= 40_000),
          sizes,
        ),
        finding(
          'filled',
          pages.slice(0, -1).every((count) => count > 1),
          pages,
        ),
      ];
    },
  ),
  edited(
    'numbers-at-the-top-left',
    'Stirling-Tools/Stirling-PDF#565',
    'add-page-numbers',
    { place: 'top-left' },
    () => pdf([{ content: text('words', 300, 400) }, { content: text('words', 300, 200), size: [842, 595] }]),
    '1 and 2, each near the top left corner of its page',
    async ({ path }) => {
      const all = await pdfWords(path);
      const [one, two] = [wordIn(all, '1'), wordIn(all, '2')];
      return [
        same('pages', [one.page, two.page], [1, 2]),
        finding(
          'places',
          [one, two].every(({ x, y }) => x < 100 && y < 100),
          [one, two],
        ),
      ];
    },
  ),
  edited(
    'letter-on-a4-in-its-own-size',
    'tavinus/pdfScale#13',
    'resize-pdf',
    { sheet: 'a4', contentScale: 'keep' },
    () => pdf([{ content: text('anchor', 72, 700), size: [612, 792] }]),
    'A4, with the words in the middle at their old size: 63.6 points from the left',
    async ({ path }) => {
      const word = wordIn(await pdfWords(path), 'anchor');
      // Helvetica of 12 points: a 6.672, n 6.672, c 6, h 6.672, o 6.672, r 3.996.
      return [
        same('size', (await pdfStructure(path)).sizes, ['595x842']),
        near('left', word.x, 63.6, 0.6),
        near('width', word.right - word.x, 36.7, 0.6),
      ];
    },
  ),
  {
    ...{
      name: 'pixels-at-300-dots-per-inch',
      source: 'spatie/pdf-to-image#244',
      file: 'card.pdf',
      from: 'pdf',
      to: 'png',
      options: { dpi: 300 },
    },
    input: () => pdf([{ content: text('words', 60, 200), size: [600, 396] }]),
    expect: '2500 by 1650',
    check: async ({ path }) => [same('size', (await look('identify', '-format', '%wx%h', path)).trim(), '2500x1650')],
  },
  {
    ...{
      name: 'unlocked-by-the-password-that-forbids-changes',
      source: 'LibPDF-js/core#64',
      ...file,
      operation: 'unlock-pdf',
      password: 'reader',
    },
    input: () =>
      withFolder(async (dir) => {
        await Bun.write(`${dir}/in.pdf`, sheets(2)());
        await look('qpdf', `${dir}/in.pdf`, '--encrypt', 'reader', 'owner', '256', '--modify=none', '--print=none', '--', `${dir}/out.pdf`);
        return Bun.file(`${dir}/out.pdf`).bytes();
      }),
    expect: 'both sheets, without a lock',
    check: async ({ path }) => [same('sheets', await numbersOf(path), '1 2'), holds('state', await look('pdfinfo', path), 'Encrypted: no')],
  },
  edited(
    'compressed-file-keeps-its-record',
    'ocrmypdf/OCRmyPDF#1213',
    'compress-pdf',
    { level: 'strong' },
    () =>
      withFolder(async (dir) => {
        await Bun.write(`${dir}/a.pdf`, noisy(1));
        await look('exiftool', '-q', '-overwrite_original', '-XMP-dc:Contributor=Ada Lovelace', '-XMP-dc:Title=Notes', `${dir}/a.pdf`);
        return Bun.file(`${dir}/a.pdf`).bytes();
      }),
    'the contributor Ada Lovelace in XMP',
    async ({ path }) => [same('contributor', (await look('exiftool', '-s3', '-XMP-dc:Contributor', path)).trim(), 'Ada Lovelace')],
  ),
  {
    ...{ name: 'merged-in-the-given-order', source: 'Stirling-Tools/Stirling-PDF#4810', ...file, file: 'z.pdf', input: named('cover') },
    further: [
      { file: 'a.pdf', from: 'pdf', input: named('middle') },
      { file: 'm.pdf', from: 'pdf', input: named('end') },
    ],
    expect: 'cover, middle, end',
    check: async ({ path }) => [
      same(
        'order',
        (await pdfWords(path)).map((word) => word.text),
        ['cover', 'middle', 'end'],
      ),
    ],
  },
  edited(
    'turned-form-keeps-its-values',
    'junrrein/pdfslicer#138',
    'rotate-pdf',
    { turn: '180' },
    () =>
      pdf([{ content: text('form', 60, 760), entries: '/Annots[100 0 R]' }], {
        catalog: '/AcroForm<</Fields[100 0 R]/DR<</Font 3 0 R>>/DA(/F1 12 Tf 0 g)>>',
        objects: ['<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/V(Ada)/F 4/Rect[60 700 260 720]/DA(/F1 12 Tf 0 g)>>'],
      }),
    'the field name with the value Ada',
    async ({ path }) => [same('fields', (await pdfStructure(path)).fields, ['1 name=Ada'])],
  ),
  {
    ...{ name: 'page-of-the-shape-of-its-photo', source: 'Swati4star/Images-to-PDF#1050', file: 'photo.jpg', from: 'jpg', to: 'pdf' },
    input: () =>
      withFolder(async (dir) => {
        await look('convert', '-size', '400x150', 'xc:#cc2211', '-quality', '95', `${dir}/a.jpg`);
        return Bun.file(`${dir}/a.jpg`).bytes();
      }),
    expect: 'a page of 8 by 3 without a white edge',
    check: async ({ path }) => {
      const [, wide = '0', high = '0'] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(await look('pdfinfo', path)) ?? [];
      const corners = [await pdfPixel(path, 1, 2, 2), await pdfPixel(path, 1, Number(wide) - 4, Number(high) - 4)];
      return [near('shape', Number(wide) / Number(high), 400 / 150, 0.02), finding('edge', !corners.includes('#ffffff'), corners)];
    },
  },
  {
    ...{ name: 'two-columns-one-after-the-other', source: 'dbashford/textract#75', file: 'article.pdf', from: 'pdf', to: 'txt' },
    input: () =>
      pdf([
        {
          content:
            lines(
              Array.from({ length: 12 }, (_, n) => `The left column tells in row ${n + 1} of birds that`),
              60,
              760,
              10,
            ) +
            lines(
              Array.from({ length: 12 }, (_, n) => `The right column tells in row ${n + 1} of fish and`),
              320,
              760,
              10,
            ),
        },
      ]),
    expect: 'all of the left column before the right one',
    check: async ({ text: read }) => {
      const all = await read();
      return [
        finding(
          'order',
          all.indexOf('row 12 of birds') > 0 && all.indexOf('row 12 of birds') < all.indexOf('row 1 of fish'),
          all.slice(0, 300),
        ),
      ];
    },
  },
];
