import type { Block } from '../model.ts';
import type { Panel } from '../panel-model.ts';

/** The content of a box, without the background and border that the box already has. */
export const insidePanel = ({ blocks, fill, border }: Panel): Block[] =>
  blocks.map((block): Block => {
    if (block.kind !== 'paragraph') return block;
    const { fill: ground, border: line, ...rest } = block;
    return { ...rest, ...(ground && ground !== fill ? { fill: ground } : {}), ...(line && !border ? { border: line } : {}) };
  });
