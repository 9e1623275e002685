import { letterMiddle } from '../typography.ts';
import type { Run } from './runs.ts';
import type { RowGrid } from './settle-rows.ts';
import type { SheetCell } from './sheets-model.ts';

/** Points: plausible heights of rows, and height of a row without a visible successor. */
const rowHeight = { least: 8, most: 200, usual: 15 } as const;
/** Points: distance of a text at a side of its column; share of the space on both sides by which a centred one may be off. */
const atSide = 2;
const uneven = 0.2;
/** Points: tolerance of one position, among a column's numbers and for a single one; minimum share of them at it. */
const onePlace = { column: 0.7, single: 1.5, share: 0.6 } as const;
/** Points: a column with at most `little` space on its left, and `more` on its right, is left-aligned. */
const sideRoom = { little: 8, more: 5 } as const;

export const heightsOf = (grid: RowGrid): number[] =>
  grid.rows.map((row, i) => {
    const next = grid.rows[i + 1];
    return next
      ? Math.min(rowHeight.most, Math.max(rowHeight.least, next.top - row.top))
      : Math.max(rowHeight.usual, row.bottom - row.top + rowHeight.usual);
  });

type Bounds = { readonly x0: number; readonly x1: number };

const alignOf = (x0: number, x1: number, column: Bounds): SheetCell['align'] => {
  const [before, after] = [x0 - column.x0, column.x1 - x1];
  if (before < atSide) return after < atSide && before > after ? 'right' : 'left';
  if (after < atSide) return 'right';
  return Math.abs(before - after) < Math.max(atSide, uneven * (before + after)) ? 'centre' : before < after ? 'left' : 'right';
};

const mode = (values: readonly number[]): { readonly at: number; readonly count: number } => {
  let best = { at: Number.NaN, count: 0 };
  for (const v of values) {
    const count = values.filter((o) => Math.abs(o - v) < onePlace.column).length;
    if (count > best.count) best = { at: v, count };
  }
  return best;
};

type Side = { readonly align: 'left' | 'right'; readonly at: number };

/** Width of a closing bracket, in font sizes: between that of the bracket and of the space that programs leave for it. */
const bracket = 0.265;

/** The end of a number's digits: the bracket of a negative amount may protrude to keep digits aligned. */
const digitsEnd = (run: Run): number => (run.numeric && run.text.endsWith(')') ? run.x1 - bracket * run.size : run.x1);

/** If all numbers have one width, they are aligned to the side with less space to the neighbours. */
const numbersSide = (numbers: readonly Run[], room: { readonly left: number; readonly right: number }): Side | undefined => {
  const starts = mode(numbers.map((r) => r.x0));
  const [whole, digits] = [mode(numbers.map((r) => r.x1)), mode(numbers.map(digitsEnd))];
  const ends = digits.count > whole.count ? digits : whole;
  const left: Side = { align: 'left', at: starts.at };
  const right: Side = { align: 'right', at: ends.at };
  if (Math.max(starts.count, ends.count) < numbers.length * onePlace.share) return undefined;
  if (starts.count !== ends.count) return starts.count > ends.count ? left : right;
  return room.left < sideRoom.little && room.right > room.left + sideRoom.more ? left : right;
};

const sideOf = (run: Run, side: Side | undefined): SheetCell['align'] | undefined =>
  side && (side.align === 'left' ? [run.x0] : [run.x1, digitsEnd(run)]).some((x) => Math.abs(x - side.at) < onePlace.single)
    ? side.align
    : undefined;

/** Start and end of the texts of each column, and the alignment of its numbers. */
const measureColumns = (grid: RowGrid, borders: readonly number[]) => {
  const bounds = new Map<number, Bounds>();
  const numbers = new Map<number, Run[]>();
  for (const { cell } of grid.cells) {
    if (cell.columnSpan > 1) continue;
    for (const { run } of cell.lines) {
      if (run.numeric) numbers.set(cell.column, [...(numbers.get(cell.column) ?? []), run]);
      const b = bounds.get(cell.column) ?? { x0: run.x0, x1: run.x1 };
      bounds.set(cell.column, { x0: Math.min(b.x0, run.x0), x1: Math.max(b.x1, Math.min(run.x1, borders[cell.column + 1] as number)) });
    }
  }
  const sides = new Map(
    [...numbers].map(([column, list]) => {
      // The extent of the first column to the left of its texts is not visible.
      const [before, after] = [
        bounds.get(column - 1)?.x1 ?? Number.NEGATIVE_INFINITY,
        bounds.get(column + 1)?.x0 ?? Number.POSITIVE_INFINITY,
      ];
      return [
        column,
        numbersSide(list, { left: Math.min(...list.map((r) => r.x0)) - before, right: after - Math.max(...list.map((r) => r.x1)) }),
      ];
    }),
  );
  return { bounds, sides };
};

/** The sheet's cells in a strip of pages; its first row is the sheet's row `firstRow`. */
export const sheetCells = (
  grid: RowGrid,
  borders: readonly number[],
  firstRow: number,
  fillAt: (x: number, y: number) => string | undefined,
): SheetCell[] => {
  const { bounds, sides } = measureColumns(grid, borders);
  const byPlace = new Map<string, SheetCell>();
  for (const { cell, row, rowSpan } of grid.cells) {
    const runs = cell.lines.map((l) => l.run);
    const first = runs[0] as Run;
    const [x0, x1] = [Math.min(...runs.map((r) => r.x0)), Math.max(...runs.map((r) => r.x1))];
    const key = `${row}:${cell.column}`;
    const before = byPlace.get(key);
    const text = runs.map((r) => r.text).join(' ');
    if (before) {
      byPlace.set(key, { ...before, text: `${before.text} ${text}` });
      continue;
    }
    const fill = fillAt((x0 + x1) / 2, first.baseline - first.size * letterMiddle);
    byPlace.set(key, {
      row: row + firstRow,
      column: cell.column,
      rowSpan,
      columnSpan: cell.columnSpan,
      text,
      bold: runs.every((r) => r.style.bold),
      italic: runs.every((r) => r.style.italic),
      colour: first.style.colour,
      font: first.style.font,
      size: first.style.size,
      ...(fill ? { fill } : {}),
      align:
        cell.columnSpan > 1
          ? 'centre'
          : ((first.numeric ? sideOf(first, sides.get(cell.column)) : undefined) ?? alignOf(x0, x1, bounds.get(cell.column) ?? { x0, x1 })),
      wrap: runs.length > 1,
    });
  }
  return [...byPlace.values()];
};
