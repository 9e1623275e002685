import { closeUp } from '../read/form-fields.ts';
import type { Glyph } from '../read/page-content.ts';
import type { Grid } from './grids.ts';

/** Cells of a comb at least; sizes: they are no higher than this, and no wider than so many heights. */
const comb = { cells: 3, height: 3, widest: 1.6 } as const;

/** One row of boxes with a letter in each that has any: a text to be written letter by letter. */
export const isComb = ({ cells, ys }: Grid, owners: readonly (readonly Glyph[])[]): boolean => {
  const letters = owners.map((own) => own.filter((g) => g.text.trim() !== ''));
  const size = Math.max(...letters.flat().map((g) => g.size));
  return (
    ys.length === 2 &&
    cells.length >= comb.cells &&
    letters.every((own) => own.length <= 1) &&
    cells.every(({ box: { x0, y0, x1, y1 } }) => y1 - y0 < comb.height * size && x1 - x0 < comb.widest * (y1 - y0))
  );
};

/** The glyphs of a page with those of each comb as one text. */
export const closeCombs = (glyphs: readonly Glyph[], combs: readonly (readonly (readonly Glyph[])[])[]): readonly Glyph[] => {
  if (combs.length === 0) return glyphs;
  const own = new Set(combs.flat(2));
  return [...glyphs.filter((g) => !own.has(g)), ...combs.flatMap((owners) => closeUp(owners.flat()))];
};
