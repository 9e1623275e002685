import type { Box } from '../../model.ts';
import type { Glyph, PageContent } from '../../read/page-content.ts';

/** Share of the page's width or height that no cell reaches: larger clips are the page's. */
export const wholePage = 0.97;
/**
 * In font sizes: tolerance between the baselines of one text, and its maximum gap: within a showing operation and where a space joins two.
 */
const oneText = { baseline: 0.2, gap: 1.6, atSpace: 0.2 } as const;
/** Points: rounding by which ink may exceed its cell's edge. */
const overEdge = 0.3;
/** In font sizes, plus points: tolerance of lines of a sheet, whose cells may differ in size; scripts as in `glyph-rows.ts`. */
const oneLine = { part: 0.12, points: 0.2 } as const;
const scripts = { size: 0.8, rise: 0.6, touching: 0.3 } as const;

/** Glyphs of one text-showing operation, or of several that meet. */
export type Atom = {
  readonly glyphs: Glyph[];
  readonly x0: number;
  /** The end of its ink, or of the clip. */
  x1: number;
  /** The end including trailing spaces. */
  reach: number;
  readonly y: number;
  readonly size: number;
  readonly clip: Box;
  cut: boolean;
};

export const shownWidth = (page: PageContent, clip: Box): boolean => clip.x1 - clip.x0 < page.width * wholePage;

export const makeAtoms = (page: PageContent, glyphs: readonly Glyph[]): Atom[] => {
  const atoms: Atom[] = [];
  let atom: Atom | undefined;
  for (const g of glyphs) {
    const last = atom?.glyphs.at(-1);
    const gap = atom ? g.x - atom.x1 : 0;
    if (
      atom &&
      last?.show === g.show &&
      Math.abs(g.y - atom.y) < oneText.baseline * g.size &&
      gap < oneText.gap * g.size &&
      gap > -g.size
    ) {
      atom.glyphs.push(g);
      atom.reach = Math.max(atom.reach, g.x + g.width);
      if (g.text.trim()) atom.x1 = Math.max(atom.x1, g.x + g.width);
      continue;
    }
    if (!g.text.trim() && !(last?.show === g.show)) {
      // A separate space joins the texts on both sides of it.
      if (atom && Math.abs(g.y - atom.y) < oneText.baseline * g.size && Math.abs(g.x - atom.reach) < oneText.atSpace * g.size) {
        atom.glyphs.push(g);
        atom.reach = Math.max(atom.reach, g.x + g.width);
      }
      continue;
    }
    atom = { glyphs: [g], x0: g.x, x1: g.x + g.width, reach: g.x + g.width, y: g.y, size: g.size, clip: g.clip, cut: false };
    atoms.push(atom);
  }
  for (const a of atoms)
    if (shownWidth(page, a.clip) && a.x1 > a.clip.x1 + overEdge) {
      a.x1 = Math.max(a.x0 + 1, a.clip.x1);
      a.reach = a.x1;
      a.cut = true;
    }
  return atoms.filter((a) => a.glyphs.some((g) => g.text.trim()));
};

/** Atoms of a line, from left to right; small superscripts and subscripts stay with the text before them. */
export const makeLines = (atoms: readonly Atom[]): Atom[][] => {
  const lines: { y: number; size: number; atoms: Atom[] }[] = [];
  for (const a of [...atoms].sort((p, q) => q.size - p.size || p.y - q.y)) {
    const line = lines.find((l) => {
      const rise = Math.abs(l.y - a.y);
      if (rise < oneLine.part * Math.min(l.size, a.size) + oneLine.points) return true;
      return (
        a.size < scripts.size * l.size &&
        rise < scripts.rise * l.size &&
        l.atoms.some((o) => Math.abs(o.reach - a.x0) < scripts.touching * l.size || (o.x0 > a.x0 && o.x0 - a.reach < l.size))
      );
    });
    if (line) line.atoms.push(a);
    else lines.push({ y: a.y, size: a.size, atoms: [a] });
  }
  return lines.sort((a, b) => a.y - b.y).map((l) => l.atoms.sort((a, b) => a.x0 - b.x0));
};

export const textOfAtom = (a: Atom): string =>
  a.glyphs
    .map((g) => g.text)
    .join('')
    .trim();
