import { expect, test } from 'bun:test';
import { innermostElements, replaceInnermost } from './innermost.ts';

const found = (xml: string): readonly string[] => [...innermostElements(xml, 'a')].map(({ tag, inner }) => `${tag}|${inner}`);

test('elements of a name, the innermost of those in each other', () => {
  expect(found('<a>1</a> <a b="2">3</a><a/>')).toEqual(['<a>|1', '<a b="2">|3', '<a/>|']);
  expect(found('<a><a>1</a></a><a>2</a>')).toEqual(['<a>|1', '<a>|2']);
  expect(found('<a>x<a/>y</a>')).toEqual(['<a/>|', '<a>|x<a/>y']);
});

test('other names and unterminated ones are not accepted', () => {
  for (const xml of ['<ab>1</ab>', '<a-b>1</a-b>', '<a>', '</a>', '<a', '</a><a>1']) expect(found(xml)).toEqual([]);
});

test('replaced elements, and those that stay', () => {
  expect(replaceInnermost('x<a>1</a>y<a>2</a>z', 'a', ({ inner }) => (inner === '1' ? '!' : undefined))).toBe('x!y<a>2</a>z');
});

test('an element of megabytes, and hostile ones, take linear time', () => {
  const long = 'ä'.repeat(3 * 1024 ** 2);
  expect([...innermostElements(`<a>${long}</a>`, 'a')][0]?.inner).toBe(long);
  for (const part of ['<a>', '</a>', '<a/>', '<a ', '<ab>', '<a></a>'])
    for (const { end } of innermostElements(part.repeat(300_000), 'a')) expect(end).toBeGreaterThan(0);
});
