import { describe, expect, test } from 'bun:test';
import { readBiff } from './print/binary-workbook.ts';
import { hasRichStrings } from './rich-strings.ts';

const head = Buffer.alloc(8);
/** A string of a table: its flags, what follows them, and its characters. */
const string = (characters: Buffer, length: number, flags = 0, more = Buffer.alloc(0)): Buffer => {
  const start = Buffer.alloc(3);
  start.writeUInt16LE(length, 0);
  start[2] = flags;
  return Buffer.concat([start, more, characters]);
};
const narrow = (words: string): Buffer => string(Buffer.from(words, 'latin1'), words.length);
const wide = (words: string): Buffer => string(Buffer.from(words, 'utf16le'), words.length, 1);
const runs = Buffer.from([1, 0]);
const rich = string(Buffer.from('ab\0\0\0\0'), 2, 8, runs);

describe('tables of strings of binary workbooks', () => {
  test('only a string with runs is rich, wherever it is', () => {
    expect(hasRichStrings([Buffer.concat([head, narrow('one'), wide('zwö')])])).toBe(false);
    expect(hasRichStrings([Buffer.concat([head, narrow('one'), wide('zwö'), rich])])).toBe(true);
    expect(hasRichStrings([Buffer.concat([head, narrow('one')]), rich])).toBe(true);
  });

  test('characters and extensions go on in the next record', () => {
    // Eight characters, of which the second record has six, two bytes each.
    const [first, second] = [string(Buffer.from('ab'), 8), Buffer.concat([Buffer.from([1]), Buffer.from('cdefgh', 'utf16le')])];
    expect(hasRichStrings([Buffer.concat([head, first]), Buffer.concat([second, narrow('x')])])).toBe(false);
    expect(hasRichStrings([Buffer.concat([head, first]), Buffer.concat([second, rich])])).toBe(true);
    // Eight bytes of an extension, five of them in the next record.
    const extended = string(Buffer.from('ab\x08\x08\x08'), 2, 4, Buffer.from([8, 0, 0, 0]));
    expect(hasRichStrings([Buffer.concat([head, extended]), Buffer.concat([Buffer.alloc(5, 8), narrow('x')])])).toBe(false);
    expect(hasRichStrings([Buffer.concat([head, extended]), Buffer.concat([Buffer.alloc(5, 8), rich])])).toBe(true);
  });

  test('a table that is cut off has none', () => {
    const whole = Buffer.concat([head, narrow('one'), wide('two'), string(Buffer.alloc(0), 60_000, 1), Buffer.from([255])]);
    for (let end = 0; end <= whole.length; end++) expect(hasRichStrings([whole.subarray(0, end)])).toBe(false);
    expect(hasRichStrings([])).toBe(false);
  });

  test('a workbook has what its table and its cells have', () => {
    const record = (type: number, data: Buffer): Buffer => {
      const start = Buffer.alloc(4);
      start.writeUInt16LE(type, 0);
      start.writeUInt16LE(data.length, 2);
      return Buffer.concat([start, data]);
    };
    const table = record(0xfc, Buffer.concat([head, narrow('one')]));
    expect(readBiff(table).richCells).toBe(false);
    expect(readBiff(Buffer.concat([table, record(0x3c, rich)])).richCells).toBe(true);
    expect(readBiff(Buffer.concat([table, record(0x85, Buffer.alloc(8)), record(0x3c, rich)])).richCells).toBe(false);
    expect(readBiff(record(0xd6, Buffer.alloc(10))).richCells).toBe(true);
  });
});
