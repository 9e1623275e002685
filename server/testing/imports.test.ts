import { expect, test } from 'bun:test';
import { circles } from './imports.ts';

test('a circle is found however long it is, and what only leads into it is no part of it', () => {
  const imports = new Map([
    ['a', ['b']],
    ['b', ['c', 'x']],
    ['c', ['d']],
    ['d', ['b']],
    ['x', ['y']],
    ['y', []],
    ['p', ['q', 'a']],
    ['q', ['p']],
  ]);
  expect(circles(imports)).toEqual([
    ['b', 'c', 'd'],
    ['p', 'q'],
  ]);
  expect(
    circles(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toEqual([]);
});
