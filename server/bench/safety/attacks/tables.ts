import { type Attack, harmless, refused } from './attack.ts';
import { join, le16, le32, zeros } from './bytes.ts';

const times = (count: number, text: (index: number) => string): string => Array.from({ length: count }, (_, index) => text(index)).join('');
const laughs = (root: string): string =>
  `<!DOCTYPE a [${times(12, (index) => `<!ENTITY a${index} "${index ? `&a${index - 1};`.repeat(12) : 'ha'}">`)}]>${root}`;

export const tables: readonly Attack[] = [
  refused('xml-late-laughs', 'xml json', `<!--${'x'.repeat(400_000)}-->${laughs('<a>&a11;</a>')}`, { seconds: 15 }),
  harmless(
    'xml-late-entity',
    'xml json',
    ({ file }) => `<!--${'x'.repeat(400_000)}--><!DOCTYPE a [<!ENTITY a SYSTEM "file://${file}">]><a>&a;</a>`,
  ),
  refused('xml-laughs-in-utf-16', 'xml csv', Buffer.from(`<?xml version="1.0"?>${laughs('<a>&a11;</a>')}`, 'utf16le')),
  refused('xml-200000-deep', 'xml json', () => '<a>'.repeat(200_000), { seconds: 20 }),
  harmless('xml-100000-attributes', 'xml yaml', () => `<a ${times(100_000, (index) => `a${index}="1" `)}/>`, { seconds: 30 }),
  harmless(
    'xml-names-of-prototypes',
    'xml json',
    '<a><__proto__><polluted>1</polluted></__proto__><constructor><prototype>1</prototype></constructor><toString>1</toString></a>',
  ),
  harmless(
    'xml-include',
    'xml json',
    ({ file, call }) =>
      `<a xmlns:xi="http://www.w3.org/2001/XInclude" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="a ${call}"><xi:include href="file://${file}" parse="text"/><xi:include href="${call}"/></a>`,
  ),
  harmless('json-every-row-its-own-columns', 'json csv', () => `[${times(20_000, (index) => `${index ? ',' : ''}{"k${index}":1}`)}]`, {
    seconds: 60,
  }),
  harmless(
    'json-every-row-its-own-columns-xlsx',
    'json xlsx',
    () => `[${times(20_000, (index) => `${index ? ',' : ''}{"k${index}":1}`)}]`,
    { seconds: 60 },
  ),
  harmless('json-names-of-prototypes', 'json xml', '[{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}},"hasOwnProperty":1}]'),
  harmless('json-names-that-are-markup', 'json xml', '[{"<script>":"</script>","a b":"]]>","":1,"1":2,"xml":3}]'),
  harmless('json-numbers-without-end', 'json yaml', () => `[1e999999999,-0,${'9'.repeat(500_000)},0.${'1'.repeat(100_000)}]`, {
    seconds: 20,
  }),
  refused(
    'yaml-merges-that-laugh',
    'yaml json',
    () =>
      `a0: &a0 {x0: 1}\n${times(40, (index) => `a${index + 1}: &a${index + 1}\n  <<: [*a${index}, *a${index}, *a${index}, *a${index}]\n  y${index}: [*a${index}, *a${index}, *a${index}, *a${index}]\n`)}`,
    { seconds: 15 },
  ),
  refused('yaml-anchor-of-itself', 'yaml json', 'a: &a [*a, *a]\n', { seconds: 15 }),
  refused('yaml-50000-deep', 'yaml json', () => '['.repeat(50_000), { seconds: 20 }),
  harmless('yaml-30000-documents', 'yaml json', () => '--- a\n'.repeat(30_000), { seconds: 30 }),
  harmless('csv-20000-columns', 'csv xlsx', () => `${'a,'.repeat(20_000)}\n1\n`, { seconds: 30 }),
  harmless(
    'csv-every-cell-a-formula',
    'csv ods',
    ({ file, call }) =>
      `=WEBSERVICE("${call}"),=HYPERLINK("${call}"),'file://${file}'#$a.A1,=DDE("soffice";"${file}";"a"),+cmd|' /C calc'!A0,@SUM(1),-1+1,\t=1\n`,
  ),
  harmless(
    'csv-words-that-are-markup',
    'csv html',
    '<script>alert(1)</script>,"<img src=x onerror=alert(1)>"\n"</table><script>1</script>",&lt;\n',
    { never: /<script>|<img/ },
  ),
  harmless('csv-words-that-are-markup-md', 'csv md', '<script>alert(1)</script>,a|b\n[x](javascript:alert(1)),1\n'),
  harmless('csv-million-quotes', 'csv json', () => '"'.repeat(1_000_001), { seconds: 30 }),
  harmless('csv-headers-alike', 'csv json', () => `${'__proto__,a,a,,constructor\n'}${'1,2,3,4,5\n'.repeat(10)}`),
  harmless(
    'dbf-4-billion-rows',
    'dbf csv',
    join(
      '\x03\x7e\x01\x01',
      le32(0xffffffff),
      le16(65),
      le16(4000),
      zeros(20),
      'NAME'.padEnd(11, '\0'),
      'C',
      zeros(4),
      '\xfe\0',
      zeros(14),
      '\x0d',
      zeros(100),
    ),
    { seconds: 15 },
  ),
  harmless(
    'dbf-fields-wider-than-rows',
    'dbf xlsx',
    join(
      '\x03\x7e\x01\x01',
      le32(2),
      le16(97),
      le16(1),
      zeros(20),
      ...['A', 'B'].map((name) => join(name.padEnd(11, '\0'), 'C', zeros(4), '\xfe\0', zeros(14))),
      '\x0d',
      ' x y\x1a',
    ),
    { seconds: 15 },
  ),
];
