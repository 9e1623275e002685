import { part } from '../../look/package.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { holds, lacks, noted } from '../../look/words.ts';
import type { Result } from '../../result.ts';
import type { Situation } from '../../situation.ts';
import { spreadsheet } from './open-document.ts';
import { macroType, printArea, type SheetPart, xlsx } from './workbook.ts';

const open: SheetPart = { name: 'Open', rows: [['Prices 2024']] };
const secret: SheetPart = { name: 'Costs', rows: [['Our margin']], state: 'hidden' };
const areas = printArea(1, 'Costs!$A$1:$B$4');
const shows = async ({ path, notes }: Result) => {
  const text = await pdfText(path);
  return [holds('visible sheet', text, 'Prices 2024'), lacks('hidden sheet', text, 'Our margin'), noted(notes, /hidden/i)];
};
const expect = 'the visible sheet alone, and a note of the hidden one: Excel prints no hidden sheet, print area or not';

/** A flat spreadsheet or ODS whose second sheet is hidden and has a print range. */
const hiddenOds = (flat: boolean) =>
  spreadsheet({
    flat,
    styles: '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>',
    tables:
      '<table:table table:name="Open"><table:table-row><table:table-cell office:value-type="string"><text:p>Prices 2024</text:p></table:table-cell></table:table-row></table:table><table:table table:name="Costs" table:style-name="ta2" table:print-ranges="Costs.A1:Costs.B4"><table:table-row><table:table-cell office:value-type="string"><text:p>Our margin</text:p></table:table-cell></table:table-row></table:table>',
  });

export const hidden: readonly Situation[] = [
  {
    ...{ name: 'very-hidden-sheet-with-print-area', source: 'developer0hye/office2pdf#1065', file: 'prices.xlsx', from: 'xlsx', to: 'pdf' },
    input: () => xlsx({ sheets: [open, { ...secret, state: 'veryHidden' }], names: areas }),
    expect,
    check: shows,
  },
  {
    ...{ name: 'hidden-sheet-of-a-macro-workbook', source: 'gotenberg/gotenberg#677', file: 'prices.xlsm', from: 'xlsm', to: 'pdf' },
    input: () => xlsx({ sheets: [open, secret], names: areas, mainType: macroType }),
    expect,
    check: shows,
  },
  {
    ...{ name: 'hidden-sheet-between-two-visible', source: 'gotenberg/gotenberg#677', file: 'prices.xlsx', from: 'xlsx', to: 'pdf' },
    input: () =>
      xlsx({ sheets: [open, secret, { name: 'Terms', rows: [['Net 30 days']] }], names: areas + printArea(2, 'Terms!$A$1:$A$1') }),
    expect: 'both visible sheets, on a page each',
    check: async (result) => [...(await shows(result)), holds('last sheet', await pdfText(result.path), 'Net 30 days')],
  },
  {
    ...{ name: 'hidden-ods-sheet-with-print-range', source: 'gotenberg/gotenberg#677', file: 'prices.ods', from: 'ods', to: 'pdf' },
    input: () => hiddenOds(false),
    expect,
    check: shows,
  },
  {
    ...{ name: 'hidden-fods-sheet-with-print-range', source: 'gotenberg/gotenberg#677', file: 'prices.fods', from: 'fods', to: 'pdf' },
    input: () => hiddenOds(true),
    expect,
    check: shows,
  },
  {
    ...{ name: 'hidden-sheet-as-picture', source: 'gotenberg/gotenberg#677', file: 'prices.xlsx', from: 'xlsx', to: 'png' },
    input: () => xlsx({ sheets: [open, secret], names: areas }),
    expect: 'one picture, of the visible sheet',
    check: ({ paths, notes }) => [{ check: 'one picture', ok: paths.length === 1, seen: String(paths.length) }, noted(notes, /hidden/i)],
  },
  {
    ...{ name: 'hidden-sheet-as-web-page', source: 'sparna-git/xls2rdf#11', file: 'prices.xlsx', from: 'xlsx', to: 'html' },
    input: () => xlsx({ sheets: [open, secret], names: areas }),
    expect: 'the visible sheet alone',
    check: async ({ text }) => [holds('visible sheet', await text(), 'Prices 2024'), lacks('hidden sheet', await text(), 'Our margin')],
  },
  {
    ...{ name: 'hidden-sheet-stays-hidden-in-ods', source: 'sparna-git/xls2rdf#11', file: 'prices.xlsx', from: 'xlsx', to: 'ods' },
    input: () => xlsx({ sheets: [open, secret], names: areas }),
    expect: 'both sheets, the second hidden',
    check: async ({ path }) => [holds('hidden', await part(path, 'content.xml'), 'table:display="false"', 'Our margin')],
  },
  {
    ...{ name: 'hidden-rows-are-not-printed', source: 'SheetJS/sheetjs#1198', file: 'list.xlsx', from: 'xlsx', to: 'pdf' },
    input: () => xlsx({ sheets: [{ name: 'S', rows: [['shown'], ['kept back'], ['also shown']], rowAttributes: { 2: 'hidden="1"' } }] }),
    expect: 'the rows that are shown, and a note',
    check: async ({ path, notes }) => [
      holds('rows', await pdfText(path), 'shown', 'also shown'),
      lacks('hidden row', await pdfText(path), 'kept back'),
      noted(notes, /hidden/i),
    ],
  },
  {
    ...{ name: 'hidden-columns-are-not-printed', source: 'firecrawl/anydoc#9', file: 'list.xlsx', from: 'xlsx', to: 'pdf' },
    input: () =>
      xlsx({
        sheets: [
          {
            name: 'S',
            rows: [['shown', 'kept back', 'right']],
            head: '<cols><col min="2" max="2" width="9" hidden="1" customWidth="1"/></cols>',
          },
        ],
      }),
    expect: 'the columns that are shown, and a note',
    check: async ({ path, notes }) => [
      holds('columns', await pdfText(path), 'shown', 'right'),
      lacks('hidden column', await pdfText(path), 'kept back'),
      noted(notes, /hidden/i),
    ],
  },
  {
    ...{ name: 'all-rows-of-a-page-hidden', source: 'firecrawl/anydoc#9', file: 'list.xlsx', from: 'xlsx', to: 'pdf' },
    input: () =>
      xlsx({
        sheets: [
          {
            name: 'S',
            rows: Array.from({ length: 200 }, (_, row) => [`row ${row + 1} of list`]),
            rowAttributes: Object.fromEntries(Array.from({ length: 180 }, (_, row) => [row + 11, 'hidden="1"'])),
          },
        ],
      }),
    expect: 'one page of twenty rows',
    check: async ({ path }) => [
      { check: 'one page', ok: (await pdfPages(path)) === 1, seen: String(await pdfPages(path)) },
      holds('rows', await pdfText(path), 'row 10 of list', 'row 191 of list'),
      lacks('hidden', await pdfText(path), 'row 11 of', 'row 190 of'),
    ],
  },
  {
    ...{ name: 'hidden-sheet-in-data-is-noted', source: 'sparna-git/xls2rdf#11', file: 'prices.xlsx', from: 'xlsx', to: 'json' },
    input: () => xlsx({ sheets: [open, secret] }),
    expect: 'a note that the sheet Costs is hidden, and part of the result',
    check: ({ notes }) => [noted(notes, /Costs.*hidden/)],
  },
];
