import { cellsOf, rowGroups, rowsSpanned } from './row-groups.ts';
import { attribute, type Element } from './tree.ts';

const most = 100;
const columnsSpanned = (cell: Element): number => Math.min(most, Math.max(1, Number(attribute(cell, 'colspan') ?? 1) || 1));

/** A table as rows of equal length: each cell at its first position, undefined where a spanning cell covers the grid. */
export const tableGrid = (table: Element): readonly (readonly (Element | undefined)[])[] => {
  const grid: (Element | undefined | null)[][] = [];
  for (const rows of rowGroups(table)) {
    const start = grid.length;
    for (const [index, row] of rows.entries()) {
      const top = start + index;
      grid[top] ??= [];
      let column = 0;
      for (const cell of cellsOf(row)) {
        while (grid[top]?.[column] !== undefined) column++;
        const [tall, wide] = [Math.min(most, rowsSpanned(cell, rows.length - index)), columnsSpanned(cell)];
        for (let down = 0; down < tall; down++) {
          grid[top + down] ??= [];
          for (let across = 0; across < wide; across++)
            (grid[top + down] as (Element | null)[])[column + across] = down === 0 && across === 0 ? cell : null;
        }
      }
    }
  }
  return grid.map((row) => Array.from(row, (cell) => cell ?? undefined));
};
