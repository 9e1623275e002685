import type { PageSegments, TextItem } from './layout-items.ts';
import { sameSize, titleSize } from './typography.ts';

/** Letters: shorter texts are in a title by chance; a running head is no longer than the second. */
const length = { least: 12, most: 120 } as const;
/** The part of a page's height where a running head stands; sizes: white space that parts it from the text. */
const head = { zone: 0.16, gap: 1.6 } as const;
/** Points: the same line stands at one height on all pages to within this. */
const sameHeight = 3;

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const uprightOf = (page: PageSegments): TextItem[] => page.items.filter((i): i is TextItem => i.kind === 'text' && i.segment.angle === 0);

/** The large texts of a page in their order, letters alone. */
const titleOf = (page: PageSegments): string => {
  const texts = uprightOf(page);
  const sizes = texts.flatMap((i) => Array.from({ length: Math.ceil(i.letters) }, () => i.size)).sort((a, b) => a - b);
  const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return lettersOf(
    texts
      .filter((i) => i.size >= usual * titleSize)
      .map((i) => i.segment.text)
      .join(' '),
  );
};

/** The line at a page's top, where it stands apart from the text. */
const topOf = (page: PageSegments): readonly TextItem[] => {
  const texts = uprightOf(page);
  const y = Math.min(...texts.map((i) => i.baseline));
  const line = texts.filter((i) => i.baseline - y < 2);
  const next = Math.min(...texts.filter((i) => i.baseline - y >= 2).map((i) => i.baseline));
  const size = Math.max(...line.map((i) => i.size));
  const letters = line.reduce((n, i) => n + i.segment.text.length, 0);
  return y < page.height * head.zone && next - y > head.gap * size && letters <= length.most ? line : [];
};

/**
 * Running heads of short papers, which say the title on one side and the authors on the other, so that none comes again: a line at a page's
 * top that the first page has as its title, and those of other pages at its height and of its size.
 */
export const findTitleHeads = (pages: readonly PageSegments[]): TextItem[] => {
  const [first, ...rest] = pages;
  if (!first || rest.length === 0) return [];
  const title = titleOf(first);
  const tops = rest.map(topOf).filter((line) => line.length > 0);
  const known = tops.flat().filter((i) => lettersOf(i.segment.text).length >= length.least && title.includes(lettersOf(i.segment.text)));
  return tops
    .filter((line) =>
      line.some((i) => known.some((k) => Math.abs(k.baseline - i.baseline) < sameHeight && Math.abs(k.size - i.size) < sameSize)),
    )
    .flat();
};
