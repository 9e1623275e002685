import type { PageModel, Shape } from '../model.ts';
import { area } from '../read/geometry.ts';
import type { PageContent } from '../read/page-content.ts';
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

const withoutTiles = (drawings: PageContent['drawings']): PageContent['drawings'] => {
  const times = new Map<string, number>();
  for (const d of drawings) if ('image' in d) times.set(d.image, (times.get(d.image) ?? 0) + 1);
  return drawings.filter((d) => !('image' in d) || (times.get(d.image) ?? 0) <= maxRepeats);
};

export const drawingsOf = (page: PageContent): PageModel['drawings'] =>
  largest(withoutTiles(page.drawings)).map((d) => ('image' in d ? pictureOf(d) : (d as Shape)));
