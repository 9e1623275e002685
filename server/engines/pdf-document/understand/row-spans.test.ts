import { expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { SetItem, SetLine, SetText } from '../testing/make-pdf.ts';
import { tablesOf } from '../testing/read-back.ts';

longTimeout();

const across = (y: number): SetLine => ({ line: [96, y, 400, y] });
const row = (y: number, ...cells: readonly string[]): SetText[] =>
  cells.flatMap((text, n) => (text ? [{ text, x: 100 + n * 75, y, size: 10 }] : []));

const table = (north: number): SetItem[] => [
  ...[100, 118, 160, 188].map(across),
  ...row(113, 'Region', 'Town', 'Visitors', 'Share'),
  ...row(130, '', 'Kiel', '1200', '12'),
  ...row(142, '', 'Husum', '800', '8'),
  ...row(154, '', 'Ploen', '640', '6'),
  ...row(north, 'North'),
  ...row(171, '', 'Ulm', '2400', '24'),
  ...row(183, '', 'Kempten', '1800', '18'),
  ...row(177, 'South'),
];

test('a name in the middle of the rows between two lines is one cell beside them', async () => {
  const [cells] = await tablesOf(table(142));
  expect(cells?.map((r) => r[0])).toEqual(['Region', 'North ↓3', 'Husum', 'Ploen', 'South ↓2', 'Kempten']);
});

test('one on the first of its rows belongs only to that row', async () => {
  const [cells] = await tablesOf(table(130));
  expect(cells?.map((r) => r[0])).toEqual(['Region', 'North', '', '', 'South ↓2', 'Kempten']);
});
