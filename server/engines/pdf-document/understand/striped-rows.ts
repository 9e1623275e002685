import { unionAll } from '../read/geometry.ts';
import type { Glyph } from '../read/page-content.ts';
import type { ByHeight } from './by-height.ts';
import type { Grid, GridCell } from './grids.ts';
import type { Segment } from './segment.ts';
import { makeCellTexts } from './segments.ts';
import { linesOfTable } from './table-lines.ts';

/** Maximum rows of a striped table above its first stripe: its header row, and an unfilled row. */
const mostOver = 2;
/** In row heights: maximum distance of the next row. In font sizes: tolerance of baselines of one line, and leading in one cell. */
const reach = { row: 1.3, line: 0.35, cell: 1.4 } as const;
/** Minimum share of the columns with text in a row, and minimum number. */
const filled = { share: 0.5, least: 2 } as const;
/** Points: how far text may exceed its column. */
const overEdge = 1;

const columnOf = ({ xs }: Grid, { box }: Segment): number =>
  xs.findIndex((x, n) => n + 1 < xs.length && box.x0 > x - overEdge && box.x1 < (xs[n + 1] as number) + overEdge);

/** The top or bottom of an unfilled row above or below a grid; `undefined` if no text is aligned with the grid's columns. */
const nextRow = (grid: Grid, glyphs: ByHeight<Glyph>, side: 'over' | 'under'): number | undefined => {
  const { box, ys, xs } = grid;
  const heights = ys.slice(1).map((y, n) => y - (ys[n] as number));
  const far = reach.row * Math.max(...heights);
  const [y0, y1] = side === 'over' ? [box.y0 - far, box.y0] : [box.y1, box.y1 + far];
  const own = glyphs.between(y0, y1).filter((g) => g.angle === 0 && g.y > y0 && g.y < y1 && g.x + g.width > box.x0 && g.x < box.x1);
  const lines = linesOfTable(makeCellTexts(own), reach.line);
  const row: Segment[] = [];
  for (const line of side === 'over' ? lines.reverse() : lines) {
    const last = row.at(-1);
    const isNear = last === undefined || Math.abs(last.baseline - (line[0] as Segment).baseline) < reach.cell * last.size;
    if (!isNear || line.some((s) => columnOf(grid, s) < 0)) return undefined;
    row.push(...line);
    const columns = new Set(row.map((s) => columnOf(grid, s))).size;
    if (columns < Math.max(filled.least, filled.share * (xs.length - 1))) continue;
    const text = unionAll(row.map((s) => s.box));
    // Stripes have equal space above and below their text.
    return side === 'over' ? text.y0 - Math.max(0, box.y0 - text.y1) : text.y1 + Math.max(0, text.y0 - box.y1);
  }
  return undefined;
};

const emptyRow = ({ xs }: Grid, row: number, y0: number, y1: number): GridCell[] =>
  xs.slice(1).map((x1, column) => ({ row, column, rowSpan: 1, columnSpan: 1, box: { x0: xs[column] as number, y0, x1, y1 }, borders: {} }));

const withRow = (grid: Grid, y: number, side: 'over' | 'under'): Grid =>
  side === 'over'
    ? {
        ...grid,
        box: { ...grid.box, y0: y },
        ys: [y, ...grid.ys],
        cells: [...emptyRow(grid, 0, y, grid.box.y0), ...grid.cells.map((c) => ({ ...c, row: c.row + 1 }))],
      }
    : {
        ...grid,
        box: { ...grid.box, y1: y },
        ys: [...grid.ys, y],
        cells: [...grid.cells, ...emptyRow(grid, grid.ys.length - 1, grid.box.y1, y)],
      };

/** Adds the unfilled rows above the first stripe and below the last to a table with every other row filled. */
export const withUnshadedRows = (grid: Grid, glyphs: ByHeight<Glyph>): Grid => {
  const isDrawn = grid.cells.some((c) => Object.keys(c.borders).length > 0);
  // Stripes require two rows that differ.
  if (isDrawn || grid.xs.length <= 2 || new Set(grid.cells.map((c) => c.fill)).size < 2) return grid;
  let striped = grid;
  for (let n = 0; n < mostOver; n++) {
    const y = nextRow(striped, glyphs, 'over');
    if (y === undefined) break;
    striped = withRow(striped, y, 'over');
  }
  const y = nextRow(striped, glyphs, 'under');
  return y === undefined ? striped : withRow(striped, y, 'under');
};
