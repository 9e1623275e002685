import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { imagesOf } from '../../look/images.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { inkOf, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { paperOf } from '../../look/read.ts';
import { folded, holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import {
  alikeLines,
  automatic,
  boxedParagraph,
  boxes,
  bulletStyle,
  commented,
  framedPages,
  imageCell,
  listInBox,
  manyBoxes,
  pageBreak,
  plain,
  plainNumber,
  ruledByStyle,
  spacedItems,
  uncomputed,
} from './noticed-in-word-builders.ts';
import { of } from './of.ts';

/** Reports on Word documents: boxes, breaks, spaces, shades, comments, contents, borders, tables. */
export const noticedInWord: readonly Situation[] = [
  of('box-around-a-paragraph-in-a-page', 'mwilliamson/python-mammoth#136', boxedParagraph, 'html', 'a red border', async ({ text }) => {
    const html = folded(await text());
    const tag = /<(?:p|div)[^>]*>(?=(?:<[^>]*>|\s)*Access words)/.exec(html)?.[0] ?? '';
    return [finding('border', /border(?:-top)?:[^;"]*(?:#ff0000|red)/i.test(tag), `${tag} in ${html.slice(-500)}`)];
  }),
  {
    ...of('page-break-of-word-in-odt', 'PHPOffice/PHPWord#824', pageBreak, 'odt', 'two pages', async ({ path }) => {
      const paper = await paperOf(path);
      const all = await pdfWords(paper);
      return [same('pages', await pdfPages(paper), 2), same('second', wordIn(all, 'Second').page, 2)];
    }),
    slow: true,
  },
  of('lines-alike-in-a-text-box', 'docling-project/docling#1668', alikeLines, 'md', 'all four lines in order', async ({ text }) => [
    same('lines', (await text()).match(/Before|abcd|abc|qqq|After/g)?.join(' '), 'Before abcd abc abcd qqq After'),
  ]),
  {
    ...of('two-hundred-text-boxes', 'docling-project/docling#4034', manyBoxes, 'md', 'all boxes, each once', async ({ text }) => {
      const found = [...(await text()).matchAll(/Box(\d+)x/g)].map(([, at]) => Number(at));
      return [same('number', found.length, boxes), same('different', new Set(found).size, boxes)];
    }),
    slow: true,
  },
  of('list-by-a-style-of-word-in-markdown', 'yfedoseev/office_oxide#377', bulletStyle, 'md', 'two items', async ({ text }) => [
    finding('items', /^Plan\n+- +Goals\n+- +Means\n+End$/m.test(await text()), await text()),
  ]),
  of(
    'spaces-between-items-on-paper',
    'developer0hye/office2pdf#335',
    spacedItems,
    'pdf',
    '24 points more between the wide items',
    async ({ path }) => {
      const all = await pdfWords(path);
      const [wide, close] = [wordIn(all, 'Wide2').y - wordIn(all, 'Wide1').y, wordIn(all, 'Close2').y - wordIn(all, 'Close1').y];
      return [finding('spaces', Math.abs(wide - close - 24) < 1.5, [wide, close])];
    },
  ),
  of('automatic-shades-on-paper', 'openooxml/betteroffice#410', automatic, 'pdf', 'black words on white', async ({ path }) => [
    finding('black', (await inkOf(path, 1, '#000000', 60)) < 0.01, await inkOf(path, 1, '#000000', 60)),
    holds('words', await pdfText(path), 'Plain words', 'Cell words', 'End'),
  ]),
  of(
    'comment-of-word-in-markdown',
    'microsoft/markitdown#31',
    commented,
    'md',
    'the comment, or a note that names it',
    async ({ text, notes }) => [
      holds('words', (await text()).replace(/\[\^\w+\](?!:)/g, ''), 'The price is 42 euros.'),
      finding(
        'comment',
        (await text()).includes('With tax?') || notes.some((note) => /comment/i.test(note)),
        [await text(), ...notes].join(' | '),
      ),
    ],
  ),
  of('list-in-a-text-box-as-text', 'superdoc/docx-editor#3956', listInBox, 'txt', 'both clauses with their numbers', async ({ text }) => [
    holds('clauses', await text(), '§ 1 First clause', '§ 2 Second clause'),
  ]),
  of(
    'contents-that-nothing-has-computed',
    'developer0hye/office2pdf#576',
    uncomputed,
    'pdf',
    'both headings with their pages in the contents',
    async ({ path }) => {
      const first = (await pdfText(path)).split('\f')[0] ?? '';
      return [finding('entries', /Contents[\s\S]*Origins[\s.]*2[\s\S]*Outlook[\s.]*2/.test(first), first)];
    },
  ),
  {
    ...of(
      'number-of-bold-words-in-odt',
      'https://vmiklos.hu/blog/sw-number-portion.html',
      plainNumber,
      'odt',
      'bold words behind a number that is not bold',
      async ({ path }) => {
        const xml = await look('pdftohtml', '-xml', '-i', '-stdout', await paperOf(path));
        return [
          finding('words', /<b>\s*Bold clause\s*<\/b>/.test(xml), xml.slice(-500)),
          finding('number', />\s*1\.\s*(?:<b>|<\/text>)/.test(xml) && !/<b>\s*1\./.test(xml), xml.slice(-500)),
        ];
      },
    ),
    stillWrong: 'LibreOffice gives a number in ODT the look of its paragraph if all words of the paragraph have it.',
    slow: true,
  },
  of(
    'border-of-pages-on-paper',
    'https://lists.freedesktop.org/archives/libreoffice/2013-June/053026.html',
    framedPages,
    'pdf',
    'red lines around the page',
    async ({ path }) => [finding('lines', (await inkOf(path, 1, '#c00000', 40)) > 0.005, await inkOf(path, 1, '#c00000', 40))],
  ),
  of('white-ground-of-a-document-as-an-image', 'Tichau/FileConverter#251', plain, 'jpg', 'a white page', async ({ paths }) => {
    const { data, info } = await sharp(paths[0]).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const corner = [...data.subarray(0, 3)];
    const middle = 3 * (Math.round(info.height / 2) * info.width + Math.round(info.width / 2));
    return [
      finding(
        'corner',
        corner.every((part) => part > 250),
        corner,
      ),
      finding(
        'middle',
        [...data.subarray(middle, middle + 3)].every((part) => part > 250),
        [...data.subarray(middle, middle + 3)],
      ),
    ];
  }),
  of('lines-of-a-table-style-in-a-page', 'opensagres/xdocreport#445', ruledByStyle, 'html', 'lines around all cells', async ({ text }) => {
    const cells = folded(await text()).match(/<t[dh]\b[^>]*>/g) ?? [];
    const table = /<table\b[^>]*>/.exec(folded(await text()))?.[0] ?? '';
    const isRuled = /border(?:-\w+)?:\s*(?:[\d.]+\w+\s+solid|solid)/i;
    return [
      same('cells', cells.length, 4),
      finding(
        'lines',
        /\bborder="?[1-9]|rules="?all/.test(table) || cells.every((cell) => isRuled.test(cell)),
        [table, ...cells].join(' '),
      ),
    ];
  }),
  of(
    'picture-alone-in-a-first-cell',
    'cognidox/OfficeToPDF#27',
    imageCell,
    'pdf',
    'both pictures, and the cells at their places',
    async (result) => {
      const all = await pdfWords(result.path);
      const at = (text: string) => wordIn(all, text);
      return [
        same('pictures', (await imagesOf(result)).length > 0, true),
        finding('columns', at('Beside').x > at('Below').x + 80 && Math.abs(at('Beside').x - at('Right').x) < 2, [
          at('Beside'),
          at('Below'),
          at('Right'),
        ]),
        finding('rows', at('Below').y > at('Beside').y + 20 && at('End').y > at('Below').y + 60, [at('Beside'), at('Below'), at('End')]),
      ];
    },
  ),
];
