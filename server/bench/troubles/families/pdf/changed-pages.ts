import { finding, same } from '../../../fidelity/check.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { croppedLooks, inkOf, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { pdfStructure, unpacked } from '../../look/pdf-structure.ts';
import { holds } from '../../look/words.ts';
import { operated } from '../../operated.ts';
import type { Situation } from '../../situation.ts';
import { onePage } from './bare.ts';
import { pdf, text } from './make.ts';

export const file = { file: 'paper.pdf', from: 'pdf', to: 'pdf' };
export const edited = operated('pdf', 'paper.pdf');

export const sheets = (count: number) => () => pdf(Array.from({ length: count }, (_, n) => ({ content: text(`sheet ${n + 1}`, 60, 700) })));
const order = async (path: string): Promise<string> => [...(await pdfText(path)).matchAll(/sheet (\d)/g)].map(([, n]) => n).join('');

/** A grey image of the whole page, as scanners make it. */
const scan = (): Uint8Array =>
  pdf([{ content: 'q 595 0 0 842 0 0 cm /I1 Do Q\n' }], {
    resources: '/XObject<</I1 100 0 R>>',
    objects: [
      `<</Type/XObject/Subtype/Image/Width 4/Height 4/BitsPerComponent 8/ColorSpace/DeviceGray/Filter/ASCIIHexDecode/Length 33>>\nstream\n${'e0'.repeat(16)}>\nendstream`,
    ],
  });
const red = { text: 'DRAFT', markColour: '#ff0000', opacity: 100, layout: 'straight' } as const;

/** Pages with noise of their own, so that each has its share of the bytes. */
const album = (): Uint8Array =>
  pdf(
    Array.from({ length: 10 }, (_, n) => ({ content: `q 90 0 0 90 60 600 cm /I${n} Do Q\n` })),
    {
      resources: `/XObject<<${Array.from({ length: 10 }, (_, n) => `/I${n} ${100 + n} 0 R`).join('')}>>`,
      objects: Array.from({ length: 10 }, (_, n) => {
        const hex = Array.from({ length: 64 * 64 * 3 }, (__, at) =>
          ((at * at * 31 + at * 17 * (n + 1)) % 251).toString(16).padStart(2, '0'),
        ).join('');
        return `<</Type/XObject/Subtype/Image/Width 64/Height 64/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/ASCIIHexDecode/Length ${hex.length + 1}>>\nstream\n${hex}>\nendstream`;
      }),
    },
  );

/** Pages that are marked, turned, put in order and cut. */
export const changedPages: readonly Situation[] = [
  edited('mark-on-a-scan', 'pdfcpu/pdfcpu#1200', 'watermark-pdf', red, scan, 'the red mark can be seen', async ({ path }) => {
    const ink = await inkOf(path, 1, '#ff0000', 60);
    return [finding('mark', ink > 0.02 && ink < 0.6, ink)];
  }),
  edited(
    'mark-on-a-page-with-a-white-ground',
    'pdfcpu/pdfcpu#1232',
    'watermark-pdf',
    red,
    () => pdf([{ content: `q 1 g 0 0 595 842 re f Q\n${text('words', 60, 700)}` }]),
    'the red mark can be seen, and the words are there',
    async ({ path }) => {
      const ink = await inkOf(path, 1, '#ff0000', 60);
      return [finding('mark', ink > 0.02 && ink < 0.6, ink), holds('words', await pdfText(path), 'words')];
    },
  ),
  edited(
    'mark-on-one-page',
    'pdfcpu/pdfcpu#733',
    'watermark-pdf',
    { ...red, pages: '2' },
    sheets(3),
    'the mark on page 2, none on 1 and 3',
    async ({ path }) => {
      const marked = await Promise.all([1, 2, 3].map(async (page) => (await inkOf(path, page, '#ff0000', 60)) > 0.01));
      return [same('marked', marked, [false, true, false])];
    },
  ),
  edited(
    'turned-to-the-right',
    'alam00000/bentopdf#279',
    'rotate-pdf',
    { turn: '90' },
    () => pdf([{ content: text('corner', 30, 800) }]),
    'the word at the top left is at the top right',
    async ({ path }) => {
      const word = wordIn(await pdfWords(path), 'corner');
      return [same('size', (await pdfStructure(path)).sizes, ['842x595']), finding('place', word.x > 780 && word.y < 60, word)];
    },
  ),
  edited(
    'one-page-turned',
    'RyotaUshio/obsidian-pdf-plus#529',
    'rotate-pdf',
    { turn: '270', pages: '2' },
    sheets(3),
    'page 2 lies, pages 1 and 3 stand',
    async ({ path }) => [same('sizes', (await pdfStructure(path)).sizes, ['595x842', '842x595', '595x842'])],
  ),
  edited(
    'stack-scanned-backwards',
    'luke-browning/pdf-web-edit#43',
    'reorder-pdf-pages',
    { reverse: true },
    sheets(4),
    'sheets 4, 3, 2, 1',
    async ({ path }) => [same('order', await order(path), '4321')],
  ),
  edited(
    'two-of-ten-pages-take-two-tenths',
    'pikepdf/pikepdf#455',
    'extract-pdf-pages',
    { pages: '1-2' },
    album,
    'two pages in about a fifth of the bytes',
    async ({ path }) => [
      same('pages', await pdfPages(path), 2),
      finding('images', ((await unpacked(path)).match(/\/Subtype \/Image/g) ?? []).length === 2, 'images of other pages'),
      finding('bytes', Bun.file(path).size < album().length * 0.25, [album().length, Bun.file(path).size]),
    ],
  ),
  edited(
    'turned-page-cut-at-its-shown-right',
    'UglyToad/PdfPig#560',
    'crop-pdf',
    { cutRight: 40 },
    () =>
      onePage(
        '0 0 1 rg 60 100 20 20 re f 1 0 0 rg 60 640 20 20 re f 60 700 20 60 re f\n',
        '/MediaBox[0 0 300 800]/CropBox[20 20 280 780]/Rotate 90',
      ),
    // 40 mm are 113.4 points; the shown right is the stored top.
    'a shown page of 647 by 260 points with the blue and the lower red square',
    async ({ path }) => [
      same('size', (await pdfStructure(path)).sizes, ['647x260']),
      ...(await croppedLooks(path, [
        [90, 50, '#0000ff'],
        [630, 50, '#ff0000'],
        [643, 50, '#ffffff'],
      ])),
    ],
  ),
];
