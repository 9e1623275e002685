/** Positions of faults in damaged texts, checked by hand. */

import { expect, test } from 'bun:test';
import { parse } from 'smol-toml';
import { inEnglish } from '../../../catalogue/languages/in-english.ts';
import { placeSentence } from '../../contract/place.ts';
import { jsonFault } from './json-fault.ts';
import { tomlFault } from './toml-fault.ts';
import { xmlFault } from './xml-fault.ts';
import { yamlFault } from './yaml-fault.ts';
import { yamlRepeats } from './yaml-repeats.ts';

const brief = (place: ReturnType<typeof jsonFault>) => place && `${place.line}:${place.column} ${place.fault}`;

test('a place is a sentence with line and column from 1; columns are characters, whatever their bytes', () => {
  const place = jsonFault('{\r\n  "ü€😀": 1\r  "b": 2\n}');
  expect(place && inEnglish(placeSentence(place))).toBe('Line 3, column 3: a comma or } is missing.');
  expect(brief(jsonFault('{"ü€😀": x}'))).toBe('1:9 word');
});

const jsons: readonly (readonly [string, string])[] = [
  ['{"a":1,}', '1:7 comma-too-many'],
  ['[1 2]', '1:4 comma-or-bracket'],
  ['[1,,2]', '1:4 comma-too-many'],
  ['[1,2', '1:5 ends'],
  ['{"a" 1}', '1:6 colon'],
  ["{'a':1}", '1:2 single-quote'],
  ['{a:1}', '1:2 name'],
  ['{"a":}', '1:6 value'],
  ['[01]', '1:2 number'],
  ['["a\nb"]', '1:2 text-open'],
  ['["\t"]', '1:3 control-character'],
  ['["\\q"]', '1:3 escape'],
  ['[NaN]', '1:2 word'],
  ['[1] x', '1:5 behind'],
  ['[// c\n1]', '1:2 comment'],
  ['', '1:1 ends'],
];
test.each(jsons)('JSON %j: %s', (text, place) => {
  expect(brief(jsonFault(text))).toBe(place);
});

test('a fault is found exactly if JSON.parse rejects the text, wherever it is cut or changed', () => {
  const text = '{"a":[1,-2.5e+3,true,null,"\\u00e9\\n"],"b":{"c":{}, "d":[] ,"e":false}}';
  const signs = [...' "\\,:{}[]0.e-tx\n'];
  const variants = [...text].flatMap((_, at) => [
    text.slice(0, at),
    ...signs.flatMap((sign) => [text.slice(0, at) + sign + text.slice(at), text.slice(0, at) + sign + text.slice(at + 1)]),
  ]);
  const isJson = (one: string): boolean => {
    try {
      JSON.parse(one);
      return true;
    } catch {
      return false;
    }
  };
  expect(variants.filter((one) => isJson(one) !== (jsonFault(one) === undefined))).toEqual([]);
  expect(variants.filter(isJson).length).toBeGreaterThan(50);
});

const xmls: readonly (readonly [string, string])[] = [
  ['<a>\r\n  <b>x</c>\r\n</a>', '2:7 tag-other'],
  ['<a>\n<b', '2:3 ends'],
  ['<a>x & y</a>', '1:6 ampersand'],
  ['<a>R&D &amp; x</a>', '1:5 ampersand'],
  ['<a>1 < 2</a>', '1:6 less-than'],
  ['<a x=1/>', '1:6 attribute'],
  ['<a x="1" x="2"/>', '1:1 attribute-twice'],
  ['<a/><b/>', '1:7 outside'],
  ['<a>&nbsp;<b></a>', '1:13 tag-other'],
];
test.each(xmls)('XML %j: %s', (text, place) => {
  expect(brief(xmlFault(text))).toBe(place);
});

const yamls: readonly (readonly [string, string])[] = [
  ['a: 1\n\tb: 2\n', '2:1 tab'],
  ['a: 1\n b: 2\n', '2:2 yaml-line'],
  ['a: 1\nb: [1, 2\nc: 3\n', '2:1 yaml-line'],
  ['a:\n  - {\n    b: 1\n    }\n  - c: d: e\nf: 1\n', '5:3 yaml-line'],
];
test.each(yamls)('YAML %j: %s', (text, place) => {
  expect(brief(yamlFault(text))).toBe(place);
});

test('YAML of a thousand entries, one of them broken', () => {
  const [before, after] = ['- a: 1\n  b: [1,\n   2]\n'.repeat(500), '- a: 1\n'.repeat(500)];
  expect(brief(yamlFault(`${before}- a: *x\n${after}`))).toBe('1501:1 yaml-line');
});

const tomls: readonly (readonly [string, string])[] = [
  ['a = 1\n[b]\nc = 1\nc = 2\n', '4:1 toml-twice'],
  ['a = "x\n', '1:7 text-open'],
  ['a = "ü😀\\q"', '1:9 escape'],
  ['a = 1979-99-99', '1:5 toml-date'],
  ['a 1', '1:3 toml-key'],
  ['a = true x', '1:10 toml-line-end'],
];
test.each(tomls)('TOML %j: %s', (text, place) => {
  let thrown: unknown;
  try {
    parse(text);
  } catch (failure) {
    thrown = failure;
  }
  expect(brief(tomlFault(text, thrown))).toBe(place);
});

test('keys of YAML that come again', () => {
  expect(yamlRepeats('a:\n  b: 1\n  c:\n    - b: 1\n      d: 2\n      b: 3\n  "b": 4\nx: {b: 1}\n')).toBe(2);
  for (const text of [
    'a:\n- b: 1\n- b: 2\nc: 3\n',
    'a: |\n  b: 1\n  b: 2\nb: 3\n',
    '- >-\n  b: 1\n  b: 2\n- b: 1\n',
    'a: "x\n  b: 1\n  b: 2"\n',
    '# b: 1\nb: 1 # b: 2\n- b: 1\n',
    '<<: *x\n<<: *y\n',
  ])
    expect(yamlRepeats(text)).toBe(0);
});
