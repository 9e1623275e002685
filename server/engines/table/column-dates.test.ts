import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableFromIPC } from 'apache-arrow';
import { Table as RustTable, readParquet as readByRust } from 'parquet-wasm/node';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { readArrow } from './arrow-read.ts';
import { writeArrow } from './arrow-write.ts';
import type { Row } from './cell.ts';
import { type Columns, typedColumns } from './columns.ts';
import { inferTypes } from './infer.ts';
import { readParquet } from './parquet-read.ts';
import { writeParquet } from './parquet-write.ts';
import { inOneType, TextColumns } from './text-columns.ts';

const dir = makeTestFolder('column-dates');

const fields = [
  ['day', 'moment', 'both', 'mixed', 'german'],
  ['1877-01-01', '2018-11-29 12:15:06.353', '2018-11-29', '2018-11-29', '29.11.2018'],
  ['', '1969-12-31 23:59:59', '2018-11-29 01:00:00', 'unknown', '1.2.2019'],
];
const columns = (hasDates: boolean) =>
  typedColumns(
    {
      rows: (async function* (): AsyncGenerator<Row> {
        yield* inOneType(inferTypes(fields, ',', undefined, hasDates), new TextColumns(), { longIntegers: true, dates: hasDates });
      })(),
    },
    false,
    hasDates,
  );
const rowsOf = async ({ rows }: Columns): Promise<readonly unknown[]> => Array.fromAsync(rows);
const typesOf = (stream: Uint8Array) => tableFromIPC(stream).schema.fields.map(({ type }) => String(type));

const back = [
  ['1877-01-01', '2018-11-29T12:15:06.353', '2018-11-29T00:00:00', '2018-11-29', '2018-11-29'],
  [null, '1969-12-31T23:59:59', '2018-11-29T01:00:00', 'unknown', '2019-02-01'],
];

test('days and moments are columns of their own types in Parquet, and moments without a time zone come back without one', async () => {
  const path = join(dir, 'a.parquet');
  writeParquet(path, await columns(true));
  expect(typesOf(readByRust(readFileSync(path)).intoIPCStream())).toEqual([
    ...['Date32<DAY>', 'Timestamp<MILLISECOND>', 'Timestamp<MILLISECOND>', 'Utf8', 'Date32<DAY>'],
  ]);
  expect(await rowsOf(readParquet(path))).toEqual(back);
});

test('the same in Arrow', async () => {
  const path = join(dir, 'a.arrow');
  writeArrow(path, await columns(true));
  const stream = RustTable.fromIPCStream(readFileSync(path).subarray(8)).intoIPCStream();
  expect(typesOf(stream)).toEqual(['Date32<DAY>', 'Timestamp<MILLISECOND>', 'Timestamp<MILLISECOND>', 'Utf8', 'Date32<DAY>']);
  expect(await rowsOf(readArrow(path))).toEqual(back);
});

test('where a target has no dates, they are text as written', async () => {
  expect((await columns(false)).map(({ type }) => type)).toEqual(Array.from({ length: 5 }, () => 'text'));
  expect((await columns(false))[4]?.cells.map((cell) => cell?.text)).toEqual(['29.11.2018', '1.2.2019']);
});
