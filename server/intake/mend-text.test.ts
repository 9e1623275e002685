import { expect, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/test-folder.ts';
import { mendText } from './mend-text.ts';

const dir = makeTestFolder('mend-text');

const mended = (content: string | Uint8Array, format: string): Buffer => {
  const path = join(dir, crypto.randomUUID());
  writeFileSync(path, content);
  const size = mendText(path, format);
  const after = readFileSync(path);
  expect(size ?? Buffer.byteLength(content)).toBe(after.length);
  return after;
};
const utf16 = Buffer.from('\ufeffa;b\r', 'utf16le');
const long = 'word '.repeat(40_000);

test.each([
  ['Ctrl-Z of DOS', 'csv', 'a;b\r\n\x1a', 'a;b\r\n'],
  ['a block filled with Ctrl-Z', 'slk', `ID;P\r\nE\r\n${'\x1a'.repeat(100)}`, 'ID;P\r\nE\r\n'],
  ['zeros that fill a block', 'json', `{"a":1}${'\0'.repeat(5000)}`, '{"a":1}'],
  ['zeros behind markup', 'html', '<p>a</p>\0\0', '<p>a</p>'],
  ['zeros behind an office document as XML', 'doc', '<?xml version="1.0"?><w:wordDocument/>\0', '<?xml version="1.0"?><w:wordDocument/>'],
  ['lines of the first Macintosh', 'md', '# a\r\rb\r', '# a\n\nb\n'],
  ['many blocks of them', 'txt', `a\r${long}\r${long}\x1a`, `a\n${long}\n${long}`],
])('%s', (_, format, content, expected) => {
  expect(mended(content, format).toString()).toBe(expected);
});

test.each([
  ['a text', 'txt', 'a\r\nb\n'],
  ['one with carriage returns in lines', 'csv', 'a,"b\rc"\n'],
  ['a line feed far down', 'txt', `a\r${long}${long}\n`],
  ['binary data with zeros', 'stl', 'solid\0\0\x01\0\0'],
  ['pixels', 'ppm', 'P6 1 1 255\n\0\0\0'],
  ['zeros alone', 'txt', '\0\0\0'],
])('%s stays as it is', (_, format, content) => {
  expect(mended(content, format).toString()).toBe(content);
});

test('UTF-16 stays as it is', () => {
  expect(mended(utf16, 'csv')).toEqual(utf16);
});
