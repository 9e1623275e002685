import type { Inline, Paragraph } from '../model.ts';
import type { LayoutBlock } from './blocks.ts';
import { buildParagraph } from './build-paragraph.ts';
import { type FoundNote, gluedMark } from './footnotes.ts';
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
    const own = note.measure ?? measure;
    const starts = findBreaks(note.lines, own, stats);
    const paragraphs = starts.map((s, k) => buildParagraph(note.lines.slice(s, starts[k + 1] ?? note.lines.length), own, stats, undefined));
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

type Text = Extract<Inline, { kind: 'text' }>;

/** A text with the marks that stand right after its punctuation as references; each mark once. */
const withGluedMarks = (inline: Text, references: ReadonlyMap<string, number>, left: Set<string>): Inline[] => {
  const out: Inline[] = [];
  let from = 0;
  for (const found of inline.text.matchAll(gluedMark)) {
    const mark = found[1] as string;
    const note = left.has(mark) ? references.get(mark) : undefined;
    if (note === undefined) continue;
    left.delete(mark);
    if (found.index > from) out.push({ ...inline, text: inline.text.slice(from, found.index) });
    out.push({ kind: 'note', note });
    from = found.index + mark.length;
  }
  if (from === 0) return [inline];
  return from < inline.text.length ? [...out, { ...inline, text: inline.text.slice(from) }] : out;
};

/**
 * Marks that name a note of the page become references: superscripts, else figures right after punctuation. A space that a superscript
 * ends with goes to the text after. `left` are the marks without a reference yet.
 */
export const linkNotes = (block: LayoutBlock, references: ReadonlyMap<string, number>, left: Set<string>): LayoutBlock => {
  if (block.kind !== 'text') return block;
  const inlines: Inline[] = [];
  let space = '';
  for (const i of block.paragraph.inlines) {
    const mark = i.kind === 'text' && i.style.script === 'super' ? i.text.trim() : '';
    const note = references.get(mark);
    if (note !== undefined && i.kind === 'text') {
      left.delete(mark);
      inlines.push({ kind: 'note', note });
      space = /\s$/.test(i.text) ? ' ' : '';
      continue;
    }
    if (i.kind === 'text') inlines.push(...withGluedMarks({ ...i, text: space + i.text }, references, left));
    else inlines.push(i);
    space = '';
  }
  return { ...block, paragraph: { ...block.paragraph, inlines } };
};
