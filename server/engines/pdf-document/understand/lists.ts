import type { Inline, Marker, Paragraph } from '../model.ts';
import { textOf } from './build-paragraph.ts';
import { depthOf, findMarker, follows } from './markers.ts';

/** Points: tolerance between markers of one level, and between their texts. */
const sameLevel = { marker: 5, text: 1.5 } as const;
/** Points: minimum hanging indent of a first line; numbers such as 1.2 need more, since headings have them. */
const hanging = { least: 4, numbered: 6 } as const;
/** Deepest list level in Word and LibreOffice: nine levels, from 0. */
const deepest = 8;

/** `x` is the position of markers, `text` that of the items' text. */
type Level = { readonly x: number; readonly text: number; readonly list: number; readonly last: Marker };

const markerPlace = (p: Paragraph): number => p.indent.start + p.indent.first;

/** Items of one level start at one position; numbers that are right-aligned to the text's edge start according to their width. */
const standsAt = (level: Level, p: Paragraph): boolean =>
  Math.abs(level.x - markerPlace(p)) < sameLevel.marker || (p.indent.first < 0 && Math.abs(level.text - p.indent.start) < sameLevel.text);

/** `i.` may be the letter or the numeral: the previous marker decides. */
const readAs = (marker: Marker, before: Marker | undefined): Marker => {
  if (!before || follows(before, marker)) return marker;
  const letter = marker.text.replace(/[().]/g, '');
  if (letter.length !== 1 || !/[a-z]/i.test(letter)) return marker;
  const lower = letter === letter.toLowerCase();
  const asLetter: Marker = { ...marker, format: lower ? 'lowerLetter' : 'upperLetter', number: letter.toLowerCase().charCodeAt(0) - 96 };
  return follows(before, asLetter) ? asLetter : marker;
};

const dropMarker = (inlines: readonly Inline[], length: number): Inline[] => {
  const out: Inline[] = [];
  let left = length;
  for (const inline of inlines) {
    if (left <= 0) out.push(inline);
    else if (inline.kind === 'tab') left -= 1;
    else if (inline.kind === 'text') {
      if (inline.text.length > left) out.push({ ...inline, text: inline.text.slice(left) });
      left -= inline.text.length;
    } else out.push(inline);
  }
  return out;
};

/** A row of stars or dots separates sections; it is not a list item. */
const ornament = /^[\s*•·∗⁂~=–—-]+$/u;

/** A quantity with its unit, as in cells: not the number of an item. */
const quantity = /^\d+[.,]\d+\s(?:\S{1,4}$|(?:[mck]?m[²³]?|[mk]?g|[mc]?l|[mk]?[WVA]|[kMGT]?B|%|°[CF]|[€$£]|h|min|s|in|ft|lb|oz)(?!\p{L}))/u;

/** Maximum number of items of other levels and continuation paragraphs between an item and the next of its level. */
const reach = 12;

/** Whether the next item of the same level follows later, at the same position. */
const hasSibling = (marker: Marker, p: Paragraph, after: readonly Paragraph[]): boolean => {
  const end = after.findIndex((o) => o.role.kind !== 'body');
  const level: Level = { x: markerPlace(p), text: p.indent.start, list: 0, last: marker };
  return (end < 0 ? after : after.slice(0, end)).some((o) => {
    const found = standsAt(level, o) ? findMarker(textOf(o))?.marker : undefined;
    return found !== undefined && follows(marker, readAs(found, marker));
  });
};

/** Numbers the lists of a document from 1. */
export const makeListIds = (): (() => number) => {
  let lists = 0;
  return () => ++lists;
};

/** Finds lists in consecutive texts; separate texts, such as cells, share one sequence of ids. */
export const makeListFinder = (nextId: () => number) => {
  let open: Level[] = [];

  /** Decides whether a paragraph is an item: a single number may start a sentence, and a single star a note. */
  const convincing = (marker: Marker, p: Paragraph, text: string, after: readonly Paragraph[]): boolean => {
    if (marker.format === 'bullet' && marker.text !== '*') return true;
    // The text cites works by such numbers, so they stay unchanged.
    if (marker.text.startsWith('[')) return false;
    if (open.some((l) => follows(l.last, marker))) return true;
    const nextMarker = after[0] && findMarker(textOf(after[0]))?.marker;
    if (nextMarker && follows(marker, readAs(nextMarker, marker))) return true;
    if ((marker.format === 'bullet' || p.indent.first < -hanging.least) && hasSibling(marker, p, after)) return true;
    const tabbed = /^\S+\t/.test(text);
    if (marker.format === 'bullet') return tabbed;
    if (marker.format === 'decimal' && depthOf(marker) > 1) return tabbed || p.indent.first < -hanging.numbered;
    return (
      (marker.number === 1 || tabbed) && (tabbed || p.indent.first < -hanging.least) && !/^(upperLetter|upperRoman)$/.test(marker.format)
    );
  };

  /** Turns paragraphs with markers into items; the others stay unchanged. */
  return (paragraphs: readonly Paragraph[]): Paragraph[] =>
    paragraphs.map((p, n) => {
      const text = textOf(p);
      const found = p.role.kind === 'body' && !ornament.test(text) && !quantity.test(text) ? findMarker(text) : undefined;
      if (p.role.kind === 'heading' || p.role.kind === 'title') open = [];
      if (!found) return p;
      const x = markerPlace(p);
      const sibling = open.findLast((l) => standsAt(l, p));
      const marker = readAs(found.marker, sibling?.last ?? open.at(-1)?.last);
      if (!convincing(marker, p, text, paragraphs.slice(n + 1, n + 1 + reach))) return p;
      const level = open.findLastIndex((l) => standsAt(l, p));
      if (level < 0) while (open.length && (open.at(-1) as Level).x > x + sameLevel.marker) open.pop();
      const same = open[level];
      const list = same && follows(same.last, marker) ? same.list : nextId();
      open = [...(same ? open.slice(0, level) : open), { x, text: p.indent.start, list, last: marker }];
      const place = Math.min(open.length - 1, deepest);
      return {
        ...p,
        role: { kind: 'item', list: (open.at(-1) as Level).list, level: place, marker },
        inlines: dropMarker(p.inlines, found.length),
      };
    });
};
