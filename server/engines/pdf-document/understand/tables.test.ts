import { describe, expect, test } from 'bun:test';
import { longTimeout } from '../../../testing/long-timeout.ts';
import type { SetFill, SetItem, SetLine, SetText } from '../testing/make-pdf.ts';
import { blocksOf, flowOf, outlineOf, tablesOf } from '../testing/read-back.ts';
import { textOf } from './build-paragraph.ts';

longTimeout();

const size = 10;
const at = (text: string, x: number, y: number, more: Partial<SetText> = {}): SetText => ({ text, x, y, size, ...more });
const rowAt = (y: number, texts: readonly string[], xs: readonly number[], more: Partial<SetText> = {}): SetText[] =>
  texts.flatMap((text, n) => (text ? [at(text, (xs[n] as number) + 4, y, more)] : []));
const across = (y: number, x0: number, x1: number): SetLine => ({ line: [x0, y, x1, y] });
const down = (x: number, y0: number, y1: number): SetLine => ({ line: [x, y0, x, y1] });
const shade = (x0: number, y0: number, x1: number, y1: number, grey = 0.85): SetFill => ({ fill: [x0, y0, x1, y1], grey });

const xs = [72, 192, 312, 432];
const [left, right] = [72, 432];
const head = ['Pier', 'Boats', 'Fares'];
const harbour = [
  ['North', '12', '340.50'],
  ['South', '9', '271.00'],
  ['Old town', '17', '512.25'],
];
describe('grids: lines or shades on all sides of a cell', () => {
  const grid = (ys: readonly number[]): SetLine[] => [
    ...ys.map((y) => across(y, left, right)),
    ...xs.map((x) => down(x, ys[0] as number, ys.at(-1) as number)),
  ];

  test('each cell has its text', async () => {
    const items = [...grid([100, 120, 140, 160, 180]), ...[head, ...harbour].flatMap((row, n) => rowAt(114 + n * 20, row, xs))];
    expect(await tablesOf(items)).toEqual([[head, ...harbour]]);
  });

  test('a cell without a line inside spans columns, and one spans rows', async () => {
    const items: SetItem[] = [
      ...[100, 140, 160].map((y) => across(y, left, right)),
      across(120, 192, right),
      ...[left, 192, right].map((x) => down(x, 100, 160)),
      down(312, 120, 160),
      at('Pier', 76, 124),
      at('First year', 280, 114),
      ...rowAt(134, ['', 'Boats', 'Fares'], xs),
      ...rowAt(154, ['North', '12', '340.50'], xs),
    ];
    expect(await tablesOf(items)).toEqual([
      [
        ['Pier ↓2', 'First year →2'],
        ['Boats', 'Fares'],
        ['North', '12', '340.50'],
      ],
    ]);
  });

  test('the two strokes of a double border hold no row and no column', async () => {
    const ys = [100, 103, 120, 140, 143];
    const items = [
      ...ys.map((y) => across(y, left, right)),
      ...[...xs, right + 3].map((x) => down(x, 100, 143)),
      ...[head, harbour[0] as string[]].flatMap((row, n) => rowAt(114 + n * 20, row, xs)),
    ];
    expect(await tablesOf(items)).toEqual([[head, harbour[0] as string[]]]);
  });

  test('shading under each line of a cell draws no rows', async () => {
    const items: SetItem[] = [
      ...xs.slice(0, 3).flatMap((x) => [shade(x, 100, x + 120, 130), shade(x + 5, 100, x + 115, 115), shade(x + 5, 115, x + 115, 130)]),
      ...grid([100, 130, 150]),
      ...rowAt(111, ['The name that the pier', 'The boats that call in', 'What is paid for them'], xs),
      ...rowAt(125, ['bears on the maps', 'summer each day', 'together in francs'], xs),
      ...rowAt(144, harbour[0] as string[], xs),
    ];
    expect(await tablesOf(items)).toEqual([
      [
        ['The name that the pier bears on the maps', 'The boats that call in summer each day', 'What is paid for them together in francs'],
        harbour[0] as string[],
      ],
    ]);
  });

  test('rows between shaded ones belong to the table, the first under the heading too', async () => {
    const shaded = (y: number) => xs.slice(0, 3).map((x) => shade(x, y, x + 120, y + 20));
    const items: SetItem[] = [
      ...xs.slice(0, 3).map((x) => shade(x, 100, x + 120, 120, 0.4)),
      ...shaded(140),
      ...shaded(180),
      ...[head, ...harbour, ['Light', '3', '88.00']].flatMap((row, n) => rowAt(114 + n * 20, row, xs)),
    ];
    expect(await tablesOf(items)).toEqual([[head, ...harbour, ['Light', '3', '88.00']]]);
  });

  test('rows without a shade over the first stripe and under the last one belong to the table', async () => {
    const shaded = (y: number) => xs.slice(0, 3).map((x) => shade(x, y, x + 120, y + 20));
    const more = [
      ['Light', '3', '88.00'],
      ['Mill', '4', '92.00'],
    ];
    const rows = [head, ...harbour, ...more].flatMap((row, n) => rowAt(114 + n * 20, row, xs));
    // The second and the fourth row below the header row are filled.
    expect(await tablesOf([...shaded(140), ...shaded(180), ...rows])).toEqual([[head, ...harbour, ...more]]);
  });

  test('a text over and under stripes that keeps to no column is none of their rows', async () => {
    const shaded = (y: number) => xs.slice(0, 3).map((x) => shade(x, y, x + 120, y + 20));
    const rows = harbour.flatMap((row, n) => rowAt(154 + n * 20, row, xs));
    const text = [130, 214].map((y) => at('The boats that call at each pier in summer, and what they pay', 76, y));
    expect(await tablesOf([...shaded(140), ...shaded(180), ...rows, ...text])).toEqual([harbour]);
  });

  test('a heading over two columns with a text for each is two cells', async () => {
    const items: SetItem[] = [
      ...[100, 120, 140].map((y) => across(y, left, right)),
      ...[left, 192, right].map((x) => down(x, 100, 140)),
      down(312, 120, 140),
      ...rowAt(114, head, xs),
      ...rowAt(134, harbour[0] as string[], xs),
    ];
    expect(await tablesOf(items)).toEqual([[head, harbour[0] as string[]]]);
  });
});

describe('row-ruled tables: only horizontal rules', () => {
  const body = [head, ...harbour].flatMap((row, n) => rowAt(114 + n * 16, row, xs));

  test('over, under the heading, below', async () => {
    expect(await tablesOf([across(100, left, right), across(119, left, right), across(168, left, right), ...body])).toEqual([
      [head, ...harbour],
    ]);
  });

  test('a shaded row does not cut the table', async () => {
    const rules = [100, 119, 168].map((y) => across(y, left, right));
    const row = xs.slice(0, 3).map((x) => shade(x, 136, x + 120, 151));
    expect(await tablesOf([...row, ...rules, ...body])).toEqual([[head, ...harbour]]);
  });

  test('a shaded heading over all columns and a line at the end are enough', async () => {
    const items: SetItem[] = [
      shade(left, 100, 312, 118, 0.2),
      across(170, left, 312),
      at('Piers of the harbour', 80, 113),
      ...harbour.flatMap(([name, boats], n) => rowAt(130 + n * 16, [name as string, `${boats} boats`], xs)),
    ];
    expect(await tablesOf(items)).toEqual([
      [['Piers of the harbour →2'], ...harbour.map(([name, boats]) => [name as string, `${boats} boats`])],
    ]);
  });
});

describe('row-ruled tables: only a rule under the heading', () => {
  const table = (y: number): SetItem[] => [
    across(y + 5, left, right),
    ...[head, ...harbour].flatMap((row, n) => rowAt(y + n * 20, row, xs)),
  ];

  test('two tables under each other stay two', async () => {
    const found = await tablesOf([...table(114), at('In the next year', left, 330, { size: 16 }), ...table(360)]);
    expect(found).toEqual([
      [head, ...harbour],
      [head, ...harbour],
    ]);
  });
});

describe('aligned tables: nothing drawn', () => {
  test('three columns that keep their places', async () => {
    const items = [head, ...harbour].flatMap((row, n) => rowAt(114 + n * 16, row, xs));
    expect(await tablesOf(items)).toEqual([[head, ...harbour]]);
  });

  test('numbers that count, with prose beside them, are notes', async () => {
    const texts = [
      'See the letters of the keeper.',
      'The ledger of the harbour office.',
      'Told by her granddaughter in 1954.',
      'The map is in the town hall.',
    ];
    const items = texts.flatMap((text, n) => [at(String(n + 4), 72, 114 + n * 14), at(text, 100, 114 + n * 14)]);
    expect(await tablesOf(items)).toEqual([]);
  });

  test('cards side by side are read one after the other', async () => {
    const card = (x: number, title: string, texts: readonly string[]): SetText[] => [
      at(title, x, 120, { size: 15 }),
      ...texts.map((text, n) => at(text, x, 140 + n * 13)),
    ];
    const model = await flowOf([
      ...card(72, 'By land', ['The road follows the shore', 'and ends behind the church.']),
      ...card(242, 'By sea', ['Boats leave the old pier at', 'eight and again at noon.']),
      ...card(412, 'By air', ['There is no landing place', 'on any of the islands.']),
    ]);
    expect(outlineOf(model).filter((line) => line.startsWith('table'))).toEqual([]);
    const texts = blocksOf(model).map((b) => (b.kind === 'paragraph' ? textOf(b) : ''));
    expect(texts.join(' | ')).toBe(
      'By land | The road follows the shore and ends behind the church. | By sea | Boats leave the old pier at eight and again at noon. | By air | There is no landing place on any of the islands.',
    );
  });
});
