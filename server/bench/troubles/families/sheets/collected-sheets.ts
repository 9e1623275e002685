import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { part } from '../../look/package.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { readSheet } from '../../look/sheet.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { inXls } from './asked-of-xls.ts';
import { book, cellOf, type File, of } from './of.ts';
import { spreadsheet } from './open-document.ts';
import { formula, styled } from './workbook.ts';

const rowsOf = async (path: string): Promise<readonly (readonly string[])[]> => (await readValue(path)) as readonly (readonly string[])[];
const open = (tables: string): File => ({ file: 'a.ods', from: 'ods', input: () => spreadsheet({ flat: false, tables }) });
const text = (words: string): string => `<table:table-cell office:value-type="string"><text:p>${words}</text:p></table:table-cell>`;
const row = (...cells: readonly string[]): string => `<table:table-row>${cells.join('')}</table:table-row>`;
const table = (...rows: readonly string[]): string => `<table:table table:name="S">${rows.join('')}</table:table>`;
const sentence = 'A long conclusion that goes on over the empty cells beside it';

/** Further reports on workbooks of many programs. */
export const collectedSheets: readonly Situation[] = (
  [
    of(
      'long-words-over-empty-cells',
      'developer0hye/office2pdf#293',
      book([
        [sentence, null, null],
        ['a', 'b', 'c'],
      ]),
      'pdf',
      'the sentence on one line',
      async ({ path }) => {
        const words = await pdfWords(path);
        return [
          finding(
            'line',
            Math.abs(wordIn(words, 'long').y - wordIn(words, 'beside').y) < 2,
            words.map(({ text: word, y }) => `${word} ${y}`),
          ),
        ];
      },
    ),
    of(
      'error-of-an-xls',
      'dimastbk/python-calamine#105',
      inXls([
        ['v'],
        [{ attributes: 't="e"', inner: '<f>1/0</f><v>#DIV/0!</v>' }],
        [{ attributes: 't="e"', inner: '<f>NA()</f><v>#N/A</v>' }],
      ]),
      'csv',
      '#DIV/0! and #N/A',
      async ({ path }) => [same('rows', await rowsOf(path), [['v'], ['#DIV/0!'], ['#N/A']])],
    ),
    of(
      'error-of-an-ods',
      'tafia/calamine#720',
      {
        ...open(''),
        input: () => {
          const cell =
            '<table:table-cell table:formula="of:=1/0" office:value-type="string" office:string-value="" calcext:value-type="error" xmlns:calcext="urn:org:documentfoundation:names:experimental:calc:xmlns:calcext:1.0"><text:p>#DIV/0!</text:p></table:table-cell>';
          return spreadsheet({ flat: false, tables: table(row(text('v')), row(cell), row(text('end'))) });
        },
      },
      'csv',
      '#DIV/0!',
      async ({ path }) => [same('rows', await rowsOf(path), [['v'], ['#DIV/0!'], ['end']])],
    ),
    of(
      'day-of-a-formula-of-an-xls',
      'tafia/calamine#640',
      inXls([['v'], [styled(41_331, 1)], [{ attributes: 's="1"', inner: '<f>A2+1</f><v>41332</v>' }]], { formats: ['yyyy\\-mm\\-dd'] }),
      'csv',
      'two days',
      async ({ path }) => [same('rows', await rowsOf(path), [['v'], ['2013-02-26'], ['2013-02-27']])],
    ),
    of(
      'words-of-another-cell-of-an-xls',
      'tafia/calamine#334',
      inXls([
        ['Name', 'Copy'],
        ['Ann', formula('A2', 'Ann')],
        ['Bob', formula('A3', 'Bob')],
      ]),
      'csv',
      'the words of the other cell',
      async ({ path }) => [
        same('rows', await rowsOf(path), [
          ['Name', 'Copy'],
          ['Ann', 'Ann'],
          ['Bob', 'Bob'],
        ]),
      ],
    ),
    of(
      'words-like-an-error',
      'ExcelDataReader/ExcelDataReader#329',
      book([['v'], ['#N/A'], ['#REF!']]),
      'json',
      'the words',
      async ({ path }) => [same('rows', await readValue(path), [{ v: '#N/A' }, { v: '#REF!' }])],
    ),
    of(
      'frozen-heads-in-ods',
      'unoconv/unoconv#245',
      book(
        [
          ['Item', 'Price'],
          ['Chair', 49],
        ],
        {
          head: '<sheetViews><sheetView tabSelected="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
        },
      ),
      'ods',
      'a frozen first row',
      async ({ path }) => {
        const settings = await part(path, 'settings.xml');
        return [
          finding('mode', /config:name="VerticalSplitMode"[^>]*>2</.test(settings), settings.slice(0, 1500)),
          finding('row', /config:name="VerticalSplitPosition"[^>]*>1</.test(settings), settings.slice(0, 1500)),
        ];
      },
    ),
    of(
      'link-of-a-formula-of-an-xls',
      'snoopyjc/xls2xlsx#6',
      inXls([['v'], [formula('HYPERLINK("https://example.org/a","our page")', 'our page')]]),
      'xlsx',
      'the words of the link',
      async ({ path }) => [
        same('rows', await readSheet(path), [['v'], ['our page']]),
        holds('formula', await cellOf(path, 'A2'), 'https://example.org/a'),
      ],
    ),
    of(
      'rows-of-words-above-an-ods',
      'michal-h21/odsfile#6',
      open(table(row(text('abc'), text('abc')), row(text('world'), text('from')))),
      'md',
      'both rows',
      async ({ text: all }) => [holds('rows', (await all()).replace(/ +/g, ' '), '| abc | abc |', '| world | from |')],
    ),
  ] satisfies readonly Situation[]
).map((one) => (one.from === 'xls' ? { ...one, slow: true } : one));
