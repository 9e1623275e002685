import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import type { FurtherFile, Situation } from '../../situation.ts';

const file = (name: string, content: string): FurtherFile => ({ file: name, from: name.split('.').at(-1) ?? '', input: () => content });

const merged = (
  name: string,
  source: string,
  to: string,
  files: readonly [FurtherFile, ...FurtherFile[]],
  expect: string,
  check: Extract<Situation, { check: unknown }>['check'],
  stillWrong?: string,
): Situation => ({
  ...{ name, source, ...files[0], to, further: files.slice(1), expect, check },
  ...(stillWrong && { stillWrong }),
});

/** Several tables that become one. */
export const mergedTables: readonly Situation[] = [
  merged(
    'merged-csv-with-columns-in-another-order',
    'wireservice/csvkit#245',
    'csv',
    [file('a.csv', 'x,y\n1,2\n3,4\n'), file('b.csv', 'y,z\n8,this\n9,that\n')],
    'columns x, y and z; the rows of the second file under y and z',
    async ({ text }) => [
      same('rows', (await text()).replace(/\r/g, '').trim().split('\n'), ['x,y,z', '1,2,', '3,4,', ',8,this', ',9,that']),
    ],
  ),
  merged(
    'merged-csv-with-one-header',
    'wireservice/csvkit#197',
    'csv',
    [file('jan.csv', 'day;sum\n1;2,5\n'), file('feb.csv', 'day,sum\n2,"3,5"\n'), file('mar.csv', '\uFEFFday\tsum\n3\t4,5\n')],
    'one header and three rows, whatever the delimiters and marks',
    async ({ text }) => {
      const rows = (await text())
        .replace(/\r|\uFEFF/g, '')
        .trim()
        .split('\n');
      return [
        same(
          'rows',
          rows.map((row) => row.replace(/"/g, '')),
          ['day,sum', '1,2,5', '2,3,5', '3,4,5'],
        ),
      ];
    },
  ),
  merged(
    'merged-json-records-to-csv',
    'wireservice/csvkit#888',
    'csv',
    [file('a.json', '[{"id":1,"name":"Ada"}]'), file('b.json', '[{"name":"Bob","id":2,"city":"Bern"}]')],
    'id, name and city, each value under its name',
    async ({ text }) => [same('rows', (await text()).replace(/\r/g, '').trim().split('\n'), ['id,name,city', '1,Ada,', '2,Bob,Bern'])],
  ),
  merged(
    'merged-csv-as-sheets',
    'dathere/qsv#527',
    'xlsx',
    [
      file('North [1].csv', 'a,b\n1,2\n'),
      file('A name that is far too long for a sheet.csv', 'b,a\n2,1\n'),
      file('A name that is far too long for a sheet.csv', 'c\n3\n'),
    ],
    'three sheets with names of their own that Excel accepts',
    async ({ path }) => {
      const names = [...(await look('unzip', '-p', path, 'xl/workbook.xml')).matchAll(/<sheet [^>]*name="([^"]*)"/g)].map(
        ([, name = '']) => name,
      );
      return [
        same('sheets', names.length, 3),
        finding(
          'names',
          new Set(names.map((name) => name.toLowerCase())).size === 3 &&
            names.every((name) => name.length <= 31 && !/[[\]:*?/\\]/.test(name)),
          names,
        ),
      ];
    },
  ),
];
