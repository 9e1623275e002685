import { expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { textCell } from './cell.ts';
import { openCsv } from './csv-read.ts';
import { inferTypes } from './infer.ts';
import { readIni, readProperties, readToml } from './settings-read.ts';
import { inOneType, TextColumns } from './text-columns.ts';

const dir = makeTestFolder('line-ends');

test.each(['\n', '\r\n', '\r'])('settings with lines that end with %j', (end) => {
  expect(readProperties(`# c${end}a=1${end}b = two\\${end}   three${end}`)).toEqual({ a: '1', b: 'twothree' });
  expect(readIni(`; c${end}[s]${end}a=1${end}`)).toEqual({ s: { a: '1' } });
});

test('texts of TOML in several lines have line feeds', () => {
  expect(readToml('a = """\r\none\r\ntwo"""\r\n')).toEqual({ a: 'one\ntwo' });
});

test('blank lines around a table change none of its types, and lines of blanks are no rows', () => {
  const path = join(dir, 'a.csv');
  writeFileSync(path, '\n\nName;n\na;1,5\nb;2,25\n   \n');
  const { rows, delimiter } = openCsv(path, {});
  const cells = [...inferTypes(rows, delimiter)].map((row) => row.map((cell) => (cell.kind === 'number' ? cell.value : cell.text)));
  expect(cells).toEqual([[''], [''], ['Name', 'n'], ['a', 1.5], ['b', 2.25], ['']]);
  const asData = [...inOneType(inferTypes(openCsv(path, {}).rows, delimiter), new TextColumns(), { longIntegers: false, dates: false })];
  expect(asData.slice(0, 2)).toEqual([
    ['Name', 'n'].map(textCell),
    [textCell('a'), expect.objectContaining({ kind: 'number', value: 1.5 })],
  ]);
});
