import { finding, same } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { lines, pdf, text } from './make.ts';

const layer = (state: string): Uint8Array =>
  pdf([{ content: `${text('ALWAYS', 60, 700)}/OC /L1 BDC\n${text('LAYER', 60, 660)}EMC\n` }], {
    objects: ['<</Type/OCG/Name(Notes)>>'],
    catalog: `/OCProperties<</OCGs[100 0 R]/D<</${state}[100 0 R]>>>>`,
    resources: '/Properties<</L1 100 0 R>>',
  });

const toUnicode = (from: string, to: string): string => {
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfchar <${from}> <${to}> endbfchar endcmap end end`;
  return `<</Length ${map.length}>>\nstream\n${map}\nendstream`;
};

const plain = (
  name: string,
  source: string,
  input: () => Uint8Array,
  expect: string,
  wanted: readonly string[],
  unwanted: readonly string[] = [],
  stillWrong?: string,
): Situation => ({
  name,
  ...(stillWrong ? { stillWrong } : {}),
  source,
  file: 'page.pdf',
  input,
  from: 'pdf',
  to: 'txt',
  expect,
  check: async ({ text: read }) => {
    const result = await read();
    return [holds('words', result, ...wanted), lacks('other words', result, ...unwanted)];
  },
});

/** Rotated, layered and cropped pages, and unusual glyph names. */
export const pdfPageSituations: readonly Situation[] = [
  plain('layer-that-is-off', 'yfedoseev/pdf_oxide#1373', () => layer('OFF'), 'ALWAYS alone', ['ALWAYS'], ['LAYER']),
  plain('layer-that-is-on', 'yfedoseev/pdf_oxide#1373', () => layer('ON'), 'both words', ['ALWAYS', 'LAYER']),
  {
    name: 'page-turned-by-90',
    source: 'yfedoseev/pdf_oxide#1416',
    file: 'page.pdf',
    input: () =>
      pdf([
        {
          content: `0 1 -1 0 100 100 cm\n${text('Service Building 1010A', 0, 0)}${text('Second line here', 0, -20)}`,
          entries: '/Rotate 90',
        },
      ]),
    from: 'pdf',
    to: 'txt',
    expect: 'Service Building 1010A, then the second line',
    check: async ({ text: read }) => {
      const all = folded(await read());
      return [
        finding('lines', all.indexOf('Service Building 1010A') >= 0 && all.indexOf('Second line here') > all.indexOf('Service'), all),
      ];
    },
  },
  plain(
    'text-turned-on-the-page',
    'yfedoseev/pdf_oxide#813',
    () =>
      pdf([
        {
          content: [0, 1, 2, 3].map((n) => `BT /F1 12 Tf 0 1 -1 0 ${100 + n * 18} 100 Tm (Row number ${n} of the table) Tj ET\n`).join(''),
        },
      ]),
    'each row whole, in order',
    ['Row number 0 of the table Row number 1 of the table Row number 2 of the table'],
  ),
  plain(
    'ligature-by-to-unicode',
    'Unstructured-IO/unstructured#3471',
    () =>
      pdf([{ content: text('veri\x01es the speci\x01cation', 60, 700, 12, 'L1') }], {
        fonts: { L1: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding/ToUnicode 100 0 R>>' },
        objects: [toUnicode('01', '00660069')],
      }),
    'verifies the specification',
    ['verifies the specification'],
  ),
  plain(
    'ligature-sign',
    'pdfminer/pdfminer.six#426',
    () =>
      pdf([{ content: text('the \x02rst \x02le', 60, 700, 12, 'L1') }], {
        fonts: {
          L1: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[2/fi]>>>>',
        },
      }),
    'the first file, in plain letters',
    ['the first file'],
  ),
  plain(
    'glyph-names-of-parts',
    'pymupdf/PyMuPDF#2785',
    () =>
      pdf([{ content: text('speci\x02cations and se\x03ings', 60, 700, 12, 'L1') }], {
        fonts: {
          L1: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/BaseEncoding/WinAnsiEncoding/Differences[2/f_i/t_t]>>>>',
        },
      }),
    'specifications and settings',
    ['specifications and settings'],
  ),
  plain(
    'mirrored-scan-text-mode-3',
    'firecrawl/pdf-inspector#351',
    () => pdf([{ content: `3 Tr\n${text('hidden words', 60, 700)}0 Tr\n${text('seen words', 60, 660)}` }]),
    'the words that are seen',
    ['seen words'],
    ['hidden words'],
  ),
  plain(
    'text-outside-of-the-crop-box',
    'gotenberg/gotenberg#677',
    () => pdf([{ content: text('inside', 100, 400) + text('outside', 100, 800), entries: '/CropBox[50 300 400 500]' }]),
    'inside alone',
    ['inside'],
    ['outside'],
  ),
  plain(
    'free-text-annotation',
    'tobya/DocTo#158',
    () =>
      pdf([{ content: text('page words', 60, 700), entries: '/Annots[101 0 R]' }], {
        objects: [
          '<</Type/XObject/Subtype/Form/BBox[0 0 200 20]/Resources<</Font 3 0 R>>/Length 47>>\nstream\nBT /F1 12 Tf 2 5 Td (typed on the page) Tj ET \nendstream',
          '<</Type/Annot/Subtype/FreeText/F 4/Rect[60 640 260 660]/Contents(typed on the page)/DA(/F1 12 Tf 0 g)/AP<</N 100 0 R>>>>',
        ],
      }),
    'page words and what was typed on it',
    ['page words', 'typed on the page'],
  ),
  {
    name: 'link-stays-a-link',
    source: 'holtwick/pdfify#47',
    file: 'link.pdf',
    input: () =>
      pdf([{ content: text('the site of ours', 60, 700), entries: '/Annots[100 0 R]' }], {
        objects: ['<</Type/Annot/Subtype/Link/Rect[58 696 160 714]/Border[0 0 0]/A<</S/URI/URI(https://example.org/a?b=1)>>>>'],
      }),
    from: 'pdf',
    to: 'md',
    expect: 'a link to https://example.org/a?b=1',
    check: async ({ text: read }) => [holds('link', await read(), '](https://example.org/a?b=1)')],
  },
  {
    name: 'ruled-table-to-docx',
    source: 'ArtifexSoftware/pdf2docx#187',
    file: 'table.pdf',
    input: () =>
      pdf([
        {
          content:
            [0, 1, 2].map((n) => `60 ${700 - n * 30} m 360 ${700 - n * 30} l S\n`).join('') +
            [60, 210, 360].map((x) => `${x} 700 m ${x} 640 l S\n`).join('') +
            text('Name', 66, 680) +
            text('Age', 216, 680) +
            text('Ada', 66, 650) +
            text('36', 216, 650),
        },
      ]),
    from: 'pdf',
    to: 'docx',
    expect: 'a table of two rows and two columns',
    check: async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [same('rows', xml.match(/<w:tr[ >]/g)?.length, 2), same('cells', xml.match(/<w:tc[ >]/g)?.length, 4)];
    },
  },
  {
    name: 'underlined-words-are-no-table',
    source: 'ArtifexSoftware/pdf2docx#187',
    file: 'line.pdf',
    input: () =>
      pdf([
        {
          content: `${text('Signed by the tenant here', 60, 700)}60 697 m 197 697 l S\n${text('and by the owner of the house', 60, 670)}60 667 m 220 667 l S\n`,
        },
      ]),
    from: 'pdf',
    to: 'docx',
    expect: 'underlined words, no table',
    check: async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [same('tables', xml.match(/<w:tbl>/g)?.length ?? 0, 0), holds('underline', xml, '<w:u w:val="single"')];
    },
  },
  {
    name: 'empty-page-between',
    source: 'docling-project/docling#683',
    file: 'pages.pdf',
    input: () => pdf([{ content: text('first', 60, 700) }, { content: '' }, { content: text('last', 60, 500), size: [842, 595] }]),
    from: 'pdf',
    to: 'docx',
    expect: 'both words, the last on a lying page',
    check: async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [holds('words', xml.replace(/<[^>]*>/g, ' '), 'first', 'last'), holds('lying', xml, 'w:orient="landscape"')];
    },
  },
  {
    name: 'chosen-pages-that-are-turned',
    source: 'datalab-to/marker#37',
    file: 'pages.pdf',
    input: () => pdf([{ content: text('alpha', 60, 700) }, { content: text('omega', 60, 700), entries: '/Rotate 180' }]),
    from: 'pdf',
    to: 'jpg',
    expect: 'two pictures',
    check: async ({ paths }) => [same('pictures', paths.length, 2)],
  },
  {
    name: 'old-pdf-without-fonts',
    source: 'ONLYOFFICE/DocumentServer#2691',
    file: 'old.pdf',
    input: () =>
      pdf([{ content: lines(['Fonts that no file holds are those of the reader.', 'They are replaced by their like.'], 60, 700) }]),
    from: 'pdf',
    to: 'docx',
    expect: 'all words',
    check: async ({ path }) => [
      holds('words', (await part(path, 'word/document.xml')).replace(/<[^>]*>/g, ''), 'Fonts that no file holds', 'replaced by their like'),
    ],
  },
  {
    name: 'compressed-keeps-pages-and-words',
    source: 'Stirling-Tools/Stirling-PDF#1484',
    file: 'pages.pdf',
    input: () => pdf([{ content: text('alpha', 60, 700) }, { content: text('omega', 60, 700) }]),
    from: 'pdf',
    to: 'pdf',
    expect: 'two pages with their words',
    check: async ({ path }) => [same('pages', await pdfPages(path), 2), holds('words', await pdfText(path), 'alpha', 'omega')],
  },
];
