import { expect, test } from 'bun:test';
import { nameQuoter, withOneKind } from './part-headers.ts';

const quote = (...lines: readonly string[]): readonly string[] => {
  const read = nameQuoter();
  return lines.map((line) => Buffer.from(read(Buffer.from(line))).toString());
};

test.each([
  ['Content-Type: text/plain; name=Bill (1).pdf', 'Content-Type: text/plain; name="Bill (1).pdf"'],
  ['Content-Type: text/plain; name=März (neu).txt; size=3', 'Content-Type: text/plain; name="März (neu).txt"; size=3'],
  ['Content-Disposition: attachment; filename=Scan (2)', 'Content-Disposition: attachment; filename="Scan (2)"'],
  ['Content-Disposition: attachment; filename=bill.pdf (1).pdf', 'Content-Disposition: attachment; filename="bill.pdf (1).pdf"'],
  ['Content-Disposition: attachment; filename=C:\\a\\b (1).pdf', 'Content-Disposition: attachment; filename="C:\\\\a\\\\b (1).pdf"'],
])('quotes a file name with parentheses: %s', (line, expected) => {
  expect(quote(line)).toEqual([expected]);
});

test.each([
  'Content-Disposition: attachment; filename=bill.pdf (a comment)',
  'Content-Disposition: attachment; filename="Bill (1).pdf"',
  'Content-Disposition: attachment; filename=Bill (1',
  'Content-Type: text/plain (a comment); charset=utf-8',
  'Subject: the name=Bill (1).pdf',
])('leaves other lines unchanged: %s', (line) => {
  expect(quote(line)).toEqual([line]);
});

test('a folded line belongs to the header above it', () => {
  expect(quote('Content-Disposition: attachment;', ' filename=Bill (1).pdf')[1]).toBe(' filename="Bill (1).pdf"');
  expect(quote('Subject: a file', ' filename=Bill (1).pdf')[1]).toBe(' filename=Bill (1).pdf');
});

test('a multipart wins over other content types', () => {
  const parts = ['Content-Type: multipart/mixed;', ' boundary="b1"'];
  expect(withOneKind(['Content-Type: text/html', ' ; charset=utf-8', 'Subject: x', ...parts])).toEqual(['Subject: x', ...parts]);
  expect(withOneKind(['Content-Type: text/html', 'Content-Type: text/plain'])).toEqual([
    'Content-Type: text/html',
    'Content-Type: text/plain',
  ]);
  expect(withOneKind(['Content-Type: text/html', 'Content-Type: multipart/mixed'])).toHaveLength(2);
  expect(withOneKind([...parts, 'Content-Type: text/html'])).toEqual(parts);
});

test('takes linear time', () => {
  const line = `Content-Type: x; name=${'a ('.repeat(200_000)}`;
  expect(quote(line)[0]).toHaveLength(line.length);
  expect(withOneKind(Array.from({ length: 50_000 }, () => 'Content-Type: multipart/mixed; boundar')).length).toBe(50_000);
});
