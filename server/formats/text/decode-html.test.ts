import { expect, test } from 'bun:test';
import iconv from 'iconv-lite';
import { decodeHtml, htmlAsUtf8 } from './decode-html.ts';

const page = (declaration: string, words: string): string => `<html><head>${declaration}</head><body><p>${words}</p></body></html>`;

test.each([
  ['windows-1251', '<meta charset=windows-1251>', 'Привет, мир'],
  [
    'windows-1251',
    `${'<!-- a comment -->'.repeat(600)}<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">`,
    'Привет, мир',
  ],
  ['windows-1252', '<meta charset="iso-8859-1">', '„Zitat“ – 5 €'],
  ['utf-8', '<meta charset="iso-8859-1">', '„Zitat“ – 5 €'],
  ['gb18030', '<meta charset="gb2312">', '你好，镕'],
  ['windows-1251', `<title>${'x'.repeat(5000)}</title>`, 'Привет, мир! Это страница'],
])('%s, declared or not', (encoding, declaration, words) =>
  expect(decodeHtml(iconv.encode(page(declaration, words), encoding)).text).toContain(`<p>${words}</p>`),
);

test('as UTF-8 it declares that, and the text keeps its words', () => {
  const html =
    '<?xml version="1.0" encoding=\'windows-1250\'?><meta http-equiv="x" content="text/html; charset=Shift_JIS"><p>charset=x</p>';
  expect(htmlAsUtf8(html)).toBe(
    '\ufeff<?xml version="1.0" encoding=\'utf-8\'?><meta http-equiv="x" content="text/html; charset=utf-8"><p>charset=x</p>',
  );
});
