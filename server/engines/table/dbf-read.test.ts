import { expect, test } from 'bun:test';
import { dbf, foxMoment } from '../../bench/troubles/families/sheets/stored-builders.ts';
import { readDbf } from './dbf-read.ts';

type Given = Parameters<typeof dbf>[0];
const read = async (given: Given) => {
  const { names, records } = readDbf(Buffer.from((await dbf(given).input()) as Uint8Array));
  return { names, rows: [...records].map((row) => row?.map((cell) => (cell.kind === 'empty' ? null : cell.text))) };
};
const bytesOf = (write: (view: DataView) => void, length = 8): Uint8Array => {
  const bytes = new Uint8Array(length);
  write(new DataView(bytes.buffer));
  return bytes;
};

test('binary fields of Visual FoxPro have their values', async () => {
  const fields: Given['fields'] = [
    ['N', 'I', 4],
    ['R', 'B', 8],
    ['PRICE', 'Y', 8],
    ['AT', 'T', 8],
    ['NOTE', 'M', 4],
  ];
  const records = [
    [
      bytesOf((view) => view.setInt32(0, -7, true), 4),
      bytesOf((view) => view.setFloat64(0, 2.5, true)),
      bytesOf((view) => view.setBigInt64(0, -12_345n, true)),
      // A millisecond before midnight of the next day.
      foxMoment(2_455_273, 86_399_999),
      Uint8Array.of(8, 0, 0, 0),
    ],
    [...[4, 8, 8, 8].map((length) => new Uint8Array(length)), new Uint8Array(4)],
  ];
  expect((await read({ version: 0x30, fields, records })).rows).toEqual([
    ['-7', '2.5', '-1.2345', '2010-03-18 00:00:00', null],
    ['0', '0', '0.0000', null, null],
  ]);
});

test('fields that the marks of Visual FoxPro call null are empty', async () => {
  const fields: Given['fields'] = [
    ['A', 'I', 4, 2],
    ['B', 'I', 4],
    ['C', 'I', 4, 2],
    ['_NullFlags', '0', 1, 5],
  ];
  const numbers = [0, 0, 0].map(() => new Uint8Array(4));
  expect(await read({ version: 0x30, fields, records: [[...numbers, Uint8Array.of(0b10)]] })).toEqual({
    names: ['A', 'B', 'C'],
    rows: [['0', '0', null]],
  });
});

test('other programs use the byte of the flags for something else', async () => {
  expect(await read({ fields: [['A', 'C', 3, 1]], records: [['abc']] })).toEqual({ names: ['A'], rows: [['abc']] });
});

test('days that never were are text', async () => {
  const { rows } = await read({ fields: [['D', 'D', 8]], records: [['20240229'], ['20230229'], ['00000000'], ['********'], ['        ']] });
  expect(rows).toEqual([['2024-02-29'], ['20230229'], [null], ['********'], [null]]);
});
