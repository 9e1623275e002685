import { closeUp } from '../read/form-fields.ts';
import type { Glyph } from '../read/page-content.ts';
import type { Grid } from './grids.ts';

/** Minimum cells of a comb; font sizes: maximum height; maximum ratio of width to height. */
const comb = { cells: 3, height: 3, widest: 1.6 } as const;

/** Whether the grid is one row of boxes with at most a letter each: a text entered letter by letter. */
export const isComb = ({ cells, ys }: Grid, owners: readonly (readonly Glyph[])[]): boolean => {
  if (ys.length !== 2 || cells.length < comb.cells) return false;
  const letters = owners.map((own) => own.filter((g) => g.text.trim() !== ''));
  if (letters.some((own) => own.length > 1)) return false;
  const size = letters.reduce((largest, [g]) => Math.max(largest, g?.size ?? 0), 0);
  return cells.every(({ box: { x0, y0, x1, y1 } }) => y1 - y0 < comb.height * size && x1 - x0 < comb.widest * (y1 - y0));
};

export const closeCombs = (glyphs: readonly Glyph[], combs: readonly (readonly (readonly Glyph[])[])[]): readonly Glyph[] => {
  if (combs.length === 0) return glyphs;
  const own = new Set(combs.flat(2));
  return [...glyphs.filter((g) => !own.has(g)), ...combs.flatMap((owners) => closeUp(owners.flat()))];
};
