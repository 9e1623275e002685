import type { Shape } from '../model.ts';
import type { Glyph, PageContent } from '../read/page-content.ts';
import { directionOf } from './bidi.ts';

/** Points: sides of a bullet's shape, and parts: width against height, since discs and squares are as wide as high. */
const bulletShape = { least: 1, most: 12, flattest: 0.7, widest: 1.45 } as const;
/** More small shapes on a page are a pattern or a map. */
const mostShapes = 2000;
/** Sizes: a bullet's middle stands this far above the baseline: below the tops of small letters, above their feet. */
const height = { least: 0.1, most: 0.62 } as const;
/**
 * Sizes: room between a bullet and its text, and how near text may stand on its other side. Set on what browsers print (printed); marks of
 * a chart stand closer to their labels.
 */
const room = { least: 0.15, most: 2.4, behind: 1.6 } as const;

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
  if (!first || gap(first) > room.most * first.size || gap(first) < room.least * first.size) return undefined;
  return row.some((g) => behind(g) < room.behind * first.size && gap(g) < 0) ? undefined : first;
};

const findBullets = (drawings: PageContent['drawings'], glyphs: readonly Glyph[]): Bullet[] => {
  const candidates = drawings.filter(isShape).filter(({ box }) => {
    const [w, h] = [box.x1 - box.x0, box.y1 - box.y0];
    return (
      w > bulletShape.least &&
      w < bulletShape.most &&
      h > bulletShape.least &&
      h < bulletShape.most &&
      w / h > bulletShape.flattest &&
      w / h < bulletShape.widest
    );
  });
  if (candidates.length === 0 || candidates.length > mostShapes) return [];
  const bullets: Bullet[] = [];
  for (const shape of candidates) {
    const { box } = shape;
    const middle = (box.y0 + box.y1) / 2;
    const row = glyphs.filter(
      (g) => g.angle === 0 && g.text.trim() !== '' && middle < g.y - g.size * height.least && middle > g.y - g.size * height.most,
    );
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
