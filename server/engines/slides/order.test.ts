import { expect, test } from 'bun:test';
import { inReadingOrder } from './order.ts';

const shape = (name: string, x0: number, y0: number, width = 8, height = 2) => ({
  name,
  box: { x0, y0, x1: x0 + width, y1: y0 + height },
});
const read = (shapes: readonly ReturnType<typeof shape>[], isRightToLeft = false) =>
  inReadingOrder(shapes, isRightToLeft)
    .map(({ name }) => name)
    .join(' ');

test('columns are read one after the other, also when they are drawn in another order', () => {
  const left = [shape('L1', 1, 4), shape('L2', 1, 9, 8, 6)];
  const right = [shape('R1', 15, 5), shape('R2', 15, 10, 8, 6)];
  expect(read([...left, ...right])).toBe('L1 L2 R1 R2');
  expect(read([...right, ...left])).toBe('L1 L2 R1 R2');
});

test('a shape across both columns divides them', () => {
  expect(read([shape('below', 1, 12, 22), shape('R', 14, 5), shape('L', 1, 5), shape('above', 1, 1, 22)])).toBe('above L R below');
});

test('cards side by side are read one after the other, below a heading across both', () => {
  const heading = shape('heading', 1, 1, 22);
  const cards = ['A', 'B'].flatMap((name, at) => [shape(`${name}1`, 1 + at * 12, 5, 10), shape(`${name}2`, 1 + at * 12, 7, 10, 6)]);
  expect(read([heading, ...cards])).toBe('heading A1 A2 B1 B2');
});

test('names beside values are read row by row when they were drawn so, columns otherwise', () => {
  const rows = [1, 2, 3].flatMap((row) => [shape(`n${row}`, 1, row * 3), shape(`v${row}`, 15, row * 3)]);
  expect(read(rows)).toBe('n1 v1 n2 v2 n3 v3');
  const columns = rows.toSorted((one, other) => one.box.x0 - other.box.x0);
  expect(read(columns)).toBe('n1 n2 n3 v1 v2 v3');
});

test('columns of a text from right to left begin at the right', () => {
  expect(read([shape('L', 1, 5), shape('R', 14, 5)], true)).toBe('R L');
});

test('shapes that lie over each other are read from the top', () => {
  expect(read([shape('low', 2, 5, 9, 5), shape('high', 1, 3, 9, 5)])).toBe('high low');
});
