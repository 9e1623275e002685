import { describe, expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { SetFill, SetItem, SetText } from '../testing/make-pdf.ts';
import { blocksOf, flowOf, lines, outlineOf, tablesOf } from '../testing/read-back.ts';

longTimeout();

const xs = [72, 192, 262];
const [left, right] = [66, 320];
const row = (y: number, texts: readonly string[], grey = 0): SetText[] =>
  texts.flatMap((text, n) => (text ? [{ text, x: xs[n] as number, y, size: 10, grey }] : []));
const rule = (y: number, width: number, x0 = left, x1 = right): SetFill => ({ fill: [x0, y - width / 2, x1, y + width / 2], grey: 0 });
const [thick, thin] = [0.8, 0.5];
const head = ['Pier', 'Boats', 'Fares'];
const body = [
  ['North', '12', '340'],
  ['South', '9', '271'],
  ['Old town', '17', '512'],
];
/** A table of 70 points, as in books: thick lines above and below it, a thin one below its header row. */
const table = (y: number, width = thick): SetItem[] => [
  rule(y, width),
  rule(y + 19, width === thick ? thin : width),
  rule(y + 70, width),
  ...[head, ...body].flatMap((texts, n) => row(y + 14 + n * 16, texts)),
];

describe('tables with only horizontal rules, one below the other', () => {
  test('end at their thick line, whatever stands between them', async () => {
    const items = [...table(100), ...lines(['More of this.'], { x: 66, y: 190 }), ...table(210)];
    expect(await tablesOf(items)).toEqual([
      [head, ...body],
      [head, ...body],
    ]);
    expect(outlineOf(await flowOf(items))[1]).toBe('body: More of this.');
  });

  test('end at a caption, where all their lines are alike', async () => {
    const items = [...table(100, thin), ...lines(['Table 2. Boats of the second year'], { x: 66, y: 190 }), ...table(210, thin)];
    expect(await tablesOf(items)).toHaveLength(2);
  });

  test('are parted by a table of another width', async () => {
    const narrow = (item: SetItem): SetItem => ('fill' in item ? { ...item, fill: [80, item.fill[1], 300, item.fill[3]] } : item);
    expect(await tablesOf([...table(100), ...table(200).map(narrow), ...table(300)])).toHaveLength(3);
  });

  test('are one where a thin line under their rows follows a thick one', async () => {
    const total = [rule(189, thin), rule(210, thick), ...row(184, ['All', '38', '1123']), ...row(203, ['Mean', '13', '374'])];
    expect(await tablesOf([...table(100), ...total])).toHaveLength(1);
  });
});

describe('heads of tables with only horizontal rules', () => {
  test('a shaded head between two lines has no empty row over or under it, and keeps its ground', async () => {
    const cells = [left, 180, 250, right];
    const shades = cells.slice(0, 3).map((x, n): SetFill => ({ fill: [x, 103.5, cells[n + 1] as number, 117], grey: 0.8 }));
    const items = [...shades, ...table(100)];
    expect(await tablesOf(items)).toEqual([[head, ...body]]);
    const [found] = blocksOf(await flowOf(items)).filter((b) => b.kind === 'table');
    expect(found?.cells.map((c) => c.fill)).toEqual([...head.map(() => '#cccccc'), ...body.flat().map(() => undefined)]);
  });

  test('a name in the middle over two columns spans them', async () => {
    const items = [
      rule(100, thick),
      rule(135, thin),
      rule(186, thick),
      ...row(114, ['Pier', '', '']),
      { text: 'Boats and fares', x: 203, y: 114, size: 10 },
      ...row(130, ['', '1911', '1912']),
      ...body.flatMap((texts, n) => row(149 + n * 16, texts)),
    ];
    expect(await tablesOf(items)).toEqual([[['Pier', 'Boats and fares →2'], ['', '1911', '1912'], ...body]]);
  });
});
