import { expect, test } from 'bun:test';
import { isEmptyDxf, plainDxf } from './plain-dxf.ts';

const plain = (text: string): string | undefined => plainDxf(Buffer.from(text))?.toString();

test('comments and blank lines before the first section go, others stay', () => {
  expect(plain('999\r\nmade by CAD\r\n\r\n 999 \r\nmore\r\n  0\r\nSECTION\r\n999\r\nstays\r\n')).toBe('  0\r\nSECTION\r\n999\r\nstays\r\n');
  expect(plain('  0\nSECTION\n')).toBeUndefined();
});

test('a drawing of nothing but comments ends', () => {
  expect(plain('999\n'.repeat(1_000_001))).toBe('');
});

test('a whole DXF that draws nothing is empty, and a cut one is not', () => {
  const section = (content: string) => Buffer.from(`0\r\nSECTION\r\n2\r\nENTITIES\r\n${content}`);
  expect(isEmptyDxf(section('0\r\nENDSEC\r\n0\r\nEOF\r\n'))).toBe(true);
  expect(isEmptyDxf(Buffer.from('  0\nEOF\n'))).toBe(true);
  expect(isEmptyDxf(section('0\r\nLINE\r\n8\r\n0\r\n0\r\nENDSEC\r\n0\r\nEOF\r\n'))).toBe(false);
  expect(isEmptyDxf(section('0\r\nENDSEC\r\n'))).toBe(false);
});
