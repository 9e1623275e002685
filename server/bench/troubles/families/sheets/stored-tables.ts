import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { readSheet } from '../../look/sheet.ts';
import { holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { inXls } from './asked-of-xls.ts';
import { book, cellOf, csv, of } from './of.ts';
import { binaryDates, rewritten, strict } from './stored-builders.ts';
import { formula, styled } from './workbook.ts';

const rows = async (path: string): Promise<readonly (readonly string[])[]> => (await readValue(path)) as readonly (readonly string[])[];
/** Reports on binary workbooks, workbooks of other programs and text files. */
export const storedTables: readonly Situation[] = [
  of(
    'dates-of-a-binary-workbook',
    'willtrnr/pyxlsb#5',
    binaryDates('day', 42_737, 42_738.5),
    'xlsx',
    'two dates: January 2 and 3 of 2017',
    async ({ path }) => {
      const values = (await readSheet(path)).map(([cell]) => String(cell).slice(0, 10));
      return [same('days', values, ['day', '2017-01-02', '2017-01-03'])];
    },
  ),
  of(
    'semicolons-with-a-comma-in-each-date',
    'janisdd/vscode-edit-csv#119',
    csv(
      'April 15, 2023;4028722987;25.00;Ray;pending;\nApril 14, 2023;4441335566;25.00;Scott;pending;\nApril 13, 2023;1012167625;25.00;Paige;pending;\nApril 12, 2023;6783434534;25.00;Lonny;\nApril 11, 2023;6387478020;25.00;Rosa;\n',
    ),
    'xlsx',
    'the whole date in column A, the name in D',
    async ({ path }) => {
      const [first = [], , , last = []] = await readSheet(path);
      return [
        finding('date', /^(?:April 15, 2023|2023-04-15.*)$/.test(String(first[0])), first),
        same('names', [first[3], last[3]], ['Ray', 'Lonny']),
      ];
    },
  ),
  of(
    'semicolons-within-cells-of-a-list-with-a-title',
    'mechatroner/vscode_rainbow_csv#129',
    csv(
      'Machine Vulnerabilities Export,28 Feb 2023 11:42 AM +00:00\nSeverity,CVSS v3,Age (days),Has Exploit,Related Software,Description\nMedium,6.5,14,False,mozilla:firefox;mozilla:firefox_esr;mozilla:thunderbird;suse:mozillafirefox;suse:mozillathunderbird,"This affects the following vendors: Mozilla, Suse."\nHigh,8.8,15,True,ubuntu:firefox;mozilla:firefox;mozilla:firefox_esr,"This affects Mozilla, Ubuntu."\n',
    ),
    'xlsx',
    'six columns: Medium in A, the software in E, the sentence in F',
    async ({ path }) => {
      const row = (await readSheet(path)).find(([first]) => first === 'Medium') ?? [];
      return [
        same('score', row[1], 6.5),
        finding('software', String(row[4]).startsWith('mozilla:firefox;mozilla:firefox_esr'), row),
        same('sentence', row[5], 'This affects the following vendors: Mozilla, Suse.'),
      ];
    },
  ),
  of(
    'delimiter-named-in-the-first-line',
    'parsecsv/parsecsv-for-php#60',
    csv('sep=;\r\nname;share\r\nAnn, the elder;1,23\r\nBob;4,5\r\n'),
    'xlsx',
    'name and share as headings, 1.23 and 4.5 as numbers, no line about the delimiter',
    async ({ path }) => [
      same('rows', await readSheet(path), [
        ['name', 'share'],
        ['Ann, the elder', 1.23],
        ['Bob', 4.5],
      ]),
    ],
  ),
  of(
    'dates-of-a-csv-are-dates',
    'calpaterson/csvbase#13',
    csv('exchange,opened\nLondon,2018-03-01\nOslo,2019-07-15\n'),
    'xlsx',
    'two dates, shown as dates',
    async ({ path }) => [
      same(
        'dates',
        (await readSheet(path)).map(([, day]) => String(day).slice(0, 10)),
        ['opened', '2018-03-01', '2019-07-15'],
      ),
    ],
  ),
  {
    ...of(
      'day-and-month-of-an-xls',
      'wireservice/csvkit#1190',
      inXls([['day'], [styled(38_716, 1)], [styled(38_353, 1)]], { formats: ['dd\\-mmm'] }),
      'csv',
      '30-Dec and 01-Jan, as the sheet shows them',
      async ({ path }) => [same('rows', await rows(path), [['day'], ['30-Dec'], ['01-Jan']])],
    ),
    slow: true,
  },
  {
    ...of(
      'tiny-numbers-of-an-xls',
      'ONLYOFFICE/DesktopEditors#789',
      inXls([['v'], [1.039_792_031e-8], [5.752_358_097e-7]]),
      'xlsx',
      '0.00000001039792031 and 0.0000005752358097, not 0',
      async ({ path }) => [same('values', await readSheet(path), [['v'], [1.039_792_031e-8], [5.752_358_097e-7]])],
    ),
    slow: true,
  },
  of(
    'dates-of-a-strict-workbook',
    'exceljs/exceljs#2695',
    rewritten(
      book(
        [
          ['when', 'n'],
          [{ attributes: 's="1" t="d"', inner: '<v>2024-02-16T21:36:25</v>' }, 7],
          [{ attributes: 's="1" t="d"', inner: '<v>2024-02-17</v>' }, 8],
        ],
        {},
        { formats: ['yyyy\\-mm\\-dd\\ hh:mm:ss'] },
      ),
      strict,
    ),
    'csv',
    '2024-02-16 21:36:25 and 2024-02-17',
    async ({ path }) => {
      const [, first = [], second = []] = await rows(path);
      return [
        same('first', first, ['2024-02-16 21:36:25', '7']),
        finding('second', /^2024-02-17(?: 00:00:00)?$/.test(second[0] ?? ''), second),
      ];
    },
  ),
  of(
    'format-as-far-as-the-last-column',
    'SheetJS/sheetjs#182',
    book(
      [
        ['a', 'b', ...Array.from({ length: 16_381 }, () => null), { attributes: 's="1"', inner: '' }],
        ['c', 'd'],
      ],
      { head: '<dimension ref="A1:XFD132"/>' },
      { formats: ['0.00'] },
    ),
    'csv',
    'two columns',
    async ({ path }) => [
      same('rows', await rows(path), [
        ['a', 'b'],
        ['c', 'd'],
      ]),
    ],
  ),
  of(
    'sum-that-no-program-has-computed',
    'jmcnamara/XlsxWriter#610',
    rewritten(
      book([
        ['Rent', 1000],
        ['Gas', 100],
        ['Food', 300],
        ['Gym', 50],
        ['Total', formula('SUM(B1:B4)', 0)],
      ]),
      (text, name) =>
        name === 'xl/workbook.xml' ? text.replace('</workbook>', '<calcPr calcId="124519" fullCalcOnLoad="1"/></workbook>') : text,
    ),
    'csv',
    '1450: the workbook says that it must be computed when it is opened',
    async ({ path }) => [same('total', (await rows(path)).at(-1), ['Total', '1450'])],
  ),
  of(
    'csv-that-begins-with-id',
    'SheetJS/sheetjs#651',
    csv('ID,CODE,DESCRIPTION\n1,CODE1,DESCRIPTION1\n2,CODE2,DESCRIPTION2\n'),
    'xlsx',
    'three columns, ID among them',
    async ({ path }) => [
      same('rows', await readSheet(path), [
        ['ID', 'CODE', 'DESCRIPTION'],
        [1, 'CODE1', 'DESCRIPTION1'],
        [2, 'CODE2', 'DESCRIPTION2'],
      ]),
    ],
  ),
  of(
    'line-ends-of-the-old-mac-in-a-database',
    'sqlitebrowser/sqlitebrowser#212',
    csv('plot,species,n\r1,"Acer\rrubrum",12\r2,Quercus alba,7\r'),
    'sqlite',
    'two rows of three columns',
    async ({ path }) => {
      const value = JSON.stringify(await readValue(path));
      return [finding('rows', /\[\[1,"Acer(?:\\r|\\n|\\r\\n)rubrum",12\],\[2,"Quercus alba",7\]\]/.test(value), value)];
    },
  ),
  of(
    'tiny-numbers-of-a-csv',
    'ONLYOFFICE/DocumentServer#2731',
    csv('rep,A,B\nboot0,5.752358097e-07,6.241771831e-07\nboot1,5.772195833e-07,6.96334089e-07\n'),
    'xlsx',
    'the numbers with all digits',
    async ({ path }) => [
      same('rows', (await readSheet(path)).slice(1), [
        ['boot0', 5.752_358_097e-7, 6.241_771_831e-7],
        ['boot1', 5.772_195_833e-7, 6.963_340_89e-7],
      ]),
      holds('as a number', await cellOf(path, 'B2'), '<v>'),
    ],
  ),
];
