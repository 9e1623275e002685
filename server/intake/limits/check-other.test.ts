import { expect, test } from 'bun:test';
import { bytesOf } from '../../files/file-bytes.ts';
import { checkPalm } from './check-other.ts';

/** A book of the Palm: a list of the places of its records, and a hundred bytes of each. */
const palm = (records: number): Buffer => {
  const start = 78 + records * 8 + 2;
  const book = Buffer.alloc(start + records * 100);
  book.write('BOOKMOBI', 60);
  book.writeUInt16BE(records, 76);
  for (let index = 0; index < records; index++) book.writeUInt32BE(start + index * 100, 78 + index * 8);
  return book;
};

test('a book that lacks records is cut off, and a whole one passes', () => {
  const whole = palm(500);
  expect(() => checkPalm(bytesOf(whole))).not.toThrow();
  for (const share of [0.1, 0.5, 0.9]) {
    const part = bytesOf(whole.subarray(0, whole.length * share));
    expect(() => checkPalm(part)).toThrow(/cut off/);
  }
});
