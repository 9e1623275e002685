import { expect, test } from 'bun:test';
import { inferTypes } from './infer.ts';
import { plainValue } from './records.ts';
import { inOneType, TextColumns, TypesChanged, untilEnd } from './text-columns.ts';

const read = (rows: readonly (readonly string[])[], texts = new TextColumns()): unknown[][] =>
  [...untilEnd(inOneType(inferTypes(rows, ',', texts), texts, { longIntegers: false, dates: false }), texts)]
    .slice(1)
    .map((row) => row.map(plainValue));

test('a column is numbers or truth values where all of it is, and text as it is written elsewhere', () => {
  const rows = [
    ['price', 'qty', 'flag', 'yes', 'share', 'group', 'none'],
    ['19.99', '1', 'true', 'true', '5%', '1,234.50', ''],
    ['5.00', '007', 'False', 'yes', '6%', '7.00', ''],
    ['', '10', 'true', 'no', '7', '', ''],
  ];
  expect(read(rows)).toEqual([
    [19.99, '1', true, 'true', '5%', 1234.5, ''],
    [5, '007', false, 'yes', '6%', 7, ''],
    [null, '10', true, 'no', '7', null, ''],
  ]);
});

test('later rows count as well: the columns are read again as text', () => {
  const rows = [['a', 'b', 'c'], ...Array.from({ length: 3000 }, (_, at) => [String(at), '1.50', '7']), ['007', 'unknown', '8']];
  let columns: readonly number[] = [];
  try {
    read(rows);
  } catch (thrown) {
    if (!(thrown instanceof TypesChanged)) throw thrown;
    columns = thrown.columns;
  }
  expect(columns.toSorted()).toEqual([0, 1]);
  const again = read(rows, new TextColumns(columns));
  expect([again[0], again.at(-1)]).toEqual([
    ['0', '1.50', 7],
    ['007', 'unknown', 8],
  ]);
});

test('words for a missing value are none among numbers, and words among texts', () => {
  const rows = [
    ['n', 'share', 'flag', 'country', 'only'],
    ['1', 'NaN', 'true', 'NA', 'NULL'],
    ['N/A', '0.5', 'null', 'DE', '\\N'],
    ['-', '#N/A', 'false', 'None', ''],
  ];
  expect(read(rows)).toEqual([
    [1, null, true, 'NA', 'NULL'],
    [null, 0.5, null, 'DE', '\\N'],
    [null, null, false, 'None', ''],
  ]);
});
