import type { Rule } from '../read/page-content.ts';
import { stripsOf } from './columns.ts';
import type { Item, PageSegments, TextItem } from './layout-items.ts';
import { type Line, makeLines } from './line.ts';
import type { Measure } from './paragraph-breaks.ts';
import { sameSize } from './typography.ts';

/**
 * The separator over notes stands below this part of the page, begins at the body's edge (points), and is this long: at least (points), at
 * most (part of the body). Word draws two inches, LibreOffice a quarter of the width, TeX 0.4 (round, public). Two inches are all of a
 * narrow column and more.
 */
const separatorLine = { top: 0.25, edge: 12, least: 30, most: 0.66, inColumn: 150 } as const;
/** So many texts, some side by side, are columns; letters of a number before a note at most. */
const inColumns = { least: 3, number: 6 } as const;
/** Points: a picture or table may reach under the separator by its border. */
const underSeparator = 4;
/** Points: ends of lines that are drawn as one are this near. */
const meeting = 0.5;
/** Type of notes against the text's, and the part of the page below which they stand where no line parts them. */
const unparted = { size: 0.92, top: 0.4 } as const;

/** A note at the foot of a page: the marker that the body refers to it by, and its lines. */
export type FoundNote = {
  readonly marker: string;
  readonly lines: readonly Line[];
  /** The column that it stands in; without it, the page's. */
  readonly measure?: Measure;
};

/** The notes of a page or column, and what of it they take; a note without a marker goes on from the page or column before. */
export type FoundNotes = { readonly notes: readonly FoundNote[]; readonly items: ReadonlySet<Item> };

/** Where notes are looked for: the text of a page or of one of its columns. */
export type NotePlace = {
  readonly items: readonly Item[];
  readonly left: number;
  readonly right: number;
  readonly inColumn: boolean;
  /** Raised texts of the whole page: a note at the foot of one column may belong to another. */
  readonly known: ReadonlySet<string>;
  /** The note before, which may go on here. */
  readonly before?: FoundNote | undefined;
};

const marker = /^(?:\(?(\d{1,3}|[*†‡§¹²³]{1,3})\)?[.:]?(?=[\s\p{L}])|\(?([ivx]{1,4}|[a-z])(?:[).:]+(?=\s|\p{L})|(?=\s)))/u;

const firstMarker = (line: Line): string | undefined => {
  const first = line.segments[0]?.spans[0];
  if (!first) return undefined;
  if (first.style.script === 'super') return first.text.trim() || undefined;
  const found = marker.exec(line.text);
  return found?.[1] ?? found?.[2];
};

/**
 * Marks of the text's own size: figures right after punctuation, which is how fonts with raised figures come out (decimals are none), and
 * stars and daggers right after a word, which are raised by nature.
 */
export const gluedMark =
  /(?<!\d[.,:])(?<=[.,;:!?\u201d\u2019"')\]])(\d{1,3})(?=[\s\u2014]|$)|(?<=[\p{L}.,;:!?\u201d\u2019"')\]])([*\u2020\u2021\u00a7]{1,3})(?=[\s.,;:!?)\u2014]|$)/gu;

/** What stands in a match of `gluedMark`. */
export const gluedMarkOf = (found: RegExpExecArray): string => (found[1] ?? found[2]) as string;

/** Superscripts of the body, and what may be such. */
export const references = (items: readonly Item[]): ReadonlySet<string> =>
  new Set(
    items.flatMap((i) =>
      i.kind === 'text'
        ? [
            ...i.segment.spans.filter((s) => s.style.script === 'super').map((s) => s.text.trim()),
            ...[...i.segment.text.matchAll(gluedMark)].map(gluedMarkOf),
          ]
        : [],
    ),
  );

/** Lines that meet on one height as the one line that they show: troff draws a rule dash by dash. */
const joinedRules = (rules: readonly Rule[]): { readonly x0: number; readonly x1: number; readonly y0: number }[] => {
  const lines: { x0: number; x1: number; y0: number }[] = [];
  for (const { x0, x1, y0 } of [...rules].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    const last = lines.at(-1);
    if (last && Math.abs(last.y0 - y0) < meeting && Math.abs(last.x1 - x0) < meeting) last.x1 = x1;
    else lines.push({ x0, x1, y0 });
  }
  return lines;
};

/** The separator: a short line from the left edge of the body in the lower part of the page. */
const separatorOf = (page: PageSegments, { left, right, inColumn }: NotePlace): number | undefined => {
  const longest = Math.max((right - left) * separatorLine.most, inColumn ? separatorLine.inColumn : 0);
  return joinedRules(page.separators)
    .filter(
      (r) =>
        r.y0 > page.height * separatorLine.top &&
        Math.abs(r.x0 - left) < separatorLine.edge &&
        r.x1 - r.x0 > separatorLine.least &&
        r.x1 - r.x0 < longest,
    )
    .map((r) => r.y0)
    .sort((a, b) => b - a)[0];
};

/** Texts that stand side by side, but for a note and its number, are lines of columns: each has notes of its own. */
const isInColumns = (lines: readonly Line[]): boolean => {
  const texts = lines.flatMap((l) => l.segments).filter((s) => s.text.trim().length > inColumns.number);
  return texts.length >= inColumns.least && stripsOf(texts).length > 1;
};

/** A line that ends a text: what follows it goes on with nothing. */
const sentenceEnd = /[.!?:\u2026\u3002]["'\u2019\u201d\u00bb)\]]*$/;

/** Is it the rest of the note before? Notes follow it, or that one was left in the middle of a sentence. */
const isRestOfNote = (line: Line, before: FoundNote | undefined, isFollowed: boolean): boolean => {
  const last = before?.lines.at(-1);
  return last !== undefined && Math.abs(last.size - line.size) <= sameSize && (isFollowed || !sentenceEnd.test(last.text.trimEnd()));
};

/**
 * Finds the notes at the foot of a page or column: below a separator line, or in smaller type, starting with markers
 * that the body has as superscripts; first the rest of a note that did not fit before.
 */
export const findFootnotes = (page: PageSegments, place: NotePlace, bodySize: number): FoundNotes => {
  const none: FoundNotes = { notes: [], items: new Set<Item>() };
  const { items, known, before } = place;
  const texts = items.filter((i): i is TextItem => i.kind === 'text');
  const separator = separatorOf(page, place);
  const lines = makeLines(texts.map((i) => i.segment));
  const isMarked = (line: Line): boolean => {
    const found = firstMarker(line);
    return found !== undefined && known.has(found);
  };
  let start: number | undefined;
  if (separator !== undefined) {
    const first = lines.findIndex((l) => l.box.y0 > separator - 2);
    const opening = lines[first];
    if (
      first > 0 &&
      opening &&
      (firstMarker(opening) !== undefined || isRestOfNote(opening, before, lines.slice(first).some(isMarked))) &&
      !items.some((i) => i.kind !== 'text' && i.box.y1 > separator + underSeparator)
    )
      start = first;
  }
  if (start === undefined) {
    // Without a line: the last lines of the page, smaller than the body, the first with a mark that the body raises.
    let k = lines.length;
    while (k > 0 && (lines[k - 1] as Line).size <= bodySize * unparted.size) k--;
    const opening = lines[k];
    const first =
      opening && lines.some((l, n) => n > k && isMarked(l)) && isRestOfNote(opening, before, true)
        ? k
        : lines.findIndex((l, n) => n >= k && (l.segments[0]?.spans[0]?.style.script === 'super' || isMarked(l)));
    if (first > 0 && (lines[first] as Line).box.y0 > page.height * unparted.top) start = first;
  }
  if (start === undefined) return none;
  const foot = lines.slice(start);
  if (isInColumns(foot)) return none;
  const notes: { marker: string; lines: Line[] }[] = [];
  for (const line of foot) {
    const last = notes.at(-1);
    if (isMarked(line)) notes.push({ marker: firstMarker(line) as string, lines: [line] });
    else if (last) last.lines.push(line);
    else if (isRestOfNote(line, before, foot.some(isMarked))) notes.push({ marker: '', lines: [line] });
    else return none;
  }
  const segments = new Set(foot.flatMap((l) => l.segments));
  return { notes, items: new Set(texts.filter((i) => segments.has(i.segment))) };
};
