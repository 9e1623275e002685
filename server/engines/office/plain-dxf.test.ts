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

test('tabs before numbers go, and those of texts stay', () => {
  expect(plain('  0\nSECTION\n 70\n\t256\n  1\na\tb\n 10\n \t-1.5\n')).toBe('  0\nSECTION\n 70\n256\n  1\na\tb\n 10\n-1.5\n');
});

const le = (bytes: number, write: (into: Buffer) => void): Buffer => {
  const into = Buffer.alloc(bytes);
  write(into);
  return into;
};
const binary = (wide: boolean): Buffer => {
  const code = (group: number): Buffer => (wide ? le(2, (into) => into.writeUInt16LE(group)) : Buffer.from([group]));
  const text = (group: number, value: string) => Buffer.concat([code(group), Buffer.from(`${value}\0`)]);
  const double = (group: number, value: number) => Buffer.concat([code(group), le(8, (into) => into.writeDoubleLE(value))]);
  const short = (group: number, value: number) => Buffer.concat([code(group), le(2, (into) => into.writeInt16LE(value))]);
  const start = [text(0, 'SECTION'), text(2, 'ENTITIES'), text(0, 'LINE'), text(8, '0'), short(62, -3), double(10, 1.5), double(20, 0)];
  const wideOnly = wide ? [code(1004), Buffer.from([2, 0xab, 1]), code(290), Buffer.from([1])] : [];
  return Buffer.concat([Buffer.from('AutoCAD Binary DXF\r\n\x1a\0'), ...start, ...wideOnly, text(0, 'ENDSEC'), text(0, 'EOF')]);
};
const written = '0\nSECTION\n2\nENTITIES\n0\nLINE\n8\n0\n62\n-3\n10\n1.5\n20\n0\n';

test('binary drawings become text: codes of one byte, and of two', () => {
  expect(plainDxf(binary(false))?.toString()).toBe(`${written}0\nENDSEC\n0\nEOF\n`);
  expect(plainDxf(binary(true))?.toString()).toBe(`${written}1004\nAB01\n290\n1\n0\nENDSEC\n0\nEOF\n`);
});

test.each([false, true])('a binary drawing that is cut off anywhere is an error or shorter', (wide) => {
  const whole = binary(wide);
  for (let length = 22; length < whole.length; length++)
    try {
      expect(plainDxf(whole.subarray(0, length))?.length).toBeLessThanOrEqual(written.length + 60);
    } catch (thrown) {
      expect(thrown).toBeInstanceOf(RangeError);
    }
});
