import { expect, test } from 'bun:test';
import { tablesOf } from '../testing/read-back.ts';

const rows = [
  ['Year', 'Boats', 'Lights'],
  ['1926', '14', '3'],
  ['1927', '16', '4'],
  ['1928', '9', '4'],
];
const texts = rows.flatMap((row, r) => row.map((text, c) => ({ text, x: 80 + c * 45, y: 112 + r * 14, size: 10 })));
/** A box with lines across it. */
const box = (ys: readonly number[], x1 = 210) => [
  ...ys.map((y) => ({ line: [72, y, x1, y] as const })),
  ...[72, x1].map((x) => ({ line: [x, ys[0] as number, x, ys.at(-1) as number] as const })),
];

test('a box around a table with a line under its heads has the columns that white space parts', async () => {
  expect(await tablesOf([...texts, ...box([100, 116, 160])])).toEqual([rows]);
});

test('two boxes of text under each other keep their lines together', async () => {
  const text = (y: number) =>
    ['The keeper of the western light rings', 'its bell when boats are out at night', 'as he did in the years before that'].map((t, n) => ({
      text: t,
      x: 80,
      y: y + n * 13,
      size: 10,
    }));
  const [table] = await tablesOf([...text(112), ...text(172), ...box([100, 150, 210], 300)]);
  expect(table?.map((row) => row.length)).toEqual([1, 1]);
});
