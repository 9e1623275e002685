import { expect, test } from 'bun:test';
import { footerFinder } from './list-footer.ts';
import { mailArticle, readMessage } from './message.ts';

const found = (...lines: readonly string[]): string => {
  const finder = footerFinder();
  for (const line of lines) finder.isFooter(Buffer.from(line));
  return finder.text();
};

test('lines of a mailing list behind base64 are found', () => {
  expect(found('R3LDvMOf', '____________', 'List', 'list@example.org', '')).toBe('____________\nList\nlist@example.org');
  expect(found('R3LDvA==', '', 'Sent by the list: list@example.org')).toBe('Sent by the list: list@example.org');
});

test('encoded text, boundaries and quoted lines are none', () => {
  for (const lines of [
    ['R3LD', 'R3LDvA=='],
    ['> R3LD', '> R3LDvA'],
    ['R3LDvA==', '--boundary', ''],
    ['R3LDvA==', 'R3LD'],
  ])
    expect(found(...lines)).toBe('');
  expect(found('_'.repeat(2000))).toBe('');
});

test('a text in base64 keeps its words before the footer, and a file in base64 its bytes', async () => {
  const head = 'From: a@example.org\r\nMIME-Version: 1.0\r\nContent-Type: ';
  const encoded = (words: string) => `Content-Transfer-Encoding: Base-64\r\n\r\n${Buffer.from(words).toString('base64')}\r\n`;
  const footer = '_____________\r\nThe list\r\nlist@example.org\r\n';
  for (const words of ['Grüße aus Köln', 'Grüße aus Köln!!']) {
    const shown = mailArticle(await readMessage(Buffer.from(`${head}text/plain; charset=utf-8\r\n${encoded(words)}${footer}`)));
    expect(shown).toContain(words);
    expect(shown).toContain('The list');
  }
  const mixed = `${head}multipart/mixed; boundary=b\r\n\r\n--b\r\nContent-Type: text/plain\r\n\r\nHi\r\n--b\r\nContent-Disposition: attachment; filename=a.bin\r\n${encoded('abcd')}${footer}--b--\r\n`;
  const [file] = (await readMessage(Buffer.from(mixed))).attachments;
  expect(Buffer.from(new Uint8Array(file?.content as ArrayBuffer)).toString()).toBe('abcd');
});
