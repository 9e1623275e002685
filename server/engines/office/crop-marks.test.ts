import { expect, test } from 'bun:test';
import { mayBeCropped } from './crop-marks.ts';

/** A property table ([MS-ODRAW] 2.2.9). */
const properties = (...pairs: readonly (readonly [id: number, value: number])[]): string => {
  const list = Buffer.alloc(8 + 6 * pairs.length);
  list.writeUInt16LE((pairs.length << 4) | 3, 0);
  list.writeUInt16LE(0xf00b, 2);
  list.writeUInt32LE(6 * pairs.length, 4);
  for (const [at, [id, value]] of pairs.entries()) {
    list.writeUInt16LE(id, 8 + 6 * at);
    list.writeInt32LE(value, 10 + 6 * at);
  }
  return `xx${list.toString('latin1')}yy`;
};

test('a binary document with a crop of its right side is found, one without is not', () => {
  expect(mayBeCropped('doc', properties([0x4104, 1], [0x0103, 32_768]))).toBe(false);
  expect(mayBeCropped('doc', properties([0x007f, 1], [0x0103, 32_768]))).toBe(true);
  expect(mayBeCropped('ppt', properties([0x0100, 0], [0x0103, 0]))).toBe(false);
});

test('a list that says to go on past the end of the file ends there', () => {
  expect(mayBeCropped('doc', '\xff\xff\x0b\xf0')).toBe(false);
  expect(mayBeCropped('doc', '\x0b\xf0'.repeat(200_000))).toBe(false);
});

test('crops of RTF and OpenDocument are those that take something away', () => {
  expect(mayBeCropped('rtf', '{\\pict\\piccropl0\\piccropr720}')).toBe(true);
  expect(mayBeCropped('rtf', '{\\pict\\piccropl0\\piccropr-20}')).toBe(false);
  expect(mayBeCropped('fodp', '<style:graphic-properties fo:clip="rect(0cm, 1cm, 0cm, 0cm)"/>')).toBe(true);
  expect(mayBeCropped('fodp', '<style:graphic-properties fo:clip="rect(0cm, 0cm, 0cm, 0cm)"/>')).toBe(false);
});
