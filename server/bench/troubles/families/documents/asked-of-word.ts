import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { imagesOf } from '../../look/images.ts';
import { part } from '../../look/package.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { inkOf, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import {
  columns,
  contentsRow,
  covered,
  frontMatter,
  listedCell,
  notedCells,
  redShape,
  replied,
  ruby,
  struck,
  styledTable,
  tiff,
} from './asked-of-word-builders.ts';
import { of, words } from './of.ts';

const imagesIn = async (html: string): Promise<readonly string[]> =>
  [...html.matchAll(/data:image\/([\w+-]+)/g)].map(([, kind = '']) => kind);

/** Reports on Word documents: sections, notes, comments, cover pages, drawings, table styles. */
export const askedOfWord: readonly Situation[] = [
  of('page-numbers-that-begin-again', 'developer0hye/office2pdf#582', frontMatter, 'pdf', 'pages i, ii, 1, 2, 3', async ({ path }) => [
    same('numbers', [...(await pdfText(path)).matchAll(/page (\w+)\./g)].map(([, number]) => number).join(' '), 'i ii 1 2 3'),
  ]),
  of('notes-in-cells-of-word', 'bokuweb/docx-rs#819', notedCells, 'md', 'a reference in each cell, and both notes', async ({ text }) => [
    finding('cells', /\| ?4096 +\| ?Core node\[\^1\] *\|\n\| ?8192 +\| ?Edge node\[\^2\] *\|/.test(await text()), await text()),
    finding('notes', /^\[\^1\]: +Reserved$/m.test(await text()) && /^\[\^2\]: +In large buildings$/m.test(await text()), await text()),
  ]),
  of(
    'answer-to-a-comment-in-odt',
    'jgm/pandoc#6959',
    replied,
    'odt',
    'two annotations, one the answer to the other, and none of their words in the text',
    async ({ path }) => {
      const content = await part(path, 'content.xml');
      const note = /<office:annotation\s([^>]*)>([\s\S]*?)<\/office:annotation>/g;
      const notes = [...content.matchAll(note)].map(([, tag = '', inner = '']) => ({ tag, words: inner.replace(/<[^>]*>/g, ' ') }));
      const question = notes.find(({ words }) => words.includes('With tax?'));
      const answer = notes.find(({ words }) => words.includes('Yes, with tax'));
      const name = /office:name="([^"]*)"/.exec(question?.tag ?? '')?.[1] ?? 'none';
      return [
        holds('people', `${question?.words} ${answer?.words}`, 'Ann', 'Ben'),
        finding('answer', answer?.tag.includes(`parent-name="${name}"`) === true, content.slice(-900)),
        holds('text', content.replace(note, '').replace(/<[^>]*>/g, ''), 'The price is 42 euros in all.'),
      ];
    },
  ),
  of('reading-aid-of-word-in-a-page', 'mwilliamson/python-mammoth#76', ruby, 'html', '日本語 with にほんご above it', async ({ text }) => [
    finding(
      'ruby',
      /<ruby[^>]*>(?:<(?!rt)[^>]*>)*日本語(?:<(?!rt)[^>]*>)*(?:<rp>.<\/rp>)?<rt[^>]*>(?:<[^>]*>)*にほんご(?:<[^>]*>)*<\/rt>/.test(
        (await text()).replace(/\n/g, ''),
      ),
      (await text()).slice(-500),
    ),
  ]),
  of(
    'line-between-columns-on-paper',
    'superdoc/docx-editor#2067',
    columns,
    'pdf',
    'two columns below the title, a line between them',
    async ({ path }) => {
      const all = await pdfWords(path);
      const [title, left, right] = [wordIn(all, 'Title'), wordIn(all, 'Leftwards'), wordIn(all, 'Rightwards')];
      const drawn = await look('mutool', 'draw', '-F', 'trace', path, '1');
      return [
        finding('one page', title.page === 1 && left.page === 1 && right.page === 1, [title, left, right]),
        finding('columns', left.x < 70 && right.x > 300 && Math.abs(left.y - right.y) < 3 && left.y > title.y, [left, right]),
        finding(
          'line',
          [...drawn.matchAll(/<(?:moveto|lineto|curveto)[^>]*? x="([\d.]+)"/g)].some(([, x]) => Number(x) > 285 && Number(x) < 310),
          drawn.slice(-800),
        ),
      ];
    },
  ),
  of('struck-twice-in-markdown', 'microsoft/markitdown#2340', struck, 'md', 'Now 12 ~~then 15~~ or never 20', async ({ text }) => [
    holds('words', await text(), 'Now 12 ~~then 15~~ or never 20'),
  ]),
  words('numbers-of-a-list-in-a-cell-as-text', 'hrbrmstr/docxtractr#33', listedCell, 'txt', ['1. First item', '2. Second item']),
  of(
    'tabs-of-contents-in-markdown',
    'xberg-io/xberg#1377',
    contentsRow,
    'md',
    'a blank between number, title and page',
    async ({ text }) => [finding('apart', /2\.2\.1\s+Server voeding\s+6/.test(await text()), await text())],
  ),
  of(
    'cover-page-of-word-in-markdown',
    'superdoc/docx-editor#3972',
    covered,
    'md',
    'Annual Report by Ada Lovelace, once, before the body',
    async ({ text }) => [
      finding('order', /Annual Report\W+Ada Lovelace[\s\S]*Body words/.test(await text()), await text()),
      finding('once', (await text()).split('Annual Report').length === 2, await text()),
    ],
  ),
  of(
    'scan-of-word-in-a-page',
    'yukiyokotani/office-open-xml-viewer#1417',
    tiff,
    'html',
    'a picture of a kind that browsers show',
    async (result) => {
      const kinds = await imagesIn(await result.text());
      return [
        finding('kind', kinds.length === 1 && kinds.every((kind) => /^(?:png|jpe?g|webp|gif)$/.test(kind)), kinds),
        finding('picture', (await imagesOf(result)).length === 1, 'none'),
      ];
    },
  ),
  of(
    'drawn-rectangle-of-word-in-a-page',
    'VolodymyrBaydalka/docxjs#167',
    redShape,
    'html',
    'a red rectangle between the words',
    async (result) => {
      const [image] = await imagesOf(result);
      const html = await result.text();
      const colour = image ? (await sharp(image).stats()).dominant : undefined;
      return [
        finding(
          'red',
          /background[^;"]*#c80000|fill="#c80000"/i.test(html) || (colour !== undefined && colour.r > 180 && colour.g < 60),
          colour ?? html.slice(-600),
        ),
        finding('words', /Before[\s\S]*After/.test(html), html.slice(-600)),
      ];
    },
  ),
  of(
    'first-row-of-a-table-style-in-a-page',
    'VolodymyrBaydalka/docxjs#174',
    styledTable,
    'html',
    'white bold letters on blue',
    async ({ text }) => {
      const first = /<tr[^>]*>[\s\S]*?<\/tr>/i.exec(await text())?.[0] ?? '';
      return [
        finding('fill', /(?:bgcolor="|background(?:-color)?:\s*)#4472c4/i.test(first), first),
        finding('letters', /color(?:="|:\s*)#ffffff/i.test(first), first),
      ];
    },
  ),
  of(
    'first-row-of-a-table-style-on-paper',
    'developer0hye/office2pdf#208',
    styledTable,
    'pdf',
    'blue behind the first row',
    async ({ path }) => [
      finding('blue', (await inkOf(path, 1, '#4472c4')) > 0.004, await inkOf(path, 1, '#4472c4')),
      same('pages', await pdfPages(path), 1),
      lacks('no sign', await pdfText(path), '�'),
    ],
  ),
];
