import { expect, test } from 'bun:test';
import { settledDoc } from './doc-fields.ts';

const sources = { styles: new Set<string>(), properties: new Set<string>(), fileName: 'plan.doc', isEdited: false };
const sector = 512;

/** A compound file of two streams: the text of a DOC in 8 bits, and its tables. */
const doc = (text: string, fields: readonly (readonly [at: number, mark: number, type: number])[], bookmark = ''): Buffer => {
  const [fib, word, tables] = [0x400, Buffer.alloc(4096), Buffer.alloc(4096)];
  word.writeUInt16LE(0xa5ec, 0);
  word.writeUInt16LE(0xc1, 2);
  word.write(text, fib, 'latin1');
  word.writeUInt32LE(text.length, 0x4c);
  const put = (index: number, at: number, part: Buffer): void => {
    part.copy(tables, at);
    word.writeUInt32LE(at, 0x9a + 8 * index);
    word.writeUInt32LE(part.length, 0x9a + 8 * index + 4);
  };
  const positions = Buffer.alloc(4 * (fields.length + 1));
  for (const [index, [at]] of fields.entries()) positions.writeUInt32LE(at, 4 * index);
  put(16, 0, Buffer.concat([positions, Buffer.from(fields.flatMap(([, mark, type]) => [mark, type]))]));
  const pieces = Buffer.alloc(5 + 16);
  pieces[0] = 2;
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE((2 * fib + 0x4000_0000) >>> 0, 15);
  put(33, 1024, pieces);
  const names = Buffer.from(bookmark, 'utf16le');
  if (bookmark) put(21, 2048, Buffer.concat([Buffer.from([0xff, 0xff, 1, 0, 0, 0, bookmark.length, 0]), names]));

  const head = Buffer.alloc(sector);
  head.writeUInt32BE(0xd0cf11e0, 0);
  head.writeUInt16LE(9, 30);
  head.writeUInt32LE(1, 44);
  head.writeUInt32LE(1, 48);
  head.writeUInt32LE(4096, 56);
  for (const at of [60, 68]) head.writeUInt32LE(0xfffffffe, at);
  head.writeUInt32LE(0, 76);
  const table = Buffer.alloc(sector, 0xff);
  const chain = (first: number, count: number): void => {
    for (let at = first; at < first + count; at++) table.writeUInt32LE(at === first + count - 1 ? 0xfffffffe : at + 1, 4 * at);
  };
  chain(1, 1);
  chain(2, 8);
  chain(10, 8);
  const directory = Buffer.alloc(sector);
  const entry = (at: number, name: string, type: number, first: number, right: number, child: number): void => {
    directory.write(name, 128 * at, 'utf16le');
    directory.writeUInt16LE(2 * name.length + 2, 128 * at + 64);
    directory[128 * at + 66] = type;
    directory.writeUInt32LE(0xffffffff, 128 * at + 68);
    directory.writeUInt32LE(right, 128 * at + 72);
    directory.writeUInt32LE(child, 128 * at + 76);
    directory.writeUInt32LE(first, 128 * at + 116);
    directory.writeUInt32LE(type === 2 ? 4096 : 0, 128 * at + 120);
  };
  entry(0, 'Root Entry', 5, 0xfffffffe, 0xffffffff, 1);
  entry(1, 'WordDocument', 2, 2, 2, 0xffffffff);
  entry(2, '0Table', 2, 10, 0xffffffff, 0xffffffff);
  return Buffer.concat([head, table, directory, word, tables]);
};

const field = (code: string, saved: string, bookmark = ''): Buffer => {
  const text = `\x13${code}\x14${saved}\x15`;
  return doc(
    text,
    [
      [0, 0x13, 3],
      [code.length + 1, 0x14, 0xff],
      [text.length - 1, 0x15, 0x80],
    ],
    bookmark,
  );
};

test('a reference whose bookmark is gone becomes a field that shows its saved text', () => {
  const before = field(' REF _Ref1 \\h ', 'Table 4');
  const after = settledDoc(before, sources);
  const changed = [...(after ?? [])].flatMap((byte, at) => (byte === before[at] ? [] : [byte]));
  expect(changed).toEqual([2]);
  expect(settledDoc(field(' REF _Ref1 \\h ', 'Table 4', '_Ref1'), sources)).toBeUndefined();
  expect(settledDoc(field(' PAGE ', '4'), sources)).toBeUndefined();
});

test('the name of the file is printed without its folder', () => {
  const after = settledDoc(field(' FILENAME \\p ', 'C:\\old.doc'), sources);
  expect(after?.includes('FILENAME    ')).toBe(true);
});

test('what is damaged is left to LibreOffice', () => {
  const whole = field(' REF gone ', 'x');
  for (let at = 0; at < 0x700; at += 7) {
    const broken = Buffer.from(whole);
    broken.fill(0xff, at, at + 7);
    expect(() => settledDoc(broken, sources)).not.toThrow();
  }
  for (const length of [0, 100, 600, 2000]) expect(settledDoc(whole.subarray(0, length), sources)).toBeUndefined();
});
