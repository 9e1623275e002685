import type { Shape } from '../model.ts';
import type { Glyph, PageContent } from '../read/page-content.ts';
import { directionOf } from './bidi.ts';

/** Sides of a drawn bullet, in sizes of its text. */
const smallest = 0.15;
const largest = 0.75;

const isShape = (d: PageContent['drawings'][number]): d is Shape => 'steps' in d;

/** The sign that a shape stands for: browsers draw discs, circles and squares. */
const signOf = (shape: Shape): string => {
  const round = shape.steps.some((s) => s.kind === 'curve');
  if (!shape.fill) return round ? '◦' : '▫';
  return round ? '•' : '▪';
};

type Bullet = { readonly shape: Shape; readonly glyph: Glyph };

/** The glyph that reading a row starts with, where it stands next to a shape and nothing does on the shape's other side. */
const firstAfter = (row: readonly Glyph[], box: Shape['box']): Glyph | undefined => {
  const rtl = directionOf(row.map((g) => g.text).join('')) === 'rtl';
  const gap = (g: Glyph) => (rtl ? box.x0 - g.x - g.width : g.x - box.x1);
  const behind = (g: Glyph) => (rtl ? g.x - box.x1 : box.x0 - g.x - g.width);
  const first = row.filter((g) => gap(g) > 0).sort((a, b) => gap(a) - gap(b))[0];
  if (!first || gap(first) > 2.4 * first.size || gap(first) < 0.15 * first.size) return undefined;
  return row.some((g) => behind(g) < 1.6 * first.size && gap(g) < 0) ? undefined : first;
};

const findBullets = (drawings: PageContent['drawings'], glyphs: readonly Glyph[]): Bullet[] => {
  const candidates = drawings.filter(isShape).filter(({ box }) => {
    const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
    return w > 1 && w < 12 && h > 1 && h < 12 && w / h > 0.7 && w / h < 1.45;
  });
  if (candidates.length === 0 || candidates.length > 2000) return [];
  const bullets: Bullet[] = [];
  for (const shape of candidates) {
    const { box } = shape;
    const middle = (box.y0 + box.y1) / 2;
    const row = glyphs.filter((g) => g.angle === 0 && g.text.trim() !== '' && middle < g.y - g.size * 0.1 && middle > g.y - g.size * 0.62);
    const first = firstAfter(row, box);
    if (!first) continue;
    const side = Math.max(box.x1 - box.x0, box.y1 - box.y0);
    if (side < smallest * first.size || side > largest * first.size) continue;
    if (bullets.some(({ glyph }) => Math.abs(glyph.x - box.x0) < 1 && Math.abs(glyph.y - first.y) < 1)) continue;
    const glyph = { ...first, text: signOf(shape), x: box.x0, width: box.x1 - box.x0, show: -1 - bullets.length };
    bullets.push({ shape, glyph });
  }
  return bullets;
};

/**
 * Browsers draw the bullets of lists as small shapes, not as text. A shape that stands before the first glyph of a
 * line, at the height of its letters and with nothing before it, becomes a glyph.
 */
export const findDrawnBullets = (drawings: PageContent['drawings'], glyphs: readonly Glyph[]): Glyph[] =>
  findBullets(drawings, glyphs).map((b) => b.glyph);

/** The shapes that are bullets, and so no part of a drawing. */
export const bulletShapes = (drawings: PageContent['drawings'], glyphs: readonly Glyph[]): ReadonlySet<Shape> =>
  new Set(findBullets(drawings, glyphs).map((b) => b.shape));
