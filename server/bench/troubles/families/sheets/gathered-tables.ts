import { Database } from 'bun:sqlite';
import { finding, same } from '../../../fidelity/check.ts';
import { withFolder } from '../../../fidelity/look.ts';
import { readValue } from '../../look/data.ts';
import { part } from '../../look/package.ts';
import { readColumns } from '../../look/parquet.ts';
import { readSheet } from '../../look/sheet.ts';
import type { Situation } from '../../situation.ts';
import { csv, type File, of } from './of.ts';

const rowsOf = async (path: string): Promise<readonly (readonly string[])[]> => (await readValue(path)) as readonly (readonly string[])[];
export const json = (value: unknown): File => ({ file: 'data.json', from: 'json', input: () => JSON.stringify(value) });
export const sqlite = (...statements: readonly string[]): File => ({
  ...{ file: 'data.sqlite', from: 'sqlite' },
  input: () =>
    withFolder(async (dir) => {
      const database = new Database(`${dir}/data.sqlite`, { create: true });
      for (const statement of statements) database.run(statement);
      database.close();
      return Bun.file(`${dir}/data.sqlite`).bytes();
    }),
});
/** Letters of western Europe in the code page of the old Mac. */
const macRoman: Readonly<Record<string, number>> = {
  ...{ ä: 0x8a, ö: 0x9a, ü: 0x9f, é: 0x8e, è: 0x8f, ë: 0x91, ç: 0x8d, ñ: 0x96, Ü: 0x86, Ö: 0x85 },
};
const people = ['Zoë Müller,Zürich', 'José Muñoz,Malaga', 'François Lefèvre,Orléans', 'Jürgen Schröder,Köln', 'André Désirée,Besançon'];
const ofMac: File = {
  ...{ file: 'people.csv', from: 'csv' },
  input: () => Uint8Array.from([...`Name,City\r${people.join('\r')}\r`].map((sign) => macRoman[sign] ?? sign.charCodeAt(0))),
};
const versions = `version\n${'10.5\n'.repeat(3000)}11.0.1\n`;

/** Reports on tables of many programs: delimited text, JSON, databases and pages. */
export const gatheredTables: readonly Situation[] = [
  of(
    'decimal-commas-in-columns',
    'duckdb/duckdb#6690',
    csv('id,amount\n1,"80000000,00"\n2,"1250,50"\n3,"7,25"\n'),
    'parquet',
    'a column of numbers',
    async ({ path }) => {
      const { types, rows } = await readColumns(path);
      return [
        same('type', types.amount, 'Float64'),
        same(
          'values',
          rows.map(({ amount }) => amount),
          [80_000_000, 1250.5, 7.25],
        ),
      ];
    },
  ),
  of(
    'codes-with-noughts-in-columns',
    'dathere/qsv#688',
    csv('luogo_istat,n\n001272,1\n058091,2\n072006,3\n'),
    'parquet',
    'texts with their noughts',
    async ({ path }) => [
      same(
        'values',
        (await readColumns(path)).rows.map(({ luogo_istat }) => luogo_istat),
        ['001272', '058091', '072006'],
      ),
    ],
  ),
  of(
    'moments-of-a-csv-in-columns',
    'dathere/qsv#697',
    csv('field1,date1\n4500233821,2018-11-29 12:15:06.353\n4500242807,2018-11-29 12:55:03.097\n'),
    'parquet',
    'a column of moments',
    async ({ path }) => {
      const { types, rows } = await readColumns(path);
      return [
        finding('type', /Timestamp/.test(types.date1 ?? ''), types),
        same('first', Number(rows[0]?.date1), Date.UTC(2018, 10, 29, 12, 15, 6, 353)),
      ];
    },
  ),
  of(
    'versions-behind-many-numbers-in-a-database',
    'neiltron/apple-health-mcp#23',
    csv(versions),
    'sqlite',
    'all 3001 rows, the versions as written',
    async ({ path }) => {
      const [rows = []] = Object.values((await readValue(path)) as Record<string, unknown[][]>);
      return [same('rows', rows.length, 3001), same('ends', [rows[0]?.[0], rows.at(-1)?.[0]], ['10.5', '11.0.1'])];
    },
  ),
  of(
    'control-letters-of-a-csv-in-a-workbook',
    'mbleron/ExcelGen#12',
    csv('a,b\nx\u001ay\u0001,next\n'),
    'xlsx',
    'a workbook that opens',
    async ({ path }) => {
      const rows = await readSheet(path);
      return [same('next', rows[1]?.[1], 'next'), finding('text', /^x.{0,7}y/.test(String(rows[1]?.[0])), rows[1])];
    },
  ),
  of(
    'keys-with-a-dot-in-a-workbook',
    'rikkertkoppes/json2xls#35',
    json([
      { 'Sr. No.': 1, Name: 'Ann' },
      { 'Sr. No.': 2, Name: 'Bob' },
    ]),
    'xlsx',
    'both columns',
    async ({ path }) => [
      same('rows', await readSheet(path), [
        ['Sr. No.', 'Name'],
        [1, 'Ann'],
        [2, 'Bob'],
      ]),
    ],
  ),
  of(
    'ranges-of-json-are-no-dates',
    'react-csv/react-csv#253',
    json([
      { value: 589_840, count: '1-10' },
      { value: 39_841, count: '10-12' },
    ]),
    'xlsx',
    'texts',
    async ({ path }) => [
      same('rows', await readSheet(path), [
        ['value', 'count'],
        [589_840, '1-10'],
        [39_841, '10-12'],
      ]),
    ],
  ),
  of(
    'semicolons-behind-a-bare-value',
    'rburgst/time-tracker-mac#57',
    csv(
      'Project;"Task";"Date";"Start";"End";"Duration";"Comment"\nBusiness Cards;"changes";"2010-03-02";"2010-03-02 16:23:34";"2010-03-02 16:28:56";"00:05:21";""\n',
    ),
    'xlsx',
    'seven columns',
    async ({ path }) => {
      const [head = [], row = []] = await readSheet(path);
      return [
        same('heads', head, ['Project', 'Task', 'Date', 'Start', 'End', 'Duration', 'Comment']),
        finding('row', row[0] === 'Business Cards' && row[1] === 'changes' && String(row[3]).startsWith('2010-03-02T16:23:34'), row),
      ];
    },
  ),
  of(
    'fractions-of-a-csv-are-no-dates',
    'https://newtonexcelbach.com/page/108/',
    csv('Part,Size\nbolt,3/4\nnut,1/2\nscrew,5/8\n'),
    'ods',
    'texts',
    async ({ path }) => {
      const content = await part(path, 'content.xml');
      return ['3/4', '1/2', '5/8'].map((one) =>
        finding(one, new RegExp(`office:value-type="string"[^>]*><text:p>${one}<`).test(content), content.slice(-1200)),
      );
    },
  ),
  of(
    'days-before-months-in-a-workbook',
    'https://projectwoman.com/tag/data',
    csv('Date,Amount\n22/11/2010,5\n2/1/2011,6\n'),
    'xlsx',
    '22 November and 2 January',
    async ({ path }) => {
      const [, first = [], second = []] = await readSheet(path);
      return [same('dates', [first[0], second[0]], ['2010-11-22T00:00:00', '2011-01-02T00:00:00'])];
    },
  ),
  of(
    'letters-of-excel-for-mac',
    'https://donatstudios.com/CSV-An-Encoding-Nightmare',
    ofMac,
    'json',
    'the names with their accents',
    async ({ path }) => [
      same(
        'rows',
        await readValue(path),
        people.map((one) => ({ Name: one.split(',')[0], City: one.split(',')[1] })),
      ),
    ],
  ),
  of(
    'numbers-and-nulls-of-a-database',
    'sqlitebrowser/sqlitebrowser#1323',
    sqlite(
      'create table t (id integer not null, size bigint, flag varchar, primary key (id))',
      "insert into t values (1, null, 'Yes'), (2, 7, 'No')",
    ),
    'json',
    'numbers and null',
    async ({ path }) => [
      same('rows', await readValue(path), [
        { id: 1, size: null, flag: 'Yes' },
        { id: 2, size: 7, flag: 'No' },
      ]),
    ],
  ),
  of(
    'bytes-and-days-of-a-database',
    'nao1215/filesql#195',
    sqlite('create table t (day date, raw blob)', "insert into t values ('2026-07-30', x'68656c6c6f')"),
    'csv',
    'the day as it was stored, the bytes as text',
    async ({ path }) => [
      same('rows', await rowsOf(path), [
        ['day', 'raw'],
        ['2026-07-30', 'hello'],
      ]),
    ],
  ),
  of(
    'nought-byte-of-a-csv-in-columns',
    'nao1215/sqly#835',
    csv('id,payload\n1,A\u0000B\n2,C\n'),
    'parquet',
    'both rows',
    async ({ path }) => {
      const { rows } = await readColumns(path);
      return [same('rows', rows.length, 2), finding('text', /^A.?B$/su.test(String(rows[0]?.payload)), rows[0])];
    },
  ),
  of(
    'moments-of-a-csv-in-a-database',
    'lana-k/sqliteviz#64',
    csv('"id","createdOn"\n"60dc8bd397491cb72be381e3","2021-06-30T15:20:51.469Z"\n"60dc83c297491cb72be381af","2021-06-30T14:46:26.326Z"\n'),
    'sqlite',
    'both rows with their moments',
    async ({ path }) => {
      const [rows = []] = Object.values((await readValue(path)) as Record<string, string[][]>);
      return [
        same(
          'moments',
          rows.map((row) => row.at(-1)),
          ['2021-06-30T15:20:51.469Z', '2021-06-30T14:46:26.326Z'],
        ),
      ];
    },
  ),
];
