import { finding, same } from '../../../fidelity/check.ts';
import { readValue } from '../../look/data.ts';
import { readSheet } from '../../look/sheet.ts';
import type { Situation } from '../../situation.ts';
import { of } from './of.ts';
import { dbf, foxMoment } from './stored-builders.ts';

const rows = async (path: string): Promise<readonly (readonly string[])[]> => (await readValue(path)) as readonly (readonly string[])[];

/** Names of streets in code page 866, which the table does not declare. */
const streets = ['Ленинский проспект', 'улица Мира', 'Большая Садовая', 'переулок Южный', 'набережная Фонтанки'];
const in866 = (text: string): Uint8Array =>
  Uint8Array.from(
    [...text.padEnd(30)].map((sign) => {
      const code = sign.codePointAt(0) ?? 32;
      if (code < 0x80) return code;
      return code < 0x440 ? code - 0x410 + 0x80 : code - 0x440 + 0xe0;
    }),
  );

/** Reports on tables of dBASE and FoxPro. */
export const databaseTables: readonly Situation[] = [
  of(
    'moments-of-visual-foxpro',
    'luads/php-xbase#2',
    dbf({
      version: 0x30,
      driver: 3,
      fields: [
        ['NAME', 'C', 10],
        ['CREATED', 'T', 8],
        ['DONE', 'L', 1],
      ],
      records: [['first', foxMoment(2_455_273, 57_412_000), 'T']],
    }),
    'csv',
    '2010-03-17 15:56:52',
    async ({ path }) => {
      const [, [name, moment, done] = []] = await rows(path);
      return [
        same('name', name, 'first'),
        finding('moment', /^2010-03-17[ T]15:56:52$/.test(moment ?? ''), moment ?? ''),
        same('truth', done, 'TRUE'),
      ];
    },
  ),
  of(
    'column-of-marks-of-visual-foxpro',
    'xmorave2/dbf2sql#1',
    dbf({
      version: 0x30,
      driver: 3,
      fields: [
        ['NAME', 'C', 10, 2],
        ['_NullFlags', '0', 1, 5],
      ],
      records: [
        ['Svejk', Uint8Array.of(0)],
        ['', Uint8Array.of(1)],
      ],
    }),
    'csv',
    'one column, NAME, without the marks of empty cells',
    async ({ path }) => [same('names', (await rows(path))[0], ['NAME'])],
  ),
  of(
    'days-of-a-database-that-never-were',
    'greatjapa/dbc2csv#7',
    dbf({
      fields: [
        ['ID', 'C', 3],
        ['DT', 'D', 8],
      ],
      records: [
        ['a', '20190228'],
        ['b', '20190231'],
        ['c', '********'],
        ['d', '00000000'],
      ],
    }),
    'xlsx',
    'February 28, the digits of February 31 as text, and no day made up',
    async ({ path }) => {
      const days = (await readSheet(path)).slice(1).map(([, day]) => String(day ?? ''));
      return [
        finding('day', days[0]?.startsWith('2019-02-28') === true, days),
        finding('no March', /^2019-?02-?31$/.test(days[1] ?? ''), days),
        finding('no day', /^(?:\*+|)$/.test(days[2] ?? '') && /^(?:0+|)$/.test(days[3] ?? ''), days),
      ];
    },
  ),
  of(
    'cyrillic-database-without-its-code-page',
    'X-Sharp/XSharpPublic#1386',
    dbf({
      fields: [
        ['ID', 'N', 3],
        ['STREET', 'C', 30],
      ],
      records: streets.map((street, at) => [String(at + 1).padStart(3), in866(street)]),
    }),
    'csv',
    'streets in Russian letters',
    async ({ path }) => [
      same(
        'streets',
        (await rows(path)).slice(1).map(([, street]) => street),
        streets,
      ),
    ],
  ),
  of(
    'records-without-a-blank-before-them',
    'rnelsonchem/simpledbf#8',
    dbf({
      mark: 0,
      fields: [
        ['STATE', 'N', 4],
        ['CITY', 'C', 8],
      ],
      records: [
        ['  39', 'Akron'],
        ['   6', 'Fresno'],
      ],
    }),
    'csv',
    'both records',
    async ({ path }) => [
      same('rows', await rows(path), [
        ['STATE', 'CITY'],
        ['39', 'Akron'],
        ['6', 'Fresno'],
      ]),
    ],
  ),
];
