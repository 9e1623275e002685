import { intersect } from '../read/geometry.ts';
import type { Item, PageSegments } from './layout-items.ts';

/**
 * Shares of the page above and below which pictures belong to the header or footer; share of pages on which a picture below text recurs at
 * one position, which makes it a background, such as a watermark or a slide background, anywhere on the page.
 */
const pictureZone = { top: 0.3, bottom: 0.75, ground: 0.5 } as const;

/** A picture that recurs at one position: whether that is within the page, and whether text of some page is on it. */
type Repeated = { readonly items: Item[]; readonly isInside: boolean; hasText: boolean };

/**
 * Logos, lines and backgrounds that recur at one position, page after page. `enough` are the pages on which one recurs in a header or
 * footer; a background does on at least `least`.
 */
export const repeatedPictures = (pages: readonly PageSegments[], enough: number, least: number): Item[] => {
  const groups = new Map<string, Repeated>();
  for (const page of pages)
    for (const item of page.items) {
      if (item.kind !== 'picture') continue;
      const { x0, y0, x1, y1 } = item.box;
      const key = `${item.picture.image}|${[x0, y0, x1, y1].map(Math.round).join()}|${Math.round(page.width)}`;
      const isInside = y1 > page.height * pictureZone.top && y0 < page.height * pictureZone.bottom;
      const group = groups.getOrInsertComputed(key, () => ({ items: [], isInside, hasText: false }));
      group.items.push(item);
      group.hasText ||= isInside && page.items.some((other) => other.kind === 'text' && intersect(other.box, item.box) !== undefined);
    }
  const ground = Math.max(enough, least, pages.length * pictureZone.ground);
  return [...groups.values()].flatMap(({ items, isInside, hasText }) => {
    const needed = isInside ? ground : enough;
    return items.length >= needed && (!isInside || hasText) ? items : [];
  });
};
