import { expect, test } from 'bun:test';
import type { Box, ShapeStep } from '../model.ts';
import { identity } from './geometry.ts';
import { initialState } from './graphics-state.ts';
import { paintPath } from './paint-path.ts';

const page = { x0: 0, y0: 0, x1: 595, y1: 842 };

const rectangle = ({ x0, y0, x1, y1 }: Box): ShapeStep[] => [
  { kind: 'move', x: x0, y: y0 },
  { kind: 'line', x: x1, y: y0 },
  { kind: 'line', x: x1, y: y1 },
  { kind: 'line', x: x0, y: y1 },
  { kind: 'close' },
];
const outer = { x0: 100, y0: 100, x1: 300, y1: 200 };
const inset = (by: number): Box => ({ x0: 100 + by, y0: 100 + by, x1: 300 - by, y1: 200 - by });

test('a border that is painted as the space between two rectangles is four lines, and no ground', () => {
  const painted = paintPath('eoFill', [...rectangle(outer), ...rectangle(inset(1))], initialState(identity, page), page);
  expect(painted?.fills).toEqual([]);
  expect(painted?.rules.map((r) => r.width)).toEqual([1, 1, 1, 1]);
  expect(painted?.rules.filter((r) => r.y0 === r.y1)).toHaveLength(2);
});

test('two rectangles further apart are grounds', () => {
  const painted = paintPath('fill', [...rectangle(outer), ...rectangle(inset(20))], initialState(identity, page), page);
  expect(painted?.fills).toHaveLength(2);
  expect(painted?.rules).toEqual([]);
});

test('a border of one side, painted between two rectangles that share three, is a line', () => {
  const painted = paintPath('eoFill', [...rectangle(outer), ...rectangle({ ...outer, y0: 101 })], initialState(identity, page), page);
  expect(painted?.fills).toEqual([]);
  expect(painted?.rules.map(({ x0, x1, y0, width }) => [x0, x1, y0, width])).toEqual([[100, 300, 100.5, 1]]);
});
