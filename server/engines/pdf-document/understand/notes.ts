import type { Inline, Paragraph } from '../model.ts';
import type { Draft } from './blocks.ts';
import { buildParagraph } from './build-paragraph.ts';
import type { FoundNote } from './footnotes.ts';
import { findBreaks, type Measure } from './paragraph-breaks.ts';
import type { Statistics } from './statistics.ts';

/** Gives the notes of a page numbers of the document; the result maps markers to them. */
export const addNotes = (
  found: readonly FoundNote[],
  notes: Map<number, readonly Paragraph[]>,
  measure: Measure,
  stats: Statistics,
): Map<string, number> => {
  const references = new Map<string, number>();
  for (const note of found) {
    const id = notes.size + 1;
    const starts = findBreaks(note.lines, measure, stats);
    const paragraphs = starts.map((s, k) =>
      buildParagraph(note.lines.slice(s, starts[k + 1] ?? note.lines.length), measure, stats, undefined),
    );
    const first = paragraphs[0] as Paragraph;
    notes.set(id, [{ ...first, inlines: withoutMarker(first.inlines, note.marker) }, ...paragraphs.slice(1)]);
    references.set(note.marker, id);
  }
  return references;
};

const withoutMarker = (inlines: readonly Inline[], marker: string): Inline[] => {
  const [first, ...rest] = inlines;
  if (first?.kind !== 'text' || !first.text.trimStart().startsWith(marker)) return [...inlines];
  const text = first.text
    .trimStart()
    .slice(marker.length)
    .replace(/^[).:]?\s*/, '');
  const after = rest[0]?.kind === 'tab' && !text ? rest.slice(1) : rest;
  const [next, ...others] = after;
  if (!text && next?.kind === 'text') return [{ ...next, text: next.text.trimStart() }, ...others];
  return text ? [{ ...first, text }, ...after] : after;
};

/** Superscripts that name a note of the page become references; a space that they end with goes to the text after. */
export const linkNotes = (draft: Draft, references: ReadonlyMap<string, number>): Draft => {
  if (draft.kind !== 'text') return draft;
  const inlines: Inline[] = [];
  let space = '';
  for (const i of draft.paragraph.inlines) {
    const note = i.kind === 'text' && i.style.script === 'super' ? references.get(i.text.trim()) : undefined;
    if (note !== undefined && i.kind === 'text') {
      inlines.push({ kind: 'note', note });
      space = /\s$/.test(i.text) ? ' ' : '';
      continue;
    }
    inlines.push(i.kind === 'text' ? { ...i, text: space + i.text } : i);
    space = '';
  }
  return { ...draft, paragraph: { ...draft.paragraph, inlines } };
};
