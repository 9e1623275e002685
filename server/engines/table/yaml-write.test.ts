import { expect, test } from 'bun:test';
import { parseJson } from './data-read.ts';
import { yamlOf } from './yaml-write.ts';

test('text that YAML 1.1 reads as a number is in quotes, and nothing else changes', () => {
  const value = {
    time: '12:30',
    'a key: of words': ['1_000', ['07:32:00.5', '+1_0', '0b11', '0x1_F']],
    stays: ['at 12:30', 'a:b', 'v10.0.1', 'b', 12.5, 'in 2021-01-02', 'fe80::1', '1_000 km', { x: '190:20' }],
  };
  expect(yamlOf(value)).toBe(
    'time: "12:30"\n"a key: of words":\n  - "1_000"\n  - - "07:32:00.5"\n    - "+1_0"\n    - "0b11"\n    - "0x1_F"\nstays:\n  - at 12:30\n  - a:b\n  - v10.0.1\n  - b\n  - 12.5\n  - in 2021-01-02\n  - fe80::1\n  - 1_000 km\n  - x: "190:20"',
  );
  expect(Bun.YAML.parse(yamlOf(value))).toEqual(value);
  expect(yamlOf('12:30')).toBe('"12:30"');
});

test('keys are in quotes as well, and what only looks like a key or a value within others stays', () => {
  const value = {
    '12:30': 1,
    '1_000': { '=': '=' },
    text: 'one\nkey: 12:30\n- 1_000\n',
    'say "x: 12:30': 'a "b": 12:30',
    list: [['=', 'a:'], []],
  };
  expect(yamlOf(value)).toBe(
    '"12:30": 1\n"1_000":\n  "=": "="\ntext: "one\\nkey: 12:30\\n- 1_000\\n"\n"say \\"x: 12:30": "a \\"b\\": 12:30"\nlist:\n  - - "="\n    - "a:"\n  - []',
  );
  expect(Bun.YAML.parse(yamlOf(value))).toEqual(value);
});

test('text that some reader takes for a date, a truth value, nothing or a number is in quotes, keys as well', () => {
  const words = [
    '2024-01-02',
    '2024-01-02T10:00:00Z',
    'yes',
    'NO',
    'y',
    'off',
    'null',
    '~',
    '',
    '1.10',
    '012',
    '0o14',
    '1e3',
    '.5',
    '.inf',
    '<<',
    '- a',
    'a: b',
    'a #b',
    ' a',
    '[a',
    '@a',
    '\u2028',
  ];
  for (const word of words) {
    expect(yamlOf(word)).toStartWith('"');
    expect(Bun.YAML.parse(yamlOf({ [word]: word, list: [word] }))).toEqual({ [word]: word, list: [word] });
  }
  for (const word of ['plain', 'Größe', '日本', 'a,b', 'C:\\x', 'a#b', '-x', 'p.m.']) expect(yamlOf(word)).toBe(word);
});

test('keys that are numbers keep their places, and long integers their digits', () => {
  const value = parseJson('{"b":1,"10":"x","2":{"9":"y","1":10292320860000001}}');
  expect(yamlOf(value)).toBe('b: 1\n"10": x\n"2":\n  "9": "y"\n  "1": 10292320860000001');
  expect(yamlOf([1e21, 0.5, -0])).toBe('- 1.0e+21\n- 0.5\n- -0');
});
