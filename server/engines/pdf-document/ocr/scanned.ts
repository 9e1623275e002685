import type { Box } from '../model.ts';
import { area, covered, unionAll } from '../read/geometry.ts';
import type { Glyph, PageContent, PlacedImage } from '../read/page-content.ts';

/** Minimum share of the page that a scan covers. */
const coverage = 0.6;
/** A page with more letters than this is not a scan, whatever is behind them. */
export const fewLetters = 30;

/** Pictures that make up a scan of the whole page: one, or strips of one. */
export const scanOf = (page: PageContent): readonly PlacedImage[] => {
  const box: Box = { x0: 0, y0: 0, x1: page.width, y1: page.height };
  const large = page.images.filter((i) => covered(i.box, box) > 0.9 && i.box.x1 - i.box.x0 > page.width * coverage);
  if (large.length === 0) return [];
  const whole = unionAll(large.map((i) => i.box));
  const filled = large.reduce((sum, i) => sum + area(i.box), 0);
  return covered(box, whole) > coverage && filled > area(box) * coverage ? large : [];
};

/** Numbers and names stamped on scans are small, and lie at the top or bottom edge of the page. */
const stampSize = 14;
const stampZone = 0.1;

const isStamp = (g: Glyph, page: PageContent): boolean =>
  g.size <= stampSize && (g.y < page.height * stampZone || g.y > page.height * (1 - stampZone));

/** Whether the page is a picture of a page without visible or hidden text. A picture with a title is a slide. */
export const needsRecognition = (page: PageContent): boolean => {
  const written = page.glyphs.filter((g) => g.text.trim());
  return written.length < fewLetters && written.every((g) => g.hidden || isStamp(g, page)) && scanOf(page).length > 0;
};

export const withoutScan = (page: PageContent): PageContent => {
  const scan = new Set<unknown>(scanOf(page));
  return { ...page, images: page.images.filter((i) => !scan.has(i)), drawings: page.drawings.filter((d) => !scan.has(d)) };
};

/** A scan with invisible text over it: the text replaces the scan. */
export const withHiddenText = (page: PageContent): PageContent => {
  const hidden = page.glyphs.filter((g) => g.hidden).length;
  if (hidden < fewLetters || hidden < page.glyphs.length * 0.7 || scanOf(page).length === 0) return page;
  return { ...withoutScan(page), glyphs: page.glyphs.map((g) => ({ ...g, hidden: false })) };
};
