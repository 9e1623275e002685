import type { Inline, Paragraph } from '../model.ts';
import type { SectionBlock } from '../panel-model.ts';
import type { Measure } from './paragraph-breaks.ts';

const shift = (inlines: readonly Inline[], by: number): Inline[] => inlines.map((i) => (i.kind === 'tab' ? { ...i, at: i.at + by } : i));

/** Moves a paragraph that was read with its `own` measure into another `column`, at the same position. */
export const moved = (p: Paragraph, own: Measure, column: Measure): Paragraph => {
  const [left, right] = [own.left - column.left, column.right - own.right];
  const [start, end] = p.direction === 'rtl' ? [right, left] : [left, right];
  return { ...p, inlines: shift(p.inlines, start), indent: { ...p.indent, start: p.indent.start + start, end: p.indent.end + end } };
};

/** Does the same for a block of a section. */
export const movedBlock = (b: SectionBlock, own: Measure, column: Measure): SectionBlock => {
  if (b.kind === 'paragraph') return moved(b, own, column);
  return b.kind === 'floating' ? b : { ...b, indent: b.indent + own.left - column.left };
};
