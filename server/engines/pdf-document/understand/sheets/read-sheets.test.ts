import { expect, test } from 'bun:test';
import { longTimeout } from '../../../../testing/long-timeout.ts';
import type { SetLine, SetText } from '../../testing/make-pdf.ts';
import { gridOf, number, sheetsOf, size, word } from '../../testing/print-out.ts';

longTimeout();

/** Rows of a stock list: number, name, count; the count is directly before the next column's text. */
const stock = (from: number, count: number, page = 0, top = 72): SetText[] =>
  Array.from({ length: count }, (_, i) => {
    const y = top + i * 13;
    return [
      number(String(from + i), 100, y, page),
      word(`Item ${'abc'[i % 3]}`, 104, y, page),
      number(String((from + i) * 37), 230, y, page),
      word(i % 2 ? 'shelf' : 'yard', 234, y, page),
    ];
  }).flat();

test('texts that nearly touch are cells of their own, and a heading belongs to its column', async () => {
  const [sheet] = await sheetsOf([
    word('Nr', 60, 59, 0, true),
    word('Name', 104, 59, 0, true),
    word('Count', 180, 59, 0, true),
    word('Where', 234, 59, 0, true),
    ...stock(9, 4),
  ]);
  expect(gridOf(sheet)).toEqual([
    ['Nr', 'Name', 'Count', 'Where'],
    ['9', 'Item a', '333', 'yard'],
    ['10', 'Item b', '370', 'shelf'],
    ['11', 'Item c', '407', 'yard'],
    ['12', 'Item a', '444', 'shelf'],
  ]);
  expect(sheet?.headerRows).toBe(1);
  expect(sheet?.aligned).toBe(true);
});

test('a full page goes on on the next, one left early does not', async () => {
  const heading = (page: number) => [
    word('Nr', 60, 59, page, true),
    word('Name', 104, 59, page, true),
    word('Count', 180, 59, page, true),
    word('Where', 234, 59, page, true),
  ];
  const sheets = await sheetsOf([...heading(0), ...stock(1, 54), ...heading(1), ...stock(55, 6, 1), ...heading(2), ...stock(500, 3, 2)]);
  expect(sheets.map((s) => s.rowHeights.length)).toEqual([1 + 54 + 6, 1 + 3]);
  expect(gridOf(sheets[0])[55]).toEqual(['55', 'Item a', '2035', 'yard']);
});

test('pages that show more columns of the same rows stand to the right', async () => {
  const wide = (page: number, from: number) =>
    Array.from({ length: 5 }, (_, row) =>
      Array.from({ length: 8 }, (_, column) => number(String(1000 + row * 100 + column + from), 100 + column * 60, 72 + row * 13, page)),
    ).flat();
  const sheets = await sheetsOf([...wide(0, 0), ...wide(1, 8).filter((t) => t.x < 300)]);
  expect(sheets).toHaveLength(1);
  expect(gridOf(sheets[0])[0]).toEqual(['1000', '1001', '1002', '1003', '1004', '1005', '1006', '1007', '1008', '1009', '1010', '1011']);
});

test('a sign of currency at the far side of its cell belongs to the amount after it', async () => {
  const rows = [72, 85, 98].flatMap((y, i) => [
    word(`Part ${i + 1}`, 60, y),
    word('$', 140, y),
    number(`${i + 1}20.50`, 200, y),
    word('$', 204, y),
    number(`${i + 3}00.00`, 260, y),
  ]);
  const [sheet] = await sheetsOf(rows);
  expect(gridOf(sheet)[1]).toEqual(['Part 2', '$ 220.50', '$ 400.00']);
});

test('numbers that are centred or stand under a wider one are numbers all the same', async () => {
  const [sheet] = await sheetsOf([
    word('Year', 60, 59),
    word('2020', 172, 59),
    ...[1234, 22, 345678, 4, 56].flatMap((n, i) => [word(`Row ${i}`, 60, 72 + 13 * i), number(String(n), 200, 72 + 13 * i)]),
  ]);
  expect(sheet?.cells.filter((c) => c.column === 1).every((c) => c.align !== 'left')).toBe(true);
});

test('headings in the middle of several columns are those of groups', async () => {
  const ends = [195, 255, 315, 375, 435, 495];
  const [sheet] = await sheetsOf([
    word('Imports', 219.6, 59),
    word('Exports', 399.2, 59),
    ...ends.map((end, i) => word(String(2020 + (i % 3)), end - 30, 72)),
    ...[0, 1, 2].flatMap((i) => [
      word(`Goods ${'abc'[i]}`, 60, 85 + 13 * i),
      ...ends.map((end, c) => number(String(10 ** (i + 1) * (c + 1)), end, 85 + 13 * i)),
    ]),
  ]);
  expect(sheet?.cells.filter((c) => c.row === 0).map((c) => [c.text, c.column, c.columnSpan])).toEqual([
    ['Imports', 1, 3],
    ['Exports', 4, 3],
  ]);
});

test('amounts keep to the right whether the brackets of negative ones stand out or not', async () => {
  const bracket = 0.333 * size;
  const negative = (text: string, end: number, y: number): SetText => {
    const inner = number(text, end - bracket, y);
    return { ...inner, text: `(${text})`, x: inner.x - bracket };
  };
  for (const end of [200, 200 + bracket]) {
    const rows = ['48,281.05', '34,257.90', '2,703.33', '89,488.12', '210.33'].flatMap((amount, i) => {
      const y = 72 + i * 13;
      return [word('Item', 60, y), i % 2 ? negative(amount, end, y) : number(amount, 200, y)];
    });
    const [sheet] = await sheetsOf(rows);
    expect(new Set(sheet?.cells.filter((c) => c.column === 1).map((c) => c.align))).toEqual(new Set(['right']));
  }
});

test('rows of short words that fill their columns stay rows, and a wrapped cell is painted without a break', async () => {
  const rows = [0, 1, 2].map((r) => [`R${r}`, `S${r}`, `T${r}`]);
  const [sheet] = await sheetsOf([
    ...rows.flatMap((row, r) => row.map((text, c) => word(text, 60 + 40 * c, 60 + 13 * r))),
    word('long text', 60, 99),
    word('in a cell', 60, 111),
    word('beside', 100, 99),
  ]);
  expect(gridOf(sheet)).toEqual([...rows, ['long text in a cell', 'beside', '']]);
  const [list] = await sheetsOf(['ab', 'cd', 'ef'].map((text, r) => word(text, 60, 60 + 13 * r)));
  expect(gridOf(list)).toEqual([['ab'], ['cd'], ['ef']]);
});

test('cells at the top and at the bottom of a row are in one row', async () => {
  const heads = [word('Name', 60, 40), word('Note', 140, 40)];
  const [sheet] = await sheetsOf([
    ...heads,
    ...[0, 1, 2].flatMap((r) => [word(`name ${r}`, 60, 60 + 24 * r), word(`note ${r}`, 140, 65 + 24 * r)]),
  ]);
  expect(gridOf(sheet).slice(1)).toEqual([0, 1, 2].map((r) => [`name ${r}`, `note ${r}`]));
});

test('a label in the middle of two lines beside it is in one row with them', async () => {
  const rows = ['first', 'second', 'third'].flatMap((name, r) => [
    word(`V${r + 1}`, 60, 67 + 45 * r),
    word(`The ${name} rule is explained at length here`, 100, 60 + 45 * r),
    word('in two lines', 100, 74 + 45 * r),
  ]);
  const [sheet] = await sheetsOf([word('Rule', 60, 40), word('Text', 100, 40), ...rows]);
  expect(
    gridOf(sheet)
      .filter((row) => row.join(''))
      .slice(1),
  ).toEqual(['first', 'second', 'third'].map((name, r) => [`V${r + 1}`, `The ${name} rule is explained at length here in two lines`]));
});

test('a first row that recurs on the next page is a row', async () => {
  const page = (n: number) => [
    word('open', 140, 60, n),
    ...[0, 1, 2].flatMap((r) => [word(`case ${n}${r}`, 60, 80 + 13 * r, n), word('open', 140, 80 + 13 * r, n)]),
  ];
  const sheets = await sheetsOf([...page(0), ...page(1)]);
  expect(sheets.flatMap(gridOf).filter((row) => row.join('') === 'open')).toHaveLength(2);
});

test('rows of numbers are no running heads', async () => {
  const rows = [0, 1].flatMap((page) =>
    [0, 20, 40].flatMap((y, i) => [number(`${i + 1}`, 100, 60 + y, page), number(`${7 * i + 2}`, 160, 60 + y, page)]),
  );
  const [sheet] = await sheetsOf(rows);
  expect(gridOf(sheet)[0]).toEqual(['1', '2']);
});

test('a page that starts below the first row shows other columns of the rows there', async () => {
  const [sheet, other] = await sheetsOf([
    ...['a', 'b', 'c', 'd'].flatMap((text, r) => [word(text, 60, 60 + 15 * r), word(`${text}${text}`, 120, 60 + 15 * r)]),
    word('far right', 60, 90, 1),
  ]);
  expect(gridOf(sheet)[2]).toEqual(['c', 'cc', 'far right']);
  expect(other).toBeUndefined();
});

test('the stripes of a data bar are no borders of columns', async () => {
  const rows = [0, 1, 2].flatMap((r) => [number(`${r + 1}`, 140, 60 + 15 * r), number(`${r + 7}`, 200, 60 + 15 * r)]);
  const bar = Array.from({ length: 30 }, (_, n): SetLine => ({ line: [101 + n, 50, 101 + n, 63] }));
  const [sheet] = await sheetsOf([...rows, ...bar]);
  expect(gridOf(sheet)).toEqual([
    ['1', '7'],
    ['2', '8'],
    ['3', '9'],
  ]);
});
