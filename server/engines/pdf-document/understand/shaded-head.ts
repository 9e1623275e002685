import type { Glyph } from '../read/page-content.ts';
import type { ByHeight } from './by-height.ts';
import type { Grid } from './grids.ts';
import { makeCellTexts } from './segments.ts';

/** Heights of the shaded row: the row under it is no further off. */
const nextRow = 1.6;

/** A row of shades alone, with rows under it that nothing draws, whose texts stand in its columns: the head of their table, none by itself. */
export const isShadedHead = ({ box, xs, ys, cells }: Grid, glyphs: ByHeight<Glyph>): boolean => {
  if (ys.length !== 2 || xs.length <= 2 || cells.some((c) => Object.keys(c.borders).length > 0)) return false;
  const reach = box.y1 + nextRow * (box.y1 - box.y0);
  const under = makeCellTexts(glyphs.between(box.y1, reach).filter((g) => g.angle === 0 && g.y > box.y1 && g.x >= box.x0 && g.x < box.x1));
  const columnOf = (x: number) => xs.findLastIndex((at) => at <= x);
  const isInside = ({ box: { x0, x1 } }: (typeof under)[number]): boolean => columnOf(x0) === columnOf(x1);
  return under.every(isInside) && new Set(under.map((t) => columnOf(t.box.x0))).size >= 2;
};
