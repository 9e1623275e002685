import { expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { SetText } from '../testing/make-pdf.ts';
import { lines, tablesOf } from '../testing/read-back.ts';

longTimeout();

const columns = [72, 150, 300, 470] as const;
/** The cells of a row, each with its lines; `off` moves the later lines by a program's rounding. */
const row = (y: number, cells: readonly (readonly string[])[], off = 0): SetText[] =>
  cells.flatMap((texts, c) =>
    texts.map((text, n): SetText => ({ text, x: columns[c] as number, y: y + n * 13 + (c > 0 ? off : 0), size: 10 })),
  );

const page = (off: number): SetText[] => [
  ...lines(['The harbour master keeps a list of what may go wrong, and of what is to be done before it does.'], { y: 60 }),
  ...row(100, [['Risk'], ['What it means'], ['Measure'], ['Who']]),
  ...row(
    122,
    [
      ['Flood at', 'the site'],
      ['The lower shed is under', 'water for a day or two', 'and all that is in it.'],
      ['Keep ropes in the loft.'],
      ['Holm'],
    ],
    off,
  ),
  ...row(184, [['Late boats'], ['The fish is no longer', 'fresh when it is sold.'], ['Ice from the town.'], ['Seal,', 'Osei']], off),
  ...row(
    233,
    [['Noise'], ['People complain.'], ['Have the saw run in the', 'morning alone, and tell', 'the school of it.'], ['Novak']],
    off,
  ),
  ...lines(['The list was read to all who were there, and nobody had anything to add to it on that day.'], { y: 300 }),
];

test('cells of several lines are rows, though the baselines of a row differ by rounding', async () => {
  for (const off of [0, 0.001]) {
    const [table] = await tablesOf(page(off));
    expect(table?.map((cells) => cells[0])).toEqual(['Risk', 'Flood at the site', 'Late boats', 'Noise']);
  }
});

test('only the last cell continues to its end', async () => {
  const [table] = await tablesOf(page(0));
  expect(table?.at(-1)?.[2]).toBe('Have the saw run in the morning alone, and tell the school of it.');
});
