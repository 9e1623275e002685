import { expect, test } from 'bun:test';
import { pagesOf, pagesText } from './chosen-pages.ts';

test.each([
  [[1, 2, 3, 7, 5], '1-3,7,5'],
  [[3, 2, 1], '3,2,1'],
  [[4], '4'],
  [[], ''],
] as const)('%p are written %p', (pages, text) => {
  expect(pagesText(pages)).toBe(text);
  expect(pagesOf(text, 9)).toEqual([...pages]);
});

test.each([
  ['8-', [8, 9]],
  ['-2', [1, 2]],
  ['2,1-3', [2, 1, 3]],
  ['7-12', [7, 8, 9]],
  ['all', []],
] as const)('%p are %p of nine', (text, pages) => expect(pagesOf(text, 9)).toEqual([...pages]));
