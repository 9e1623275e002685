import type { Block } from '../model.ts';
import type { Panel } from '../panel-model.ts';

/** What stands in a box, without the ground and border that the box itself has. */
export const insidePanel = ({ blocks, fill, border }: Panel): Block[] =>
  blocks.map((block): Block => {
    if (block.kind !== 'paragraph') return block;
    const { fill: ground, border: line, ...rest } = block;
    return { ...rest, ...(ground && ground !== fill ? { fill: ground } : {}), ...(line && !border ? { border: line } : {}) };
  });
