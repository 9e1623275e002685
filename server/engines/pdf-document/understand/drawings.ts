import type { PageModel, Shape } from '../model.ts';
import { area } from '../read/geometry.ts';
import type { PageContent } from '../read/page-content.ts';

/** Maps, plots and shadows made of dots have any number of shapes; past this many, only the largest count. */
const maxDrawings = 1500;

const largest = (drawings: PageContent['drawings']): PageContent['drawings'] => {
  if (drawings.length <= maxDrawings) return drawings;
  const kept = new Set([...drawings].sort((a, b) => area(b.box) - area(a.box)).slice(0, maxDrawings));
  return drawings.filter((d) => kept.has(d));
};

/** A picture set so often on one page is the tile of a pattern; a thousand pieces of it are of no use to anyone. */
const maxRepeats = 100;

const withoutTiles = (drawings: PageContent['drawings']): PageContent['drawings'] => {
  const times = new Map<string, number>();
  for (const d of drawings) if ('image' in d) times.set(d.image, (times.get(d.image) ?? 0) + 1);
  return drawings.filter((d) => !('image' in d) || (times.get(d.image) ?? 0) <= maxRepeats);
};

/** What of a page the placing writers need, beside its text. */
export const drawingsOf = (page: PageContent): PageModel['drawings'] =>
  largest(withoutTiles(page.drawings)).map((d) =>
    'image' in d ? { image: d.image, width: d.box.x1 - d.box.x0, height: d.box.y1 - d.box.y0, alt: '', box: d.box } : (d as Shape),
  );
