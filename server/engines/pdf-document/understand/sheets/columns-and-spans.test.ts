import { expect, test } from 'bun:test';
import { longTimeout } from '../../../../testing/long-timeout.ts';
import type { SetFill, SetLine, SetText } from '../../testing/make-pdf.ts';
import { gridOf, number, sheetsOf, word } from '../../testing/print-out.ts';

longTimeout();

test('a text across a border that is centred on two columns is one cell over both', async () => {
  const starts = [60, 144, 228];
  const rows = [0, 1, 2, 3].flatMap((row) => starts.map((x, n) => word(`Part ${row}${n}`, x, 75 + 15 * row)));
  const [sheet] = await sheetsOf([word('data', 133.3, 60), ...rows]);
  expect(sheet?.columnWidths).toHaveLength(3);
  expect(sheet?.cells[0]).toMatchObject({ text: 'data', column: 0, columnSpan: 2 });
  const [other] = await sheetsOf([word('data', 133.9, 60), ...rows]);
  expect(other?.cells[0]).toMatchObject({ text: 'data', columnSpan: 1 });
});

test('fills of one colour row by row are one box, whose text spans the rows beside it', async () => {
  const across = (y: number, x0 = 60): SetLine => ({ line: [x0, y, 300, y] });
  const [sheet] = await sheetsOf([
    ...[60, 80, 100].map((y): SetFill => ({ fill: [60, y, 160, y + 20], grey: 0.8 })),
    ...[60, 160, 300].map((x): SetLine => ({ line: [x, 60, x, 120] })),
    ...[60, 120].map((y) => across(y)),
    ...[80, 100].map((y) => across(y, 160)),
    word('Side', 64, 94),
    ...[74, 94, 114].map((y, n) => word(`Part ${n}`, 164, y)),
  ]);
  expect(sheet?.cells.map((c) => [c.text, c.row, c.rowSpan])).toEqual([
    ['Side', 0, 3],
    ['Part 0', 0, 1],
    ['Part 1', 1, 1],
    ['Part 2', 2, 1],
  ]);
});

test('columns part where numbers end and texts start, though fewer borders would do', async () => {
  const [sheet] = await sheetsOf([
    word('second', 124, 60),
    word('third', 196, 60),
    ...[0, 1, 2].flatMap((row) => [122, 194, 266].map((end, n) => number(String(row * 3 + n), end, 75 + 15 * row))),
  ]);
  expect(gridOf(sheet)).toEqual([
    ['', 'second', 'third'],
    ['0', '1', '2'],
    ['3', '4', '5'],
    ['6', '7', '8'],
  ]);
});

test('numbers in the middle of several numbers below are no headings of those', async () => {
  const ends = [100, 120, 140, 160, 180, 200];
  const [sheet] = await sheetsOf([
    number('1', 120, 60),
    number('1', 180, 60),
    ...[75, 90].flatMap((y) => ends.map((end) => number('2', end, y))),
  ]);
  expect(sheet?.cells.map((c) => c.columnSpan)).toEqual(sheet?.cells.map(() => 1));
});

test('a header of three parts around the middle of the page is not part of the sheet', async () => {
  const [sheet] = await sheetsOf([
    word('left', 60, 40),
    word('data', 287.8, 40),
    word('right', 500, 40),
    ...[80, 95, 110].flatMap((y, row) => [word(`Part ${row}`, 60, y), word(`Name ${row}`, 140, y)]),
    word('Page 1', 285, 800),
  ]);
  expect(gridOf(sheet)).toEqual([
    ['Part 0', 'Name 0'],
    ['Part 1', 'Name 1'],
    ['Part 2', 'Name 2'],
  ]);
});

/** The lines of a table whose columns and rows have these borders. */
const table = (xs: readonly number[], ys: readonly number[]): SetLine[] => [
  ...xs.map((x): SetLine => ({ line: [x, ys[0] as number, x, ys.at(-1) as number] })),
  ...ys.map((y): SetLine => ({ line: [xs[0] as number, y, xs.at(-1) as number, y] })),
];

test('cells of a table with lines that span columns of another table are merged, however short their texts', async () => {
  const [sheet] = await sheetsOf([
    ...table([60, 120, 180, 240], [60, 80, 100]),
    ...[74, 94].flatMap((y, row) => [64, 124, 184].map((x, n) => word(`Part ${row}${n}`, x, y))),
    ...table([60, 180, 240], [120, 140, 160]),
    ...[134, 154].flatMap((y, row) => [64, 184].map((x, n) => word(`Name ${row}${n}`, x, y))),
    // A frame round two cells is no table.
    ...table([60, 180], [180, 200]),
    word('Note', 64, 194),
  ]);
  expect(sheet?.cells.filter((c) => c.column === 0).map((c) => [c.text, c.columnSpan])).toEqual([
    ['Part 00', 1],
    ['Part 10', 1],
    ['Name 00', 2],
    ['Name 10', 2],
    ['Note', 1],
  ]);
});

test('the last column ends at the next border after its texts, not at the outermost one', async () => {
  const [sheet] = await sheetsOf([
    word('data', 133.3, 60),
    ...[0, 1, 2, 3].flatMap((row) => [60, 144].map((x, n) => word(`Part ${row}${n}`, x, 75 + 15 * row))),
    { line: [228, 64, 228, 130] },
    { fill: [228, 45, 400, 130], grey: 0.9 },
  ]);
  expect(Math.round(sheet?.columnWidths[1] ?? 0)).toBe(85);
});

test('texts below each other in one shade, level with those beside it, are rows and not lines of one cell', async () => {
  const [sheet] = await sheetsOf([
    { fill: [60, 60, 180, 120], grey: 0.8 },
    ...[0, 1, 2].flatMap((row) => [word(`FG 1${row}`, 105.8, 74 + 15 * row), word(`Part ${row}`, 184, 74 + 15 * row)]),
    ...[0, 1].flatMap((row) => [64, 124, 184].map((x, n) => word(`Part ${row}${n}`, x, 140 + 15 * row))),
  ]);
  expect(sheet?.cells.filter((c) => c.text.startsWith('FG')).map((c) => c.columnSpan)).toEqual([1, 1, 1]);
});

/** A text of this width around a middle, in Helvetica. */
const centred = (text: string, middle: number, width: number, y: number): SetText => word(text, middle - width / 2, y);
const spansOf = async (items: readonly (SetText | SetLine)[]) => {
  const [sheet] = await sheetsOf(items);
  return sheet?.cells.filter((c) => c.columnSpan > 1).map((c) => [c.text, c.row, c.column, c.columnSpan]);
};

test('headings are merged over numbers whose columns do not show where they start', async () => {
  const ends = [120, 180, 240, 300, 360, 420];
  expect(
    await spansOf([
      centred('Sales of all', 235, 48.91, 60),
      centred('North', 151, 24.45, 75),
      centred('South', 331, 26.13, 75),
      ...[90, 105, 120].flatMap((y) => [word('Tin', 50, y), ...ends.map((end, n) => number(String(n + 1000), end, y))]),
    ]),
  ).toEqual([
    ['Sales of all', 0, 0, 7],
    ['North', 1, 1, 3],
    ['South', 1, 4, 3],
  ]);
});

test('years over pairs of columns are merged, and leave the columns below as they are', async () => {
  const starts = [100, 160, 220, 280];
  const items = [
    centred('2024', 159, 22.24, 60),
    centred('2025', 279, 22.24, 60),
    ...starts.map((x, n) => word(n % 2 ? 'Value' : 'Units', x, 75)),
    ...[90, 105, 120].flatMap((y, row) => [word('Goods', 40, y), ...starts.map((x, n) => number(String(10 ** (n + row)), x + 58, y))]),
  ];
  expect(await spansOf(items)).toEqual([
    ['2024', 0, 1, 2],
    ['2025', 0, 3, 2],
  ]);
  expect((await sheetsOf(items))[0]?.columnWidths).toHaveLength(5);
});

test('a title over the whole sheet and headings of its parts are merged, marks in the middle of their columns are not', async () => {
  const starts = [60, 140, 220, 300];
  const rows = (top: number) => [0, 1].flatMap((row) => starts.map((x, n) => word(`Part ${row}${n}`, x, top + 15 * row)));
  expect(
    await spansOf([
      centred('Applicant', 219, 41.13, 60),
      ...rows(75),
      centred('Dwelling', 219, 37.78, 105),
      ...rows(120),
      centred('Incomes', 219, 37.79, 150),
      ...rows(165),
      word('Part of the last', 300, 195),
      number('9', 378, 210),
      number('8', 378, 225),
    ]),
  ).toEqual([
    ['Applicant', 0, 0, 4],
    ['Dwelling', 3, 0, 4],
    ['Incomes', 6, 0, 4],
  ]);
  const marks = [
    [1, 3, 5],
    [0, 2, 4],
    [3, 5],
    [1, 4],
  ];
  expect(
    await spansOf(
      marks.flatMap((list, row) => [
        word(`Name ${row}`, 40, 75 + 15 * row),
        ...list.map((n) => centred('x', 130 + 50 * n, 5, 75 + 15 * row)),
      ]),
    ),
  ).toEqual([]);
});
