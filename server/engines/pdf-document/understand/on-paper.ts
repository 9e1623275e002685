import type { Paragraph } from '../model.ts';
import type { SectionBlock } from '../panel-model.ts';
import type { Measure } from './paragraph-breaks.ts';

const paragraphOnPaper = (p: Paragraph, left: number, right: number): Paragraph => {
  const [atStart, atEnd] = p.direction === 'rtl' ? [right, left] : [left, right];
  const { start, end, first } = p.indent;
  const missing = Math.max(0, -atStart - start - Math.min(0, first));
  return missing > 0 || end < -atEnd ? { ...p, indent: { start: start + missing, end: Math.max(end, -atEnd), first } } : p;
};

/**
 * Clips a block to its page, `width` points wide; its position is relative to `column`. Printed sheets paint the rest of a long text left
 * of the page, after its start on the previous page.
 */
export const onPaper = (b: SectionBlock, column: Measure, width: number): SectionBlock => {
  if (b.kind === 'floating') return b;
  if (b.kind === 'paragraph') return paragraphOnPaper(b, column.left, width - column.right);
  const indent = Math.max(b.indent, -column.left);
  if (b.kind === 'panels') return { ...b, indent };
  const [room, wide] = [width - column.left - indent, b.columnWidths.reduce((sum, w) => sum + w, 0)];
  return { ...b, indent, columnWidths: wide > room && room > 0 ? b.columnWidths.map((w) => (w * room) / wide) : b.columnWidths };
};
