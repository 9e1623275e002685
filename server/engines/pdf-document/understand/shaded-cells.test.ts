import { expect, test } from 'bun:test';
import type { Fill } from '../read/page-content.ts';
import { findGrids } from './grids.ts';

const page = { x0: 0, y0: 0, x1: 720, y1: 540 };
const bars = (x0: number, x1: number): readonly Fill[] => [
  { box: { x0, y0: 100, x1, y1: 112 }, colour: '#e0a0a0' },
  { box: { x0, y0: 112, x1, y1: 230 }, colour: '#d04010' },
  { box: { x0, y0: 230, x1, y1: 242 }, colour: '#808080' },
];

test('bars over each other as wide as the page are its looks, and no table', () => {
  expect(findGrids([], bars(4, 716), page)).toEqual([]);
  expect(findGrids([], bars(60, 660), page)).toHaveLength(1);
});
