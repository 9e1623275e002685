import type { RowGrid } from './rows.ts';
import type { Edge } from './sheet-page.ts';

/** Rows left empty on the sheet are white space here; they part its tables. Drawn boxes with room in them are no such rows. */
export const withBlankRows = (grid: RowGrid, walls: readonly Edge[]): RowGrid => {
  const steps = grid.rows.slice(1).map((row, i) => Math.round((row.top - (grid.rows[i] as { bottom: number }).bottom) * 2) / 2);
  const usual = [...Map.groupBy(steps, (s) => s)].sort((a, b) => b[1].length - a[1].length || a[0] - b[0])[0]?.[0];
  if (!usual || usual < 5) return grid;
  const rows: { top: number; bottom: number }[] = [];
  const newRow = grid.rows.map((row, i) => {
    const before = grid.rows[i - 1];
    const gap = before ? row.top - before.bottom : 0;
    const blanks = gap > usual * 1.75 ? Math.min(20, Math.round(gap / usual) - 1) : 0;
    const middle = before ? (before.bottom + row.top) / 2 - usual * 0.25 : 0;
    if (before && blanks > 0 && !walls.some((w) => w.from < middle - 1 && w.to > middle + 1))
      for (let k = 1; k <= blanks; k++) rows.push({ top: before.bottom + (gap * k) / (blanks + 1), bottom: before.bottom + (gap * k) / (blanks + 1) });
    rows.push(row);
    return rows.length - 1;
  });
  const at = (row: number): number => newRow[row] as number;
  return { rows, cells: grid.cells.map((c) => ({ ...c, row: at(c.row), rowSpan: at(Math.min(newRow.length - 1, c.row + c.rowSpan - 1)) - at(c.row) + 1 })) };
};
