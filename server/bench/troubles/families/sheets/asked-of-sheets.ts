import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { imagesOf } from '../../look/images.ts';
import { pdfText } from '../../look/pdf.ts';
import { inkOf } from '../../look/pdf-marks.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { halves } from '../documents/parts.ts';
import { bars, drawnHeader, inline, newest, shared, sharedAt, spilled, truth, wide } from './asked-of-sheets-builders.ts';
import { ods, shown } from './everyday-of.ts';
import { book, cellOf, csv, of, text } from './of.ts';
import { styled } from './workbook.ts';

/** Reports on XLSX, ODS and CSV files of other programs. */
export const askedOfSheets: readonly Situation[] = [
  of(
    'shared-text-without-its-number',
    'tafia/calamine#607',
    shared(
      [
        ['k', 'v'],
        ['a', sharedAt('')],
        ['b', sharedAt('1')],
      ],
      '<t>first</t>',
      '<t>second</t>',
    ),
    'csv',
    'a has nothing, b has second',
    async ({ path }) => [
      same('rows', await readValue(path), [
        ['k', 'v'],
        ['a', ''],
        ['b', 'second'],
      ]),
    ],
  ),
  of(
    'shared-text-that-is-empty',
    'openai/codex#38118',
    shared(
      [
        ['k', 'v'],
        [sharedAt('0'), sharedAt('1')],
      ],
      '<t>visible</t>',
      '<t/>',
    ),
    'csv',
    'visible, and nothing',
    async ({ path }) => [
      same('rows', await readValue(path), [
        ['k', 'v'],
        ['visible', ''],
      ]),
    ],
  ),
  of(
    'text-of-a-cell-where-its-value-stands',
    'tafia/calamine#633',
    book([['n'], [inline('<v>1.</v>')], ['end']]),
    'csv',
    '1. as the text',
    async ({ path }) => [same('rows', await readValue(path), [['n'], ['1.'], ['end']])],
  ),
  of(
    'text-of-a-cell-that-is-not-there',
    'JanMarvin/openxlsx2#1039',
    book([
      ['a', 'b'],
      [{ attributes: 't="inlineStr"', inner: '' }, 'x'],
    ]),
    'csv',
    'nothing, and x',
    async ({ path }) => [
      same('rows', await readValue(path), [
        ['a', 'b'],
        ['', 'x'],
      ]),
    ],
  ),
  shown(
    'words-of-a-format-with-letters-of-dates',
    'yfedoseev/office_oxide#147',
    '"yes";"no"',
    [styled(1, 1), styled(-1, 1)],
    ['yes', 'no'],
  ),
  shown('days-behind-a-number', 'yfedoseev/office_oxide#147', '0.00" days"', [styled(2.5, 1)], ['2.50 days']),
  shown('millions-with-their-letter', 'yfedoseev/office_oxide#147', '#,##0,," M"', [styled(12_400_000, 1)], ['12 M']),
  shown(
    'dates-about-the-day-that-never-was',
    'qrilka/xlsx#145',
    'yyyy-mm-dd',
    [styled(1, 1), styled(59, 1), styled(61, 1)],
    ['1900-01-01', '1900-02-28', '1900-03-01'],
  ),
  of(
    'dates-before-1900-in-a-csv',
    'abap2xlsx/abap2xlsx#1275',
    csv('name,born\nAda,1815-12-10\nAlan,1912-06-23\n'),
    'xlsx',
    '1815-12-10 as text or a day, never a number below nothing',
    async ({ path }) => {
      const cell = await cellOf(path, 'B2');
      return [finding('Ada', cell.includes('1815-12-10') || /t="d"/.test(cell), cell), lacks('no negative day', cell, '<v>-')];
    },
  ),
  shown('truth-of-libreoffice', 'dilshod/xlsx2csv#225', '"TRUE";"TRUE";"FALSE"', [truth(1, 1), truth(0, 1)], ['TRUE', 'FALSE']),
  text(
    'post-code-in-text-format-in-a-page',
    'Apkawa/xlsx2html#22',
    book([['zip'], [styled(85_043, 1)]], {}, { formats: ['@'] }),
    'html',
    ['85043'],
    ['90000'],
  ),
  of(
    'bars-in-their-own-colour',
    'developer0hye/office2pdf#371',
    book([[20], [60], [95]], { tail: bars }),
    'pdf',
    'dark blue bars',
    async ({ path }) => [
      finding('bars', (await inkOf(path, 1, '#1e2761')) > 0.0001, await inkOf(path, 1, '#1e2761')),
      finding('no other blue', (await inkOf(path, 1, '#638ec6')) < 0.0001, await inkOf(path, 1, '#638ec6')),
      holds('values', await pdfText(path), '20', '60', '95'),
    ],
  ),
  of(
    'values-of-a-formula-over-several-cells',
    'JuliaData/XLSX.jl#324',
    spilled,
    'csv',
    'oak and elm behind the first two names',
    async ({ path }) => [
      same('rows', await readValue(path), [
        ['names', 'once'],
        ['oak', 'oak'],
        ['elm', 'elm'],
        ['oak', ''],
      ]),
    ],
  ),
  text('formulas-of-the-newest-excel-on-paper', 'exceljs/exceljs#2942', newest, 'pdf', ['42', '4711', 'as saved'], ['#NAME?']),
  of(
    'names-with-quotes-in-a-database',
    'dfinke/ImportExcel#1191',
    book([
      ['who', 'note'],
      ["Fry's", 'say "hi"; DROP TABLE x'],
    ]),
    'sqlite',
    'both words as they are',
    async ({ path }) => [
      finding(
        'row',
        JSON.stringify(await readValue(path)).includes(JSON.stringify(["Fry's", 'say "hi"; DROP TABLE x'])),
        JSON.stringify(await readValue(path)),
      ),
    ],
  ),
  of(
    'empty-cells-in-a-database',
    'dfinke/ImportExcel#1421',
    book([
      ['FirstName', 'LastName', 'Age'],
      ['John', "D'Avorio", null],
      ['Eva', null, 7],
    ]),
    'sqlite',
    'NULL where nothing is',
    async ({ path }) => [
      finding(
        'rows',
        JSON.stringify(await readValue(path)).includes('[["John","D\'Avorio",null],["Eva",null,7]]'),
        JSON.stringify(await readValue(path)),
      ),
    ],
  ),
  of(
    'utf-16-with-quotes-and-semicolons',
    'Unstructured-IO/unstructured#4443',
    { file: 'table.csv', from: 'csv', input: () => wide },
    'json',
    'a name of two lines, the amounts 1.5 and 2.25',
    async ({ path }) => {
      const value = JSON.stringify(await readValue(path)).replaceAll('\\r', '');
      return [
        finding(
          'rows',
          /^\[\{"name":"Zoë\\nof Łódź","amount":(?:1\.5|"1,5")\},\{"name":"Ann","amount":(?:2\.25|"2,25")\}\]$/.test(value),
          value,
        ),
      ];
    },
  ),
  of(
    'words-under-joined-cells-of-an-ods',
    'SheetJS/sheetjs#1365',
    ods(
      '<table:table-cell office:value-type="string" table:number-columns-spanned="2"><text:p>seen</text:p></table:table-cell><table:covered-table-cell office:value-type="string"><text:p>under</text:p></table:covered-table-cell><table:table-cell office:value-type="string"><text:p>third</text:p></table:table-cell>',
    ),
    'csv',
    'third stays in the third column',
    async ({ path }) => {
      const rows = (await readValue(path)) as readonly (readonly string[])[];
      return [same('third', rows[1]?.[2], 'third'), same('first', rows[1]?.[0], 'seen')];
    },
  ),
  {
    name: 'picture-in-the-header-of-a-sheet',
    source: 'Api2Pdf/api2pdf.dotnet#7',
    file: 'book.xlsx',
    from: 'xlsx',
    to: 'pdf',
    input: async () => drawnHeader(await halves('png')).input(),
    expect: 'the picture above the body, or a note that it is not there',
    stillWrong: 'LibreOffice has no pictures in the headers of sheets.',
    check: async (result) => [
      finding('picture', (await imagesOf(result)).length > 0 || result.notes.some((note) => /header/i.test(note)), result.notes),
      holds('body', await pdfText(result.path), 'Body'),
    ],
  },
];
