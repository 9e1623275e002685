import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { readSheet } from '../../look/sheet.ts';
import type { FurtherFile, Situation } from '../../situation.ts';
import { cellOf, csv, type File, of } from './of.ts';

const json = (value: unknown): File => ({ file: 'rows.json', from: 'json', input: () => JSON.stringify(value) });
const page = (body: string): File => ({
  file: 'table.html',
  from: 'html',
  input: () => `<!doctype html><html><body>${body}</body></html>`,
});
const rowsOf = async (text: () => Promise<string>): Promise<readonly string[]> =>
  (await text())
    .replace(/\r|\uFEFF/g, '')
    .trimEnd()
    .split('\n');
const further = (file: string, content: string): FurtherFile => ({ file, from: 'csv', input: () => content });

/** Reports on CSV, JSON and HTML tables. */
export const noticedTables: readonly Situation[] = [
  of(
    'single-digits-are-no-months',
    'Mahmadabid/XLSX-CSV-TSV-MARKDOWN-Editor-Vscode-Extension#18',
    csv('id,n,day\n1,6,2001-06-01\n2,7,2001-07-01\n'),
    'xlsx',
    '6 and 7',
    async ({ path }) => {
      const rows = await readSheet(path);
      return [
        same(
          'numbers',
          rows.slice(1).map((row) => row[1]),
          [6, 7],
        ),
      ];
    },
  ),
  of(
    'number-behind-a-bracket-is-no-date',
    'exceljs/exceljs#1271',
    csv('name,value\nRetty_(300×250):22523,1\nplain,22523\n'),
    'xlsx',
    'text, and a number',
    async ({ path }) => [
      same('rows', await readSheet(path), [
        ['name', 'value'],
        ['Retty_(300×250):22523', 1],
        ['plain', 22523],
      ]),
    ],
  ),
  of(
    'long-numbers-of-a-page-in-a-workbook',
    'hhurz/tableExport.jquery.plugin#327',
    page(
      '<table><thead><tr><th>Long Number</th></tr></thead><tbody><tr><td>370911202104140038</td></tr><tr><td>370911202104140025</td></tr></tbody></table>',
    ),
    'xlsx',
    'all 18 digits',
    async ({ path }) => [same('rows', await readSheet(path), [['Long Number'], ['370911202104140038'], ['370911202104140025']])],
  ),
  of(
    'parcel-numbers-between-tabs-in-a-workbook',
    'MicrosoftDocs/OfficeDocs-Support#622',
    { file: 'land.tsv', from: 'tsv', input: () => 'PARCEL_ID\tOwner\n12345678901234567890\tAnna\n00345678901234567891\tBen\n' },
    'xlsx',
    'all 20 digits',
    async ({ path }) => [
      same('rows', await readSheet(path), [
        ['PARCEL_ID', 'Owner'],
        ['12345678901234567890', 'Anna'],
        ['00345678901234567891', 'Ben'],
      ]),
    ],
  ),
  of(
    'price-of-a-styled-page-in-a-workbook',
    'nissl-lab/npoi#682',
    page(
      '<table><tr><th>Item</th><th style="text-align:right">Price</th></tr><tr><td>Bolt</td><td style="background:#ffff00">4.50</td></tr></table>',
    ),
    'xlsx',
    '4.5 is a number',
    async ({ path }) => [
      finding(
        'number',
        /<v>4\.50?<\/v>/.test(await cellOf(path, 'B2')) && !/t="(?:s|inlineStr|str)"/.test(await cellOf(path, 'B2')),
        await cellOf(path, 'B2'),
      ),
      same('words', (await readSheet(path))[0], ['Item', 'Price']),
    ],
  ),
  of(
    'objects-in-lists-of-json-in-a-workbook',
    'SheetJS/sheetjs#2142',
    json([
      {
        id: 1,
        details: {
          first_name: 'Gary',
          nicknames: [
            { language: 'italian', value: 'martello' },
            { language: 'inglese', value: 'hammer' },
          ],
          email: ['gortiz0@mapy.cz', 'awilliamson1@narod.ru'],
        },
        vip: false,
      },
    ]),
    'xlsx',
    'every value is in a cell',
    async ({ path }) => {
      const all = JSON.stringify(await readSheet(path));
      return ['Gary', 'martello', 'hammer', 'gortiz0@mapy.cz', 'awilliamson1@narod.ru', 'false'].map((one) =>
        finding(one, all.includes(one), all),
      );
    },
  ),
  of(
    'column-of-nulls-in-a-workbook',
    'SheetJS/sheetjs#1196',
    json([
      { asset_id: null, name: 'a' },
      { asset_id: null, name: 'b' },
    ]),
    'xlsx',
    'the column stays, empty',
    async ({ path }) => {
      const rows = await readSheet(path);
      return [
        same('heads', rows[0], ['asset_id', 'name']),
        finding(
          'cells',
          rows.slice(1).every((row) => row[0] === null || row[0] === ''),
          rows,
        ),
        same(
          'names',
          rows.slice(1).map((row) => row[1]),
          ['a', 'b'],
        ),
      ];
    },
  ),
  of(
    'null-among-objects-of-json',
    'rikkertkoppes/json2xls#55',
    json([{ count: 1 }, null, { count: 3 }]),
    'csv',
    'count, 1, 3',
    async ({ text }) => [same('rows', (await rowsOf(text)).filter(Boolean), ['count', '1', '3'])],
  ),
  of(
    'columns-in-the-order-of-json',
    'kaue/jsonexport#1',
    json([{ name: 'reports', version: '1.0.0', scripts: { test: 'echo', start: 'node' }, author: '', dependencies: { csv: '^0.4.2' } }]),
    'csv',
    'name first, dependencies last',
    async ({ path }) => {
      const [heads = []] = (await readValue(path)) as readonly (readonly string[])[];
      return [
        same(
          'heads',
          heads.map((head) => head.replace(/[./[\]_ ]+/g, '.')),
          ['name', 'version', 'scripts.test', 'scripts.start', 'author', 'dependencies.csv'],
        ),
      ];
    },
  ),
  of('mark-before-a-quoted-head', 'harelba/q#217', csv('\uFEFF"a","b","c"\n"1","2","3"\n'), 'json', 'a, b and c', async ({ path }) => [
    same('keys', Object.keys(((await readValue(path)) as readonly object[])[0] ?? {}), ['a', 'b', 'c']),
  ]),
  of(
    'moments-of-a-csv-in-a-workbook',
    'SheetJS/sheetjs#2740',
    csv('id,at\n1,2022-07-13 11:33:09\n2,2022-07-14 00:00:00\n'),
    'xlsx',
    'two moments',
    async ({ path }) => {
      const rows = await readSheet(path);
      return [
        same(
          'moments',
          rows.slice(1).map((row) => String(row[1]).slice(0, 19)),
          ['2022-07-13T11:33:09', '2022-07-14T00:00:00'],
        ),
      ];
    },
  ),
  {
    ...of(
      'merged-csv-with-a-mark-and-quoted-heads',
      'johnkerl/miller#161',
      csv('\uFEFFa,b,c\n"1","2","3"\n'),
      'csv',
      'one head, two rows',
      async ({ text }) => [
        same(
          'rows',
          (await rowsOf(text)).map((row) => row.replaceAll('"', '')),
          ['a,b,c', '1,2,3', '4,5,6'],
        ),
      ],
    ),
    further: [further('b.csv', '\uFEFF"a","b","c"\n"4","5","6"\n')],
  },
  {
    ...of(
      'merged-csv-with-lines-in-heads',
      'osmose-qa/osmose-backend#615',
      csv('id,"name\nof place"\n1,Bern\n'),
      'csv',
      'one head of two lines',
      async ({ path }) => [
        same('rows', await readValue(path), [
          ['id', 'name\nof place'],
          ['1', 'Bern'],
          ['2', 'Köln'],
        ]),
      ],
    ),
    further: [further('b.csv', 'id,"name\nof place"\r\n2,Köln\r\n')],
  },
];
