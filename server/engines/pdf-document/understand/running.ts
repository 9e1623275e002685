import type { Inline, Running } from '../model.ts';
import { buildParagraph } from './build-paragraph.ts';
import { makeLines } from './line.ts';
import type { Item, PageItems } from './page-items.ts';
import type { Measure } from './paragraph-breaks.ts';
import type { Statistics } from './statistics.ts';

/** Replaces the page's own number, where it stands alone among the text, by a field. */
const withPageNumber = (inlines: readonly Inline[], page: number): Inline[] => {
  let done = false;
  return inlines.flatMap((inline): Inline[] => {
    if (done || inline.kind !== 'text') return [inline];
    const found = new RegExp(`(?<![\\d.,/])${page + 1}(?![\\d.,/])`).exec(inline.text);
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

/** The running header and footer of one page: a paragraph for each line, pictures in their places. */
export const runningParagraphs = (page: PageItems, furniture: ReadonlySet<Item>, measure: Measure, stats: Statistics): Running[] => {
  const lines = makeLines(page.items.flatMap((i) => (i.kind === 'text' && furniture.has(i) ? [i.segment] : [])));
  const pictures = page.items.flatMap((i): Running[] =>
    i.kind === 'picture' && furniture.has(i) ? [{ kind: 'floating', picture: i.picture, behind: true }] : [],
  );
  const paragraphs = lines.map((line): Running => {
    const p = buildParagraph([line], measure, stats, undefined);
    return { ...p, inlines: withPageNumber(p.inlines, page.index) };
  });
  return [...pictures, ...paragraphs];
};
