import type { Glyph } from '../read/page-content.ts';
import { stripsOf } from './columns.ts';
import type { Grid } from './grids.ts';
import { makeCellTexts } from './segments.ts';

/** Lines that show columns, the share of a box's lines with text in several of them, and letters of the longest cell on average. */
const shown = { lines: 3, several: 0.8, letters: 30 } as const;
/** Sizes: white space that stays open between two columns down the box. */
const openSpace = 0.7;

/**
 * Is a box with lines across, and no line down, a table whose columns white space parts? groff's tbl draws such boxes around its tables. The
 * lines across are the table's, then, and not the sides of cells.
 */
export const isOpenBox = (grid: Grid, owners: readonly (readonly Glyph[])[]): boolean => {
  if (grid.xs.length > 2 || grid.cells.some((c) => !c.borders.left || !c.borders.right)) return false;
  const segments = makeCellTexts(owners.flat().filter((g) => g.angle === 0 && !g.font.vertical));
  const lines = [...Map.groupBy(segments, (s) => Math.round(s.baseline)).values()];
  const several = lines.filter((line) => line.length > 1).length;
  if (several < shown.lines || several < shown.several * lines.length) return false;
  const strips = stripsOf(segments);
  const isParted = strips.slice(1).every((strip, n) => {
    const end = Math.max(...(strips[n] ?? []).map((s) => s.box.x1));
    return strip.every((s) => s.box.x0 - end > openSpace * s.size);
  });
  const letters = segments.reduce((sum, s) => sum + s.text.length, 0) / segments.length;
  return strips.length > 1 && isParted && letters < shown.letters;
};
