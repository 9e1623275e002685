import type { Block } from '../model.ts';
import type { Panel, Panels, SectionBlock } from '../panel-model.ts';
import { unionAll } from '../read/geometry.ts';
import { blockOf, type LayoutBlock } from './blocks.ts';
import type { Frame } from './frame.ts';
import type { Line } from './line.ts';
import type { PageRegion } from './page-region.ts';
import type { Measure } from './paragraph-breaks.ts';
import { lineBox } from './typography.ts';

const panelOf = ({ box, fill, border }: Frame, measure: Measure, blocks: readonly Block[]): Panel => ({
  box,
  padding: { left: measure.left - box.x0, right: box.x1 - measure.right },
  // Content painted over it hides it.
  ...(fill && blocks.some((b) => b.kind === 'paragraph' && b.fill === fill) ? { fill } : {}),
  ...(border ? { border } : {}),
  blocks,
});

export const panelsOf = ({ columns, boxes }: Required<Omit<PageRegion, 'page'>>): Panels => {
  const panels = columns.map(({ measure, blocks }, n) => panelOf(boxes.frames[n] as Frame, measure, blocks.map(blockOf)));
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

type Boxed = Extract<LayoutBlock, { kind: 'text' }> & { readonly box: Frame };

const boxOfBlocks = (blocks: readonly [Boxed, ...Boxed[]], column: Measure): Panels => {
  const [{ box: frame, measure, paragraph, lines }] = blocks;
  const { box } = frame;
  const top = (lines[0] as Line).baseline - lineBox.above * paragraph.spacing.line;
  const own = panelOf(
    frame,
    measure,
    blocks.map((b) => b.paragraph),
  );
  return {
    kind: 'panels',
    panels: [own],
    direction: paragraph.direction,
    indent: box.x0 - column.left,
    spaceBefore: Math.max(0, paragraph.spacing.before - (top - box.y0)),
    box,
  };
};

const isBoxed = (b: LayoutBlock | undefined): b is Boxed => b?.kind === 'text' && b.box !== undefined;

/** The blocks of a column; those that share a box become one. */
export const columnBlocks = ({ measure, blocks }: PageRegion['columns'][number]): SectionBlock[] => {
  const out: SectionBlock[] = [];
  for (let n = 0; n < blocks.length; n++) {
    const block = blocks[n] as LayoutBlock;
    if (!isBoxed(block)) {
      out.push(blockOf(block));
      continue;
    }
    const shared: [Boxed, ...Boxed[]] = [block];
    for (let next = blocks[n + 1]; isBoxed(next) && next.box === block.box; next = blocks[n + 1]) {
      shared.push(next);
      n++;
    }
    out.push(boxOfBlocks(shared, measure));
  }
  return out;
};

/** Maps the blocks of a section, and those of its boxes. */
export const mapBlocks = (blocks: readonly SectionBlock[], change: (blocks: readonly Block[]) => Block[]): SectionBlock[] =>
  blocks.flatMap((b): SectionBlock[] =>
    b.kind === 'panels' ? [{ ...b, panels: b.panels.map((p) => ({ ...p, blocks: change(p.blocks) })) }] : change([b]),
  );
