import { expect, test } from 'bun:test';
import { lengthIn } from './length.ts';

test.each([
  ['1in', 1],
  ['2.54cm', 1],
  ['25.4mm', 1],
  ['72pt', 1],
  ['6pc', 1],
  ['96px', 1],
  ['-.5IN', -0.5],
  [' 0cm ', 0],
])('%s is %d inches', (text, inches) => expect(lengthIn('in', text)).toBe(inches));

test.each(['', '5', '5em', '1e3cm', 'cm', '.', '-cm', `${'9'.repeat(10)}cm`, '5constructor'])('%p is no length', (text) =>
  expect(lengthIn('in', text)).toBeUndefined(),
);
test('nothing is no length', () => expect(lengthIn('in', undefined)).toBeUndefined());
