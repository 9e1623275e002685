import { expect, test } from 'bun:test';
import { plainDxf } from './plain-dxf.ts';

const plain = (text: string): string | undefined => plainDxf(Buffer.from(text))?.toString();

test('comments and blank lines before the first section go, others stay', () => {
  expect(plain('999\r\nmade by CAD\r\n\r\n 999 \r\nmore\r\n  0\r\nSECTION\r\n999\r\nstays\r\n')).toBe('  0\r\nSECTION\r\n999\r\nstays\r\n');
  expect(plain('  0\nSECTION\n')).toBeUndefined();
});

test('a drawing of nothing but comments ends', () => {
  expect(plain('999\n'.repeat(1_000_001))).toBe('');
});
