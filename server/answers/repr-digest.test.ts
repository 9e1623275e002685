import { describe, expect, test } from 'bun:test';
import { digestOf, wantedDigest } from './repr-digest.ts';

describe('the requested digest', () => {
  test.each([
    ['sha-256=10', 'sha-256'],
    ['sha-512=3, sha-256=9, md5=10', 'sha-256'],
    ['sha-512=8,sha-256=1', 'sha-512'],
    ['sha-256=0', undefined],
    ['md5=9, adler=1', undefined],
    ['sha-256', undefined],
    ['sha-256=99', undefined],
    ['__proto__=5, constructor=5', undefined],
  ])('%p', (header, expected) => {
    expect(wantedDigest(new Headers({ 'want-repr-digest': header }))).toBe(expected);
  });

  test('a header without end is read to a bound', () => {
    expect(wantedDigest(new Headers({ 'want-repr-digest': `${'sha-256=1,'.repeat(1000)}sha-512=9` }))).toBe('sha-256');
  });

  test('none is requested without a header', () => expect(wantedDigest(new Headers())).toBeUndefined());
});

test('a digest of pieces is that of the whole', async () => {
  const words = Buffer.from('{"hello": "world"}\n');
  const expected = `sha-256=:${new Bun.CryptoHasher('sha256').update(words).digest('base64')}:`;
  expect(await digestOf('sha-256', [words.subarray(0, 3), words.subarray(3)])).toBe(expected);
});
