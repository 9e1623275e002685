import type { Item, PageSegments, TextItem } from './layout-items.ts';
import { type Line, makeLines } from './line.ts';
import type { Measure } from './paragraph-breaks.ts';

/**
 * The separator over notes stands below this part of the page, begins at the body's edge (points), and is this long: at least (points), at
 * most (part of the body). Word draws two inches, LibreOffice a quarter of the width, TeX 0.4 (round, public).
 */
const separatorLine = { top: 0.25, edge: 12, least: 30, most: 0.66 } as const;
/** Lines with text on both sides of a gap: so many, and this share, stand in columns; letters of a number before a note at most. */
const inColumns = { least: 2, share: 0.3, number: 6 } as const;
/** Points: a picture or table may reach under the separator by its border. */
const underSeparator = 4;
/** Type of notes against the text's, and the part of the page below which they stand where no line parts them. */
const unparted = { size: 0.92, top: 0.4 } as const;

/** A note at the foot of a page: the marker that the body refers to it by, and its lines. */
export type FoundNote = {
  readonly marker: string;
  readonly lines: readonly Line[];
  /** The column that it stands in; without it, the page's. */
  readonly measure?: Measure;
};

/** The notes of a page or column, and what of it they take. */
export type FoundNotes = { readonly notes: readonly FoundNote[]; readonly items: ReadonlySet<Item> };

const marker = /^(?:\(?(\d{1,3}|[*†‡§¹²³]{1,3})\)?[.:]?(?=[\s\p{L}])|\(?([ivx]{1,4}|[a-z])(?:[).:]+(?=\s|\p{L})|(?=\s)))/u;

const firstMarker = (line: Line): string | undefined => {
  const first = line.segments[0]?.spans[0];
  if (!first) return undefined;
  if (first.style.script === 'super') return first.text.trim() || undefined;
  const found = marker.exec(line.text);
  return found?.[1] ?? found?.[2];
};

/** Figures of the text's own size that stand right after punctuation: how fonts with raised figures come out. */
export const gluedMark = /(?<=[.,;:!?\u201d\u2019"')\]])(\d{1,3})(?=[\s\u2014]|$)/gu;

/** Superscripts of the body, and figures that may be such. */
export const references = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(
    items.flatMap((i) =>
      i.kind === 'text'
        ? [
            ...i.segment.spans.filter((s) => s.style.script === 'super').map((s) => s.text.trim()),
            ...[...i.segment.text.matchAll(gluedMark)].map((m) => m[1] as string),
          ]
        : [],
    ),
  );

/** The separator: a short line from the left edge of the body in the lower part of the page. */
const separatorOf = (page: PageSegments, left: number, right: number): number | undefined =>
  page.separators
    .filter(
      (r) =>
        r.y0 > page.height * separatorLine.top &&
        Math.abs(r.x0 - left) < separatorLine.edge &&
        r.x1 - r.x0 > separatorLine.least &&
        r.x1 - r.x0 < (right - left) * separatorLine.most,
    )
    .map((r) => r.y0)
    .sort((a, b) => b - a)[0];

/** Lines with text on both sides of a gap, other than a note and its number, are lines of two columns: each has notes of its own. */
const isInColumns = (lines: readonly Line[]): boolean => {
  const parted = lines.filter(
    (l) => l.segments.length > 1 && (l.segments.length > 2 || (l.segments[0]?.text.length ?? 0) > inColumns.number),
  );
  return parted.length >= inColumns.least && parted.length >= lines.length * inColumns.share;
};

/**
 * Finds the notes at the foot of a page: below a separator line, or in smaller type, starting with markers
 * that the body has as superscripts.
 */
export const findFootnotes = (
  page: PageSegments,
  body: readonly Item[],
  bodySize: number,
  left: number,
  right: number,
  /** Raised texts of the whole page: a note at the foot of one column may belong to another. */
  known: ReadonlySet<string> = references(body),
): FoundNotes => {
  const none: FoundNotes = { notes: [], items: new Set<Item>() };
  const texts = body.filter((i): i is TextItem => i.kind === 'text');
  const separator = separatorOf(page, left, right);
  const lines = makeLines(texts.map((i) => i.segment));
  let start: number | undefined;
  if (separator !== undefined) {
    const first = lines.findIndex((l) => l.box.y0 > separator - 2);
    if (
      first > 0 &&
      firstMarker(lines[first] as Line) !== undefined &&
      !body.some((i) => i.kind !== 'text' && i.box.y1 > separator + underSeparator)
    )
      start = first;
  }
  if (start === undefined) {
    // Without a line: the last lines of the page, smaller than the body, the first with a superscript marker.
    let k = lines.length;
    while (k > 0 && (lines[k - 1] as Line).size <= bodySize * unparted.size) k--;
    const first = lines.findIndex((l, n) => n >= k && l.segments[0]?.spans[0]?.style.script === 'super');
    if (first > 0 && (lines[first] as Line).box.y0 > page.height * unparted.top) start = first;
  }
  if (start === undefined) return none;
  const foot = lines.slice(start);
  if (isInColumns(foot)) return none;
  const notes: { marker: string; lines: Line[] }[] = [];
  for (const line of foot) {
    const found = firstMarker(line);
    if (found !== undefined && known.has(found)) notes.push({ marker: found, lines: [line] });
    else if (notes.length > 0) notes.at(-1)?.lines.push(line);
    else return none;
  }
  const segments = new Set(foot.flatMap((l) => l.segments));
  return { notes, items: new Set(texts.filter((i) => segments.has(i.segment))) };
};
