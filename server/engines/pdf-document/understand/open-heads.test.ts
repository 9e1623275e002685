import { expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { SetText } from '../testing/make-pdf.ts';
import { lines, tablesOf } from '../testing/read-back.ts';

longTimeout();

/** Width for right-aligned figures, as in statements: Helvetica's digits are .556 of the size wide, its brackets, dots and commas less. */
const widthOf = (text: string): number =>
  [...text].reduce((w, c) => w + (/\d/.test(c) ? 0.556 : c === '(' || c === ')' ? 0.333 : 0.278), 0);
const figure = (text: string, end: number, y: number, bold = false): SetText => ({ text, x: end - widthOf(text) * 11, y, size: 11, bold });
const row = (y: number, name: string, a: string, b: string): SetText[] => [
  { text: name, x: 90, y, size: 11 },
  figure(a, 380, y),
  figure(b, 480, y),
];

const statement: readonly SetText[] = [
  ...lines(['The accounts of the harbour were read to the meeting and found to be in good order by all who came.'], { y: 80 }),
  figure('2026', 380, 120, true),
  figure('2025', 480, 120, true),
  { text: 'Income', x: 72, y: 136, size: 11 },
  ...row(152, 'Dues', '12,418', '11,902'),
  ...row(168, 'Moorings', '3,077', '2,841'),
  ...row(184, 'Cost of the dredger', '(9,204)', '(8,870)'),
  ...row(200, 'Surplus', '6,291', '5,873'),
];

test('years over figures are the heading of a table that nothing draws', async () => {
  const [table] = await tablesOf(statement);
  expect(table?.[0]).toEqual(['2026', '2025']);
  expect(table?.[1]).toEqual(['Income']);
  expect(table?.at(-1)).toEqual(['Surplus', '6,291', '5,873']);
});

test('a heading whose cells have another line over the first is one row', async () => {
  const [table] = await tablesOf([
    ...lines(['The accounts of the harbour were read to the meeting and found to be in good order by all who came.'], { y: 80 }),
    { text: 'Paid', x: 340, y: 120, size: 11, bold: true },
    { text: 'Paid', x: 440, y: 120, size: 11, bold: true },
    { text: 'Boat', x: 90, y: 133, size: 11, bold: true },
    { text: 'in', x: 340, y: 133, size: 11, bold: true },
    { text: 'out', x: 440, y: 133, size: 11, bold: true },
    ...row(160, 'Ariadne', '418', '902'),
    ...row(176, 'Seal', '77', '41'),
    ...row(192, 'Old Tom', '204', '870'),
    ...row(208, 'Whitby', '91', '73'),
  ]);
  expect(table?.[0]?.map((c) => c.replace(' / ', ' '))).toEqual(['Boat', 'Paid in', 'Paid out']);
});

test('a name in the middle of a wide column heads figures at its left edge', async () => {
  const cells = (y: number, texts: readonly string[], xs: readonly number[]) =>
    texts.map((text, n) => ({ text, x: xs[n] as number, y, size: 11 }));
  const [table] = await tablesOf([
    ...cells(100, ['Room', 'Chairs', 'Books'], [90, 215, 320]),
    ...cells(116, ['Ground floor', '12', '140'], [72, 180, 285]),
    ...cells(132, ['Gallery', '19', '175'], [72, 180, 285]),
    ...cells(148, ['Cellar', '26', '210'], [72, 180, 285]),
  ]);
  expect(table?.[0]).toEqual(['Room', 'Chairs', 'Books']);
  expect(table?.at(-1)).toEqual(['Cellar', '26', '210']);
});

test('a head wider than its figures, shown at once with the next, has a column where words have painted spaces', async () => {
  const [table] = await tablesOf([
    ...lines(['The keeper of the stores counts all that is left on the first day of each month, with the pilot.'], { y: 80 }),
    { show: ['Room', -3200, 'Chairs', -650, 'Books'].map((part) => (typeof part === 'number' ? -part : part)), x: 92, y: 110, size: 11 },
    ...['Gallery', 'Cellar'].flatMap((text, n) => [
      { text, x: 72, y: 140 + n * 30, size: 11 },
      { text: `${19 + n}`, x: 155, y: 140 + n * 30, size: 11 },
      { text: `${175 + n}`, x: 196, y: 140 + n * 30, size: 11 },
    ]),
  ]);
  expect(table).toEqual([
    ['Room', 'Chairs', 'Books'],
    ['Gallery', '19', '175'],
    ['Cellar', '20', '176'],
  ]);
});
