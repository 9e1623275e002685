import { expect, test } from 'bun:test';
import { distinctNames } from './zip.ts';

test('names in a ZIP are all different, whatever their case', () => {
  expect(distinctNames(['a.png', 'A.png', 'a.png', 'b.tar.gz', 'b.tar.gz'])).toEqual([
    'a.png',
    'A (2).png',
    'a (3).png',
    'b.tar.gz',
    'b (2).tar.gz',
  ]);
});
