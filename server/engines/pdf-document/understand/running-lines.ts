import type { Item, PageSegments, TextItem } from './layout-items.ts';
import { isPageNumber } from './page-number.ts';

/** The part of a page's height where a running head stands. */
const zone = 0.16;
/** Sizes: white space under a page's number alone at its head, and under or over a running line. */
const gap = { number: 0.8, line: 1.2 } as const;
/** Points: texts of one line. */
const oneLine = 2;
/** Letters: a running line has no more. */
const longest = 120;

const uprightOf = (page: PageSegments): TextItem[] => page.items.filter((i): i is TextItem => i.kind === 'text' && i.segment.angle === 0);

/** The page's own number alone over all else of a page after the first, which bears none: where there are two pages, nothing repeats it. */
export const numberAtHead = (page: PageSegments, steps: ReadonlySet<number>): TextItem | undefined => {
  const item = uprightOf(page).reduce<TextItem | undefined>((top, i) => (top && top.box.y0 <= i.box.y0 ? top : i), undefined);
  if (!item || page.index === 0 || item.box.y1 > page.height * zone || !isPageNumber(item.segment.text)) return undefined;
  const number = Number(/\d+/.exec(item.segment.text)?.[0]);
  const counts = number === page.index + 1 || steps.has(number - page.index);
  return counts && page.items.every((o) => o === item || o.box.y0 - item.box.y1 > gap.number * item.size) ? item : undefined;
};

/**
 * What stands on one line with a running head or foot, such as the name of the chapter beside that of the book: it comes again on few pages
 * or none, but the line is the outermost of its page and stands apart.
 */
export const besideRunning = (page: PageSegments, running: ReadonlySet<Item>): readonly TextItem[] => {
  const texts = uprightOf(page);
  return texts
    .filter((i) => running.has(i))
    .flatMap((known) => {
      const line = texts.filter((i) => Math.abs(i.baseline - known.baseline) < oneLine);
      const [size, letters] = [Math.max(...line.map((i) => i.size)), line.reduce((n, i) => n + i.segment.text.length, 0)];
      const others = page.items.filter((o) => !line.includes(o as TextItem) && !running.has(o));
      const isHead = others.every((o) => o.box.y0 - known.box.y1 > gap.line * size) && known.box.y1 < page.height * zone;
      const isFoot = others.every((o) => known.box.y0 - o.box.y1 > gap.line * size) && known.box.y0 > page.height * (1 - zone);
      return others.length > 0 && letters <= longest && (isHead || isFoot) ? line.filter((i) => !running.has(i)) : [];
    });
};
