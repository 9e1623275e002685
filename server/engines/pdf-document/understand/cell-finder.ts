import { type BySpan, bySpan } from './by-span.ts';
import type { Grid, GridCell } from './grids.ts';
import { countUpTo } from './search-sorted.ts';

/**
 * Finds the index of a grid's cell at a point, -1 outside; the first of several. The cells between two row edges are constant, so only
 * those of one row are inspected.
 */
export const cellFinder = ({ cells }: Grid): ((x: number, y: number) => number) => {
  const edges = [...new Set(cells.flatMap(({ box }) => [box.y0, box.y1]))].sort((a, b) => a - b);
  const rows = edges.map((): number[] => []);
  for (const [n, { box }] of cells.entries())
    for (let r = countUpTo(edges, box.y0) - 1; (edges[r] as number) < box.y1; r++) (rows[r] as number[]).push(n);
  const boxOf = (n: number): GridCell['box'] => (cells[n] as GridCell).box;
  const byX: BySpan<number>[] = [];
  return (x, y) => {
    const r = countUpTo(edges, y) - 1;
    const row = rows[r];
    if (!row) return -1;
    byX[r] ??= bySpan(row, (n) => [boxOf(n).x0, boxOf(n).x1]);
    return byX[r].crossing(x, x).find((n) => x >= boxOf(n).x0 && x < boxOf(n).x1) ?? -1;
  };
};
