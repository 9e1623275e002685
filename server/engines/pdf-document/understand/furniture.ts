import { unionAll } from '../read/geometry.ts';
import { byHeight } from './by-height.ts';
import type { Item, PageSegments, TextItem } from './layout-items.ts';
import { isPageNumber, numbersIn } from './page-number.ts';
import { repeatedPictures } from './repeated-images.ts';
import { tableHeads } from './table-heads.ts';

/** Share of a page's height, at top and bottom, with running headers and footers. */
const zone = 0.16;
/** Letters: body lines are longer than lines with a page number. */
const longestNumbered = 120;
/** Pages on which a line recurs: minimum number and share; two in short documents. Tuned on round (`hf`) and public. */
const again = { least: 3, share: 0.12, numbered: 0.15, short: { pages: 8, least: 2 } } as const;
/** Points: tolerance between the heights of a recurring line. */
const sameHeight = 3;
/** Minimum lines of a page before text beside them counts as marginal. */
const leastBody = 5;
/** Points: types that differ by less are of one size. */
const sameType = 0.5;
/**
 * A page number with nothing else at the foot is below this share of the page, where LaTeX sets it on A4 with letter-size margins; white
 * space above it in font sizes, and tolerance in points from the middle of the text.
 */
const aloneAtFoot = { zone: 0.75, gap: 1.2, centre: 6 } as const;
/** Texts of a page that all recur: more are a form. */
const mostRunning = 3;

const normal = (text: string): string =>
  text
    .replace(/\d+/g, '#')
    .replace(/\b[ivxlc]+\b/g, '#')
    .trim();

/**
 * Lines at page edges that contain the page number, such as `CHAPTER 2. THE LAND 17`: their words may change with each chapter; their
 * position and the step of their number do not.
 */
const numberedLines = (pages: readonly PageSegments[]): { readonly items: readonly Item[]; readonly steps: ReadonlySet<number> } => {
  const found = new Map<string, { readonly step: number; readonly line: readonly TextItem[] }[]>();
  for (const page of pages) {
    const texts = page.items.filter((i): i is TextItem => i.kind === 'text' && i.segment.angle === 0);
    if (texts.length === 0) continue;
    for (const [edge, y] of [
      ['top', Math.min(...texts.map((i) => i.baseline))],
      ['bottom', Math.max(...texts.map((i) => i.baseline))],
    ] as const) {
      const line = texts.filter((i) => Math.abs(i.baseline - y) < 2);
      const text = line.map((i) => i.segment.text).join(' ');
      if (text.length > longestNumbered) continue;
      for (const number of new Set(numbersIn(text))) {
        const key = `${edge}|${number - page.index}|${Math.round(y)}`;
        const lines = found.get(key) ?? [];
        lines.push({ step: number - page.index, line });
        found.set(key, lines);
      }
    }
  }
  const running = [...found.values()].filter((lines) => lines.length >= Math.max(again.least, pages.length * again.numbered)).flat();
  return { items: running.flatMap((l) => l.line), steps: new Set(running.map((l) => l.step)) };
};

/**
 * A number below everything else on a page with a larger margin than most: it continues the sequence of other pages' headers, or is set
 * apart and centred below the text.
 */
const numberAtFoot = (page: PageSegments, steps: ReadonlySet<number>): TextItem | undefined => {
  const texts = page.items.filter((i): i is TextItem => i.kind === 'text' && i.segment.angle === 0);
  const item = texts.reduce<TextItem | undefined>((low, i) => (low && low.box.y0 > i.box.y0 ? low : i), undefined);
  if (!item || item.box.y0 < page.height * aloneAtFoot.zone || !isPageNumber(item.segment.text) || !isLast(item, page)) return undefined;
  if (numbersIn(item.segment.text).some((n) => steps.has(n - page.index))) return item;
  const above = texts.filter((i) => i !== item).map((i) => i.box);
  if (above.length < leastBody) return undefined;
  const body = unionAll(above);
  const offCentre = (item.box.x0 + item.box.x1 - body.x0 - body.x1) / 2;
  return item.box.y0 - body.y1 > aloneAtFoot.gap * item.size && Math.abs(offCentre) < aloneAtFoot.centre ? item : undefined;
};

type Candidate = { readonly page: number; readonly item: TextItem; readonly key: string; readonly place: 'top' | 'bottom' };

const placeOf = (item: TextItem, page: PageSegments): 'top' | 'bottom' | undefined => {
  if (item.box.y1 < page.height * zone) return 'top';
  return item.box.y0 > page.height * (1 - zone) ? 'bottom' : undefined;
};

/**
 * Finds running headers and footers: text that recurs at one position across pages (numbers may differ), artifacts of tagged files, and
 * page numbers at the foot. `headings` are repeated header rows of tables, which the tables already contain.
 */
export const findFurniture = (
  pages: readonly PageSegments[],
): { readonly running: ReadonlySet<Item>; readonly headings: ReadonlySet<Item> } => {
  const candidates: Candidate[] = [];
  for (const page of pages)
    for (const item of page.items) {
      // Notes may be equal except for their numbers: the same book, another page of it.
      if (item.kind !== 'text' || item.segment.spans[0]?.style.script === 'super') continue;
      const place = placeOf(item, page);
      if (place) candidates.push({ page: page.index, item, place, key: `${place}|${normal(item.segment.text)}|${Math.round(page.width)}` });
    }
  const groups = new Map<string, Candidate[]>();
  for (const c of candidates) {
    const group = groups.get(c.key);
    if (group) group.push(c);
    else groups.set(c.key, [c]);
  }
  const furniture = new Set<Item>();
  const enough = pages.length <= again.short.pages ? again.short.least : Math.max(again.least, Math.ceil(pages.length * again.share));
  for (const group of groups.values()) {
    // If one page repeats the same text, too few pages remain to make it a header or footer.
    if (new Set(group.map((c) => c.page)).size < enough) continue;
    const byBaseline = byHeight(group, (c) => c.item.baseline);
    for (const c of group) {
      const { baseline } = c.item;
      const near = byBaseline.between(baseline - sameHeight - 1, baseline + sameHeight + 1);
      const alike = new Set(near.filter((o) => Math.abs(o.item.baseline - baseline) < sameHeight).map((o) => o.page));
      if (alike.size >= enough) furniture.add(c.item);
    }
  }
  const numbered = numberedLines(pages);
  for (const item of numbered.items) furniture.add(item);
  for (const page of pages) {
    const number = numberAtFoot(page, numbered.steps);
    if (number) furniture.add(number);
  }
  for (const picture of repeatedPictures(pages, enough, again.least)) furniture.add(picture);
  // A single page repeats nothing, and a first page may have its own header and footer: there, position outside the body decides.
  const [first] = pages;
  if (first && (pages.length === 1 || first.height > first.width))
    for (const edge of ['head', 'foot'] as const) for (const item of linesInMargin(first, edge)) furniture.add(item);
  for (const { item, place, page } of candidates) {
    if (item.segment.artifact) furniture.add(item);
    if (
      place === 'bottom' &&
      isPageNumber(item.segment.text) &&
      isLast(
        item,
        pages.find((p) => p.index === page),
      )
    )
      furniture.add(item);
  }
  const { headings, rows } = tableHeads(pages, furniture);
  const kept = outermost(pages, furniture.difference(headings).difference(rows));
  return { running: new Set([...kept, ...pages.flatMap(inMargin)]), headings };
};

/** Vertical text beside the body, such as the stamps of preprints. */
const inMargin = (page: PageSegments): TextItem[] => {
  const texts = page.items.filter((i): i is TextItem => i.kind === 'text');
  const upright = texts.filter((i) => i.segment.angle === 0);
  if (upright.length < leastBody) return [];
  const [left, right] = [Math.min(...upright.map((i) => i.box.x0)), Math.max(...upright.map((i) => i.box.x1))];
  return texts.filter((i) => i.segment.angle !== 0 && (i.box.x1 < left + 2 || i.box.x0 > right - 2));
};

/**
 * Points from the head or foot of a page: lines that begin and end closer are in its margin; and, in font sizes, white space between them
 * and the body. Word sets a header half an inch from the paper's edge, and the body an inch.
 */
const inMargins = { head: { begin: 46, end: 66, gap: 1.5 }, foot: { begin: 62, end: 62, gap: 2.2 } } as const;

/** Lines in the top or bottom margin, no larger than the body's type, clearly separated from everything else. */
const linesInMargin = (page: PageSegments, edge: keyof typeof inMargins): readonly TextItem[] => {
  const [nearest, farthest] = [
    ({ box }: Item) => (edge === 'head' ? box.y0 : page.height - box.y1),
    ({ box }: Item) => (edge === 'head' ? box.y1 : page.height - box.y0),
  ];
  const { begin, end, gap } = inMargins[edge];
  const lines = new Set(page.items.filter((i): i is TextItem => i.kind === 'text' && i.segment.angle === 0 && farthest(i) < end));
  const rest = page.items.filter((i) => !lines.has(i as TextItem));
  const letters = new Map<number, number>();
  for (const i of rest) if (i.kind === 'text') letters.set(i.size, (letters.get(i.size) ?? 0) + i.letters);
  const body = edge === 'foot' ? Math.max(...letters.keys()) : ([...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0);
  const largest = Math.max(...[...lines].map((i) => i.size));
  const apart = Math.min(...rest.map(nearest)) - Math.max(...[...lines].map(farthest));
  const begins = Math.min(...[...lines].map(nearest)) < begin;
  return begins && letters.size > 0 && apart > gap * largest && largest <= body + sameType ? [...lines] : [];
};

const isLast = (item: TextItem, page: PageSegments | undefined): boolean =>
  page?.items.every((o) => o === item || o.box.y1 <= item.box.y0 + 1 || Math.abs(o.baseline - item.baseline) < 2) ?? false;

/** Share of the body's width, letters, and font sizes to the next line: such a line is one of a paragraph. */
const proseLine = { width: 0.85, letters: 42, leading: 1.6 } as const;

/** Recurring lines that go on in the body of a page, from the edge on: documents repeat paragraphs, too. */
const goingOn = (page: PageSegments, furniture: ReadonlySet<Item>): ReadonlySet<Item> => {
  const texts = page.items.filter((i): i is TextItem => i.kind === 'text' && i.segment.angle === 0);
  const body = texts.filter((i) => !furniture.has(i));
  const width = Math.max(...body.map((i) => i.box.x1)) - Math.min(...body.map((i) => i.box.x0));
  const isProse = ({ box, letters }: TextItem): boolean => box.x1 - box.x0 > proseLine.width * width && letters > proseLine.letters;
  const goesOn = (a: TextItem, b: TextItem): boolean =>
    isProse(a) && b.baseline - a.baseline < proseLine.leading * a.size && Math.abs(a.size - b.size) < sameType;
  const found = new Set<Item>();
  for (const place of ['top', 'bottom'] as const) {
    const lines = texts.filter((i) => !furniture.has(i) || placeOf(i, page) === place);
    lines.sort((a, b) => (place === 'top' ? b.baseline - a.baseline : a.baseline - b.baseline));
    for (const [n, line] of lines.entries()) {
      const inner = lines[n - 1];
      if (!furniture.has(line) || line.segment.artifact || !inner || (furniture.has(inner) && !found.has(inner))) continue;
      if (place === 'top' ? goesOn(line, inner) : goesOn(inner, line)) found.add(line);
    }
  }
  return found;
};

/** Running text is outside the body: no body content lies beyond it, and no paragraph continues it. */
const outermost = (pages: readonly PageSegments[], recurring: ReadonlySet<Item>): ReadonlySet<Item> => {
  const kept = new Set<Item>();
  for (const page of pages) {
    const furniture = recurring.difference(goingOn(page, recurring));
    const body = page.items.filter((i) => i.kind !== 'picture' && !furniture.has(i));
    const top = Math.min(...body.map((i) => i.box.y0));
    const bottom = Math.max(...body.map((i) => i.box.y1));
    // If nothing else remains, the recurring text is the page's content: a form, printed twice.
    if (body.length === 0 && page.items.filter((i) => i.kind === 'text').length > mostRunning) continue;
    for (const item of page.items) {
      if (!furniture.has(item)) continue;
      if (item.kind === 'picture') {
        kept.add(item);
        continue;
      }
      const middle = (item.box.y0 + item.box.y1) / 2;
      const outside = middle < page.height / 2 ? middle <= top + 2 : middle >= bottom - 2;
      if (outside || (item.kind === 'text' && item.segment.artifact)) kept.add(item);
    }
  }
  return kept;
};
