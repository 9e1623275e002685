import { expect, test } from 'bun:test';
import { blocksOf, flowOf, lines } from '../testing/read-back.ts';

/** Points: width in 10-point Helvetica, figures and punctuation only. */
const width = (text: string): number => [...text].reduce((sum, c) => sum + (/\d/.test(c) ? 5.56 : 2.78), 0);
const rows = [
  ['Card payment', '37.25', '1,168.05'],
  ['Direct debit water', '174.25', '993.80'],
  ['Standing order', '1,111.25', '82.55'],
  ['Refund', '8.75', '91.30'],
] as const;
const items = [
  ...lines(['What went in and out of the account in the month of October, by day, and what was left of it each time.'], {
    y: 60,
    size: 10,
  }),
  ...rows.flatMap(([name, paid, left], n) => [
    { text: name, x: 72, y: 100 + n * 16, size: 10 },
    { text: paid, x: 400 - width(paid), y: 100 + n * 16, size: 10 },
    { text: left, x: 500 - width(left), y: 100 + n * 16, size: 10 },
  ]),
];
const tableOf = async () => {
  const [table] = blocksOf(await flowOf(items)).filter((b) => b.kind === 'table');
  if (table?.kind !== 'table') throw new Error('no table');
  return table;
};

test('figures that end together are set to the end of their column, the widest of them too, and columns part there', async () => {
  const table = await tableOf();
  const [, paid, left] = table.columnWidths.map((_, c) => table.cells.filter((cell) => cell.column === c).flatMap((cell) => cell.blocks));
  // One point at the end, so that the widest text does not wrap because of rounding.
  const alignments = [...(paid ?? []), ...(left ?? [])].map((b) => b.kind === 'paragraph' && [b.align, Math.round(b.indent.end)]);
  expect(alignments).toEqual(Array.from({ length: 8 }, () => ['end', 1]));
  const ends = table.columnWidths.map((_, n) => 72 + table.columnWidths.slice(0, n + 1).reduce((sum, w) => sum + w, 0));
  expect(ends[1]).toBeCloseTo(401, 0);
  expect(ends[2]).toBeCloseTo(501, 0);
});

test('rows are as far apart as on the page', async () => {
  expect((await tableOf()).rowHeights.slice(0, 3).map((height) => Math.round(height))).toEqual([16, 16, 16]);
});
