import type { FlowModel } from './flow-model.ts';
import type { Block, Paragraph } from './model.ts';
import type { SectionBlock } from './panel-model.ts';

/** Blocks in reading order, for formats without boxes side by side. */
export const readingOrder = (blocks: readonly SectionBlock[]): Block[] =>
  blocks.flatMap((b) => (b.kind === 'panels' ? b.panels.flatMap((p) => p.blocks) : [b]));

export const blocksOf = (model: FlowModel): Block[] => model.sections.flatMap((s) => readingOrder(s.blocks));

/** The paragraphs of blocks, and of the cells of their tables. */
export const paragraphsOf = (blocks: readonly Block[]): Paragraph[] =>
  blocks.flatMap((b) => (b.kind === 'paragraph' ? [b] : b.kind === 'table' ? b.cells.flatMap((c) => paragraphsOf(c.blocks)) : []));
