import { afterAll, beforeAll, expect, test } from 'bun:test';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { openCsv, unclosedQuote } from './csv-read.ts';

let path = '';
beforeAll(() => {
  path = join(makeTestFolder('tab-quotes'), 'a.tsv');
});
afterAll(() => rmSync(join(path, '..'), { recursive: true }));

const read = (text: string): readonly (readonly string[])[] => {
  writeFileSync(path, text);
  return [...openCsv(path, { delimiter: 'tab' }).rows];
};

test('quotes of tab-separated text that cannot enclose fields are letters', () => {
  expect(read('a\tb\n1\t"x" y\n2\t"z"\n')).toEqual([
    ['a', 'b'],
    ['1', '"x" y'],
    ['2', '"z"'],
  ]);
  expect(read('a\tb\n1\t"x\n2\ty\n')).toHaveLength(3);
  expect(unclosedQuote(path, { delimiter: 'tab' })).toBeUndefined();
});

test('quotes that enclose fields, as spreadsheets write them, are none', () => {
  expect(read('a\tb\n1\t"x\ty"\n2\t"l\nm"\n')).toEqual([
    ['a', 'b'],
    ['1', 'x\ty'],
    ['2', 'l\nm'],
  ]);
  expect(read('a\tb\n1\t"say ""hi"" now"\n')[1]).toEqual(['1', 'say "hi" now']);
  // Other fields would have more columns.
  expect(read('a\tb\n1\t"x\ty"\n2\t"open\n')).toHaveLength(3);
});

test('quotes without end take linear time', () => {
  for (const part of ['\t"', '"', '\t"x" y', '"\n']) expect(read(`a\tb\n${part.repeat(300_000)}`).length).toBeGreaterThan(1);
});

test('a delimiter at the end of each line begins no column', () => {
  expect(read('a\tb\t\n1\t2\t\n3\t4\t\n')).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
  ]);
  expect(read('a\tb\t\n1\t2\t\n3\t4\tx\n5\t6\t\n')[0]).toEqual(['a', 'b', '']);
  expect(read('a\tb\n1\t\n2\t\n')[1]).toEqual(['1', '']);
});
