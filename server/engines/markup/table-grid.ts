import { attribute, type Element, isElement } from './tree.ts';

const span = (cell: Element, name: string): number => Math.min(100, Math.max(1, Number(attribute(cell, name) ?? 1) || 1));

const rowsOf = (element: Element): readonly Element[] =>
  element.childNodes
    .filter(isElement)
    .flatMap((child) => (child.tagName === 'tr' ? [child] : child.tagName === 'table' ? [] : rowsOf(child)));

/** A table as rows of equal length: each cell at its first position, undefined where a spanning cell covers the grid. */
export const tableGrid = (table: Element): readonly (readonly (Element | undefined)[])[] => {
  const grid: (Element | undefined | null)[][] = [];
  const rows = rowsOf(table);
  for (const [index, row] of rows.entries()) {
    grid[index] ??= [];
    let column = 0;
    for (const cell of row.childNodes.filter(isElement)) {
      while (grid[index]?.[column] !== undefined) column++;
      for (let down = 0; down < span(cell, 'rowspan'); down++) {
        if (down > 0 && index + down >= rows.length) break;
        grid[index + down] ??= [];
        for (let across = 0; across < span(cell, 'colspan'); across++)
          (grid[index + down] as (Element | null)[])[column + across] = down === 0 && across === 0 ? cell : null;
      }
    }
  }
  return grid.map((row) => Array.from(row, (cell) => cell ?? undefined));
};
