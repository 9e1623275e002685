import type { Inline, Marker, Paragraph } from '../model.ts';
import { textOf } from './build-paragraph.ts';
import { depthOf, findMarker, follows } from './markers.ts';

/** Points: markers of one level start this near to each other, and texts of one level nearer. */
const sameLevel = { marker: 5, text: 1.5 } as const;
/** Points: a first line that stands out by this hangs; numbers such as 1.2 need more, since headings have them. */
const hanging = { least: 4, numbered: 6 } as const;
/** Levels of a list, as Word and LibreOffice have them: nine, counted from 0. */
const deepest = 8;

/** `x` is where markers stand, `text` where the items' text does. */
type Level = { readonly x: number; readonly text: number; readonly list: number; readonly last: Marker };

/** Where the marker stands: the first line's start. */
const markerPlace = (p: Paragraph): number => p.indent.start + p.indent.first;

/** Items of one level start at one place; numbers set against their text's edge start wherever their width lets them. */
const standsAt = (level: Level, p: Paragraph): boolean =>
  Math.abs(level.x - markerPlace(p)) < sameLevel.marker || (p.indent.first < 0 && Math.abs(level.text - p.indent.start) < sameLevel.text);

/** `i.` may be the letter or the numeral: what came before decides. */
const readAs = (marker: Marker, before: Marker | undefined): Marker => {
  if (!before || follows(before, marker)) return marker;
  const letter = marker.text.replace(/[().]/g, '');
  if (letter.length !== 1 || !/[a-z]/i.test(letter)) return marker;
  const lower = letter === letter.toLowerCase();
  const asLetter: Marker = { ...marker, format: lower ? 'lowerLetter' : 'upperLetter', number: letter.toLowerCase().charCodeAt(0) - 96 };
  return follows(before, asLetter) ? asLetter : marker;
};

/** Takes the marker, and the tab after it, off the start of a paragraph. */
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

/** Stars or dots in a row part sections; nothing is listed there. */
const ornament = /^[\s*•·∗⁂~=–—-]+$/u;

/** A quantity with its unit, as cells hold them: no number of an item. */
const quantity = /^\d+[.,]\d+\s(?:\S{1,4}$|(?:[mck]?m[²³]?|[mk]?g|[mc]?l|[mk]?[WVA]|[kMGT]?B|%|°[CF]|[€$£]|h|min|s|in|ft|lb|oz)(?!\p{L}))/u;

/** Items of other levels, and their further paragraphs, may stand so many between an item and the next of its level. */
const reach = 12;

/** Does the next item of the same level come further on, at the same place? */
const hasSibling = (marker: Marker, p: Paragraph, after: readonly Paragraph[]): boolean => {
  const end = after.findIndex((o) => o.role.kind !== 'body');
  const level: Level = { x: markerPlace(p), text: p.indent.start, list: 0, last: marker };
  return (end < 0 ? after : after.slice(0, end)).some((o) => {
    const found = standsAt(level, o) ? findMarker(textOf(o))?.marker : undefined;
    return found !== undefined && follows(marker, readAs(found, marker));
  });
};

/** Counts the lists of a document from 1. */
export const makeListIds = (): (() => number) => {
  let lists = 0;
  return () => ++lists;
};

/** Finds lists in one run of text after another; those of texts apart from each other, as cells are, take their ids from one count. */
export const makeListFinder = (nextId: () => number) => {
  let open: Level[] = [];

  /** Decides whether a paragraph is an item at all: one number alone may start a sentence, and one star a note. */
  const convincing = (marker: Marker, p: Paragraph, text: string, after: readonly Paragraph[]): boolean => {
    if (marker.format === 'bullet' && marker.text !== '*') return true;
    // The text refers to works by such numbers, so they stay as they are.
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

  /** Turns paragraphs that carry markers into items; the others stay as they are. */
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
