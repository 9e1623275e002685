import type { Inline, Running } from '../model.ts';
import { buildParagraph } from './build-paragraph.ts';
import type { Item, PageSegments } from './layout-items.ts';
import { makeLines } from './line.ts';
import { numbersIn } from './page-number.ts';
import type { Measure } from './paragraph-breaks.ts';
import type { Statistics } from './statistics.ts';

/** Pages whose numbers share an offset: minimum number, and one in this many of all. */
const counting = { least: 3, oneIn: 3 } as const;

/**
 * The offset from a page's index (from 0) to its printed number: 1, unless most running headers or footers count differently, for example
 * if title pages are not counted or a part of a book starts at page 57.
 */
export const findPageStep = (pages: readonly PageSegments[], furniture: ReadonlySet<Item>): number => {
  const counts = new Map<number, number>();
  for (const page of pages) {
    const texts = page.items.flatMap((i) => (i.kind === 'text' && furniture.has(i) ? [i.segment.text] : []));
    const numbers = texts.flatMap(numbersIn);
    for (const step of new Set(numbers.map((n) => n - page.index))) counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  // A constant number on each page is not a page number; page numbers share an offset.
  const [step, count] = [...counts].sort((a, b) => b[1] - a[1] || Math.abs(a[0] - 1) - Math.abs(b[0] - 1))[0] ?? [1, 0];
  return count >= Math.max(counting.least, pages.length / counting.oneIn) && count > (counts.get(1) ?? 0) ? step : 1;
};

/** Replaces the page's own number by a field if it is a separate number in the text. */
const withPageNumber = (inlines: readonly Inline[], number: number): Inline[] => {
  let done = false;
  return inlines.flatMap((inline): Inline[] => {
    if (done || inline.kind !== 'text') return [inline];
    const found = new RegExp(`(?<![\\d.,/])${number}(?![\\d.,/])`).exec(inline.text);
    if (!found) return [inline];
    done = true;
    const [before, after] = [inline.text.slice(0, found.index), inline.text.slice(found.index + found[0].length)];
    return [
      ...(before ? [{ ...inline, text: before }] : []),
      { kind: 'pageNumber', style: inline.style },
      ...(after ? [{ ...inline, text: after }] : []),
    ];
  });
};

/** The running header and footer of one page: a paragraph per line, pictures at their positions. */
export const runningParagraphs = (
  page: PageSegments,
  furniture: ReadonlySet<Item>,
  measure: Measure,
  stats: Statistics,
  pageStep: number,
): Running[] => {
  const lines = makeLines(page.items.flatMap((i) => (i.kind === 'text' && furniture.has(i) ? [i.segment] : [])));
  const pictures = page.items.flatMap((i): Running[] =>
    i.kind === 'picture' && furniture.has(i) ? [{ kind: 'floating', picture: i.picture, behind: true }] : [],
  );
  const paragraphs = lines.map((line): Running => {
    const p = buildParagraph([line], measure, stats, undefined);
    return { ...p, inlines: withPageNumber(p.inlines, page.index + pageStep) };
  });
  return [...pictures, ...paragraphs];
};
