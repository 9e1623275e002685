import { isShape, type PageModel, type Shape } from '../model.ts';
import { area, centre, covered } from '../read/geometry.ts';
import type { PageContent, PlacedImage } from '../read/page-content.ts';
import { pictureOf } from './layout-items.ts';

/** Maps, plots and dotted shadows have any number of shapes; beyond this limit, only the largest count. */
const maxDrawings = 1500;

const largest = (drawings: PageContent['drawings']): PageContent['drawings'] => {
  if (drawings.length <= maxDrawings) return drawings;
  const kept = new Set([...drawings].sort((a, b) => area(b.box) - area(a.box)).slice(0, maxDrawings));
  return drawings.filter((d) => kept.has(d));
};

/** A picture repeated this often on one page is the tile of a pattern, which is useless as separate pieces. */
const maxRepeats = 100;

/** Minimum share of a shape and of its shadow that they have in common. */
const shadowed = 0.5;

const withoutTiles = (drawings: PageContent['drawings']): PageContent['drawings'] => {
  const times = new Map<string, number>();
  for (const d of drawings) if ('image' in d) times.set(d.image, (times.get(d.image) ?? 0) + 1);
  return drawings.filter((d) => !('image' in d) || (times.get(d.image) ?? 0) <= maxRepeats);
};

/** Whether a picture is the shadow of the shape that is painted next. */
const isShadowOf = (d: PageContent['drawings'][number] | undefined, next: PageContent['drawings'][number] | undefined): d is PlacedImage =>
  d !== undefined &&
  'image' in d &&
  d.shade !== undefined &&
  next !== undefined &&
  isShape(next) &&
  Math.min(covered(next.box, d.box), covered(d.box, next.box)) > shadowed;

/** Printing programs paint the soft shadow of a shape as a picture before it. */
const withShadows = (drawings: PageContent['drawings']): PageContent['drawings'] =>
  drawings
    .map((d, n) => {
      const shadow = drawings[n - 1];
      if (!isShape(d) || !isShadowOf(shadow, d)) return d;
      const [[x, y], [sx, sy]] = [centre(d.box), centre(shadow.box)];
      const blur = Math.max(0, (shadow.box.x1 - shadow.box.x0 - (d.box.x1 - d.box.x0)) / 2);
      return { ...d, shadow: { colour: shadow.shade ?? '#000000', opacity: shadow.opacity ?? 1, x: sx - x, y: sy - y, blur } };
    })
    .filter((d, n) => !isShadowOf(d, drawings[n + 1]));

export const drawingsOf = (page: PageContent): PageModel['drawings'] =>
  largest(withShadows(withoutTiles(page.drawings))).map((d) => ('image' in d ? pictureOf(d) : (d as Shape)));
