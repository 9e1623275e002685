import type { Item, PageSegments, TextItem } from './layout-items.ts';
import { isPageNumber } from './page-number.ts';

/** Share of a page's height with running headers. */
const zone = 0.16;
/**
 * In font sizes: white space below a page number at the top, and from a running line's baseline to the next; minimum ratio of this distance
 * to the following one.
 */
const gap = { number: 0.8, line: 2, ofRows: 1.3 } as const;
/** Points: tolerance of texts on one line. */
const oneLine = 2;
/** Letters: maximum of a running line. */
const longest = 120;

const uprightOf = (page: PageSegments): TextItem[] => page.items.filter((i): i is TextItem => i.kind === 'text' && i.segment.angle === 0);

/**
 * The page number as the only content at the top of a page after an unnumbered first page: in a document of two pages, nothing repeats it.
 */
export const numberAtHead = (page: PageSegments, steps: ReadonlySet<number>): TextItem | undefined => {
  const item = uprightOf(page).reduce<TextItem | undefined>((top, i) => (top && top.box.y0 <= i.box.y0 ? top : i), undefined);
  if (!item || page.index === 0 || item.box.y1 > page.height * zone || !isPageNumber(item.segment.text)) return undefined;
  const number = Number(/\d+/.exec(item.segment.text)?.[0]);
  const counts = number === page.index + 1 || steps.has(number - page.index);
  return counts && page.items.every((o) => o === item || o.box.y0 - item.box.y1 > gap.number * item.size) ? item : undefined;
};

/** Whether a line is further from its neighbour than that is from the following one. Rows of a table are evenly spaced. */
const standsApart = (line: number, size: number, others: readonly number[]): boolean => {
  const away = [...new Set(others.map((y) => Math.round(Math.abs(y - line))))].sort((a, b) => a - b);
  const [first = 0, second = first * 2] = away.filter((d, n) => n === 0 || d - (away[n - 1] as number) >= oneLine);
  return first > gap.line * size && first > gap.ofRows * (second - first);
};

/**
 * Texts on one line with a running header or footer, such as the name of the chapter beside that of the book. They recur on few pages or
 * none, but the line is the outermost of its page and set apart. Lines of a table's rows recur by chance, so a running line must be set
 * apart from everything else.
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
