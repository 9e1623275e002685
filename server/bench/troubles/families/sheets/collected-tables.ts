import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { readColumns } from '../../look/parquet.ts';
import { readSheet } from '../../look/sheet.ts';
import type { Situation } from '../../situation.ts';
import { json, sqlite } from './gathered-tables.ts';
import { cellOf, csv, type File, of } from './of.ts';

const rowsOf = async (path: string): Promise<readonly (readonly string[])[]> => (await readValue(path)) as readonly (readonly string[])[];
const html = (table: string): File => ({
  file: 'table.html',
  from: 'html',
  input: () => `<!DOCTYPE html><meta charset="utf-8"><table>${table}</table>`,
});
const parquet = (name: string, source: string, file: File, expect: string, type: RegExp, values: readonly unknown[]): Situation =>
  of(name, source, file, 'parquet', expect, async ({ path }) => {
    const { types, rows } = await readColumns(path);
    const [column = ''] = Object.keys(types).slice(-1);
    const plain = (value: unknown): unknown =>
      typeof value === 'bigint' ? Number(value) : value instanceof Date ? value.getTime() : value;
    return [
      finding('type', type.test(types[column] ?? ''), types),
      same(
        'values',
        rows.map((one) => plain(one[column])),
        values,
      ),
    ];
  });
/** A picture's first bytes, with noughts among them. */
const bytes = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10, 0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 0, 0, 1]);

/** Further reports on delimited text, JSON, databases and tables of pages. */
export const collectedTables: readonly Situation[] = [
  of(
    'words-that-end-with-numbers',
    'SheetJS/sheetjs#1764',
    { file: 'a.tsv', from: 'tsv', input: () => 'Code\tName\nF004\tSHOWER SCREEN TOWER 1,2,3\nF005\tMARCH 2\n' },
    'xlsx',
    'the words',
    async ({ path }) => [
      same('rows', await readSheet(path), [
        ['Code', 'Name'],
        ['F004', 'SHOWER SCREEN TOWER 1,2,3'],
        ['F005', 'MARCH 2'],
      ]),
    ],
  ),
  of(
    'line-break-of-json-in-csv',
    'josdejong/csv42#5',
    json([{ key1: 'This is: \nJSON', key2: 42 }]),
    'csv',
    'one row with the line break',
    async ({ path }) => [
      same('rows', await rowsOf(path), [
        ['key1', 'key2'],
        ['This is: \nJSON', '42'],
      ]),
    ],
  ),
  of(
    'days-as-heads-of-a-csv',
    'mrodrig/json-2-csv#161',
    csv('param,20/9/27,20/9/28\nc,2,2\nd,,'),
    'json',
    'the heads as written, empty values',
    async ({ path }) => {
      const rows = (await readValue(path)) as readonly Record<string, unknown>[];
      return [
        same(
          'keys',
          rows.map((one) => Object.keys(one)),
          [
            ['param', '20/9/27', '20/9/28'],
            ['param', '20/9/27', '20/9/28'],
          ],
        ),
        same('first', rows[0], { param: 'c', '20/9/27': 2, '20/9/28': 2 }),
        finding('second', rows[1]?.param === 'd' && !rows[1]['20/9/27'] && !rows[1]['20/9/28'], rows[1]),
      ];
    },
  ),
  of(
    'quotation-mark-that-begins-a-line',
    'mrodrig/json-2-csv#214',
    csv('first,second\n"hello\n",world\n'),
    'json',
    'hello and world',
    async ({ path }) => [same('rows', await readValue(path), [{ first: 'hello\n', second: 'world' }])],
  ),
  of(
    'lines-of-json-named-json',
    'iib0011/omni-tools#371',
    { file: 'data.json', from: 'json', input: () => '{"id":1,"name":"Ann"}\n{"id":2,"name":"Bob"}\n' },
    'csv',
    'both rows',
    async ({ path }) => [
      same('rows', await rowsOf(path), [
        ['id', 'name'],
        ['1', 'Ann'],
        ['2', 'Bob'],
      ]),
    ],
  ),
  of(
    'empty-cells-of-a-page-in-a-workbook',
    'jsreport/jsreport#1242',
    html('<tr><td>A long text that goes on</td><td></td><td></td></tr><tr><td>a</td><td>b</td><td>c</td></tr>'),
    'xlsx',
    'no value beside the long text',
    async ({ path }) => [
      finding('beside', !/<v|<t/.test(await cellOf(path, 'B1')), await cellOf(path, 'B1')),
      same('last', (await readSheet(path))[1], ['a', 'b', 'c']),
    ],
  ),
  of(
    'thousands-of-a-page-in-csv',
    'hhurz/tableExport.jquery.plugin#137',
    html('<tr><th>C1</th><th>C2</th></tr><tr><td>1.101</td><td>30,000</td></tr><tr><td>1</td><td>30,000.30</td></tr>'),
    'csv',
    'two columns as shown',
    async ({ path }) => [
      same('rows', await rowsOf(path), [
        ['C1', 'C2'],
        ['1.101', '30,000'],
        ['1', '30,000.30'],
      ]),
    ],
  ),
  of(
    'more-values-than-heads',
    'rburgst/time-tracker-mac#87',
    csv('Project,Task,Date\nShop,cards,,2010-11-25\nShop,signs,,2010-11-26\n'),
    'xlsx',
    'all four values',
    async ({ path }) => {
      const rows = await readSheet(path);
      return [
        same('heads', rows[0]?.slice(0, 3), ['Project', 'Task', 'Date']),
        same('row', rows[1], ['Shop', 'cards', null, '2010-11-25T00:00:00']),
      ];
    },
  ),
  of(
    'thousands-of-switzerland',
    'ledger123/runmyaccounts#492',
    csv(`"Account","Amount"\n"1000","1'234.50"\n"1020","12'000.00"\n`),
    'xlsx',
    '1234.5 and 12000',
    async ({ path }) => [
      same(
        'amounts',
        (await readSheet(path)).slice(1).map(([, amount]) => amount),
        [1234.5, 12_000],
      ),
    ],
  ),
  parquet(
    'truth-of-a-csv-in-columns',
    'duckdb/duckdb#1637',
    csv('n,test\n1,true\n2,false\n3,true\n4,false\n'),
    'true, false, true, false',
    /Bool/,
    [true, false, true, false],
  ),
  parquet('missing-day-in-columns', 'dolthub/dolt#3517', csv('i,d\n0,1877-01-01\n1,\n'), 'a day and nothing', /Date|Timestamp/, [
    Date.UTC(1877, 0, 1),
    null,
  ]),
  parquet(
    'fractions-behind-whole-numbers-in-columns',
    'apache/datafusion#1488',
    csv('id,v1\na,5\nb,7\nc,2.25\n'),
    'numbers',
    /Float64/,
    [5, 7, 2.25],
  ),
  parquet('texts-like-numbers-in-columns', 'simonw/sqlite-utils#248', csv('id,code\n1,12\n2,77\n3,8A\n'), 'texts', /Utf8/, [
    '12',
    '77',
    '8A',
  ]),
  of(
    'moments-of-a-database-in-columns',
    'nteract/nteract#2034',
    sqlite('create table t (id integer, at timestamp)', "insert into t values (1, '2026-04-22T10:00:00+02:00')"),
    'parquet',
    'the moment with its zone',
    async ({ path }) => {
      const value = (await readColumns(path)).rows[0]?.at;
      return [finding('moment', value === '2026-04-22T10:00:00+02:00' || Number(value) === Date.UTC(2026, 3, 22, 8), String(value))];
    },
  ),
  of(
    'database-without-a-row',
    'zentralopensource/zentral#1725',
    sqlite('create table t (id integer, name text)'),
    'csv',
    'the heads',
    async ({ path }) => [same('rows', await rowsOf(path), [['id', 'name']])],
  ),
  of(
    'bytes-with-noughts-of-a-database',
    'octobear2/ob2#11',
    sqlite('create table t (name text, photo blob)', `insert into t values ('Ann', x'${bytes.toString('hex')}')`),
    'csv',
    'all bytes, in Base64',
    async ({ path }) => [
      same('rows', await rowsOf(path), [
        ['name', 'photo'],
        ['Ann', bytes.toString('base64')],
      ]),
    ],
  ),
];
