import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { readSheet } from '../../look/sheet.ts';
import type { Situation } from '../../situation.ts';
import { csv, type File, of } from './of.ts';

const json = (value: unknown): File => ({ file: 'data.json', from: 'json', input: () => JSON.stringify(value) });
const data = (name: string, source: string, text: string, wanted: unknown): Situation =>
  of(name, source, csv(text), 'json', JSON.stringify(wanted), async ({ path }) => [same('data', await readValue(path), wanted)]);

/** Reports on values of text files and trees. */
export const toldValues: readonly Situation[] = [
  data('nought-in-a-csv-of-one-row', 'wireservice/csvkit#685', 'core,us\n0,60000011\n', [{ core: 0, us: 60000011 }]),
  of(
    'sentences-with-days-of-a-csv',
    'wireservice/csvkit#822',
    csv('Flight,Gate\nDEPARTURE: MONDAY 29 MAY,A\nDEPARTURE: WEDNESDAY 12 JUL   ARRIVAL: THURSDAY 13 JUL,B\n'),
    'xlsx',
    'the sentences as they are',
    async ({ path }) => [
      same('rows', await readSheet(path), [
        ['Flight', 'Gate'],
        ['DEPARTURE: MONDAY 29 MAY', 'A'],
        ['DEPARTURE: WEDNESDAY 12 JUL   ARRIVAL: THURSDAY 13 JUL', 'B'],
      ]),
    ],
  ),
  of(
    'german-days-and-times-in-a-workbook',
    'ONLYOFFICE/DocumentServer#3526',
    csv('Von;Bis;Beginn;Ende\n22.10.2025;22.10.2025;06:00;21:00\n'),
    'xlsx',
    '22 October 2025 twice, 06:00 and 21:00',
    async ({ path }) => {
      const [, row = []] = await readSheet(path);
      return [
        finding(
          'days',
          row.slice(0, 2).every((one) => /^(?:2025-10-22(?:T00:00:00)?|22\.10\.2025)$/.test(String(one))),
          row,
        ),
        finding('times', /(?:^|T)06:00(?::00)?$/.test(String(row[2])) && /(?:^|T)21:00(?::00)?$/.test(String(row[3])), row),
      ];
    },
  ),
  data(
    'line-break-right-behind-a-quotation-mark',
    'mrodrig/json-2-csv#240',
    '"Rating","Feedback","Id"\n"5","\nLayout was nice. Landscape needed work.","a001K"\n"hello\n","world",""\n',
    [
      { Rating: '5', Feedback: '\nLayout was nice. Landscape needed work.', Id: 'a001K' },
      { Rating: 'hello\n', Feedback: 'world', Id: '' },
    ],
  ),
  of(
    'last-value-that-is-empty',
    'mrodrig/json-2-csv#155',
    csv('uid,name\nmy_uid,\nother,'),
    'json',
    'an empty name in both',
    async ({ path }) => {
      const found = (await readValue(path)) as readonly Record<string, unknown>[];
      return [
        same(
          'ids',
          found.map(({ uid }) => uid),
          ['my_uid', 'other'],
        ),
        finding(
          'names',
          found.every((one) => 'name' in one && (one.name === '' || one.name === null)),
          found,
        ),
      ];
    },
  ),
  data('quotation-marks-within-a-value', 'FlatFilers/csvjson-app#20', 'foo\nbar "baz"\nmore foo\n', [
    { foo: 'bar "baz"' },
    { foo: 'more foo' },
  ]),
  of(
    'long-lists-in-cells-of-a-csv',
    'zemirco/json2csv#374',
    json([
      { name: 'a', wave: Array.from({ length: 40 }, (_, at) => at / 8), more: [] },
      { name: 'b, c', wave: [0.5], more: [1, 2] },
    ]),
    'csv',
    'as many cells in each row as columns, no value lost',
    async ({ path, text }) => {
      const rows = (await readValue(path)) as readonly (readonly string[])[];
      return [
        finding('width', rows.length === 3 && rows.every((row) => row.length === rows[0]?.length), await text()),
        finding('values', (rows[1] ?? []).join(';').includes('4.875') && (rows[2] ?? []).includes('b, c'), await text()),
      ];
    },
  ),
  of(
    'records-of-different-depth-in-a-csv',
    'mrodrig/json-2-csv#92',
    json([
      { eventId: 1, message: { type: 'Search', countries: 'nl', query: {} } },
      { eventId: 2, message: { orderType: 'Search', countries: 'be', query: { pageSize: '10]', tradeName: 'apple' } } },
    ]),
    'csv',
    'each value below its own heading',
    async ({ path, text }) => {
      const [head = [], ...rows] = (await readValue(path)) as readonly (readonly string[])[];
      const at = (row: number, name: RegExp): string => rows[row]?.[head.findIndex((one) => name.test(one))] ?? 'no column';
      return [
        same(
          'values',
          [
            at(0, /countries$/),
            at(1, /countries$/),
            at(0, /message\W?type$/),
            at(1, /orderType$/),
            at(1, /pageSize$/),
            at(0, /tradeName$/),
          ],
          ['nl', 'be', 'Search', 'Search', '10]', ''],
        ),
        finding(
          'width',
          rows.every((row) => row.length === head.length),
          await text(),
        ),
      ];
    },
  ),
  of(
    'quotation-marks-in-a-heading-of-a-csv',
    'mrodrig/json-2-csv#73',
    json([{ header: 'what\'s up, "doc"', 'a "quoted", key': 1 }]),
    'csv',
    'both as they are',
    async ({ path }) => [
      same('rows', await readValue(path), [
        ['header', 'a "quoted", key'],
        ['what\'s up, "doc"', '1'],
      ]),
    ],
  ),
];
