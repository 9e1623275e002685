import { expect, test } from 'bun:test';
import { repeatNotes } from './data-fault.ts';
import { dataRows, parseData } from './data-read.ts';

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

test('a value on each line is a list', () => {
  expect(rows('{"a":1}\n\n{"a":"zwei"}\n', 'json')).toEqual([['a'], ['1'], ['zwei']]);
  for (const broken of ['{"a":1}{"a":2}', '{"a":\n1', '{"a":1}\nword\n'])
    expect(() => parseData(broken, 'json')).toThrow(expect.objectContaining({ code: 'corrupt_input' }));
});

test('XML may give characters by number, and entities made of others do not grow', () => {
  expect(rows('<r><i a="&#xe9;"><t>&amp;#233; &#233; &lt;</t></i></r>', 'xml')).toEqual([
    ['t', '@a'],
    ['&#233; é <', 'é'],
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

test('keys that come again are told', () => {
  const once = 'A key is there twice in one object. The last value was kept.';
  expect(repeatNotes('{"a":1,"b":{"a":2},"\\u0061":3}', 'json')).toEqual([once]);
  expect(repeatNotes('{"a":1}\n{"a":2,"a":3,"a":4}\n', 'jsonl')).toEqual([
    '2 keys are there again in the same object. The last value of each was kept.',
  ]);
  expect(repeatNotes('a: 1\nb:\n  a: 2\n"a": 3\n', 'yaml')).toEqual([once]);
  for (const [text, format] of [
    ['[{"a":1},{"a":2}]', 'json'],
    ['{"a":1}\n{"a":2}\n', 'json'],
    ['- a: 1\n  b: |\n    a: 1\n    a: 2\n- a: 3\n  c:\n  - a: 1\n  - a: 2\n---\na: 1\n', 'yaml'],
  ] as const)
    expect(repeatNotes(text, format)).toEqual([]);
});
