import type { Block, Inline, Paragraph } from '../model.ts';
import type { LayoutBlock } from './blocks.ts';
import { buildParagraph } from './build-paragraph.ts';
import { type FoundNote, gluedMark, gluedMarkOf } from './footnotes.ts';
import { joinParagraphs } from './join.ts';
import { findBreaks, type Measure } from './paragraph-breaks.ts';
import type { Statistics } from './statistics.ts';

/** The notes of a page by mark, in order: a page may have one mark on several notes. */
export type NoteMarks = Map<string, number[]>;

/** The notes of a page, each with the text that replaces it if nothing refers to it, and the columns of notes in columns. */
export type AddedNotes = {
  readonly marks: NoteMarks;
  readonly asText: ReadonlyMap<number, readonly LayoutBlock[]>;
  readonly columns: ReadonlyMap<number, Measure>;
};

/** Assigns document-wide numbers to the notes of a page. */
export const addNotes = (
  found: readonly FoundNote[],
  notes: Map<number, readonly Paragraph[]>,
  measure: Measure,
  stats: Statistics,
): AddedNotes => {
  const marks: NoteMarks = new Map();
  const asText = new Map<number, LayoutBlock[]>();
  const columns = new Map<number, Measure>();
  for (const note of found) {
    const own = note.measure ?? measure;
    const starts = findBreaks(note.lines, own, stats);
    const blocks = starts.map((s, k) => {
      const lines = note.lines.slice(s, starts[k + 1] ?? note.lines.length);
      return { kind: 'text' as const, paragraph: buildParagraph(lines, own, stats, undefined), lines, measure: own };
    });
    const [first, ...rest] = blocks.map((b) => b.paragraph) as [Paragraph, ...Paragraph[]];
    const latest = Math.max(0, ...notes.keys());
    const last = notes.get(latest)?.at(-1);
    if (note.marker === '' && last) {
      notes.set(latest, [...(notes.get(latest) ?? []).slice(0, -1), joinParagraphs(last, first, stats), ...rest]);
      continue;
    }
    const id = latest + 1;
    notes.set(id, [{ ...first, inlines: withoutMarker(first.inlines, note.marker) }, ...rest]);
    marks.set(note.marker, [...(marks.get(note.marker) ?? []), id]);
    asText.set(id, blocks);
    if (note.measure) columns.set(id, note.measure);
  }
  return { marks, asText, columns };
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

/** The note of a mark: of several, the first without a reference. */
const noteOf = (mark: string, marks: NoteMarks, named: Set<number>): number | undefined => {
  const own = marks.get(mark);
  const note = own?.find((n) => !named.has(n)) ?? own?.at(-1);
  if (note !== undefined) named.add(note);
  return note;
};

/** A text whose marks directly after punctuation become references; each note once. */
const withGluedMarks = (inline: Text, marks: NoteMarks, named: Set<number>): Inline[] => {
  if (inline.formula) return [inline];
  const out: Inline[] = [];
  let from = 0;
  for (const found of inline.text.matchAll(gluedMark)) {
    const mark = gluedMarkOf(found);
    const note = marks.get(mark)?.find((n) => !named.has(n));
    if (note === undefined) continue;
    named.add(note);
    if (found.index > from) out.push({ ...inline, text: inline.text.slice(from, found.index) });
    out.push({ kind: 'note', note });
    from = found.index + mark.length;
  }
  if (from === 0) return [inline];
  return from < inline.text.length ? [...out, { ...inline, text: inline.text.slice(from) }] : out;
};

/** Whether the text before is a quantity that an exponent can follow: a single italic letter, a subscript or a formula. */
const isBeforeExponent = (before: Inline | undefined): boolean =>
  before?.kind === 'text' &&
  (before.formula !== undefined || before.style.script === 'sub' || (before.style.italic && /(?<!\p{L})\p{L}$/u.test(before.text)));

const linkParagraph = (paragraph: Paragraph, marks: NoteMarks, named: Set<number>): Paragraph => {
  const inlines: Inline[] = [];
  let space = '';
  for (const [n, i] of paragraph.inlines.entries()) {
    const isMark = i.kind === 'text' && i.style.script === 'super' && !isBeforeExponent(paragraph.inlines[n - 1]);
    const note = isMark ? noteOf(i.text.trim(), marks, named) : undefined;
    if (note !== undefined && isMark) {
      inlines.push({ kind: 'note', note });
      space = /\s$/.test(i.text) ? ' ' : '';
      continue;
    }
    if (i.kind === 'text') inlines.push(...withGluedMarks({ ...i, text: space + i.text }, marks, named));
    else inlines.push(i);
    space = '';
  }
  return { ...paragraph, inlines };
};

const linkBlock = (block: Block, marks: NoteMarks, named: Set<number>): Block => {
  if (block.kind === 'paragraph') return linkParagraph(block, marks, named);
  if (block.kind !== 'table') return block;
  return { ...block, cells: block.cells.map((c) => ({ ...c, blocks: c.blocks.map((b) => linkBlock(b, marks, named)) })) };
};

const raisedOf = (i: Inline | undefined): string => (i?.kind === 'text' && i.style.script === 'super' ? i.text.trim() : '');

/**
 * The notes available to each block's marks. If a text of the page begins with a superscript mark, as the addresses of authors do, one of
 * its marks up to that block refers to that text.
 */
export const marksByBlock = (blocks: readonly LayoutBlock[], marks: NoteMarks): ((block: LayoutBlock) => NoteMarks) => {
  const taken = blocks.map((block) => {
    const inlines = block.kind === 'text' ? block.paragraph.inlines : [];
    return raisedOf(inlines[0]) ? inlines.map(raisedOf).filter((mark) => marks.has(mark)) : [];
  });
  if (taken.every((own) => own.length === 0)) return () => marks;
  const lastAt = new Map(taken.flatMap((own, at) => own.map((mark) => [mark, at] as const)));
  const places = new Map(blocks.map((block, at) => [block, at]));
  return (block) => new Map([...marks].filter(([mark]) => (lastAt.get(mark) ?? -1) < (places.get(block) ?? 0)));
};

/**
 * Converts marks of the page's notes to references: superscripts, or else marks directly after a word or punctuation. Moves a space at the
 * end of a superscript to the next text. `named` are the notes that already have a reference.
 */
export const linkNotes = (block: LayoutBlock, marks: NoteMarks, named: Set<number>): LayoutBlock =>
  block.kind === 'text'
    ? { ...block, paragraph: linkParagraph(block.paragraph, marks, named) }
    : { ...block, block: linkBlock(block.block, marks, named) };
