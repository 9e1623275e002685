import type { PageModel, Paragraph, TextBox, TextStyle } from '../model.ts';
import { unionAll } from '../read/geometry.ts';
import { textOf } from './build-paragraph.ts';

/** A slide's title: at least this share of its largest size, in this upper part of it, with at most these letters and paragraphs. */
const slideTitle = { size: 0.97, place: 0.7, letters: 160, paragraphs: 4 } as const;
/** Minimum ratio of the sizes of a title and its list or of the only text of a slide and the other slides; lines of one title may differ by less. */
const overText = 1.25;
/** Minimum number and share of a presentation's titles that have one look. */
const usual = { titles: 3, share: 0.5 } as const;

const stylesOf = (p: Paragraph): TextStyle[] => p.inlines.flatMap((i) => (i.kind === 'text' && i.text.trim() ? [i.style] : []));

const sizeOf = (paragraphs: readonly Paragraph[]): number => Math.max(0, ...paragraphs.flatMap(stylesOf).map(({ size }) => size));

const lengthOf = (box: TextBox): number => box.paragraphs.reduce((n, p) => n + textOf(p).length, 0);

const isWritten = (box: TextBox): boolean => box.angle === 0 && /\p{L}/u.test(box.paragraphs.map(textOf).join(''));

const lookOfParagraph = (p: Paragraph): string => {
  const [style] = stylesOf(p);
  return style ? `${style.font}|${style.bold}|${style.italic}|${style.colour}` : '';
};

const lookOf = ({ paragraphs }: TextBox): string => paragraphs.slice(0, 1).map(lookOfParagraph).join('');

/** The first `count` paragraphs of a box, and the others as a separate one. */
const splitBox = (box: TextBox, count: number): [TextBox, ...TextBox[]] => {
  const [above, [first, ...others]] = [box.paragraphs.slice(0, count), box.paragraphs.slice(count)];
  if (!first) return [box];
  const below = [{ ...first, spacing: { ...first.spacing, before: 0 } }, ...others];
  return [
    { ...box, box: unionAll(above.map((p) => p.box)), paragraphs: above },
    { ...box, box: unionAll(below.map((p) => p.box)), paragraphs: below },
  ];
};

/** A title close above its list becomes a separate box: its type is clearly larger than everything after it. */
const splitBySize = (box: TextBox): [TextBox, ...TextBox[]] => {
  const sizes = box.paragraphs.map((p) => sizeOf([p]));
  let [count, above, below] = [sizes.length, Math.max(...sizes), 0];
  for (let n = sizes.length - 1; n > 0 && below * overText <= above; n--) {
    below = Math.max(below, sizes[n] as number);
    if (below * overText <= above) count = n;
  }
  return splitBox(box, count);
};

/** The title and the texts below it in its box. */
type Title = { readonly of: TextBox; readonly title: TextBox; readonly below: readonly TextBox[] };

const canBeTitle = (title: TextBox): boolean =>
  lengthOf(title) <= slideTitle.letters &&
  title.paragraphs.length <= slideTitle.paragraphs &&
  title.paragraphs.every((p) => p.role.kind !== 'item');

type Page = Pick<PageModel, 'boxes' | 'tables' | 'height'>;

/**
 * The title has the largest type of the page; of equals, none. The only text of a page is above its tables, or has larger type than most of
 * the presentation.
 */
const titleBySize = ({ boxes, tables, height }: Page, bodySize: number): Title | undefined => {
  const written = boxes.filter(isWritten);
  const largest = Math.max(...written.map((b) => sizeOf(b.paragraphs)));
  const found = written.filter((b) => sizeOf(b.paragraphs) >= largest * slideTitle.size).sort((a, b) => a.box.y0 - b.box.y0)[0];
  if (!found) return undefined;
  const [title, ...below] = splitBySize(found);
  const others = [...written.filter((b) => b !== found), ...below];
  const isOverTables = tables.length > 0 && tables.every((t) => t.box.y0 > title.box.y0);
  if (others.length === 0 && !isOverTables && largest < overText * bodySize) return undefined;
  if (others.some((b) => sizeOf(b.paragraphs) >= largest * slideTitle.size)) return undefined;
  return title.box.y0 < slideTitle.place * height && canBeTitle(title) ? { of: found, title, below } : undefined;
};

/** The topmost text that has the look of the other pages' titles. */
const titleByLook = (boxes: readonly TextBox[], look: string): Title | undefined => {
  const [of] = boxes.filter(isWritten).sort((a, b) => a.box.y0 - b.box.y0);
  if (!of) return undefined;
  const rest = of.paragraphs.findIndex((p) => lookOfParagraph(p) !== look);
  if (rest === 0) return undefined;
  const [title, ...below] = splitBox(of, rest < 0 ? of.paragraphs.length : rest);
  return canBeTitle(title) ? { of, title, below } : undefined;
};

/** Marks the titles of slides. */
export const markTitles = (pages: readonly Page[], bodySize: number): TextBox[][] => {
  const bySize = pages.map((page) => titleBySize(page, bodySize));
  const looks = new Map<string, number>();
  for (const found of bySize) if (found) looks.set(lookOf(found.title), (looks.get(lookOf(found.title)) ?? 0) + 1);
  const [look, count] = [...looks].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  const isUsual = count >= usual.titles && count >= usual.share * bySize.filter(Boolean).length;
  return pages.map(({ boxes }, n) => {
    const largest = bySize[n];
    const found = (isUsual && !(largest && lookOf(largest.title) === look) && titleByLook(boxes, look)) || largest;
    return found ? boxes.flatMap((b) => (b === found.of ? [{ ...found.title, title: true }, ...found.below] : [b])) : [...boxes];
  });
};
