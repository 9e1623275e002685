import { expect, test } from 'bun:test';
import { longTimeout } from '../../../../testing/long-timeout.ts';
import type { SetFill, SetText } from '../../testing/make-pdf.ts';
import { gridOf, number, sheetsOf, word } from '../../testing/print-out.ts';

longTimeout();

/** Rows of names and six numbers, as wide as the page. */
const wide = (rows: number): SetText[] =>
  Array.from({ length: rows }, (_, r) => [
    word(`Name ${'abc'[r % 3]}`, 60, 72 + 13 * r),
    ...Array.from({ length: 6 }, (_, c) => number(String((r + 1) * 7 ** c), 200 + 65 * c, 72 + 13 * r)),
  ]).flat();

test('a page with one more column of the same rows is to the right, whether the first page is full or not', async () => {
  for (const rows of [10, 54]) {
    const [sheet, other] = await sheetsOf([
      ...wide(rows),
      word('Id', 60, 72, 1),
      ...Array.from({ length: rows - 1 }, (_, r) => number(String(1500 + r), 95, 85 + 13 * r, 1)),
    ]);
    expect(other).toBeUndefined();
    expect(gridOf(sheet).slice(0, 2)).toEqual([
      ['Name a', '1', '7', '49', '343', '2401', '16807', 'Id'],
      ['Name b', '2', '14', '98', '686', '4802', '33614', '1500'],
    ]);
  }
});

test('columns with one name continue on the page to the right', async () => {
  const heads = (page: number) => Array.from({ length: 8 }, (_, c) => word('hours', 60 + 60 * c, 60, page));
  const row = (page: number, from: number) => Array.from({ length: 8 }, (_, c) => word(`w${from + c}`, 60 + 60 * c, 75, page));
  const [sheet, other] = await sheetsOf([...heads(0), ...row(0, 0), ...heads(1), ...row(1, 8)]);
  expect(other).toBeUndefined();
  expect(gridOf(sheet)[1]).toEqual(Array.from({ length: 16 }, (_, n) => `w${n}`));
});

test('wrapped texts on the next page belong to the rows of this one if both are in frames of one height', async () => {
  const frame = (page: number, x1: number): SetFill => ({ fill: [50, 50, x1, 50 + 6 * 30], grey: 0.9, page });
  const rows = [0, 1, 2, 3, 4, 5];
  const long = 'Long words about how the verification is to be done by whoever carries out the verification of this requirement';
  const sheets = await sheetsOf([
    frame(0, 160),
    ...rows.map((r) => word(`V${r + 1}`, 52, 68 + 30 * r)),
    frame(1, 560),
    ...rows.flatMap((r) => [word(long, 52, 62 + 30 * r, 1), word('and by whom.', 52, 74 + 30 * r, 1)]),
  ]);
  expect(sheets).toHaveLength(1);
});

test('the rest of a text that a page cuts is no cell of the next page, and the text is whole', async () => {
  const long = 'A remark that is so long that it goes on for another half of a page at least, as some remarks do';
  const clip = [50, 540] as const;
  const rows = [0, 1, 2, 3].flatMap((r) => [word(`Row ${r}`, 60, 72 + 13 * r), number(String(100 + r), 290, 72 + 13 * r)]);
  const width = 540 - 50;
  const [sheet, other] = await sheetsOf([
    ...rows,
    { ...word(long, 300, 85), clip },
    ...[0, 1, 2, 3].map((r) => number(String(200 + r), 330, 72 + 13 * r, 1)),
    { ...word(long, 300 - width, 85, 1), clip },
  ]);
  expect(other).toBeUndefined();
  expect(gridOf(sheet).slice(0, 2)).toEqual([
    ['Row 0', '100', '', '200'],
    ['Row 1', '101', long, '201'],
  ]);
});

test('a year above several columns does not keep their borders apart', async () => {
  const ends = [150, 198, 246, 294];
  const [sheet] = await sheetsOf([
    word('2008', 188.5, 60),
    ...ends.map((end, c) => word(`Qtr ${c + 1}`, end - 46, 73)),
    ...[0, 1, 2, 3].flatMap((r) => [
      word(`Item ${'abcd'[r]}`, 52, 86 + 13 * r),
      ...ends.map((end, c) => number(String([2720, 940, 1830, 3060][(r + c) % 4]), end, 86 + 13 * r)),
    ]),
  ]);
  expect(gridOf(sheet)[2]).toEqual(['Item a', '2720', '940', '1830', '3060']);
});
