import { expect, test } from 'bun:test';
import { lines, tablesOf } from '../testing/read-back.ts';
import { rowStarts } from './row-groups.ts';

const column = (number: number, baselines: readonly number[]) => baselines.map((baseline) => ({ column: number, baseline, size: 10 }));

test('lines of two cells whose baselines differ by rounding start no row', () => {
  const texts = [
    ...column(0, [100, 160]),
    ...column(1, [100, 112.02, 124.04, 136.02, 160, 172.02]),
    ...column(2, [100, 112.06, 123.98, 160, 172.06, 184]),
  ];
  expect(rowStarts(texts)).toEqual([100, 160]);
});

test('the last cell of a table without lines keeps all of its lines', async () => {
  const row = (y: number, name: string, middle: readonly string[], last: readonly string[]) => [
    ...lines([name], { x: 72, y, size: 10, step: 12 }),
    ...lines(middle, { x: 170, y, size: 10, step: 12 }),
    ...lines(last, { x: 340, y, size: 10, step: 12 }),
  ];
  const floods = ['Sandbags lie ready by the', 'gate and at both piers'];
  const steel = ['A second works has been', 'asked, which would send it', 'by water from the upper', 'quay within a week'];
  const items = [
    ...row(100, 'Risk', ['What it means'], ['Measure']),
    ...row(122, 'Flood', ['The site is under water', 'for two days'], floods),
    ...row(156, 'Noise', ['Neighbours may complain'], ['Work ends at eight']),
    ...row(178, 'Late steel', ['The deck stands without', 'its bearings'], steel),
    ...lines(['The list is read again in spring by the council of the harbour and by the keeper of the light.'], { y: 244, size: 10 }),
  ];
  expect(await tablesOf(items)).toEqual([
    [
      ['Risk', 'What it means', 'Measure'],
      ['Flood', 'The site is under water for two days', floods.join(' ')],
      ['Noise', 'Neighbours may complain', 'Work ends at eight'],
      ['Late steel', 'The deck stands without its bearings', steel.join(' ')],
    ],
  ]);
});
