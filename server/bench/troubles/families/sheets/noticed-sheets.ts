import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { part } from '../../look/package.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { folded, holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { inXls } from './asked-of-xls.ts';
import { sharedText } from './noticed-sheets-builders.ts';
import { book, cellOf, type File, of } from './of.ts';
import { spreadsheet } from './open-document.ts';
import { type Cell, formula, styled } from './workbook.ts';

const rich: Cell = {
  attributes: 't="inlineStr"',
  inner:
    '<is><r><t xml:space="preserve">Plain </t></r><r><rPr><b/></rPr><t>bold</t></r><r><rPr><i/><color rgb="FFFF0000"/></rPr><t xml:space="preserve"> red</t></r></is>',
};
const blank = (rows: number): string =>
  `<table:table-row${rows > 1 ? ` table:number-rows-repeated="${rows}"` : ''}><table:table-cell table:number-columns-repeated="9"/></table:table-row>`;
const filled = (text: string, times = 1): string =>
  `<table:table-cell office:value-type="string"${times > 1 ? ` table:number-columns-repeated="${times}"` : ''}><text:p>${text}</text:p></table:table-cell>`;
const inOds = (rows: string): File => ({
  file: 'a.ods',
  from: 'ods',
  input: () => spreadsheet({ flat: false, tables: `<table:table table:name="S">${rows}</table:table>` }),
});
const many = (rows: number, columns: number): readonly (readonly Cell[])[] =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => `r${row + 1}c${column + 1}`));
const formulas = ['IF(ISBLANK(E2),H2,E2)', 'IF(AND(E2>50,OR(H2>12,G2>90)),"CPC",IF(AND(E2<50,AND(H2<12,G2<90)),"GC","PAC"))'];
const slow = (situation: Situation): Situation => ({ ...situation, slow: true });

/** Reports on workbooks of Excel and OpenDocument: moments, repeated cells, looks, papers, formulas. */
export const noticedSheets: readonly Situation[] = [
  of(
    'whole-minute-of-a-moment',
    'dilshod/xlsx2csv#269',
    book([['ts'], [styled(45230.0270833333, 1)], [styled(45393.3611111111, 1)]], {}, { formats: ['yyyy-mm-dd hh:mm:ss'] }),
    'csv',
    '2023-10-31 00:39:00',
    async ({ path }) => [same('rows', await readValue(path), [['ts'], ['2023-10-31 00:39:00'], ['2024-04-11 08:40:00']])],
  ),
  of(
    'numbers-of-passports-and-phones',
    'viest/php-ext-xlswriter#485',
    book([
      ['id', 'phone'],
      ['110101199003071234', 13800138000],
    ]),
    'csv',
    'all digits of both',
    async ({ path }) => [
      same('rows', await readValue(path), [
        ['id', 'phone'],
        ['110101199003071234', '13800138000'],
      ]),
    ],
  ),
  of(
    'empty-rows-and-like-cells-of-ods',
    'SheetJS/sheetjs#328',
    inOds(
      `<table:table-row>${filled('1')}${filled('2', 3)}${filled('3')}</table:table-row>${blank(1)}${blank(3)}<table:table-row>${filled('end')}</table:table-row>`,
    ),
    'csv',
    '1,2,2,2,3, four empty rows, end',
    async ({ text }) => {
      const lines = (await text()).replace(/\r/g, '').trimEnd().split('\n');
      return [
        same('first', lines[0], '1,2,2,2,3'),
        same('number', lines.length, 6),
        finding('last', /^end,*$/.test(lines[5] ?? ''), lines),
      ];
    },
  ),
  of(
    'date-behind-two-empty-cells-of-ods',
    'f35f22fan/Ods2#8',
    inOds(
      `<table:table-row>${['a', 'b', 'c'].map((one) => filled(one)).join('')}</table:table-row><table:table-row><table:table-cell table:number-columns-repeated="2"/><table:table-cell office:value-type="date" office:date-value="2021-06-02"><text:p>02.06.2021</text:p></table:table-cell></table:table-row>`,
    ),
    'json',
    'c is 2 June 2021, a and b are empty',
    async ({ path }) => {
      const [row] = (await readValue(path)) as readonly Readonly<Record<string, unknown>>[];
      return [same('c', row?.c, '2021-06-02'), finding('a and b', !row?.a && !row?.b, row)];
    },
  ),
  of(
    'looks-within-a-cell-in-a-page',
    'exceljs/exceljs#1395',
    book([['head'], [rich]]),
    'html',
    'bold, and red and slanted',
    async ({ text }) => {
      const html = folded(await text());
      return [
        holds('words', html.replace(/<[^>]*>/g, ''), 'Plain bold red'),
        finding('bold', /(?:<(?:b|strong)>|font-weight:\s*(?:bold|700)[^>]*>)\s*bold/.test(html), html.slice(-400)),
        finding('red', /(?:#ff0000|red|rgb\(255, ?0, ?0\))[^<]*>(?:<[^>]*>|\s)*red/i.test(html), html.slice(-400)),
        finding('slanted', /(?:<(?:i|em)>|font-style:\s*italic)[^\n]{0,90}red/.test(html), html.slice(-400)),
      ];
    },
  ),
  slow(
    of(
      'two-rows-repeated-on-each-page',
      'gotenberg/gotenberg#159',
      book(
        [['Head one'], ['Head two'], ...many(120, 1)],
        {},
        { names: '<definedName name="_xlnm.Print_Titles" localSheetId="0">S!$1:$2</definedName>' },
      ),
      'pdf',
      'both heads on each page',
      async ({ path }) => {
        const pages = (await pdfText(path)).split('\f').filter((page) => page.trim());
        return [
          finding('pages', pages.length > 1, pages.length),
          finding(
            'heads',
            pages.every((page) => /^\s*Head one\s+Head two/.test(page)),
            pages.map((page) => page.slice(0, 40)),
          ),
        ];
      },
    ),
  ),
  {
    ...of(
      'workbook-on-one-large-page',
      'cognidox/OfficeToPDF#46',
      book(many(90, 24)),
      'pdf',
      'one page with all cells',
      async ({ path }) => [same('pages', await pdfPages(path), 1), holds('cells', await pdfText(path), 'r1c1', 'r1c24', 'r90c1', 'r90c24')],
    ),
    options: { sheetPages: 'sheet' },
    slow: true,
  },
  {
    ...of(
      'all-columns-on-the-width-of-a-page',
      'cognidox/OfficeToPDF#86',
      book(many(60, 14)),
      'pdf',
      'each row whole',
      async ({ path }) => {
        const pages = (await pdfText(path)).split('\f').filter((page) => page.trim());
        return [
          finding('first', /r1c1\b[^\n]*r1c14\b/.test(pages[0] ?? ''), pages[0]?.slice(0, 300)),
          finding('last', /r60c1\b[^\n]*r60c14\b/.test(pages.at(-1) ?? ''), pages.at(-1)?.slice(-300)),
        ];
      },
    ),
    options: { sheetPages: 'width' },
    slow: true,
  },
  slow(
    of(
      'columns-of-a-formula-of-an-old-workbook',
      'ONLYOFFICE/DocumentServer#3063',
      inXls([['a'], [null, null, null, null, 5, null, 3, 7, formula(formulas[0] ?? '', 5)]]),
      'xlsx',
      formulas[0] ?? '',
      async ({ path }) => [finding('formula', (await cellOf(path, 'I2')).includes(formulas[0] ?? ''), await cellOf(path, 'I2'))],
    ),
  ),
  slow(
    of(
      'conditions-in-conditions-of-an-old-workbook',
      'PHPOffice/PhpSpreadsheet#211',
      inXls([['a'], [null, null, null, null, 60, null, 3, 70, formula(formulas[1] ?? '', 'CPC')]]),
      'ods',
      formulas[1] ?? '',
      async ({ path }) => {
        const found = /table:formula="of:=([^"]*)"/.exec(await part(path, 'content.xml'))?.[1] ?? '';
        const plain = found
          .replaceAll('&quot;', '"')
          .replaceAll('&gt;', '>')
          .replaceAll('&lt;', '<')
          .replaceAll(';', ',')
          .replace(/[[\].]/g, '');
        return [same('formula', plain, formulas[1])];
      },
    ),
  ),
  of(
    'text-of-a-shared-formula-of-an-old-workbook',
    'MarkPflug/Sylvan.Data.Excel#245',
    { file: 'old.xls', from: 'xls', input: sharedText },
    'csv',
    'a, ax, b, bx',
    async ({ path }) => [
      same('rows', await readValue(path), [
        ['a', 'ax'],
        ['b', 'bx'],
      ]),
    ],
  ),
  of(
    'lines-and-bars-of-a-cell-in-markdown',
    'csholmq/vscode-excel-to-markdown-table#3',
    book([
      ['Label', 'Content'],
      ['Tax Rates\n    2002\n    2011', '1.15%\n1.65%'],
      ['a|b', 'last'],
    ]),
    'md',
    'one row for each row',
    async ({ text }) => {
      const lines = (await text())
        .trim()
        .split('\n')
        .filter((line) => line.startsWith('|'));
      return [
        same('rows', lines.length, 4),
        finding(
          'breaks',
          /^\| *Tax Rates *<br ?\/?>(?:&nbsp;|\s)*2002 *<br ?\/?>(?:&nbsp;|\s)*2011 *\| *1\.15% *<br ?\/?> *1\.65% *\|$/.test(
            lines[2] ?? '',
          ),
          lines,
        ),
        finding('bar', /^\| *a\\\|b *\| *last *\|$/.test(lines[3] ?? ''), lines),
      ];
    },
  ),
];
