import { expect, test } from 'bun:test';
import { plainText } from './plain-text.ts';

test('radicals that look as a character does are that character', () => {
  expect(plainText('\u2f00\u3001\u2fbd\u2f9d')).toBe('一、髟身');
  expect(plainText('\u2ed3\u2ee2\u2eef')).toBe('长马竜');
});

test('radicals that look as no character does stay', () => {
  expect(plainText('\u2ebe\u2ecc')).toBe('\u2ebe\u2ecc');
});

test('ligatures are taken apart, and what can\u2019t be shown goes', () => {
  expect(plainText('\ufb03\u0007')).toBe('ffi');
});
