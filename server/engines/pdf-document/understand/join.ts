import type { Inline, Paragraph } from '../model.ts';
import type { LayoutBlock } from './blocks.ts';
import { textOf } from './build-paragraph.ts';
import type { Line } from './line.ts';
import { findMarker } from './markers.ts';
import { meet } from './meet.ts';
import { firstIndent } from './paragraph-breaks.ts';
import type { Statistics } from './statistics.ts';
import { sameStyle } from './text-style.ts';
import { sameSize } from './typography.ts';

/** In font sizes: a space, and how much justification may shrink it: with less room at a line's end, the next word did not fit. */
const roomOfSpace = 0.36;

type TextBlock = Extract<LayoutBlock, { kind: 'text' }>;

const sentenceEnd = /[.!?:;…。！？：؟]["'”’»)\]]*$/;

/** Whether the paragraph at the top of a column or page continues the one at the end of the previous column. */
export const continues = (a: TextBlock, b: TextBlock, stats: Statistics): boolean => {
  const last = a.lines.at(-1) as Line;
  const [first, second] = b.lines as readonly [Line, Line | undefined];
  if (a.box !== b.box || a.paragraph.padding || b.paragraph.padding) return false;
  if (a.paragraph.role.kind === 'code' || b.paragraph.role.kind === 'code') return false;
  if (a.paragraph.direction !== b.paragraph.direction || Math.abs(last.size - first.size) > sameSize) return false;
  if (findMarker(first.text) || a.paragraph.align === 'centre' || b.paragraph.align === 'centre') return false;
  const rtl = last.direction === 'rtl';
  const room = rtl ? last.box.x0 - a.measure.left : a.measure.right - last.box.x1;
  const full = room <= first.firstWord + roomOfSpace * last.size;
  if (!full) return false;
  const [la, lb] = [last.segments.at(-1)?.spans.at(-1)?.style, first.segments[0]?.spans[0]?.style];
  if (la && lb && la.bold !== lb.bold && a.paragraph.inlines.every((i) => i.kind !== 'text' || i.style.bold === la.bold)) return false;
  const indent = (l: Line) => (rtl ? b.measure.right - l.box.x1 : l.box.x0 - b.measure.left);
  if (second && indent(first) - indent(second) > firstIndent * first.size) return false;
  if ((stats.paintsWraps && last.spaced) || !sentenceEnd.test(last.text.trimEnd())) return true;
  // A full line that ends a sentence: in justified text, the aligned edge shows that the paragraph continues.
  return a.paragraph.align === 'justify' && Math.abs(room) < 1 && a.lines.length > 1;
};

/** Lines: a lower paragraph has one line. */
const oneLine = 1.6;

const isLine = (p: Paragraph): boolean => p.box.y1 - p.box.y0 < oneLine * p.spacing.line;

/** A single line shows only where a paragraph begins; the other lines show how it continues. */
const looksOf = (a: Paragraph, b: Paragraph): Pick<Paragraph, 'align' | 'indent' | 'spacing'> => {
  const isFlush = ({ align }: Paragraph) => align === 'start' || align === 'justify';
  if (!isLine(a) || isLine(b) || !isFlush(a) || !isFlush(b)) return a;
  const { start, first } = a.indent;
  return {
    align: b.align,
    indent: { ...b.indent, first: start + first - b.indent.start },
    spacing: { ...a.spacing, line: b.spacing.line },
  };
};

export const joinParagraphs = (a: Paragraph, b: Paragraph, stats: Statistics): Paragraph => {
  const how = meet(textOf(a), textOf(b), stats);
  const inlines: Inline[] = [...a.inlines];
  const last = inlines.at(-1);
  if (last?.kind === 'text' && how === 'space') inlines[inlines.length - 1] = { ...last, text: `${last.text} ` };
  else if (last?.kind === 'text' && how === 'join') inlines[inlines.length - 1] = { ...last, text: last.text.slice(0, -1) };
  for (const [n, inline] of b.inlines.entries()) {
    const end = inlines.at(-1);
    if (
      n === 0 &&
      inline.kind === 'text' &&
      end?.kind === 'text' &&
      !end.formula &&
      !inline.formula &&
      sameStyle(end.style, inline.style) &&
      end.link === inline.link
    )
      inlines[inlines.length - 1] = { ...end, text: end.text + inline.text };
    else inlines.push(inline);
  }
  const anchor = a.anchor ?? b.anchor;
  const lines = [...(a.lines ?? []), ...(b.lines ?? [])];
  return { ...a, ...looksOf(a, b), inlines, lines, ...(anchor ? { anchor } : {}) };
};
