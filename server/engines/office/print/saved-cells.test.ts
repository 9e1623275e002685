import { expect, test } from 'bun:test';
import { recordsOf } from './binary-records.ts';
import { computesBinaryOnLoad, withSavedCells } from './saved-cells.ts';

const record = (type: number, ...data: readonly (readonly number[] | Buffer)[]): Buffer => {
  const body = Buffer.concat(data.map((one) => Buffer.from(one)));
  const groups = (value: number): number[] => (value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...groups(value >> 7)]);
  return Buffer.concat([Buffer.from([...groups(type), ...groups(body.length)]), body]);
};
const cell = [1, 0, 0, 0, 0, 0, 0, 0];
const number = (value: number): Buffer => Buffer.from(Float64Array.of(value).buffer);
const text = (words: string): Buffer => Buffer.concat([Buffer.from([words.length, 0, 0, 0]), Buffer.from(words, 'utf16le')]);
const today = [0, 0, 3, 0, 0, 0, 0x41, 0xdd, 0, 0, 0, 0, 0];
const link = [0, 0, 4, 0, 0, 0, 0x42, 2, 0x67, 1, 0, 0, 0, 0];
const typesIn = (sheet: Buffer): readonly number[] => [...recordsOf(sheet)].map(({ type }) => type);

test.each([
  ['number', record(9, cell, number(7), today), 5],
  ['text', record(8, cell, text('as saved'), today), 6],
  ['truth value', record(10, cell, [1], today), 4],
  ['error', record(11, cell, [0x2a], today), 3],
  ['number 0', record(9, cell, number(0), today), 9],
  ['empty text', record(8, cell, text(''), today), 8],
  ['link', record(8, cell, text('here'), link), 8],
  ['cut number', record(9, cell), 9],
])('a formula with a saved %s', (_, sheet, expected) => {
  const made = withSavedCells(sheet);
  expect(typesIn(made)).toEqual([expected]);
  expect(made.subarray(1).equals(sheet.subarray(1))).toBe(true);
});

test('array formulas of saved cells are read no more, those of others are', () => {
  expect(typesIn(withSavedCells(Buffer.concat([record(9, cell, number(7), today), record(426, cell), record(145)])))).toEqual([
    5, 511, 145,
  ]);
  expect(typesIn(withSavedCells(Buffer.concat([record(9, cell, number(0), today), record(426, cell)])))).toEqual([9, 426]);
});

test('a workbook says whether it must be computed', () => {
  expect(computesBinaryOnLoad(Buffer.concat([record(131), record(157, Buffer.alloc(24), [1, 0])]))).toBe(true);
  expect(computesBinaryOnLoad(record(157, Buffer.alloc(26)))).toBe(false);
  expect(computesBinaryOnLoad(record(157, Buffer.alloc(4)))).toBe(false);
});
