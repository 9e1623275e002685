import type { FlowModel } from './flow-model.ts';
import type { Block } from './model.ts';
import type { SectionBlock } from './panel-model.ts';

/** What is read one after the other, for what has no boxes side by side. */
export const readingOrder = (blocks: readonly SectionBlock[]): Block[] =>
  blocks.flatMap((b) => (b.kind === 'panels' ? b.panels.flatMap((p) => p.blocks) : [b]));

/** All blocks of a document, one after the other. */
export const blocksOf = (model: FlowModel): Block[] => model.sections.flatMap((s) => readingOrder(s.blocks));
