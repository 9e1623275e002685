import { expect, test } from 'bun:test';
import { readCompoundTree } from '../../../files/compound-tree.ts';
import { writeCompound } from '../../mail/outlook-samples.ts';
import { readBiff } from './binary-workbook.ts';
import { withSavedNumbers } from './saved-records.ts';

const record = (type: number, data: Buffer): Buffer => {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(data.length, 2);
  return Buffer.concat([head, data]);
};
/** A Formula record with a saved value and an expression; row 3 and column 5. */
const formula = (value: Buffer, expression: readonly number[]): Buffer =>
  record(6, Buffer.concat([Buffer.from([3, 0, 5, 0, 15, 0]), value, Buffer.alloc(6), Buffer.from([expression.length, 0, ...expression])]));
const number = (value: number): Buffer => Buffer.from(Float64Array.of(value).buffer);
const text = Buffer.from([0, 0, 0, 0, 0, 0, 0xff, 0xff]);
const today = [0x41, 0xdd, 0];
/** Padded, so that the stream lies in sectors of 512 bytes, with a record over their end. */
const book = (...records: readonly Buffer[]): Buffer =>
  writeCompound({ Workbook: Buffer.concat([record(0xfc, Buffer.alloc(497)), ...records, Buffer.alloc(5000)]) });

const saved = (xls: Buffer): Buffer | undefined => {
  const { streams, places } = readCompoundTree(xls);
  const { saved: found = [] } = readBiff(streams.get('Workbook')?.() ?? Buffer.alloc(0));
  const place = places.get('Workbook');
  return found.length > 0 && place ? withSavedNumbers(xls, place(), found) : undefined;
};

test('saved numbers become values, of the same cell and format', () => {
  for (const code of [
    [0x41, 0xdd, 0],
    [0x21, 0x4a, 0],
    [0x61, 0x3f, 0],
    [...today, 0x1e, 1, 0, 3],
    [0x23, 1, 0, 0, 0],
  ]) {
    const before = book(formula(number(39448), code), formula(number(2), [1, 2, 0, 1, 0]));
    const after = saved(before) ?? before;
    const at = before.indexOf(formula(number(39448), code).subarray(2, 18)) - 2;
    expect([...before.subarray(at, at + 2)]).toEqual([6, 0]);
    expect([...after.subarray(at, at + 2)]).toEqual([3, 2]);
    const differing = [...before.keys()].filter((place) => before[place] !== after[place]);
    expect(differing).toEqual([at, at + 1]);
  }
});

test('formulas without a saved number stay, and those whose expression stands elsewhere', () => {
  expect(saved(book(formula(number(7), [1, 3, 0, 5, 0]), formula(number(0), today), formula(text, today)))).toBeUndefined();
  expect(saved(book(record(6, Buffer.alloc(4))))).toBeUndefined();
});
