import { expect, test } from 'bun:test';
import { brotliDecompressSync } from 'node:zlib';
import { nameOf } from './names.ts';
import { settled, tablesOf } from './sfnt.ts';
import { hasOverlaps, toPlainWoff2 } from './woff2.ts';

const u16 = (...values: readonly number[]): Buffer => Buffer.concat(values.map((value) => Buffer.from([(value >> 8) & 255, value & 255])));
const u32 = (...values: readonly number[]): Buffer => Buffer.concat(values.map((value) => u16(value >>> 16, value & 0xffff)));

/** A font of these tables, unaligned, with a signature of Macintosh and sums that are not true. */
const careless = (tables: Readonly<Record<string, Buffer>>): Buffer => {
  const entries = Object.entries(tables);
  let at = 12 + entries.length * 16;
  const directory = entries.map(([tag, table]) => {
    const entry = Buffer.concat([Buffer.from(tag, 'latin1'), u32(7, at, table.length)]);
    at += table.length;
    return entry;
  });
  return Buffer.concat([Buffer.from('true'), u16(entries.length, 0, 0, 0), ...directory, ...entries.map(([, table]) => table)]);
};
const total = (data: Buffer): number => {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) sum = (sum + data.readUInt32BE(at)) >>> 0;
  return sum;
};
const head = (): Buffer => {
  const table = Buffer.alloc(54);
  table.writeUInt16BE(1, 50);
  return table;
};
/** One glyph of one contour; bit 6 of its first flag says that contours overlap. */
const glyph = (flag: number): Buffer => Buffer.concat([u16(1, 0, 0, 9, 9, 0, 2), Buffer.from([1, 2, flag, 0, 0, 0])]);
const plain = { name: Buffer.from('abcde'), maxp: Buffer.alloc(6), head: head(), DSIG: Buffer.from('sign') };

test('a settled font adds up, is aligned and sorted, and has the signature of its outlines', () => {
  const font = settled(careless(plain));
  expect(total(font)).toBe(0xb1b0afba);
  expect(font.subarray(0, 4)).toEqual(Buffer.from([0, 1, 0, 0]));
  const tags = Array.from({ length: 4 }, (_, index) => font.toString('latin1', 12 + index * 16, 16 + index * 16));
  expect(tags).toEqual(['DSIG', 'head', 'maxp', 'name']);
  for (let index = 0; index < 4; index++) expect(font.readUInt32BE(20 + index * 16) % 4).toBe(0);
  expect(tablesOf(font).get('name')?.toString()).toBe('abcde');
  expect(settled(font)).toEqual(font);
});

test('a font without its head, or with a short one, is refused', () => {
  expect(() => settled(careless({ maxp: Buffer.alloc(6), name: Buffer.alloc(8) }))).toThrow('corrupt_input');
  expect(() => settled(careless({ ...plain, head: Buffer.alloc(9) }))).toThrow('corrupt_input');
});

test('the English name of a font, whatever comes first', () => {
  const texts = ['وزیر', 'Vazir', 'Old'];
  const bytes = texts.map((text, at) => (at === 2 ? Buffer.from(text) : Buffer.from(text, 'utf16le').swap16()));
  const records = [
    [3, 1, 0x401, 1],
    [3, 1, 0x409, 1],
    [1, 0, 0, 4],
  ];
  let at = 0;
  const rows = records.map((record, index) => {
    const length = bytes[index]?.length ?? 0;
    at += length;
    return u16(...record, length, at - length);
  });
  const names = Buffer.concat([u16(0, 3, 6 + 36), ...rows, ...bytes]);
  expect([1, 2, 4].map((id) => nameOf(names, id))).toEqual(['Vazir', '', 'Old']);
  expect(nameOf(Buffer.alloc(3), 1)).toBe('');
  expect(nameOf(u16(0, 0xffff, 0xffff), 1)).toBe('');
});

test('glyphs whose contours overlap are found, and places outside of the table are passed over', () => {
  const of = (flag: number, ...places: readonly number[]) => careless({ ...plain, glyf: glyph(flag), loca: u32(...places) });
  expect(hasOverlaps(of(0x41, 0, 20))).toBe(true);
  expect(hasOverlaps(of(0x01, 0, 20))).toBe(false);
  expect(hasOverlaps(of(0x41, 5_000_000, 0xffffffff, 0))).toBe(false);
  expect(hasOverlaps(careless(plain))).toBe(false);
});

test('a packed font holds all tables as they were, without its signature, the places behind the glyphs', () => {
  const font = settled(careless({ ...plain, glyf: glyph(0x41), loca: u32(0, 20), hmtx: Buffer.from('wide') }));
  const packed = toPlainWoff2(font);
  expect([packed.toString('latin1', 0, 4), packed.readUInt32BE(8), packed.readUInt16BE(12)]).toEqual(['wOF2', packed.length, 6]);
  // Each entry is a flag, a tag and a length of one byte.
  const tags = Array.from({ length: 6 }, (_, index) => packed.toString('latin1', 49 + index * 6, 53 + index * 6));
  expect(tags).toEqual(['glyf', 'loca', 'head', 'hmtx', 'maxp', 'name']);
  expect([0, 1, 2].map((index) => packed[48 + index * 6])).toEqual([0xff, 0xff, 0x3f]);
  const content = brotliDecompressSync(packed.subarray(48 + 36, 48 + 36 + packed.readUInt32BE(20)));
  expect(content.subarray(0, 20).equals(glyph(0x41))).toBe(true);
  expect(content.length).toBe(20 + 8 + 54 + 4 + 6 + 5);
  expect(content.readUInt16BE(28 + 16)).toBe(0x800);
});
