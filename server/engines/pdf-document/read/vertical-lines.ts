import type { Glyph } from './page-content.ts';

const upright = /[\u2e80-\u2fdf\u3001-\u30ff\u3400-\u9fff\uf900-\ufaff\ufe10-\ufe19\ufe30-\ufe4f\uff01-\uff60]/;
/** A page with fewer characters may be a drawing with labels, or a table with narrow cells. `share` of them follow each other downwards. */
const least = { signs: 60, share: 0.7 } as const;
/** In font sizes: maximum sideways offset of the next character below, and its distance downwards. */
const under = { aside: 0.3, from: 0.6, to: 2.2 } as const;
/** In font sizes: height of a character's top above its baseline in horizontal text, and of a line's middle above its baseline. */
const [top, middle] = [0.88, 0.38] as const;

const follows = (a: Glyph, b: Glyph): boolean => {
  const [aside, down] = [Math.abs(a.x + a.width / 2 - b.x - b.width / 2), b.y - a.y];
  return aside < under.aside * a.size && down > under.from * a.size && down < under.to * a.size;
};

/**
 * Whether the lines of a page run downwards, from right to left. Programs set such lines in a vertical font, or place each character of an
 * upright font separately.
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

const bodyOf = (glyphs: readonly Glyph[]): { readonly from: number; readonly to: number } => {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let before: Glyph | undefined;
  for (const g of glyphs) {
    if (g.angle !== 270 || !upright.test(g.text)) continue;
    // After rotation, the next character below is on the right.
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
 * The glyphs of a vertical page, rotated so that down becomes right: its upright characters form lines like horizontal ones. Removes page
 * numbers above and below the lines, which programs regenerate; other headers stay rotated.
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
