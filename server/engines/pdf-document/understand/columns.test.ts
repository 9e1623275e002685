import { expect, test } from 'bun:test';
import { findColumns, type Placeable } from './columns.ts';

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
