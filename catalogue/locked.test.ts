import { expect, test } from 'bun:test';
import { seemsLocked } from './locked.ts';
import { takesPassword } from './unlock.ts';

const bytes = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const none = new Uint8Array();

test('locked files are known by their beginning or end', () => {
  expect(seemsLocked(bytes('%PDF-1.7'), bytes('trailer<</Size 9/Encrypt 8 0 R>>'), 'pdf')).toBe(true);
  expect(seemsLocked(bytes('\xd0\xcf\x11\xe0'), none, 'docx')).toBe(true);
  expect(seemsLocked(bytes('PK\x03\x04\x14\0\x01\0'), none, 'zip')).toBe(true);
  expect(seemsLocked(bytes('Rar!\x1a\x07\x01\0crc4\x21\x04'), none, 'rar')).toBe(true);
});

test('others are not', () => {
  expect(seemsLocked(bytes('%PDF-1.7'), bytes('trailer<</Size 9/EncryptMetadata false>>'), 'pdf')).toBe(false);
  expect(seemsLocked(bytes('PK\x03\x04'), none, 'docx')).toBe(false);
  expect(seemsLocked(bytes('\xd0\xcf\x11\xe0'), none, 'doc')).toBe(false);
  expect(seemsLocked(bytes('PK\x03\x04\x14\0\x08\0'), none, 'zip')).toBe(false);
  expect(seemsLocked(none, none, 'png')).toBe(false);
});

test('books with copy protection take no password', () => {
  expect(['pdf', 'docx', 'ods', '7z', 'rar'].map(takesPassword)).toEqual([true, true, true, true, true]);
  expect(['epub', 'mobi', 'png', 'tar'].map(takesPassword)).toEqual([false, false, false, false]);
});
