import { finding } from '../../fidelity/check.ts';
import { look } from '../../fidelity/look.ts';
import { pdfPages, pdfText } from '../look/pdf.ts';
import { holds, lacks, noted } from '../look/words.ts';
import type { Situation } from '../situation.ts';
import { auditedSlides } from './slides/audited.ts';
import { box, paragraph, pptx } from './slides/deck.ts';
import { deliveredDecks } from './slides/delivered-decks.ts';
import { drawnSlides } from './slides/drawn.ts';
import { drawnWords } from './slides/drawn-words.ts';
import { everydaySlides } from './slides/everyday.ts';
import { furtherSlides } from './slides/further.ts';
import { otherDecks } from './slides/other-decks.ts';
import { readSlides } from './slides/read-slides.ts';
import { reportedSlides } from './slides/reported.ts';
import { reportedDecks } from './slides/reported-decks.ts';

const deck = () =>
  pptx([
    { shapes: box(1, paragraph('Opening')) },
    { shapes: box(1, paragraph('Kept back')), hidden: true },
    { shapes: box(1, paragraph('Ending')) },
  ]);
const rows = [
  ['Item', 'Price'],
  ['Bolt', '4.50'],
]
  .map(
    (cells) =>
      `<a:tr h="400000">${cells.map((text) => `<a:tc><a:txBody><a:bodyPr/>${paragraph(text)}</a:txBody><a:tcPr/></a:tc>`).join('')}</a:tr>`,
  )
  .join('');
const table = `<p:graphicFrame><p:nvGraphicFramePr><p:cNvPr id="4" name="T"/><p:cNvGraphicFramePr/><p:nvPr/></p:nvGraphicFramePr><p:xfrm><a:off x="360000" y="360000"/><a:ext cx="6000000" cy="800000"/></p:xfrm><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/table"><a:tbl><a:tblGrid><a:gridCol w="3000000"/><a:gridCol w="3000000"/></a:tblGrid>${rows}</a:tbl></a:graphicData></a:graphic></p:graphicFrame>`;
const group = (shapes: string): string =>
  `<p:grpSp><p:nvGrpSpPr><p:cNvPr id="9" name="G"/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>${shapes}</p:grpSp>`;

/** One slide whose text must be in the result. */
const slide = (name: string, source: string, to: string, shapes: string, ...wanted: readonly string[]): Situation => ({
  ...{ name, source, file: 'deck.pptx', from: 'pptx', to, input: () => pptx([{ shapes }]) },
  expect: wanted.join(' | '),
  check: async ({ path, text }) => [holds('text', to === 'pdf' ? await pdfText(path) : await text(), ...wanted)],
});

export const slides: readonly Situation[] = [
  {
    ...{
      name: 'hidden-slide-is-not-printed',
      source: 'developer0hye/office2pdf#227',
      file: 'deck.pptx',
      from: 'pptx',
      to: 'pdf',
      input: deck,
    },
    expect: 'two pages, and a note of the hidden slide',
    check: async ({ path, notes }) => [
      finding('pages', (await pdfPages(path)) === 2, String(await pdfPages(path))),
      holds('slides', await pdfText(path), 'Opening', 'Ending'),
      lacks('hidden', await pdfText(path), 'Kept back'),
      noted(notes, /hidden/),
    ],
  },
  {
    ...{
      name: 'hidden-slide-is-no-picture',
      source: 'ONLYOFFICE/DocumentServer#1735',
      file: 'deck.pptx',
      from: 'pptx',
      to: 'png',
      input: deck,
    },
    expect: 'two pictures, and a note of the hidden slide',
    check: ({ paths, notes }) => [finding('pictures', paths.length === 2, String(paths.length)), noted(notes, /hidden/)],
  },
  {
    ...{ name: 'hidden-slide-is-not-read', source: 'ssine/pptx2md#91', file: 'deck.pptx', from: 'pptx', to: 'txt', input: deck },
    expect: 'the text of the visible slides, and a note of the hidden one',
    check: async ({ text, notes }) => [
      holds('slides', await text(), 'Opening', 'Ending'),
      lacks('hidden', await text(), 'Kept back'),
      noted(notes, /hidden/),
    ],
  },
  {
    ...{
      name: 'hidden-slide-stays-hidden-in-odp',
      source: 'ONLYOFFICE/DesktopEditors#1672',
      file: 'deck.pptx',
      from: 'pptx',
      to: 'odp',
      input: deck,
    },
    expect: 'three slides, the second hidden',
    check: async ({ path }) => [
      holds('hidden', await look('unzip', '-p', path, 'content.xml'), 'presentation:visibility="hidden"', 'Kept back'),
    ],
  },
  {
    ...{ name: 'relative-link-of-a-slide', source: 'elwerene/libreoffice-convert#124', file: 'deck.pptx', from: 'pptx', to: 'pdf' },
    input: () =>
      pptx([
        {
          shapes: box(
            1,
            '<a:p><a:r><a:rPr><a:hlinkClick xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="h1"/></a:rPr><a:t>more</a:t></a:r></a:p>',
          ),
          links:
            '<Relationship Id="h1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="more.xlsx" TargetMode="External"/>',
        },
      ]),
    expect: 'a link without a folder of the server',
    check: async ({ path }) => {
      const urls = await look('pdfinfo', '-url', path);
      return [holds('text', await pdfText(path), 'more'), finding('no folder', !/file:|\/job/.test(urls), urls)];
    },
  },
  slide(
    'text-of-grouped-shapes',
    'microsoft/markitdown#332',
    'txt',
    group(box(1, paragraph('Inside')) + box(4, paragraph('Also inside'), 3)),
    'Inside',
    'Also inside',
  ),
  slide('text-of-groups-in-groups', 'microsoft/markitdown#332', 'txt', group(group(box(1, paragraph('Deep')))), 'Deep'),
  slide('grouped-shapes-on-paper', 'microsoft/markitdown#332', 'pdf', group(box(1, paragraph('Inside'))), 'Inside'),
  slide('table-of-a-slide-as-text', 'pymupdf/pymupdf4llm#227', 'txt', table, 'Item', 'Price', 'Bolt', '4.50'),
  slide('table-of-a-slide-on-paper', 'pymupdf/pymupdf4llm#227', 'pdf', table, 'Item', 'Bolt', '4.50'),
  {
    ...slide('table-of-a-slide-in-markdown', 'pymupdf/pymupdf4llm#227', 'md', table, '| Item | Price |', '| Bolt | 4.50 |'),
  },
  slide(
    'title-before-body-whatever-the-order',
    'xberg-io/xberg#669',
    'txt',
    box(6, paragraph('Second'), 3) + box(1, paragraph('First')),
    'First Second',
  ),
  slide(
    'line-break-in-a-paragraph',
    'pymupdf/pymupdf4llm#227',
    'txt',
    box(1, '<a:p><a:r><a:t>one</a:t></a:r><a:br/><a:r><a:t>two</a:t></a:r></a:p>'),
    'one two',
  ),
  slide(
    'numbered-list-of-a-slide',
    'datalorax/slidex#24',
    'pdf',
    box(
      1,
      paragraph('Alpha', '<a:pPr><a:buAutoNum type="arabicPeriod"/></a:pPr>') +
        paragraph('Beta', '<a:pPr><a:buAutoNum type="arabicPeriod"/></a:pPr>'),
    ),
    '1. Alpha',
    '2. Beta',
  ),
  slide(
    'shape-with-words-on-paper',
    'yeokm1/docs-to-pdf-converter#4',
    'pdf',
    box(1, paragraph('Words in a shape')).replace('prst="rect"', 'prst="roundRect"'),
    'Words in a shape',
  ),
  ...furtherSlides,
  ...reportedSlides,
  ...everydaySlides,
  ...drawnSlides,
  ...drawnWords,
  ...auditedSlides,
  ...readSlides,
  ...reportedDecks,
  ...otherDecks,
  ...deliveredDecks,
];
