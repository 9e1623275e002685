import { expect, test } from 'bun:test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../testing/test-folder.ts';
import { recodeText } from './recode-text.ts';

const dir = makeTestFolder('recode-text');

const mended = (content: string | Uint8Array, format: string): string => {
  const path = join(dir, crypto.randomUUID());
  writeFileSync(path, content);
  const size = recodeText(path, format);
  const after = readFileSync(path);
  expect(size ?? Buffer.byteLength(content)).toBe(after.length);
  return after.toString();
};
const utf16 = (text: string): Buffer => Buffer.from(`\ufeff${text}`, 'utf16le');
const rtf = '{\\rtf1 a\\par}';
const xml = (encoding = '', words = 'Größe') => `<?xml version="1.0"${encoding}?>\n<a>${words}</a>`;
const many = 'Größe 日本 '.repeat(20_000);

test.each([
  ['RTF behind a byte order mark', 'rtf', `\ufeff${rtf}`, rtf],
  ['RTF behind blank lines', 'doc', `\r\n\r\n${rtf}`, rtf],
  ['RTF in UTF-16', 'rtf', utf16('{\\rtf1 ä€😀}'), '{\\rtf1 \\u228?\\u8364?\\u-10179?\\u-8704?}'],
  ['XML behind a mark and a blank line', 'fodt', `\ufeff\n${xml()}`, xml()],
  ['XML in UTF-16', 'fb2', utf16(xml(' encoding="utf-16"', many)), xml('', many)],
  ['XML in UTF-16, most significant bytes first', 'fods', utf16(xml(" encoding='UTF-16'")).swap16(), xml()],
  ['a sheet behind a byte order mark', 'slk', '\ufeffID;P\r\nE\r\n', 'ID;P\r\nE\r\n'],
  ['a drawing in UTF-16', 'dxf', utf16('  0\r\nSECTION\r\n'), '  0\r\nSECTION\r\n'],
  ['a model behind blank lines', 'stl', '\n \r\nsolid a\nendsolid\n', 'solid a\nendsolid\n'],
  ['a model with a name of Windows', 'obj', Buffer.from('o Größe\nv 0 0 0\n', 'latin1'), 'o Größe\nv 0 0 0\n'],
  [
    'one with a name far down',
    'off',
    Buffer.from(`OFF\n${many.replace(/[^ -~\n]/g, 'x')}\n# Größe`, 'latin1'),
    `OFF\n${many.replace(/[^ -~\n]/g, 'x')}\n# Größe`,
  ],
])('%s', (_, format, content, expected) => {
  expect(mended(content, format)).toBe(expected);
});

test.each([
  ['RTF', 'rtf', rtf],
  ['XML behind a byte order mark', 'fb2', `\ufeff${xml()}`],
  ['a page behind blank lines', 'html', '\n\n<p>a</p>'],
  ['RTF sent as text', 'txt', `\n${rtf}`],
  ['a drawing', 'dxf', '  0\r\nSECTION\r\n'],
  ['a model', 'stl', 'solid ä\n'],
  ['pixels', 'stl', '\n\n\0\0\x01'],
  ['binary data', 'doc', Buffer.from([0xff, 0xfe, 0, 1, 2]).toString('latin1')],
])('%s stays as it is', (_, format, content) => {
  expect(mended(content, format)).toBe(content);
});
