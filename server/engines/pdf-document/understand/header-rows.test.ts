import { expect, test } from 'bun:test';
import type { SetItem } from '../testing/make-pdf.ts';
import { blocksOf, flowOf, lines } from '../testing/read-back.ts';
import { writeMarkdown } from '../write/markdown/markdown.ts';

const above = lines(['The guild offers its members three ways to reach the western harbour, each at its own pace.'], { y: 60 });
const [xs, ys] = [
  [72, 172, 252, 332],
  [100, 118, 136, 154, 172],
];
const line = (x0: number, y0: number, x1: number, y1: number): SetItem => ({ line: [x0, y0, x1, y1] });
const text = (words: string, column: number, row: number, bold = false): SetItem => ({
  text: words,
  x: (xs[column] as number) + 6,
  y: (ys[row] as number) + 12,
  size: 10,
  bold,
});
/** A ruled table whose first header cell spans two rows, and whose other one has two below it. */
const spanned = [...ys.map((y, n) => line(n === 1 ? 172 : 72, y, 332, y)), ...xs.map((x, n) => line(x, n === 2 ? 118 : 100, x, 172))];
const body = [2, 3].flatMap((row) => ['1901', '0.7', '0.4'].map((words, column) => text(words, column, row)));
const heads = (bold: boolean): SetItem[] => [
  text('Year', 0, 0, bold),
  text('Flour', 1, 0, bold),
  text('Fine', 1, 1, bold),
  text('Coarse', 2, 1, bold),
];
const tableOf = async (items: readonly SetItem[]) => {
  const model = await flowOf([...above, ...items]);
  return { model, table: blocksOf(model).find((b) => b.kind === 'table') };
};

test('a heading whose cells span is as many rows as they reach into', async () => {
  const { model, table } = await tableOf([...spanned, ...heads(true), ...body]);
  expect(table?.headerRows).toBe(2);
  expect(new TextDecoder().decode(writeMarkdown(model, () => undefined))).toContain(
    '<tr><th rowspan="2">Year</th><th colspan="2">Flour</th></tr>\n<tr><th>Fine</th><th>Coarse</th></tr>\n<tr><td>1901</td>',
  );
});

test('rows that look like the rest are no heading', async () => {
  expect((await tableOf([...spanned, ...heads(false), ...body])).table?.headerRows).toBe(0);
});

const plain = [...ys.map((y) => line(72, y, 332, y)), ...xs.map((x) => line(x, 100, x, 172))];
const row = (words: readonly string[], at: number, bold: boolean): SetItem[] => words.map((word, column) => text(word, column, at, bold));

test('of rows without spans one is a heading', async () => {
  const rest = [1, 2, 3].flatMap((at) => row(['1901', '0.7', '0.4'], at, false));
  expect((await tableOf([...plain, ...row(['Year', 'Fine', 'Coarse'], 0, true), ...rest])).table?.headerRows).toBe(1);
});

test('a table all in bold has no heading', async () => {
  const all = [0, 1, 2, 3].flatMap((at) => row(['1901', '0.7', '0.4'], at, true));
  expect((await tableOf([...plain, ...all])).table?.headerRows).toBe(0);
});

test('nor has one with cells that span', async () => {
  const bold = [2, 3].flatMap((at) => row(['1901', '0.7', '0.4'], at, true));
  expect((await tableOf([...spanned, ...heads(true), ...bold])).table?.headerRows).toBe(0);
});
