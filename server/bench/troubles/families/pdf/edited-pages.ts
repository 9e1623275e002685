import sharp from 'sharp';
import { finding, near, same } from '../../../fidelity/check.ts';
import { look, lookBytes } from '../../../fidelity/look.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { pdfStructure } from '../../look/pdf-structure.ts';
import { holds, lacks } from '../../look/words.ts';
import { operated } from '../../operated.ts';
import type { Situation } from '../../situation.ts';
import { pdf, text } from './make.ts';

const edited = operated('pdf', 'pages.pdf');

/** Share of dark pixels in each quarter of a page: top left, top right, bottom left, bottom right. */
const quarters = async (path: string): Promise<readonly number[]> => {
  const png = await lookBytes('pdftoppm', '-r', '36', '-png', '-gray', '-singlefile', path);
  const { data, info } = await sharp(png)
    .trim({ background: '#fff', threshold: 40 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const found = [0, 0, 0, 0];
  for (let at = 0; at < data.length; at++) {
    const [x, y] = [at % info.width, Math.floor(at / info.width)];
    const quarter = (y * 2 >= info.height ? 2 : 0) + (x * 2 >= info.width ? 1 : 0);
    if ((data[at] ?? 255) < 200) found[quarter] = (found[quarter] ?? 0) + 1;
  }
  return found.map((count) => (4 * count) / data.length);
};

/** Page numbers, watermarks, and changed page boxes. */
export const editedPages: readonly Situation[] = [
  ...([90, 270] as const).map((turn) =>
    edited(
      `page-number-on-a-page-turned-by-${turn}`,
      turn === 90 ? 'pdfcpu/pdfcpu#298' : 'Lawyer-ray/FachuanHybridSystem#323',
      'add-page-numbers',
      { place: 'bottom-right', numberStyle: 'page-of-total' },
      () => pdf([{ content: text('words', 100, 100), entries: `/Rotate ${turn}` }]),
      'upright words at the bottom right of the page as shown, 842 points wide',
      async ({ path }) => {
        const one = wordIn(await pdfWords(path), 'Page');
        return [finding('place', one.x > 650 && one.y > 520, one), finding('upright', one.right - one.x > one.bottom - one.y, one)];
      },
    ),
  ),
  edited(
    'page-number-inside-the-crop-box',
    'torakiki/sejda#313',
    'add-page-numbers',
    { place: 'bottom-center' },
    () => pdf([{ content: text('words', 200, 400), entries: '/CropBox[100 200 400 700]' }]),
    'the number 1 in the middle above the visible bottom edge, which is 642 points below the top of the sheet',
    async ({ path }) => {
      const one = wordIn(await pdfWords(path), '1');
      return [near('across', (one.x + one.right) / 2, 250, 6), finding('down', one.y > 560 && one.bottom < 642, one)];
    },
  ),
  edited(
    'watermark-after-an-unclosed-turn',
    'Stirling-Tools/Stirling-PDF#290',
    'watermark-pdf',
    { text: 'L', layout: 'straight', opacity: 100, markColour: '#000000' },
    () => pdf([{ content: `.24 0 0 -.24 0 842 cm\nBT /F1 50 Tf 1 0 0 -1 -3000 300 Tm (out of sight) Tj ET\n` }]),
    'an upright L: its stem at the left, its foot at the bottom',
    async ({ path }) => {
      const [, topRight = 1, bottomLeft = 0, bottomRight = 0] = await quarters(path);
      return [finding('upright', topRight < 0.02 && bottomLeft > 0.2 && bottomRight > 0.1, await quarters(path))];
    },
  ),
  ...(['机密文件', 'ลับมาก', 'Черновик №5', 'نسخة للاطلاع'] as const).map((mark, index) =>
    edited(
      `watermark-of-script-${index + 1}`,
      [
        'Stirling-Tools/Stirling-PDF#3608',
        'Stirling-Tools/Stirling-PDF#3810',
        'Stirling-Tools/Stirling-PDF#1458',
        'filippotoso/pdf-watermarker#8',
      ][index] ?? '',
      'watermark-pdf',
      { text: mark, layout: 'straight' },
      () => pdf([{ content: text('words', 60, 700) }]),
      `the watermark ${mark} as text`,
      async ({ path }) => {
        // Poppler turns the ligatures of Arabic around.
        const all = await look('mutool', 'draw', '-q', '-F', 'txt', path);
        return [holds('text', all.normalize('NFKC'), mark.normalize('NFKC'), 'words')];
      },
    ),
  ),
  edited(
    'crop-of-a-turned-page',
    'alam00000/bentopdf#187',
    'crop-pdf',
    { cutTop: 50 },
    // The shown top is the stored left side.
    () => pdf([{ content: text('gone', 20, 400) + text('kept', 400, 400), entries: '/Rotate 90' }]),
    'the shown top is cut by 50 mm: 842 by 453 points, with kept alone',
    async ({ path }) => [same('size', (await pdfStructure(path)).sizes, ['842x453']), holds('words', await pdfText(path), 'kept')],
  ),
  edited(
    'automatic-crop-of-a-turned-page',
    'pdfarranger/pdfarranger#386',
    'crop-pdf',
    { autoCrop: true },
    () => pdf([{ content: '100 600 200 100 re f\n', entries: '/Rotate 90' }]),
    'a shown page that is twice as high as wide, about 100 by 200 points and black in its middle',
    async ({ path }) => {
      const [width = 0, height = 0] = ((await pdfStructure(path)).sizes[0] ?? '').split('x').map(Number);
      const dark = await quarters(path);
      return [
        finding('size', width > 95 && width < 150 && height > 195 && height < 250, `${width}x${height}`),
        same('dark', Math.min(...dark) > 0.95, true),
      ];
    },
  ),
  edited(
    'links-of-resized-pages',
    'pdfcpu/pdfcpu#1411',
    'resize-pdf',
    { sheet: 'letter' },
    () =>
      pdf([{ content: text('Hello', 100, 600, 24), entries: '/Annots[100 0 R]' }], {
        objects: ['<</Type/Annot/Subtype/Link/Rect[95 595 160 620]/Border[0 0 0]/A<</S/URI/URI(https://example.org/)>>>>'],
      }),
    'the link covers the word Hello on a page of 612 by 792 points',
    async ({ path }) => {
      const { links, sizes } = await pdfStructure(path);
      const word = wordIn(await pdfWords(path), 'Hello');
      const [left = 0, top = 0, right = 0, bottom = 0] = links[0]?.box ?? [];
      return [
        same('size', sizes, ['612x792']),
        finding('link', left < word.x && right > word.right - 2 && top < word.y + 6 && bottom > word.bottom - 6, [links, word]),
      ];
    },
  ),
  edited(
    'comments-of-resized-pages',
    'pymupdf/PyMuPDF#2498',
    'resize-pdf',
    { sheet: 'a5' },
    () =>
      pdf([{ content: text('Hello', 100, 600, 24), entries: '/Annots[101 0 R]' }], {
        objects: [
          '<</Type/XObject/Subtype/Form/BBox[0 0 200 40]/Resources<</Font 3 0 R>>/Length 41>>\nstream\nBT /F1 24 Tf 5 10 Td (Typed here) Tj ET  \nendstream',
          '<</Type/Annot/Subtype/FreeText/F 4/Rect[300 590 500 630]/Contents(Typed here)/DA(/F1 24 Tf 0 g)/AP<</N 100 0 R>>>>',
        ],
      }),
    'the comment stands to the right of Hello, at the same height, within the page',
    async ({ path }) => {
      const words = await pdfWords(path);
      const [hello, typed] = [wordIn(words, 'Hello'), wordIn(words, 'Typed')];
      return [finding('height', Math.abs(hello.y - typed.y) < 8, [hello, typed]), near('across', typed.x - hello.x, 205 * (420 / 595), 8)];
    },
  ),
  edited(
    'turned-once-more',
    'SteveTheKiller/KillerPDF#65',
    'rotate-pdf',
    { turn: '90' },
    () => pdf([{ content: text('below', 60, 100), entries: '/Rotate 90' }]),
    'a page of 595 by 842 points that stands on its head, with the word at the top right',
    async ({ path }) => {
      const word = wordIn(await pdfWords(path), 'below');
      return [same('size', (await pdfStructure(path)).sizes, ['595x842']), finding('place', word.y < 150 && word.x > 400, word)];
    },
  ),
  edited(
    'bookmarks-after-deleted-pages',
    'johnwhitington/cpdf-source#140',
    'delete-pdf-pages',
    { pages: '2' },
    () =>
      pdf(
        [1, 2, 3].map((n) => ({ content: text(`page ${n}`, 60, 700) })),
        {
          catalog: '/Outlines 100 0 R/PageLabels<</Nums[0<</S/r>>2<</S/D>>]>>',
          objects: [
            '<</Type/Outlines/First 101 0 R/Last 103 0 R/Count 3>>',
            '<</Title(One)/Parent 100 0 R/Next 102 0 R/Dest[10 0 R/XYZ 0 700 0]>>',
            '<</Title(Two)/Parent 100 0 R/Prev 101 0 R/Next 103 0 R/Dest[12 0 R/XYZ 0 700 0]>>',
            '<</Title(Three)/Parent 100 0 R/Prev 102 0 R/A<</S/GoTo/D[14 0 R/XYZ 0 498 0]>>>>',
          ],
        },
      ),
    'two pages; the bookmark Three leads to page 2, whose label is 1; none leads to the deleted page',
    async ({ path }) => {
      const { contents, labels } = await pdfStructure(path);
      return [
        same('pages', await pdfPages(path), 2),
        lacks('words', await pdfText(path), 'page 2'),
        holds('bookmarks', contents.join('\n'), '1 One 1', '1 Three 2'),
        lacks('bookmarks', contents.join('\n'), 'Two 2', 'Two 3', 'Two 1'),
        same('labels', labels, ['i', '1']),
      ];
    },
  ),
];
