import { expect, test } from 'bun:test';
import type { Cell, Paragraph } from '../../model.ts';
import { cellMargins } from './cell-margins.ts';

const paragraph = (align: Paragraph['align'], lines = 1): Paragraph => ({
  kind: 'paragraph',
  role: { kind: 'body' },
  inlines: [],
  align,
  direction: 'ltr',
  indent: { start: 0, end: 0, first: 0 },
  spacing: { before: 0, line: 12 },
  box: { x0: 5, y0: 0, x1: 55, y1: 12 * lines },
});

const cell = (...blocks: Paragraph[]): Cell => ({
  row: 0,
  column: 0,
  rowSpan: 1,
  columnSpan: 1,
  blocks,
  borders: {},
  verticalAlign: 'top',
  box: { x0: 0, y0: 0, x1: 60, y1: 20 },
});

test('a cell of one line keeps its padding on the side that the line stands at', () => {
  expect(cellMargins(cell(paragraph('start')), 5)).toEqual({ left: 5, right: 0 });
  expect(cellMargins(cell(paragraph('end')), 5)).toEqual({ left: 0, right: 5 });
  expect(cellMargins(cell(paragraph('justify')), 5)).toEqual({ left: 5, right: 0 });
  expect(cellMargins(cell(paragraph('centre')), 5)).toEqual({ left: 0, right: 0 });
  expect(cellMargins(cell(paragraph('start'), paragraph('end')), 5)).toEqual({ left: 5, right: 5 });
});

test('a cell of several lines breaks them where they broke', () => {
  expect(cellMargins(cell(paragraph('start', 2)), 5)).toEqual({ left: 5, right: 5 });
  expect(cellMargins(cell(paragraph('start'), paragraph('start', 2)), 5)).toEqual({ left: 5, right: 5 });
  expect(cellMargins(cell({ ...paragraph('start'), direction: 'rtl' }), 5)).toEqual({ left: 5, right: 5 });
  expect(cellMargins(cell(), 5)).toEqual({ left: 5, right: 5 });
});
