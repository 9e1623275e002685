import { expect, test } from 'bun:test';
import { readDefinitions } from './definitions.ts';
import { numeral } from './numerals.ts';
import { withOwnLists } from './own-lists.ts';
import { writeNumbers } from './write-numbers.ts';

const styles =
  '<w:styles xmlns:w="w"><w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style><w:style w:type="paragraph" w:styleId="H2"><w:name w:val="heading 2"/><w:basedOn w:val="H1"/></w:style></w:styles>';
const lvl = (level: number, text: string, way = 'decimal', more = '') =>
  `<w:lvl w:ilvl="${level}"><w:start w:val="1"/><w:numFmt w:val="${way}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const numbering = (levels: string, nums = '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>') =>
  `<w:numbering xmlns:w="w"><w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum>${nums}</w:numbering>`;
const item = (text: string, level: number, list = 1, more = '') =>
  `<w:p><w:pPr>${more}<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
const lines = (xml: string) =>
  xml
    .split('</w:p>')
    .map((one) => one.replace(/<[^<>]*>/g, ''))
    .slice(0, -1);
const written = (levels: string, body: string, nums?: string) => writeNumbers(body, readDefinitions(numbering(levels, nums), styles));

test('numbers are counted as each script counts', () => {
  const row = (way: string, ...numbers: readonly number[]) => numbers.map((number) => numeral(number, way)).join(' ');
  expect(row('chineseCountingThousand', 1, 10, 12, 20, 101, 110, 1001)).toBe('一 十 十二 二十 一百零一 一百一十 一千零一');
  expect(row('japaneseCounting', 10, 11, 100, 111)).toBe('十 十一 百 百十一');
  expect(row('hebrew1', 1, 10, 15, 16, 17, 115)).toBe('א י טו טז יז קטו');
  expect(row('arabicAbjad', 1, 2, 3)).toBe('أ ب ج');
  expect(row('upperRoman', 4, 9, 1999)).toBe('IV IX MCMXCIX');
  expect(row('lowerLetter', 1, 26, 27)).toBe('a z aa');
  expect(row('ordinal', 1, 2, 3, 11, 22)).toBe('1st 2nd 3rd 11th 22nd');
  expect(row('ordinalText', 1, 20, 21, 100)).toBe('First Twentieth Twenty-first One hundredth');
  expect(row('decimalZero', 0, 7, 12)).toBe('00 07 12');
  expect(row('ganada', 1, 2)).toBe('가 나');
  expect(numeral(7, 'custom', '001, 002, 003, ...')).toBe('007');
  expect(numeral(5, 'nobodyKnowsThisOne')).toBe('5');
});

test('level texts, levels above, restarts and overrides are as Word prints them', () => {
  const nums =
    '<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="5"/></w:lvlOverride></w:num>';
  const body = item('a', 0) + item('b', 1) + item('c', 1) + item('d', 0) + item('e', 1) + item('f', 0, 2) + item('g', 0, 2) + item('h', 0);
  expect(lines(written(lvl(0, 'Article %1:') + lvl(1, '%1.%2'), body, nums))).toEqual([
    'Article 1: a',
    '1.1 b',
    '1.2 c',
    'Article 2: d',
    '2.1 e',
    'Article 5: f',
    'Article 6: g',
    'Article 7: h',
  ]);
  const never = lvl(0, '§ %1') + lvl(1, '(%2)', 'lowerLetter', '<w:lvlRestart w:val="0"/>');
  expect(lines(written(never, item('a', 0) + item('b', 1) + item('c', 0) + item('d', 1)))).toEqual(['§ 1 a', '(a) b', '§ 2 c', '(b) d']);
  const legal = lvl(0, 'ARTICLE %1', 'upperRoman') + lvl(1, '%1.%2', 'decimal', '<w:isLgl/>');
  expect(lines(written(legal, item('a', 0) + item('b', 1)))).toEqual(['ARTICLE I a', '1.1 b']);
  expect(lines(written(lvl(0, '（%1）', 'chineseCounting', '<w:suff w:val="nothing"/>'), item('总则', 0)))).toEqual(['（一）总则']);
});

test('lists that pages can print stay lists, up to the first level that they cannot', () => {
  const body = item('a', 0) + item('b', 1);
  expect(written(lvl(0, '%1.') + lvl(1, '%2.', 'lowerLetter'), body)).toBe(body);
  const mixed = written(lvl(0, '%1.') + lvl(1, '%1.%2'), body);
  expect(lines(mixed)).toEqual(['a', '1.1 b']);
  expect(mixed).toContain('<w:numId w:val="1"/>');
});

test('numbers of headings come from their styles, each style at its level', () => {
  const levels = lvl(0, '%1', 'decimal', '<w:pStyle w:val="H1"/>') + lvl(1, '%1.%2', 'decimal', '<w:pStyle w:val="H2"/>');
  const heading = (style: string, text: string) => `<w:p><w:pPr><w:pStyle w:val="${style}"/></w:pPr><w:r><w:t>${text}</w:t></w:r></w:p>`;
  const result = written(levels, heading('H1', 'Intro') + heading('H2', 'Aims'));
  expect(lines(result)).toEqual(['1 Intro', '1.1 Aims']);
  expect(result.match(/<w:numId w:val="0"\/>/g)?.length).toBe(2);
});

test('references to numbers keep what was saved, texts for older programs are not counted', () => {
  const field =
    '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> REF x \\r \\h </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>§ 2</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>';
  const result = written(lvl(0, '§ %1'), `${item('a', 0)}<mc:Fallback>${item('z', 0)}</mc:Fallback>${item('b', 0)}${field}`);
  expect(lines(result)).toEqual(['§ 1 a', 'z', '§ 2 b', '§ 2']);
  expect(result).not.toContain('REF');
});

test('lists that paragraphs share with headings are their own for OpenDocument', () => {
  const levels = lvl(0, '%1', 'decimal', '<w:pStyle w:val="H1"/>') + lvl(1, '%1.%2');
  const heading = '<w:p><w:pPr><w:pStyle w:val="H1"/></w:pPr></w:p>';
  const definitions = readDefinitions(numbering(levels), styles);
  const own = withOwnLists(heading + item('b', 1), numbering(levels), definitions);
  expect(own?.numbering).not.toContain('pStyle');
  expect(own?.xml).toContain('<w:pStyle w:val="H1"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>');
  expect(withOwnLists(heading, numbering(levels), definitions)).toBeUndefined();
});

test('hostile lists end: circles of styles, cut-off text, many paragraphs, long labels', () => {
  const circle = readDefinitions(
    numbering(lvl(0, '%1%1%1'.repeat(1000))),
    '<w:styles xmlns:w="w"><w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/></w:style></w:styles>',
  );
  expect(writeNumbers('<w:p><w:pPr><w:pStyle w:val="A"/>', circle)).toBe('<w:p><w:pPr><w:pStyle w:val="A"/>');
  const many = item('a', 0, 1, '<w:pStyle w:val="A"/>').repeat(20_000);
  const result = writeNumbers(many, circle);
  expect(result.length).toBeLessThan(many.length + 20_000 * 300);
  const fields = '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> REF x \\r </w:instrText></w:r>'.repeat(20_000);
  expect(writeNumbers(item('a', 0) + fields, circle).length).toBeGreaterThan(fields.length);
});
