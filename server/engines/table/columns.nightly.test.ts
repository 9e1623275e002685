import { Database } from 'bun:sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { join } from 'node:path';
import { gzipSync, zstdCompressSync } from 'node:zlib';
import { Bool, Decimal, Field, List, makeData, Table, TimestampNanosecond, tableToIPC, Utf8, Vector, vectorFromArray } from 'apache-arrow';
import { Table as RustTable, writeParquet } from 'parquet-wasm/node';
import { chunk, codecs, element, group, list, page, parquet } from '../../bench/safety/attacks/thrift.ts';
import { type Harness, startHarness } from '../../testing/harness.ts';
import { longTimeout } from '../../testing/long-timeout.ts';
import { lacks } from '../../testing/needs.ts';
import { rejection } from '../../testing/rejection.ts';
import { sampleParquet } from './data-samples.ts';
import { tableEngine } from './engine.ts';
import { decodeLz4Frame } from './lz4-frame.ts';

longTimeout();

const records = Array.from({ length: 25_000 }, (_, index) => ({ name: `Größe ${index % 7}`, count: index }));

describe('columns', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await startHarness();
  });
  afterAll(() => harness.close());

  const json = async (name: string, bytes: Uint8Array): Promise<unknown> => {
    const path = join(harness.dir, name);
    await Bun.write(path, bytes);
    return asJson(path, name.split('.').at(-1) ?? '');
  };
  const asJson = async (path: string, from: string): Promise<unknown> => {
    const step = tableEngine.steps.find((one) => one.from === from && one.to === 'json');
    if (!step) throw new Error(`No step from ${from}.`);
    const { paths } = await harness.follow(path, [{ engine: tableEngine, step }]);
    return JSON.parse(await Bun.file(paths[0] ?? '').text());
  };

  for (const codec of ['UNCOMPRESSED', 'SNAPPY', 'GZIP', 'BROTLI', 'ZSTD', 'LZ4_RAW'] as const)
    test(`Parquet packed by ${codec}`, async () => {
      expect(await json(`${codec}.parquet`, sampleParquet(records, codec))).toEqual(records);
    });

  const exact = (): Uint8Array => {
    const words = new Uint32Array(8);
    new BigUint64Array(words.buffer).set([
      BigInt.asUintN(64, 12345678901234567890n),
      0n,
      BigInt.asUintN(64, -150n),
      BigInt.asUintN(64, -1n),
    ]);
    const decimal = new Decimal(2, 38, 128);
    const table = new Table({
      money: new Vector([makeData({ type: decimal, length: 2, data: words })]),
      at: new Vector([
        makeData({ type: new TimestampNanosecond('UTC'), length: 2, data: new BigInt64Array([1_700_000_000_123_456_789n, -1n]) }),
      ]),
      sure: vectorFromArray([true, null], new Bool()),
      words: vectorFromArray([['a', 'b'], []], new List(new Field('item', new Utf8(), true))),
    });
    return tableToIPC(table, 'stream');
  };
  const told = [
    { money: '123456789012345678.90', at: '2023-11-14T22:13:20.123456789Z', sure: true, words: ['a', 'b'] },
    { money: -1.5, at: '1969-12-31T23:59:59.999999999Z', sure: null, words: [] },
  ];
  test('decimals, moments and lists of Arrow come exactly', async () => expect(await json('exact.arrow', exact())).toEqual(told));
  test('and those of Parquet', async () => {
    expect(await json('exact.parquet', writeParquet(RustTable.fromIPCStream(exact())))).toEqual(told);
  });

  test('of a database nothing is read that its file says must be run', async () => {
    const path = join(harness.dir, 'sly.sqlite');
    const database = new Database(path, { create: true });
    database.run('create table "a b" ("__proto__" integer, "x""y" text, doubled as (upper("x""y")), bytes blob)');
    database.run(`insert into "a b" values (9007199254740993, 'ü', x'ff00')`);
    database.run("create view seen as select load_extension('/tmp/none')");
    database.run('create virtual table found using fts5(words)');
    database.run('create table second (only)');
    database.run('insert into second values (1.5)');
    database.close();
    const found = (await asJson(path, 'sqlite')) as Record<string, Record<string, unknown>[]>;
    expect(Object.keys(found)).toEqual(['a b', 'second']);
    expect(Object.entries(found['a b']?.[0] ?? {})).toEqual([
      // The JSON contains all digits; JavaScript rounds them.
      ['__proto__', Number('9007199254740993')],
      ['x"y', 'ü'],
      ['bytes', '/wA='],
    ]);
    expect(found.second).toEqual([{ only: 1.5 }]);
  });

  test('nor from a virtual table whose statement hides what it is', async () => {
    const path = join(harness.dir, 'hidden.sqlite');
    const database = new Database(path, { create: true });
    database.run('create table good (only)');
    database.run('insert into good values (7)');
    database.run(`create table t (a /*${'-'.repeat(100)}*/)`);
    database.close();
    const bytes = Buffer.from(await Bun.file(path).bytes());
    const stated = bytes.subarray(bytes.indexOf('CREATE TABLE t'));
    stated.write('create/**/virtual table t using fts5(words)'.padEnd(stated.indexOf('*/)') + 3), 'latin1');
    expect(await json('hidden.sqlite', bytes)).toEqual([{ only: 7 }]);
  });

  test('rows that no group holds, and rows without columns, are refused', async () => {
    const content = page({ values: 1000, content: Buffer.alloc(4000) });
    const part = chunk({ path: ['a'], at: 4, size: content.length, values: 1000 });
    const schema = list([element('schema', { children: 1 }), element('a')]);
    expect(await json('good.parquet', parquet([content], schema, 1000, list([group([part], 1000)])))).toHaveLength(1000);
    const none = list([], { type: 12 });
    for (const [name, file] of [
      ['more.parquet', parquet([content], schema, 1001, list([group([part], 1000)]))],
      ['fewer.parquet', parquet([content], schema, -1000, list([group([part], -1000)]))],
      ['none.parquet', parquet([], list([element('schema', { children: 0 })]), 2 ** 50, none)],
    ] as const)
      expect(await rejection(json(name, file)), name).toMatchObject({ code: 'corrupt_input' });
  });
  test('a page that unpacks to more than it says is refused where it passes that', async () => {
    for (const [codec, pack] of [
      [codecs.gzip, gzipSync],
      [codecs.zstd, zstdCompressSync],
    ] as const) {
      const content = page({ values: 10, content: pack(Buffer.alloc(50_000_000)), unpacked: 40 });
      const part = chunk({ path: ['a'], at: 4, size: content.length, values: 10, codec });
      const file = parquet([content], list([element('schema', { children: 1 }), element('a')]), 10, list([group([part], 10)]));
      expect(await rejection(json('says-less.parquet', file))).toMatchObject({ code: 'corrupt_input' });
    }
  });

  test('Feather of version 1 is not supported, and not damaged', async () => {
    const old = Buffer.from('FEA1....................................FEA1');
    expect(await rejection(json('old.arrow', old))).toMatchObject({ code: 'unsupported_conversion' });
  });

  test('a damaged file is called damaged', async () => {
    const whole = sampleParquet(records, 'SNAPPY');
    for (const [name, bytes] of [
      ['cut.parquet', whole.subarray(0, whole.length / 2)],
      ['holes.parquet', whole.map((byte, at) => (at > 100 && at < 5000 ? 0xff : byte))],
      ['cut.arrow', exact().subarray(0, 300)],
      ['cut.sqlite', Buffer.from(`SQLite format 3\0${'x'.repeat(2000)}`)],
    ] as const)
      expect(await rejection(json(name, bytes)), name).toMatchObject({ code: 'corrupt_input' });
  });
});

test.skipIf(lacks('zstd'))('LZ4 frames of another writer, with blocks that refer to those before', async () => {
  const text = Buffer.from(Array.from({ length: 30_000 }, (_, index) => `row ${index % 1000} of some table\n`).join(''));
  const packed = await new Response(Bun.spawn(['zstd', '--format=lz4', '-c'], { stdin: text }).stdout).bytes();
  expect(Buffer.from(decodeLz4Frame(packed, text.length)).equals(text)).toBe(true);
  expect(() => decodeLz4Frame(packed, text.length - 1)).toThrow();
});
