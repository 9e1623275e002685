import { expect, test } from 'bun:test';
import { readRis } from './read.ts';

const read = (...lines: readonly string[]) => readRis(`${lines.join('\r\n')}\r\n`).references;

test('a type further down belongs to the entry around it', () => {
  const found = read(
    'DB  - WoS',
    'TI  - One',
    'TY  - JOUR',
    'VL  - 4',
    'ER  - ',
    '',
    'TI  - Two',
    'TY  - BOOK',
    'ER  - ',
    'TI  - Three',
    'ER  - ',
  );
  expect(found.map(({ type, title }) => [type, title])).toEqual([
    ['article-journal', 'One'],
    ['book', 'Two'],
    ['document', 'Three'],
  ]);
  expect(found[0]?.volume).toBe('4');
});

test('an entry without its end ends where the next begins', () => {
  expect(read('TY  - JOUR', 'TI  - One', 'TY  - JOUR', 'TI  - Two').map(({ title }) => title)).toEqual(['One', 'Two']);
});

test('a text without any type holds no references', () => {
  expect(read('AB  - words', 'ER  - ')).toEqual([]);
});

test('authors on one line are several', () => {
  expect(read('TY  - JOUR', 'AU  - Doe, Jan; Roe, Ann;', 'AU  - WHO')[0]?.author).toEqual([
    { family: 'Doe', given: 'Jan' },
    { family: 'Roe', given: 'Ann' },
    { literal: 'WHO' },
  ]);
});

test.each([
  ['the newer tag', ['Y1  - 2013/05/28', 'PY  - 2013', 'DA  - 2014/04/01'], [2014, 4, 1]],
  ['a whole date before a year', ['PY  - 2016', 'Y1  - 2016/10/19'], [2016, 10, 19]],
  ['a year before a day without one', ['DA  - Oct 19', 'PY  - 2016'], [2016]],
  ['no date of access', ['PY  - 2005', 'Y2  - 2019/03/27'], [2005]],
])('the date is %s', (_, lines, wanted) => {
  expect(read('TY  - JOUR', ...lines)[0]?.issued).toEqual({ 'date-parts': [wanted] });
});

test('one name under two tags is one journal', () => {
  const [found] = read('TY  - JOUR', 'T2  - Neuron', 'JF  - Neuron');
  expect(found?.['container-title']).toBe('Neuron');
  expect(found?.['collection-title']).toBeUndefined();
});
