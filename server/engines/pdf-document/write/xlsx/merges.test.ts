import { expect, test } from 'bun:test';
import { longTimeout } from '../../../../testing/long-timeout.ts';
import type { SheetCell } from '../../understand/sheets/sheets-model.ts';
import { findMerges } from './merges.ts';

longTimeout();

const cell = (row: number, column: number, rowSpan = 1, columnSpan = 1): SheetCell => ({
  row,
  column,
  rowSpan,
  columnSpan,
  text: 'x',
  bold: false,
  italic: false,
  colour: '#000000',
  font: 'Arial',
  size: 10,
  align: 'left',
  wrap: false,
});

test('merges that overlap another or cover a cell are left out', () => {
  expect(findMerges([cell(0, 0, 1, 3), cell(1, 0, 2, 2), cell(1, 2, 3, 1), cell(2, 1), cell(3, 1, 1, 2)])).toEqual([
    { row: 0, column: 0, lastRow: 0, lastColumn: 2 },
    { row: 1, column: 2, lastRow: 3, lastColumn: 2 },
  ]);
});
