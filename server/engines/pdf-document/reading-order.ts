import type { FlowModel } from './flow-model.ts';
import type { Block } from './model.ts';
import type { SectionBlock } from './panel-model.ts';

/** Blocks in reading order, for formats without boxes side by side. */
export const readingOrder = (blocks: readonly SectionBlock[]): Block[] =>
  blocks.flatMap((b) => (b.kind === 'panels' ? b.panels.flatMap((p) => p.blocks) : [b]));

export const blocksOf = (model: FlowModel): Block[] => model.sections.flatMap((s) => readingOrder(s.blocks));
