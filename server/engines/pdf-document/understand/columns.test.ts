import { expect, test } from 'bun:test';
import { flowOf, lines, outlineOf } from '../testing/read-back.ts';
import { findColumns } from './columns.ts';
import type { Placeable } from './placeable.ts';

const text = (x0: number, x1: number, baseline: number, size: number): Placeable => ({
  box: { x0, x1, y0: baseline - size * 0.8, y1: baseline + size * 0.2 },
  letters: Math.round((x1 - x0) / (size / 2)),
  baseline,
  size,
  block: false,
});

test('a bibliography in small type beside text is a column, though its lines often stand in the middle of two of the text', () => {
  const left = Array.from({ length: 12 }, (_, n) => text(54, 294, 93 + n * 9.5, 9));
  const entries = Array.from({ length: 15 }, (_, n) => {
    const y = 92 + n * 16;
    return [text(322, 330, y, 7), text(335, 558, y, 7), text(335, 440, y + 8, 7)];
  }).flat();
  expect(findColumns([...left, ...entries], false).map((r) => r.kind)).toEqual(['columns']);
});

test('cells in the middle of two lines that stand closer than rows are no column of their own', () => {
  const rows = Array.from({ length: 8 }, (_, n) => {
    const y = 100 + n * 30;
    return [text(60, 110, y + 6, 10), text(180, 420, y, 10), text(180, 300, y + 12, 10)];
  }).flat();
  expect(findColumns(rows, false).map((r) => r.kind)).toEqual(['leaf']);
});

test('a few entries that hang from their numbers, as a bibliography ends a paper, are a column', () => {
  const left = Array.from({ length: 30 }, (_, n) => text(54, 294, 93 + n * 12, 10));
  const entries = [93, 119].flatMap((y) => [text(314, 540, y, 10), text(330, 538, y + 12, 10)]);
  const [region, ...others] = findColumns([...left, ...entries, text(330, 500, 143, 10)], false);
  expect(others).toEqual([]);
  expect(region?.kind === 'columns' && region.columns.length).toBe(2);
});

const itemsAt = (x: number, bullets: boolean): Placeable[] =>
  [120, 138, 156].flatMap((y) => [{ ...text(x, x + 5, y - 1, 8), ...(bullets ? { bullet: true } : {}) }, text(x + 14, x + 120, y, 10)]);

test('lists side by side are columns with their heads, and marks in a table are none', () => {
  const heads = [text(72, 140, 100, 10), text(300, 360, 97, 12)];
  const [region, ...others] = findColumns([text(72, 460, 60, 18), ...heads, ...itemsAt(80, true), ...itemsAt(308, true)], false).slice(1);
  expect(others).toEqual([]);
  expect(region?.kind === 'columns' && region.columns.map((c) => c.flatMap((r) => (r.kind === 'leaf' ? [r.items.length] : [])))).toEqual([
    [7],
    [7],
  ]);
  expect(findColumns([...heads, ...itemsAt(80, false), ...itemsAt(308, false)], false).map((r) => r.kind)).toEqual(['leaf']);
  const marks = [120, 138, 156].flatMap((y) => [80, 308].map((x): Placeable => ({ ...text(x, x + 5, y, 10), bullet: true })));
  expect(findColumns([...heads, ...marks, ...[120, 138, 156].map((y) => text(400, 500, y, 10))], false).map((r) => r.kind)).toEqual([
    'leaf',
  ]);
});

test('each of two lists side by side is read to its end', async () => {
  const [left, right] = [
    ['Cheap for a day', 'Loses a third of it', 'Known by fitters'],
    ['Keeps its heat', 'Needs a large field', 'Slow to answer'],
  ] as const;
  const listAt = (x: number, texts: readonly string[]) => [
    ...lines(Array(texts.length).fill('\u0095'), { x, y: 120, step: 18 }),
    ...lines(texts, { x: x + 18, y: 120, step: 18 }),
  ];
  const model = await flowOf([...listAt(80, left), ...listAt(320, right)]);
  expect(outlineOf(model)).toEqual([...left, ...right].map((text) => `-bullet: ${text}`));
});

test('a list beside text is a column with its head, as ingredients stand beside what is done with them', async () => {
  const left = ['250 g rye flour', '120 g butter', '3 ripe pears', '2 eggs', 'zest of a lemon'];
  const right = [
    'Heat the oven and butter a round tin of 24 cm, then line it.',
    'Rub flour, butter and half of the sugar between your fingers',
    'until the crumbs are as large as peas, and set a third aside.',
    'Peel the pears, quarter them and toss them in lemon juice so',
    'that they stay white while the rest of it is being made ready.',
  ];
  const model = await flowOf([
    { text: 'Ingredients', x: 72, y: 100, size: 11, bold: true },
    { text: 'Method', x: 240, y: 100, size: 11, bold: true },
    ...lines(Array(left.length).fill('\u0095'), { x: 72, y: 120 }),
    ...lines(left, { x: 84, y: 120 }),
    ...lines(right, { x: 240, y: 120 }),
  ]);
  expect(outlineOf(model)).toEqual([
    'h1: Ingredients',
    ...left.map((text) => `-bullet: ${text}`),
    'h1: Method',
    `body: ${right.join(' ')}`,
  ]);
});

test('three short columns of sentences are columns, not a table of six rows', () => {
  const words = [
    'the boats of the guild',
    'go out by the western',
    'light and come home',
    'when it is dark, and',
    'all that they brought',
    'lies in the harbour',
  ];
  const column = (x: number) => words.map((line, n): Placeable => ({ ...text(x, x + 110, 100 + n * 12, 10), text: line }));
  const [region, ...others] = findColumns([...column(72), ...column(220), ...column(370)], false);
  expect(others).toEqual([]);
  expect(region?.kind === 'columns' && region.columns.length).toBe(3);
  const cells = (x: number) => words.map((line, n): Placeable => ({ ...text(x, x + 110, 100 + n * 12, 10), text: line.toUpperCase() }));
  expect(findColumns([...cells(72), ...cells(220), ...cells(370)], false).map((r) => r.kind)).toEqual(['leaf']);
});
