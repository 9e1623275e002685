import type { LayoutBlock } from './blocks.ts';
import { lineBoxBottom } from './build-paragraph.ts';
import type { Line } from './line.ts';
import { lineBox } from './typography.ts';

/** The top of a block: of its box, or else of its first line. Pictures beside text have none. */
export const topOfBlock = (b: LayoutBlock): number | undefined => {
  if (b.kind === 'other') return b.block.kind === 'floating' ? undefined : b.block.box.y0;
  const { spacing, padding } = b.paragraph;
  return b.box?.box.y0 ?? (b.lines[0] as Line).baseline - lineBox.above * spacing.line - (padding?.top ?? 0);
};

export const bottomOfBlock = (b: LayoutBlock): number | undefined => {
  if (b.kind === 'other') return b.block.kind === 'floating' ? undefined : b.block.box.y1;
  const { spacing, padding } = b.paragraph;
  return b.box?.box.y1 ?? lineBoxBottom(b.lines, spacing.line) + (padding?.bottom ?? 0);
};
