import type { Rule } from '../read/page-content.ts';
import { stripsOf } from './columns.ts';
import type { Item, PageSegments, TextItem } from './layout-items.ts';
import { type Line, makeLines } from './line.ts';
import type { Measure } from './paragraph-breaks.ts';
import { sameSize } from './typography.ts';

/**
 * The separator above notes: it lies below `top` (share of the page), begins at the body's edge (points), with a minimum (points) and
 * maximum length (share of the body). Word draws two inches, LibreOffice a quarter of the width, TeX 0.4 (round, public). Two inches may
 * exceed a narrow column.
 */
const separatorLine = { top: 0.25, edge: 12, least: 30, most: 0.66, inColumn: 150 } as const;
/** Minimum texts, some side by side, that are columns; maximum letters of a number before a note. */
const inColumns = { least: 3, number: 6 } as const;
/** Points: the border of a picture or table may reach below the separator. */
const underSeparator = 4;
/** Points: tolerance between the ends of lines drawn in pieces. */
const meeting = 0.5;
/** Ratio of the type size of notes to the text's, and the share of the page below which notes without a separator lie. */
const unparted = { size: 0.92, top: 0.4 } as const;

/** A note at the foot of a page: the marker of its reference in the body, and its lines. */
export type FoundNote = {
  readonly marker: string;
  readonly lines: readonly Line[];
  readonly measure?: Measure;
};

/** The notes of a page or column, and the items they consume; a note without a marker continues from the previous page or column. */
export type FoundNotes = { readonly notes: readonly FoundNote[]; readonly items: ReadonlySet<Item> };

/** The area searched for notes: the text of a page or of one of its columns. */
export type NotePlace = {
  readonly items: readonly Item[];
  readonly left: number;
  readonly right: number;
  readonly inColumn: boolean;
  /** Superscripts of the whole page: a note at the foot of one column may belong to another. */
  readonly known: ReadonlySet<string>;
  /** The previous note, which may continue here. */
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
 * Marks in the text's own size: figures directly after punctuation (except decimals), which is how fonts with superscript figures come out,
 * and stars and daggers directly after a word, whose glyphs are raised.
 */
export const gluedMark =
  /(?<!\d[.,:])(?<=[.,;:!?\u201d\u2019"')\]])(\d{1,3})(?=[\s\u2014]|$)|(?<=[\p{L}.,;:!?\u201d\u2019"')\]])([*\u2020\u2021\u00a7]{1,3})(?=[\s.,;:!?)\u2014]|$)/gu;

export const gluedMarkOf = (found: RegExpExecArray): string => (found[1] ?? found[2]) as string;

/** Superscripts of the body, and candidates for such. */
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

/** Joins lines that meet at one height: troff draws a rule dash by dash. */
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

/** Whether texts side by side, other than a note and its number, are lines of columns, each of which has its own notes. */
const isInColumns = (lines: readonly Line[]): boolean => {
  const texts = lines.flatMap((l) => l.segments).filter((s) => s.text.trim().length > inColumns.number);
  return texts.length >= inColumns.least && stripsOf(texts).length > 1;
};

/** The end of a text, which does not continue afterwards. */
const sentenceEnd = /[.!?:\u2026\u3002]["'\u2019\u201d\u00bb)\]]*$/;

/** Whether a line continues the previous note: other notes follow it, or that note ended within a sentence. */
const isRestOfNote = (line: Line, before: FoundNote | undefined, isFollowed: boolean): boolean => {
  const last = before?.lines.at(-1);
  return last !== undefined && Math.abs(last.size - line.size) <= sameSize && (isFollowed || !sentenceEnd.test(last.text.trimEnd()));
};

/**
 * Finds the notes at the foot of a page or column: below a separator, or in smaller type, starting with markers that are superscripts in
 * the body; first, the continuation of the previous note.
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
    // Without a separator: the last lines of the page, smaller than the body, the first with a mark that is a superscript in the body.
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
