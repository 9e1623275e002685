import { expect, test } from 'bun:test';
import { withoutFlow } from './flowed.ts';

test.each([
  ['a paragraph', 'one \ntwo\nthree', 'one two\nthree'],
  ['quoted paragraphs by their level', '> one \n> two\n>> deep \n>> er\n> again', '> one two\n>> deep er\n> again'],
  ['a level that changes in a paragraph', '> one \ntwo', '> one \ntwo'],
  ['a signature', 'bye \n-- \nAnn \nLee', 'bye \n-- \nAnn Lee'],
  ['a blank that keeps a sign from meaning something', ' > no quote\n From here', '> no quote\nFrom here'],
])('%s', (_, flowed, plain) => {
  expect(withoutFlow(flowed, false)).toBe(plain);
});

test('a blank that was added goes', () => {
  expect(withoutFlow('日本 \n語', true)).toBe('日本語');
});

test('lines without end take linear time', () => {
  const many = '> word \n'.repeat(300_000);
  expect(withoutFlow(many, false)).toHaveLength(2 + 5 * 300_000 + 1);
});
