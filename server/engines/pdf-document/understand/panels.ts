import type { Block, Box } from '../model.ts';
import type { Panel, Panels, SectionBlock } from '../panel-model.ts';
import { unionAll } from '../read/geometry.ts';
import { blockOf } from './blocks.ts';
import type { Measure } from './paragraph-breaks.ts';
import type { PageRegion } from './sections.ts';

/** Where text of a box begins and ends: as far from both of its sides as from the nearer one. */
export const measureOfBox = (box: Box, content: readonly Box[]): Measure => {
  const { x0, x1 } = unionAll(content);
  const padding = Math.max(0, Math.min(x0 - box.x0, box.x1 - x1));
  return { left: box.x0 + padding, right: box.x1 - padding };
};

/** A region whose columns stand in boxes, as one block. */
export const panelsOf = ({ columns, boxes }: Required<Omit<PageRegion, 'page'>>): Panels => {
  const panels = columns.map(({ measure, blocks }, n): Panel => {
    const { box, fill, border } = boxes.frames[n] as (typeof boxes.frames)[number];
    const own = blocks.map(blockOf);
    const isSeen = own.some((b) => b.kind === 'paragraph' && b.fill === fill);
    return {
      box,
      padding: { left: measure.left - box.x0, right: box.x1 - measure.right },
      ...(fill && isSeen ? { fill } : {}),
      ...(border ? { border } : {}),
      blocks: own,
    };
  });
  const [first, second] = panels;
  const box = unionAll(panels.map((p) => p.box));
  return {
    kind: 'panels',
    panels,
    direction: first && second && first.box.x0 > second.box.x0 ? 'rtl' : 'ltr',
    indent: box.x0 - boxes.measure.left,
    spaceBefore: 0,
    box,
  };
};

/** The blocks of a section, changed, and those of its boxes. */
export const mapBlocks = (blocks: readonly SectionBlock[], change: (blocks: readonly Block[]) => Block[]): SectionBlock[] =>
  blocks.flatMap((b): SectionBlock[] =>
    b.kind === 'panels' ? [{ ...b, panels: b.panels.map((p) => ({ ...p, blocks: change(p.blocks) })) }] : change([b]),
  );
