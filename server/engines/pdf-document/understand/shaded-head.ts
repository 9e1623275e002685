import type { Glyph } from '../read/page-content.ts';
import type { ByHeight } from './by-height.ts';
import type { Grid } from './grids.ts';
import { makeCellTexts } from './segments.ts';

/** In heights of the filled row: maximum distance of the next row. */
const nextRow = 1.6;

/** Whether the texts between two heights, within a grid's width, are aligned with at least two of its columns. */
const standInColumns = ({ box, xs }: Grid, glyphs: ByHeight<Glyph>, y0: number, y1: number): boolean => {
  const texts = makeCellTexts(glyphs.between(y0, y1).filter((g) => g.angle === 0 && g.y > y0 && g.x >= box.x0 && g.x < box.x1));
  const columnAt = (x: number) => xs.findLastIndex((at) => at <= x);
  const isInside = ({ box: { x0, x1 } }: (typeof texts)[number]): boolean => columnAt(x0) === columnAt(x1);
  return texts.every(isInside) && new Set(texts.map((t) => columnAt(t.box.x0))).size >= 2;
};

/**
 * A single row of fills above rows without rules, whose texts are aligned with its columns: the header of their table, not a separate one.
 */
export const isShadedHead = (grid: Grid, glyphs: ByHeight<Glyph>): boolean => {
  const { box, xs, ys, cells } = grid;
  if (ys.length !== 2 || xs.length <= 2 || cells.some((c) => Object.keys(c.borders).length > 0)) return false;
  return standInColumns(grid, glyphs, box.y1, box.y1 + nextRow * (box.y1 - box.y0));
};
