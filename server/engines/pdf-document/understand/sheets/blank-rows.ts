import type { RowGrid } from './settle-rows.ts';
import type { Edge } from './sheet-page.ts';

/** In rows: white space of this distance is an empty row; text is this far above the middle of a gap. */
const emptyRow = { gap: 1.75, middle: 0.25 } as const;
/** Points: distance of a row's upper border above its text. */
const overText = 4;
/** More consecutive empty rows are the foot of a page. */
const mostBlank = 20;

/** Points: minimum height of a row; closer lines are one border. */
const leastRow = 5;

/** Number of empty rows that borders show between two baselines: one border separates neighbours, each more adds a row. */
const drawnBlanks = (from: number, to: number, horizontalRules: readonly number[]): number => {
  let count = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const at of horizontalRules) {
    if (at <= from || at >= to || at - last < leastRow) continue;
    count++;
    last = at;
  }
  return Math.max(0, count - 1);
};

/**
 * Restores empty rows of the sheet, which separate its tables: white space beyond the usual distance, unless borders cross it, and empty
 * bands between borders.
 */
export const withBlankRows = (grid: RowGrid, verticalRules: readonly Edge[], horizontalRules: readonly Edge[]): RowGrid => {
  const steps = grid.rows.slice(1).map((row, i) => Math.round((row.top - (grid.rows[i] as { bottom: number }).bottom) * 2) / 2);
  const usual = [...Map.groupBy(steps, (s) => s)].sort((a, b) => b[1].length - a[1].length || a[0] - b[0])[0]?.[0];
  if (!usual || usual < leastRow) return grid;
  const rowEdges = horizontalRules.map((f) => f.at).sort((a, b) => a - b);
  const rows: { top: number; bottom: number }[] = [];
  const newRow = grid.rows.map((row, i) => {
    const before = grid.rows[i - 1];
    if (before) {
      const gap = row.top - before.bottom;
      const middle = (before.bottom + row.top) / 2 - usual * emptyRow.middle;
      const ruled = verticalRules.some((w) => w.from < middle - 1 && w.to > middle + 1);
      const white = gap > usual * emptyRow.gap && !ruled ? Math.round(gap / usual) - 1 : 0;
      const blanks = Math.min(mostBlank, Math.max(white, drawnBlanks(before.bottom, row.top - overText, rowEdges)));
      for (let k = 1; k <= blanks; k++)
        rows.push({ top: before.bottom + (gap * k) / (blanks + 1), bottom: before.bottom + (gap * k) / (blanks + 1) });
    }
    rows.push(row);
    return rows.length - 1;
  });
  const at = (row: number): number => newRow[row] as number;
  return {
    rows,
    cells: grid.cells.map((c) => ({
      ...c,
      row: at(c.row),
      rowSpan: at(Math.min(newRow.length - 1, c.row + c.rowSpan - 1)) - at(c.row) + 1,
    })),
  };
};
