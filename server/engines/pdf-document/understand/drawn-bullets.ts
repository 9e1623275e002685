import { isShape, type Shape } from '../model.ts';
import type { Glyph, PageContent } from '../read/page-content.ts';
import { directionOf } from './bidi.ts';
import { byHeight } from './by-height.ts';

/** Points: sides of a bullet's shape; ratio of width to height, since discs and squares are as wide as high. */
const bulletShape = { least: 1, most: 12, flattest: 0.7, widest: 1.45 } as const;
/** More small shapes on a page are a pattern or a map. */
const mostShapes = 2000;
/** In font sizes: height of a bullet's middle above the baseline: below the tops of small letters, above their feet. */
const height = { least: 0.1, most: 0.62 } as const;
/**
 * In font sizes: space between a bullet and its text, and minimum distance to text on its other side. Tuned on prints of browsers
 * (printed); marks of a chart are closer to their labels.
 */
const room = { least: 0.15, most: 2.4, behind: 1.6 } as const;

/** Minimum side of a drawn bullet, in sizes of its text. */
const smallest = 0.15;
const largest = 0.75;

/** The character for a shape: browsers draw discs, circles and squares. */
const signOf = (shape: Shape): string => {
  const round = shape.steps.some((s) => s.kind === 'curve');
  if (!shape.fill) return round ? '◦' : '▫';
  return round ? '•' : '▪';
};

type Bullet = { readonly shape: Shape; readonly glyph: Glyph };

/** The first glyph of a row in reading direction, if it is next to a shape with nothing on the shape's other side. */
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
  const written = glyphs.filter((g) => g.angle === 0 && g.text.trim() !== '');
  const tallest = written.reduce((most, g) => Math.max(most, g.size), 0);
  const heights = byHeight(written, (g) => g.y);
  for (const shape of candidates) {
    const { box } = shape;
    const middle = (box.y0 + box.y1) / 2;
    const row = heights
      .between(middle, middle + tallest * height.most)
      .filter((g) => middle < g.y - g.size * height.least && middle > g.y - g.size * height.most);
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
 * Browsers draw list bullets as small shapes, not as text. Converts a shape before the first glyph of a line, at the height of its letters
 * and with nothing before it, to a glyph.
 */
export const findDrawnBullets = (drawings: PageContent['drawings'], glyphs: readonly Glyph[]): Glyph[] =>
  findBullets(drawings, glyphs).map((b) => b.glyph);

export const bulletShapes = (drawings: PageContent['drawings'], glyphs: readonly Glyph[]): ReadonlySet<Shape> =>
  new Set(findBullets(drawings, glyphs).map((b) => b.shape));
