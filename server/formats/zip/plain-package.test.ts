import { expect, test } from 'bun:test';
import { bytesOf } from '../../files/file-bytes.ts';
import type { ZipDirectory } from './directory.ts';
import { isPlain } from './plain-package.ts';

const entry = { name: 'a.xml', compressedSize: 0, size: 0, method: 0, crc: 0, encrypted: false, version: 20, offset: 0 };
const directoryOf = (change: Partial<typeof entry>): ZipDirectory => ({
  entries: [{ ...entry, ...change }],
  count: 1,
  nameBytes: 5,
  parts: 1,
});
const end = Buffer.concat([Buffer.from('PK\x05\x06', 'latin1'), Buffer.alloc(18)]);

test('a package in 64 bits, with backslashes or in another case is not plain', () => {
  const isSo = (change: Partial<typeof entry>): boolean => isPlain(bytesOf(end), directoryOf(change));
  expect(isSo({})).toBe(true);
  expect(isSo({ version: 45 })).toBe(false);
  expect(isSo({ name: 'xl\\a.xml' })).toBe(false);
  expect(isSo({ name: '[content_types].xml' })).toBe(false);
  expect(isSo({ offset: 3 })).toBe(false);
});
