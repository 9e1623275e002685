import { expect, test } from 'bun:test';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { repeatNotes } from './data-fault.ts';
import { dataRows, parseData } from './data-read.ts';
import { dataToXml } from './data-xml.ts';
import { jsonOf } from './json-write.ts';

const rows = (text: string, format: string): readonly (readonly string[])[] =>
  dataRows(parseData(text, format)).map((row) => row.map(({ text: shown }) => shown));

test('long numbers keep all their digits', () => {
  const json = '[{"id":12345678901234567890,"card":4111111111111111,"n":-7,"f":0.25}]';
  expect(rows(json, 'json')).toEqual([
    ['id', 'card', 'n', 'f'],
    ['12345678901234567890', '4111111111111111', '-7', '0.25'],
  ]);
  expect(dataRows(parseData(json, 'json'))[1]?.map(({ kind }) => kind)).toEqual(['text', 'text', 'number', 'number']);
});

test('so do those of YAML', () => {
  expect(rows('- id: 12345678901234567890\n  n: 5\n- id: 7\n', 'yaml')).toEqual([
    ['id', 'n'],
    ['12345678901234567890', '5'],
    ['7', ''],
  ]);
});

test('numbers that are none, or past all that is held, stay as they were written', () => {
  expect(parseData('{"a":1e400,"b":[-2E+999],"c":1e3}', 'json')).toEqual({ a: '1e400', b: ['-2E+999'], c: 1000 });
  expect(parseData('a: .inf\nb: -.inf\nc: [.nan]\n', 'yaml')).toEqual({ a: 'Infinity', b: '-Infinity', c: ['NaN'] });
});

test('so do NaN and infinities that Python writes into JSON, outside of texts', () => {
  expect(parseData('{"a":NaN,"b":[-Infinity, Infinity],"c":"NaN \\" Infinity"}', 'json')).toEqual({
    a: 'NaN',
    b: ['-Infinity', 'Infinity'],
    c: 'NaN " Infinity',
  });
  expect(rows('{"a":NaN}\n{"a":1}\n', 'jsonl')).toEqual([['a'], ['NaN'], ['1']]);
  for (const broken of ['{"a":NaNs}', '[NaN', '"NaN'])
    expect(() => parseData(broken, 'json')).toThrow(expect.objectContaining({ code: 'corrupt_input' }));
});

test('elements without a value by XML Schema are null, whatever the prefix', () => {
  const xml = (prefix: string, attributes: string) =>
    `<r xmlns:${prefix}="http://www.w3.org/2001/XMLSchema-instance"><a ${attributes}/><a>1</a></r>`;
  expect(parseData(xml('xsi', 'xsi:nil="true"'), 'xml')).toMatchObject({ r: { a: [null, '1'] } });
  expect(parseData(xml('i', "i:nil='1'"), 'xml')).toMatchObject({ r: { a: [null, '1'] } });
  expect(parseData(xml('xsi', 'xsi:nil="false"'), 'xml')).toMatchObject({ r: { a: [{ '@xsi:nil': 'false' }, '1'] } });
  expect(parseData(xml('i', 'xsi:nil="true" b="2"'), 'xml')).toMatchObject({ r: { a: [{ '@b': '2' }, '1'] } });
});

test('a value on each line is a list', () => {
  expect(rows('{"a":1}\n\n{"a":"zwei"}\n', 'json')).toEqual([['a'], ['1'], ['zwei']]);
  for (const broken of ['{"a":\n1', '{"a":1}\nword\n'])
    expect(() => parseData(broken, 'json')).toThrow(expect.objectContaining({ code: 'corrupt_input' }));
});

test('XML may give characters by number, and entities made of others do not grow', () => {
  expect(rows('<r><i a="&#xe9;"><t>&amp;#233; &#233; &lt;</t></i></r>', 'xml')).toEqual([
    ['@a', 't'],
    ['é', '&#233; é <'],
  ]);
  expect(JSON.stringify(parseData('<!DOCTYPE r [<!ENTITY a "boom"><!ENTITY b "&a;&a;">]><r><t>&b;</t></r>', 'xml'))).not.toContain('boom');
});

test.each([
  ['json', '{\n  "a": 1\n  "b": 2\n}', { line: 3, column: 3, fault: 'comma-or-brace' }],
  ['json', '{"a":1}\n\n{"a":}\n', { line: 3, column: 6, fault: 'value' }],
  ['jsonl', '{"a":1}\n{"a" 2}\n', { line: 2, column: 6, fault: 'colon' }],
  ['jsonl', '{"a":1\n{"a":2}\n', { line: 1, column: 7, fault: 'line-ends' }],
  ['yaml', 'a: 1\nb: x: y\n', { line: 2, column: 1, fault: 'yaml-line' }],
  ['toml', 'a = 1\na = 2\n', { line: 2, column: 1, fault: 'toml-twice' }],
  ['xml', '<a>\n  <b>\n</a>', { line: 3, column: 1, fault: 'tag-other' }],
])('damaged %s tells its place: %j', (format, text, place) => {
  expect(() => parseData(text, format)).toThrow(expect.objectContaining({ code: 'corrupt_input', place }));
});

test('repeated keys are reported', () => {
  const once = 'A key appears twice in one object. The last value was kept.';
  expect(repeatNotes('{"a":1,"b":{"a":2},"\\u0061":3}', 'json').map(inEnglish)).toEqual([once]);
  expect(repeatNotes('{"a":1}\n{"a":2,"a":3,"a":4}\n', 'jsonl').map(inEnglish)).toEqual([
    '2 keys appear more than once in an object. The last value of each was kept.',
  ]);
  expect(repeatNotes('a: 1\nb:\n  a: 2\n"a": 3\n', 'yaml').map(inEnglish)).toEqual([once]);
  for (const [text, format] of [
    ['[{"a":1},{"a":2}]', 'json'],
    ['{"a":1}\n{"a":2}\n', 'json'],
    ['- a: 1\n  b: |\n    a: 1\n    a: 2\n- a: 3\n  c:\n  - a: 1\n  - a: 2\n---\na: 1\n', 'yaml'],
  ] as const)
    expect(repeatNotes(text, format).map(inEnglish)).toEqual([]);
});

const json = (text: string, format: string): string => jsonOf(parseData(text, format));

test.each([
  [
    'json',
    '{"b":1,"10":"x","2":{"9":1,"1":2,"s":"say \\"12\\": y"},"a":[10292320860000001,5]}',
    '{"b":1,"10":"x","2":{"9":1,"1":2,"s":"say \\"12\\": y"},"a":[10292320860000001,5]}',
  ],
  [
    'yaml',
    'b: 1\n10: x\n"2":\n  9: 1\n  1: 2\nt: |\n  12: ab\nf: {3: a, 1: b}\nbig: 10292320860000001\n',
    '{"b":1,"10":"x","2":{"9":1,"1":2},"t":"12: ab\\n","f":{"3":"a","1":"b"},"big":10292320860000001}',
  ],
  [
    'toml',
    'b = 1\n10 = "x"\n2 = 3\n[srv.20]\na = 1\n[srv.3]\n7 = 1.5\n4 = 2\n',
    '{"b":1,"10":"x","2":3,"srv":{"20":{"a":1},"3":{"7":1.5,"4":2}}}',
  ],
  ['ini', '[b]\n10=x\n2=y\n', '{"b":{"10":"x","2":"y"}}'],
  ['properties', 'b=1\n10=x\n2=y\n', '{"b":"1","10":"x","2":"y"}'],
])('keys of %s stay in their order, and integers whole', (format, text, expected) => {
  expect(json(text, format)).toBe(expected);
});

test('one child and many of XML come in the same columns, with attributes and without', () => {
  const xml = '<l><o id="1"><i k="a">x</i><i>y</i><n>p</n></o><o id="2"><i>z</i><n lang="de">q</n></o></l>';
  expect(rows(xml, 'xml')).toEqual([
    ['@id', 'i', 'n.#text', 'n.@lang'],
    ['1', '[{"@k":"a","#text":"x"},"y"]', 'p', ''],
    ['2', '["z"]', 'q', 'de'],
  ]);
  expect(rows('[{"i":[{"k":1},{"k":2}]},{"i":{"k":3}}]', 'json')).toEqual([['i'], ['[{"k":1},{"k":2}]'], ['[{"k":3}]']]);
});

test('text among elements of XML keeps its order and its blanks', () => {
  const xml = '<d><p id="1">Hello <b>big</b> world, <i>a</i> <i>b</i>!</p><p>  plain </p></d>';
  expect(rows(xml, 'xml')).toEqual([
    ['@id', '#text'],
    ['1', 'Hello big world, a b!'],
    ['', '  plain '],
  ]);
  expect(dataToXml(parseData(xml, 'xml'))).toContain('<p id="1">Hello <b>big</b> world, <i>a</i> <i>b</i>!</p>');
});
