import type { Glyph } from './page-content.ts';

/** Signs that stand upright in lines that run down the page. */
const upright = /[\u2e80-\u2fdf\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe4f\uff01-\uff60]/;
/** A page with fewer signs may be a drawing with its labels, or a table with narrow cells; so many of them follow each other downwards. */
const least = { signs: 60, share: 0.7 } as const;
/** Sizes: the next sign stands under the one before: so far at most to its side, and this far down. */
const under = { aside: 0.3, from: 0.6, to: 2.2 } as const;
/** Sizes: a sign's top over the baseline that it would have in a horizontal line, and the middle of a line over its baseline. */
const [top, middle] = [0.88, 0.38] as const;

const follows = (a: Glyph, b: Glyph): boolean => {
  const [aside, down] = [Math.abs(a.x + a.width / 2 - b.x - b.width / 2), b.y - a.y];
  return aside < under.aside * a.size && down > under.from * a.size && down < under.to * a.size;
};

/**
 * Do the lines of a page run down it, from right to left? Programs set such lines in a font for them, or each sign by itself at an upright
 * font's place.
 */
export const isVertical = (glyphs: readonly Glyph[]): boolean => {
  let [signs, down] = [0, 0];
  let before: Glyph | undefined;
  for (const g of glyphs) {
    if (g.angle !== 0 || !upright.test(g.text)) continue;
    signs++;
    if (g.font.vertical || (before && follows(before, g))) down++;
    before = g;
  }
  return signs >= least.signs && down > least.share * signs;
};

/** Where the lines of a vertical page begin and end, which is turned. */
const bodyOf = (glyphs: readonly Glyph[]): { readonly from: number; readonly to: number } => {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let before: Glyph | undefined;
  for (const g of glyphs) {
    if (g.angle !== 270 || !upright.test(g.text)) continue;
    // Turned, a sign under the one before stands right of it.
    const isNext = before && Math.abs(g.y - before.y) < under.aside * g.size && g.x - before.x > under.from * g.size;
    if (isNext && before && g.x - before.x < under.to * g.size) {
      from = Math.min(from, before.x - before.size);
      to = Math.max(to, g.x + g.size);
    }
    before = g;
  }
  return { from, to };
};

/**
 * The glyphs of a vertical page, drawn turned so that down became right: its upright signs stand in lines as all others do. Numbers of pages
 * over and under its lines, which programs give again, go; other heads stay turned.
 */
export const asHorizontal = (glyphs: readonly Glyph[]): readonly Glyph[] => {
  const { from, to } = bodyOf(glyphs);
  return glyphs.flatMap((g) => {
    const isOutside = g.x < from || g.x > to;
    if (g.angle !== 270) return g;
    if (isOutside) return /^\d+$/.test(g.text) ? [] : g;
    if (!upright.test(g.text)) return g;
    const text = g.text.normalize('NFKC');
    if (g.font.vertical) return { ...g, text, y: g.y + middle * g.size, angle: 0, font: { ...g.font, vertical: false } };
    return { ...g, text, x: g.x - top * g.size, y: g.y - g.width / 2 + middle * g.size, width: g.size, angle: 0 };
  });
};
