import { expect, test } from 'bun:test';
import type { Glyph } from '../read/page-content.ts';
import { isComb } from './combs.ts';
import type { Grid } from './grids.ts';

const letter = { text: 'a', size: 10 } as Glyph;
const gridOf = (cells: number, rows = 1): Grid =>
  ({
    ys: Array.from({ length: rows + 1 }, (_, n) => 16 * n),
    cells: Array.from({ length: cells }, (_, n) => ({ box: { x0: 16 * n, x1: 16 * n + 16, y0: 0, y1: 16 } })),
  }) as unknown as Grid;

test('a row of boxes with a letter or nothing in each is a comb', () => {
  expect(isComb(gridOf(4), [[letter], [], [letter], []])).toBe(true);
  expect(isComb(gridOf(4), [[letter, letter], [], [], []])).toBe(false);
  expect(isComb(gridOf(2), [[letter], [letter]])).toBe(false);
  expect(isComb(gridOf(4, 2), [[letter], [], [], []])).toBe(false);
  expect(isComb(gridOf(4), [[], [], [], []])).toBe(false);
});

test('a cell with all the text of a book is none', () => {
  expect(isComb(gridOf(3), [Array.from({ length: 300_000 }, () => letter), [], []])).toBe(false);
});
