import type { Block, Cell, Paragraph } from '../../model.ts';

/** Lines: a lower paragraph has one line. */
const oneLine = 1.6;

const isLine = (block: Block): block is Paragraph =>
  block.kind === 'paragraph' && block.direction === 'ltr' && block.box.y1 - block.box.y0 < oneLine * block.spacing.line;

/**
 * White space between a cell's edges and its text. Single-line text gets none on its open side: its column is often only as wide as the
 * text, and a slightly wider font would wrap a date or a number.
 */
export const cellMargins = (cell: Cell, padding: number): { readonly left: number; readonly right: number } => {
  const lines = cell.blocks.filter(isLine);
  if (lines.length === 0 || lines.length < cell.blocks.length) return { left: padding, right: padding };
  const stands = (...at: readonly Paragraph['align'][]): boolean => lines.every(({ align }) => at.includes(align));
  return { left: stands('end', 'centre') ? 0 : padding, right: stands('start', 'justify', 'centre') ? 0 : padding };
};
