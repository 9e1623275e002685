import { expect, test } from 'bun:test';
import iconv from 'iconv-lite';
import { decodeXml } from './decode-xml.ts';

const xml = (encoding: string, words: string): string => `<?xml version="1.0" encoding="${encoding}"?><a>${words}</a>`;

test.each([
  ['windows-1250', 'ąęś'],
  ['ISO-8859-2', 'žluť'],
  ['windows-1251', 'Да'],
  ['ISO-8859-1', 'ß'],
  ['Shift_JIS', '東京'],
  ['Big5', '台灣'],
  ['EUC-KR', '한국'],
  ['GBK', '中国'],
])('a declaration of %s decides', (encoding, words) => {
  expect(decodeXml(iconv.encode(xml(encoding, words), encoding)).text).toContain(words);
});

test('UTF-8 that is declared as another encoding, and the reverse, are detected', () => {
  expect(decodeXml(Buffer.from(xml('ISO-8859-1', 'Größe'))).text).toContain('Größe');
  expect(decodeXml(iconv.encode(xml('UTF-8', 'Grüße aus München'), 'windows-1252')).text).toContain('Grüße aus München');
  expect(decodeXml(iconv.encode(xml('nobody', 'Grüße aus München'), 'windows-1252')).text).toContain('Grüße aus München');
});
