import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { holds, lacks, noted } from '../../look/words.ts';
import type { Result } from '../../result.ts';
import type { Situation } from '../../situation.ts';
import { spreadsheet } from './open-document.ts';
import { externalLink, formula, printArea, xlsx } from './workbook.ts';

const header = (text: string) => `<headerFooter><oddHeader>${text}</oddHeader></headerFooter>`;
const onePage = async (path: string) => finding('one page', (await pdfPages(path)) === 1, String(await pdfPages(path)));

/** Height of the smallest word, in points. */
const leastHeight = async (path: string): Promise<number> => {
  const boxes = (await look('pdftotext', '-bbox', path, '-')).matchAll(/yMin="([\d.]+)" xMax="[\d.]+" yMax="([\d.]+)"/g);
  return Math.min(...[...boxes].map(([, top, bottom]) => Number(bottom) - Number(top)));
};

const wide = (columns: number, separator = ','): string =>
  Array.from({ length: 40 }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (row === 0 ? `Heading ${column + 1}` : `value ${row}.${column + 1}`)).join(separator),
  ).join('\n');
const readable = async ({ path, notes }: Result) => [
  finding('type of 6 points', (await leastHeight(path)) >= 6, String(await leastHeight(path))),
  holds('all columns', await pdfText(path), 'Heading 1', 'Heading 30', 'value 39.30'),
  noted(notes, /columns continue across/),
];

const borders =
  '<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFFF00"/></patternFill></fill></fills><borders count="2"><border/><border><left style="thin"/><right style="thin"/><top style="thin"/><bottom style="thin"/></border></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf borderId="1" xfId="0" applyBorder="1"/><xf fillId="2" xfId="0" applyFill="1"/></cellXfs>';
const blank = (style: number) => ({ attributes: `s="${style}"`, inner: '' });
const odsStyles =
  '<style:style style:name="ce1" style:family="table-cell"><style:table-cell-properties fo:border="0.06pt solid #000000"/></style:style><style:style style:name="ce2" style:family="table-cell"><style:table-cell-properties fo:background-color="#ffff00"/></style:style>';
const filled = '<table:table-row><table:table-cell office:value-type="string"><text:p>only</text:p></table:table-cell></table:table-row>';
const stripes = Array.from(
  { length: 1000 },
  (_, at) => `<table:table-row table:number-rows-repeated="20"><table:table-cell table:style-name="ce${(at % 2) + 1}"/></table:table-row>`,
).join('');
const ours = /\/job|file:|(?<![a-z])in\.[a-z]/;
const nothingOurs = (text: string) => finding('nothing of the server', !ours.test(text), ours.exec(text)?.[0]);

const wideBook = (more = {}) =>
  xlsx({
    sheets: [
      {
        name: 'S',
        rows: wide(30)
          .split('\n')
          .map((line) => line.split(',')),
        ...more,
      },
    ],
  });
const choice = (name: string, sheetPages: string | undefined, source: string, more = {}): Situation => ({
  ...{ name, source, file: 'wide.xlsx', from: 'xlsx', to: 'pdf', expect: 'one page with all columns, in type of 6 points or more' },
  ...(sheetPages && { options: { sheetPages } }),
  input: () => wideBook(more),
  check: async ({ path, notes }) => [
    await onePage(path),
    finding('type', (await leastHeight(path)) >= 6, String(await leastHeight(path))),
    holds('all columns', await pdfText(path), 'Heading 1', 'Heading 30', 'value 39.30'),
    noted(notes, sheetPages ? /one page/ : /larger/),
  ],
});

export const printed: readonly Situation[] = [
  {
    ...{ name: 'header-prints-file-name', source: 'elwerene/libreoffice-convert#124', file: 'Budget 2024.xlsx', from: 'xlsx', to: 'pdf' },
    input: () => xlsx({ sheets: [{ name: 'S', rows: [['x']], tail: header('&amp;L&amp;Z&amp;F&amp;C&amp;A&amp;R&amp;F') }] }),
    expect: "the visitor's own file name and no folder",
    check: async ({ path }) => [holds('name', await pdfText(path), 'Budget 2024.xlsx'), nothingOurs(await pdfText(path))],
  },
  {
    ...{ name: 'cell-function-gives-file-name', source: 'elwerene/libreoffice-convert#124', file: 'Budget.xlsx', from: 'xlsx', to: 'pdf' },
    input: () => xlsx({ sheets: [{ name: 'S', rows: [[formula('CELL("filename",A1)', 'C:\\docs\\[Budget.xlsx]S')]] }] }),
    expect: "the visitor's own file name",
    check: async ({ path }) => [holds('name', await pdfText(path), '[Budget.xlsx]S'), nothingOurs(await pdfText(path))],
  },
  {
    ...{ name: 'ods-header-prints-file-name', source: 'elwerene/libreoffice-convert#124', file: 'Budget.ods', from: 'ods', to: 'pdf' },
    input: () =>
      spreadsheet({
        flat: false,
        tables: `<table:table table:name="S">${filled}</table:table>`,
        header: '<text:p>File <text:file-name text:display="full">C:/x.ods</text:file-name></text:p>',
      }),
    expect: "the visitor's own file name and no folder",
    check: async ({ path }) => [holds('name', await pdfText(path), 'File Budget.ods'), nothingOurs(await pdfText(path))],
  },
  {
    ...{ name: 'ampersand-before-z-in-header', source: 'elwerene/libreoffice-convert#124', file: 'a.xlsx', from: 'xlsx', to: 'pdf' },
    input: () => xlsx({ sheets: [{ name: 'S', rows: [['x']], tail: header('&amp;LA&amp;&amp;Z GmbH') }] }),
    expect: 'A&Z GmbH: two ampersands are one that is printed',
    check: async ({ path }) => [holds('header', await pdfText(path), 'A&Z GmbH')],
  },
  ...(['pdf', 'html'] as const).map(
    (to): Situation => ({
      ...{ name: `relative-link-in-${to}`, source: 'elwerene/libreoffice-convert#124', file: 'links.xlsx', from: 'xlsx', to },
      input: () =>
        xlsx({
          sheets: [
            {
              name: 'S',
              rows: [['see the other']],
              tail: '<hyperlinks><hyperlink ref="A1" r:id="h1"/></hyperlinks>',
              links: externalLink('h1', 'docs/other.xlsx'),
            },
          ],
        }),
      expect: 'a link to docs/other.xlsx, relative as it was',
      check: async ({ path, text }) => {
        const all = to === 'pdf' ? await look('pdfinfo', '-url', path) : await text();
        return [holds('link', all, 'docs/other.'), finding('no folder', !/file:|\/job/.test(all), all.slice(-200))];
      },
    }),
  ),
  {
    ...{ name: 'wide-csv-in-readable-type', source: 'CollaboraOnline/online#7285', file: 'wide.csv', from: 'csv', to: 'pdf' },
    input: () => wide(30),
    expect: 'all 30 columns in type of 6 points or more, on pages side by side',
    check: readable,
  },
  {
    ...{ name: 'wide-tsv-in-readable-type', source: 'vladholubiev/serverless-libreoffice#20', file: 'wide.tsv', from: 'tsv', to: 'pdf' },
    input: () => wide(30, '\t'),
    expect: 'all 30 columns in type of 6 points or more, on pages side by side',
    check: readable,
  },
  {
    ...{ name: 'narrow-csv-on-one-page-across', source: 'developer0hye/office2pdf#255', file: 'narrow.csv', from: 'csv', to: 'pdf' },
    input: () => wide(6),
    expect: 'all columns side by side',
    check: async ({ path, notes }) => [
      holds('row', await pdfText(path), 'value 1.1 value 1.2 value 1.3 value 1.4 value 1.5 value 1.6'),
      finding('no note', notes.length === 0, notes.join(' ')),
    ],
  },
  {
    ...{ name: 'wide-xlsx-goes-on-on-further-pages', source: 'developer0hye/office2pdf#255', file: 'wide.xlsx', from: 'xlsx', to: 'pdf' },
    input: () =>
      xlsx({
        sheets: [
          {
            name: 'S',
            rows: wide(30)
              .split('\n')
              .map((line) => line.split(',')),
          },
        ],
      }),
    expect: 'all columns, in normal type',
    check: async ({ path }) => [
      finding('type', (await leastHeight(path)) >= 9, String(await leastHeight(path))),
      holds('last column', await pdfText(path), 'Heading 30', 'value 39.30'),
    ],
  },
  {
    ...{ name: 'ods-formats-far-below-content', source: 'tdf/odftoolkit#64', file: 'a.ods', from: 'ods', to: 'pdf', slow: true },
    input: () => spreadsheet({ flat: false, styles: odsStyles, tables: `<table:table table:name="S">${filled}${stripes}</table:table>` }),
    expect: 'one page: the rest has formats alone',
    check: async ({ path }) => [await onePage(path), holds('content', await pdfText(path), 'only')],
  },
  {
    ...{ name: 'fods-formats-far-below-content', source: 'miachm/SODS#23', file: 'a.fods', from: 'fods', to: 'pdf', slow: true },
    input: () => spreadsheet({ flat: true, styles: odsStyles, tables: `<table:table table:name="S">${filled}${stripes}</table:table>` }),
    expect: 'one page: the rest has formats alone',
    check: async ({ path }) => [await onePage(path), holds('content', await pdfText(path), 'only')],
  },
  {
    ...{ name: 'xlsx-stripes-far-below-content', source: 'miachm/SODS#23', file: 'a.xlsx', from: 'xlsx', to: 'pdf' },
    input: () =>
      xlsx({
        styles: borders,
        sheets: [{ name: 'S', rows: [['only'], ...Array.from({ length: 3000 }, (_, row) => [blank((row % 2) + 1)])] }],
      }),
    expect: 'one page: the rest has formats alone',
    check: async ({ path }) => [await onePage(path), holds('content', await pdfText(path), 'only')],
  },
  {
    ...{ name: 'xlsx-stripes-far-beside-content', source: 'miachm/SODS#23', file: 'a.xlsx', from: 'xlsx', to: 'pdf' },
    input: () =>
      xlsx({ styles: borders, sheets: [{ name: 'S', rows: [['only'], Array.from({ length: 500 }, (_, at) => blank((at % 2) + 1))] }] }),
    expect: 'one page: the rest has formats alone',
    check: async ({ path }) => [await onePage(path), holds('content', await pdfText(path), 'only')],
  },
  {
    ...{ name: 'print-area-alone-is-printed', source: 'developer0hye/office2pdf#330', file: 'a.xlsx', from: 'xlsx', to: 'pdf' },
    input: () =>
      xlsx({
        sheets: [
          {
            name: 'S',
            rows: [
              ['inside', 'outside'],
              ['inside too', 'outside too'],
            ],
          },
        ],
        names: printArea(0, 'S!$A$1:$A$2'),
      }),
    expect: 'the cells of the print area',
    check: async ({ path }) => [holds('area', await pdfText(path), 'inside', 'inside too'), lacks('rest', await pdfText(path), 'outside')],
  },
  choice('sheet-fitted-to-the-page-width', 'width', 'developer0hye/office2pdf#255'),
  choice('sheet-on-a-page-of-its-own', 'sheet', 'CollaboraOnline/online#7285'),
  choice('sheet-that-fits-itself-stays-readable', undefined, 'CollaboraOnline/online#7285', {
    head: '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><dimension ref="A1:AD40"/>',
  }),
];
