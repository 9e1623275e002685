import { expect, test } from 'bun:test';
import { yamlOf } from './yaml-write.ts';

test('text that YAML 1.1 reads as a number is in quotes, and nothing else changes', () => {
  const value = {
    time: '12:30',
    'a key: of words': ['1_000', ['07:32:00.5', '+1_0', '0b11', '0x1_F']],
    stays: ['at 12:30', 'a:b', '10.0.0.1', 'b', 12.5, '2021-01-02', 'fe80::1', '1_000 km', { x: '190:20' }],
  };
  expect(yamlOf(value)).toBe(
    'time: "12:30"\n"a key: of words":\n  - "1_000"\n  - - "07:32:00.5"\n    - "+1_0"\n    - "0b11"\n    - "0x1_F"\nstays:\n  - at 12:30\n  - a:b\n  - 10.0.0.1\n  - b\n  - 12.5\n  - 2021-01-02\n  - fe80::1\n  - 1_000 km\n  - x: "190:20"',
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
