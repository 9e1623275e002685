import { expect, test } from 'bun:test';
import { parseChain } from '../../../catalogue/chains.ts';
import { operationById, parseOperationOptions } from '../../../catalogue/operations.ts';
import { fitsRequest, mergedPages, runsOf, stepsFor, toggledFile } from './picked-pages.ts';

const counts = [
  { id: 7, count: 3 },
  { id: 4, count: 2 },
];
const page = (file: number, number: number) => ({ file, page: number });

test('pages of several files are counted in merge order', () => {
  const picked = [page(7, 2), page(4, 1), page(4, 2), page(7, 1)];
  expect(mergedPages(picked, counts)).toBe('2,4-5,1');
  expect(mergedPages(picked, counts.toReversed())).toBe('4,1-3');
  expect(runsOf(picked)).toEqual([
    { file: 7, pages: [2] },
    { file: 4, pages: [1, 2] },
    { file: 7, pages: [1] },
  ]);
});

test('a press takes all pages of a file, and another one none', () => {
  const all = toggledFile([page(4, 2)], 4, 2);
  expect(all).toEqual([page(4, 2), page(4, 1)]);
  expect(toggledFile([page(7, 1), ...all], 4, 2)).toEqual([page(7, 1)]);
});

test('the server reads the steps, and the longest text that is sent', () => {
  const most = Array.from({ length: 50 }, (_, at) => 101 - 2 * at).join(',');
  expect(fitsRequest(most, 50)).toBe(true);
  expect(fitsRequest(`${most},200`, 50)).toBe(false);
  const chain = parseChain(stepsFor(most));
  expect(chain).toMatchObject({ ok: true, steps: [{ do: 'merge', to: 'pdf' }, { do: 'operate' }] });
  const extract = operationById('extract-pdf-pages');
  if (!extract) throw new Error('There is no operation that extracts pages.');
  expect(parseOperationOptions(extract, JSON.stringify({ pages: most }))).toMatchObject({ ok: true });
  expect(parseOperationOptions(extract, JSON.stringify({ pages: `${most},200` }))).toMatchObject({ ok: false });
});
