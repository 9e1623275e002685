import { expect, test } from 'bun:test';
import { readMessage } from './message.ts';
import { nameQuoter, withJoinedWords, withOneKind, withPlainEncoding } from './part-headers.ts';

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

test('a character that two encoded words share is whole', () => {
  const bytes = Buffer.from('日本語の件名');
  const b = (part: Buffer): string => `=?utf-8?B?${part.toString('base64')}?=`;
  const read = (lines: readonly string[]): readonly string[] =>
    lines.map((line) => line.replace(/=\?utf-8\?B\?([^?]*)\?=/gi, (_, content: string) => Buffer.from(content, 'base64').toString()));
  expect(read(withJoinedWords([`Subject: ${b(bytes.subarray(0, 10))}`, ` ${b(bytes.subarray(10))}`, 'To: a@b.example']))).toEqual([
    'Subject: 日本語の件名',
    'To: a@b.example',
  ]);
  expect(read(withJoinedWords(['Subject: =?UTF-8?Q?caf=C3?= =?utf-8?B?qQ==?= and']))).toEqual(['Subject: café and']);
  for (const kept of ['Subject: =?utf-8?B?YQ==?= x =?utf-8?B?YQ==?=', 'Subject: plain = ?text?='])
    expect(withJoinedWords([kept])).toEqual([kept]);
  expect(withJoinedWords(['=?a?Q?b?= '.repeat(50_000)]).length).toBe(1);
});

test('transfer encodings have the names that the parser knows', () => {
  const read = (value: string) => withPlainEncoding([`Content-Transfer-Encoding: ${value}`])[0]?.replace(/^.*: /, '');
  for (const value of ['quoted printable', 'Quoted_Printable', '"quoted-printable"']) expect(read(value)).toBe('quoted-printable');
  for (const value of ['Base-64', 'base64;', 'BASE 64 (a comment)']) expect(read(value)).toBe('base64');
  for (const value of ['8bit', 'x-uuencode', 'base640']) expect(read(value)).toBe(value);
});

test('a subject is read over its folded lines', async () => {
  const bytes = Buffer.from('日本語の件名');
  const word = (part: Buffer): string => `=?utf-8?B?${part.toString('base64')}?=`;
  const mail = `From: a@example.org\r\nSubject: ${word(bytes.subarray(0, 10))}\r\n ${word(bytes.subarray(10))}\r\n\r\nHi\r\n`;
  expect((await readMessage(Buffer.from(mail))).mail.subject).toBe('日本語の件名');
});
