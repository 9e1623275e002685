import type { Item, PageSegments, TextItem } from './layout-items.ts';
import { isPageNumber } from './page-number.ts';

/** The part of a page's height where a running head stands. */
const zone = 0.16;
/** Sizes: white space under a page's number alone at its head, and from a running line's baseline to the next, which is so many times further than that to its own next. */
const gap = { number: 0.8, line: 2, ofRows: 1.3 } as const;
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

/** Does a line stand apart from what is next to it, further than that does from what follows? Rows of a table are all as far apart. */
const standsApart = (line: number, size: number, others: readonly number[]): boolean => {
  const away = [...new Set(others.map((y) => Math.round(Math.abs(y - line))))].sort((a, b) => a - b);
  const [first = 0, second = first * 2] = away.filter((d, n) => n === 0 || d - (away[n - 1] as number) >= oneLine);
  return first > gap.line * size && first > gap.ofRows * (second - first);
};

/**
 * What stands on one line with a running head or foot, such as the name of the chapter beside that of the book: it comes again on few pages
 * or none, but the line is the outermost of its page and stands apart from all else, what may be running too: lines of a table's rows come again by
 * chance.
 */
export const besideRunning = (page: PageSegments, running: ReadonlySet<Item>): readonly TextItem[] => {
  const texts = uprightOf(page);
  return texts
    .filter((i) => running.has(i))
    .flatMap(({ baseline, box }) => {
      const line = texts.filter((i) => Math.abs(i.baseline - baseline) < oneLine);
      const letters = line.reduce((n, i) => n + i.segment.text.length, 0);
      const others = page.items.filter((o) => !line.includes(o as TextItem));
      const isHead = box.y1 < page.height * zone && others.every((o) => o.box.y0 > box.y1);
      const isFoot = box.y0 > page.height * (1 - zone) && others.every((o) => o.box.y1 < box.y0);
      const size = Math.max(...line.map((i) => i.size));
      const isApart = standsApart(
        baseline,
        size,
        others.map((o) => (isHead && o.kind !== 'text' ? o.box.y0 : o.baseline)),
      );
      return others.length > 0 && letters <= longest && (isHead || isFoot) && isApart ? line.filter((i) => !running.has(i)) : [];
    });
};
