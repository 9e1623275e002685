import { expect, test } from 'bun:test';
import { longTimeout } from '../../../../testing/long-timeout.ts';
import type { SetLine, SetText } from '../../testing/make-pdf.ts';
import { gridOf, number, sheetsOf, word } from '../../testing/print-out.ts';

longTimeout();

test('a drawn cell that holds several lines is one cell, over the rows beside it', async () => {
  const across = (y: number, x0 = 60, x1 = 300): SetLine => ({ line: [x0, y, x1, y] });
  const down = (x: number): SetLine => ({ line: [x, 60, x, 120] });
  const [sheet] = await sheetsOf([
    ...[60, 120].map((y) => across(y)),
    ...[80, 100].map((y) => across(y, 160)),
    ...[60, 160, 230, 300].map(down),
    word('Both of', 64, 87),
    word('them', 64, 99),
    ...[74, 94, 114].flatMap((y, i) => [word(`Part ${i + 1}`, 164, y), number(String(12 * (i + 1)), 296, y)]),
  ]);
  expect(sheet?.cells[0]).toMatchObject({ row: 0, column: 0, rowSpan: 3, text: 'Both of them' });
  expect(gridOf(sheet).map((row) => row.slice(1))).toEqual([
    ['Part 1', '12'],
    ['Part 2', '24'],
    ['Part 3', '36'],
  ]);
});

test('in a drawn box over several columns a text is merged over them, however short', async () => {
  const across = (y: number): SetLine => ({ line: [60, y, 300, y] });
  const [sheet] = await sheetsOf([
    ...[60, 80, 100, 120].map(across),
    ...[60, 300].map((x): SetLine => ({ line: [x, 60, x, 120] })),
    ...[160, 230].map((x): SetLine => ({ line: [x, 80, x, 120] })),
    word('Dues', 64, 74),
    ...[94, 114].flatMap((y, i) => [word(`Part ${i + 1}`, 64, y), number('12', 226, y), number('30', 296, y)]),
  ]);
  expect(sheet?.cells[0]).toMatchObject({ row: 0, column: 0, columnSpan: 3, text: 'Dues' });
});

test('a short text in a box over two columns is merged only where the rows beside have both', async () => {
  const box = (x0: number, x1: number, top: number): SetLine[] => [
    { line: [x0, top, x1, top] },
    { line: [x0, top + 15, x1, top + 15] },
    { line: [x0, top, x0, top + 15] },
    { line: [x1, top, x1, top + 15] },
  ];
  const pair = (y: number) => [word('left', 62, y), word('right', 122, y), ...box(60, 120, y - 11), ...box(120, 180, y - 11)];
  const wide = (y: number) => [word('both', 62, y), ...box(60, 180, y - 11)];
  const spanOf = async (items: readonly (SetText | SetLine)[]) =>
    (await sheetsOf(items))[0]?.cells.find((c) => c.text === 'both')?.columnSpan;
  expect(await spanOf([...pair(60), ...wide(75), ...pair(90)])).toBe(2);
  expect(await spanOf([...pair(60), ...wide(175), ...wide(190)])).toBe(1);
});

test('a text is merged over columns or rows only in a box that is closed at all four sides', async () => {
  const parts = [160, 180, 200].flatMap((y, i) => [word(`Part ${i + 1}`, 64, y), number('12', 226, y), number('30', 296, y)]);
  const across = (y: number, x0 = 60, x1 = 300): SetLine => ({ line: [x0, y, x1, y] });
  const down = (x: number, y0: number, y1: number): SetLine => ({ line: [x, y0, x, y1] });
  const table = [...parts, ...[146, 166, 186, 206].map((y) => across(y)), ...[160, 230].map((x) => down(x, 146, 206))];
  const long = 'A note of several words that needs two columns';
  const spans = async (items: readonly (SetText | SetLine)[], text: string) => {
    const cell = (await sheetsOf(items))[0]?.cells.find((c) => c.text === text);
    return [cell?.rowSpan, cell?.columnSpan];
  };
  const sides = [60, 300].map((x) => down(x, 60, 206));
  expect(await spans([...table, ...sides, word(long, 64, 100)], long)).toEqual([1, 1]);
  expect(await spans([...table, ...sides, across(90), across(106), word(long, 64, 100)], long)).toEqual([1, 3]);
  const rows = [74, 94].flatMap((y, i) => [word(`Part ${i + 4}`, 164, y), number('9', 296, y)]);
  const open = [...table, ...rows, across(60), across(80, 160), across(100), word('Side', 64, 87)];
  expect(await spans(open, 'Side')).toEqual([1, 1]);
  expect(await spans([...open, down(60, 60, 100), down(160, 60, 100)], 'Side')).toEqual([2, 1]);
});
