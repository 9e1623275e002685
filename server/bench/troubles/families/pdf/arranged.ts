import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { pdfText } from '../../look/pdf.ts';
import { croppedLooks, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { pdfStructure, unpacked } from '../../look/pdf-structure.ts';
import { holds } from '../../look/words.ts';
import { operated } from '../../operated.ts';
import type { Situation } from '../../situation.ts';
import { bare, helvetica, onePage, stream } from './bare.ts';
import { pdf, text } from './make.ts';

const edited = operated('pdf', 'paper.pdf');

const square = (colour: string): string =>
  `<</Type/XObject/Subtype/Image/Width 8/Height 8/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/ASCIIHexDecode/Length 385>>\nstream\n${colour.repeat(64)}>\nendstream`;

/** Pages put into another order, taken apart, cut and numbered. */
export const arrangedPages: readonly Situation[] = [
  edited(
    'booklet-in-the-order-of-reading',
    'alam00000/bentopdf#361',
    'reorder-pdf-pages',
    { pages: '2,7,4,5,6,3,8,1' },
    () => pdf([8, 1, 6, 3, 4, 5, 2, 7].map((n) => ({ content: text(`leaf ${n}`, 60, 700) }))),
    'leaves 1 to 8',
    async ({ path }) => [same('leaves', [...(await pdfText(path)).matchAll(/leaf (\d)/g)].map(([, n]) => n).join(''), '12345678')],
  ),
  edited(
    'parts-of-pages-that-share-all-pictures',
    'parallax/jsPDF#3268',
    'split-pdf',
    { every: 1 },
    () =>
      pdf([{ content: 'q 90 0 0 90 60 600 cm /I1 Do Q\n' }, { content: 'q 90 0 0 90 60 600 cm /I2 Do Q\n' }], {
        resources: '/XObject<</I1 100 0 R/I2 101 0 R>>',
        objects: [square('ff0000'), square('0000ff')],
      }),
    'each part holds the one picture of its page',
    async ({ paths }) => {
      const pictures = await Promise.all(paths.map(async (path) => ((await unpacked(path)).match(/\/Subtype \/Image/g) ?? []).length));
      return [same('pictures', pictures, [1, 1])];
    },
  ),
  edited(
    'parts-of-pages-with-comments',
    'torakiki/pdfsam#463',
    'split-pdf',
    { ranges: '1,2' },
    () =>
      pdf(
        [
          { content: text('open words', 60, 700), entries: '/Annots[100 0 R 101 0 R]' },
          { content: text('private words', 60, 700), entries: '/Annots[102 0 R 103 0 R]' },
        ],
        {
          objects: [
            '<</Type/Annot/Subtype/Text/Rect[300 700 320 720]/Contents(first note)/Popup 101 0 R/P 10 0 R>>',
            '<</Type/Annot/Subtype/Popup/Rect[330 700 430 760]/Parent 100 0 R/P 10 0 R>>',
            // An answer to the note of the first page.
            '<</Type/Annot/Subtype/Text/Rect[300 700 320 720]/Contents(second note)/IRT 100 0 R/Popup 103 0 R/P 12 0 R>>',
            '<</Type/Annot/Subtype/Popup/Rect[330 700 430 760]/Parent 102 0 R/P 12 0 R>>',
          ],
        },
      ),
    'each part with the note of its page and without the words of the other',
    async ({ paths }) => {
      const [one = '', two = ''] = await Promise.all(paths.map(unpacked));
      return [
        finding('first', one.includes('first note') && !one.includes('private words'), one.length),
        finding('second', two.includes('second note') && !two.includes('open words'), two.length),
      ];
    },
  ),
  edited(
    'taken-page-keeps-the-name-of-its-field',
    'pdfcpu/pdfcpu#1457',
    'extract-pdf-pages',
    { pages: '2' },
    () =>
      pdf([{ content: text('cover', 60, 700) }, { content: text('form', 60, 760), entries: '/Annots[101 0 R]' }], {
        catalog: '/AcroForm<</Fields[100 0 R]/DR<</Font 3 0 R>>/DA(/F1 12 Tf 0 g)>>',
        objects: [
          '<</FT/Tx/T(surname)/V(Lovelace)/Kids[101 0 R]>>',
          '<</Type/Annot/Subtype/Widget/Parent 100 0 R/F 4/Rect[60 700 260 720]/DA(/F1 12 Tf 0 g)/P 12 0 R>>',
        ],
      }),
    'one page with the field surname, whose value is Lovelace',
    async ({ path }) => [same('fields', (await pdfStructure(path)).fields, ['1 surname=Lovelace'])],
  ),
  edited(
    'lying-and-standing-pages-to-a4',
    'Stirling-Tools/Stirling-PDF#240',
    'resize-pdf',
    { sheet: 'a4' },
    () =>
      pdf([
        { content: text('wide', 1100, 800), size: [1191, 842] },
        { content: text('tall', 760, 1150), size: [842, 1191] },
      ]),
    'a lying and a standing sheet of A4, with their words in the top right corner',
    async ({ path }) => {
      const words = await pdfWords(path);
      const [wide, tall] = [wordIn(words, 'wide'), wordIn(words, 'tall')];
      return [
        same('sizes', (await pdfStructure(path)).sizes, ['842x595', '595x842']),
        finding('places', wide.x > 740 && wide.y < 60 && tall.x > 520 && tall.y < 60, [wide, tall]),
      ];
    },
  ),
  edited(
    'cut-page-whose-box-stands-on-its-head',
    'cfcurtis/pdfstitcher#119',
    'crop-pdf',
    { cutTop: 50, cutLeft: 20 },
    () => onePage(`${text('kept', 100, 400)}${text('gone', 300, 750)}1 0 0 rg 300 400 20 20 re f\n`, '/MediaBox[0 792 612 0]'),
    'a page of 555 by 650 points without the word at the top',
    async ({ path }) => [
      same('size', (await pdfStructure(path)).sizes, ['555x650']),
      same(
        'words',
        (await pdfWords(path)).map((word) => word.text).filter((word) => word !== 'gone'),
        ['kept'],
      ),
      ...(await croppedLooks(path, [
        // The square is 300 points from the left of the whole sheet.
        [241, 245, '#ffffff'],
        [246, 245, '#ff0000'],
      ])),
    ],
  ),
  edited(
    'parts-of-a-file-whose-pages-inherit',
    'embedpdf/embed-pdf-viewer#522',
    'split-pdf',
    { every: 1 },
    () =>
      bare([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Count 2/Kids[3 0 R]/MediaBox[0 0 300 200]/Rotate 90/Resources 6 0 R>>',
        '<</Type/Pages/Parent 2 0 R/Count 2/Kids[4 0 R 5 0 R]/CropBox[10 10 290 190]>>',
        '<</Type/Page/Parent 3 0 R/Contents 7 0 R>>',
        '<</Type/Page/Parent 3 0 R/Contents 8 0 R/Rotate 0>>',
        helvetica,
        stream(text('first', 60, 100)),
        stream(text('second', 60, 100)),
      ]),
    'a turned page of 180 by 280 points and one of 280 by 180, each with its word',
    async ({ paths }) => {
      const sizes = await Promise.all(paths.map(async (path) => (await pdfStructure(path)).sizes.join()));
      return [
        same('sizes', sizes, ['180x280', '280x180']),
        holds('first', await look('pdftotext', paths[0] ?? '', '-'), 'first'),
        holds('second', await look('pdftotext', paths[1] ?? '', '-'), 'second'),
      ];
    },
  ),
  edited(
    'numbers-that-begin-on-a-later-page',
    'coherentgraphics/cpdf-binaries#39',
    'add-page-numbers',
    { pages: '2-', startAt: 20, place: 'bottom-right' },
    () => pdf([1, 2, 3].map(() => ({ content: text('words', 60, 700) }))),
    'no number on the cover, then 20 and 21',
    async ({ path }) => {
      const numbers = (await pdfWords(path)).filter((word) => /^\d+$/.test(word.text)).map((word) => `${word.page}:${word.text}`);
      return [same('numbers', numbers, ['2:20', '3:21'])];
    },
  ),
  edited(
    'deleted-page-that-links-still-name',
    'empira/PDFsharp#141',
    'delete-pdf-pages',
    { pages: '2' },
    () =>
      pdf(
        [
          { content: text('first', 60, 700), entries: '/Annots[100 0 R]' },
          { content: text('secret words', 60, 700) },
          { content: text('last', 60, 700), entries: '/Annots[101 0 R]' },
        ],
        {
          catalog: '/Names<</Dests<</Names[(there)[12 0 R/Fit]]>>>>/OpenAction[12 0 R/Fit]',
          objects: [
            '<</Type/Annot/Subtype/Link/Rect[58 696 160 714]/Border[0 0 0]/A<</S/GoTo/D(there)>>>>',
            '<</Type/Annot/Subtype/Link/Rect[58 696 160 714]/Border[0 0 0]/Dest[12 0 R/Fit]>>',
          ],
        },
      ),
    'first and last; the words of the deleted page are nowhere in the file',
    async ({ path }) => {
      const all = await unpacked(path);
      return [
        finding('secret', !/secret words/.test(all), 'still in the file'),
        same(
          'words',
          (await pdfWords(path)).map((word) => word.text),
          ['first', 'last'],
        ),
      ];
    },
  ),
];
