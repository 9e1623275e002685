import { expect, test } from 'bun:test';
import { cellFinder } from './cell-finder.ts';
import type { Grid } from './grids.ts';

const cell = (x0: number, y0: number, x1: number, y1: number): Grid['cells'][number] => ({
  row: 0,
  column: 0,
  rowSpan: 1,
  columnSpan: 1,
  box: { x0, y0, x1, y1 },
  borders: {},
});
const grid = (...cells: Grid['cells'][number][]): Grid => ({ box: { x0: 0, y0: 0, x1: 100, y1: 100 }, xs: [], ys: [], cells });

test('a cell has its upper and its left edge, and not the others', () => {
  const at = cellFinder(grid(cell(0, 0, 10, 10), cell(10, 0, 20, 10), cell(0, 10, 20, 20)));
  expect([at(0, 0), at(10, 0), at(9.999, 10), at(20, 5), at(5, 20), at(-1, 5), at(5, -1)]).toEqual([0, 1, 2, -1, -1, -1, -1]);
});

test('of two cells over each other the first is found, and a cell over several rows in each', () => {
  const at = cellFinder(grid(cell(5, 0, 15, 30), cell(0, 0, 10, 10), cell(0, 10, 10, 20)));
  expect([at(7, 5), at(3, 5), at(7, 15), at(3, 15), at(7, 25), at(3, 25)]).toEqual([0, 1, 0, 2, 0, -1]);
});
