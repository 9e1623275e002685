import {
  BorderStyle,
  type Paragraph as DocxParagraph,
  Table as DocxTable,
  type FileChild,
  HeightRule,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type { Block } from '../../model.ts';
import type { Panel, Panels, SectionBlock } from '../../panel-model.ts';
import { insidePanel } from '../inside-panel.ts';
import { type Context, writeBlocks } from './blocks.ts';
import { topOf } from './line-height.ts';
import { smallParagraph, spaceAtEnd, spaceParagraph } from './space.ts';
import { hex, noBorder as none, twips } from './units.ts';

/** Eighths of a point: the border of a box, equal to that of boxed text. */
const boxBorder = 4;

/** Its blocks, the first with its original distance from the top. */
const insetBlocks = (panel: Panel, context: Context): readonly Block[] => {
  const [first, ...rest] = insidePanel(panel);
  if (!first || first.kind === 'floating') return panel.blocks;
  const inset = Math.max(0, topOf(first, context.faceOf) - panel.box.y0);
  if (first.kind === 'table') return [{ ...first, spaceBefore: inset }, ...rest];
  return [{ ...first, spacing: { ...first.spacing, before: inset } }, ...rest];
};

const innerWidth = ({ box, padding }: Panel): number => box.x1 - box.x0 - padding.left - padding.right;

const cellOf = (width: number, content: readonly FileChild[], panel?: Panel): TableCell => {
  const border = panel?.border ? { style: BorderStyle.SINGLE, size: boxBorder, color: hex(panel.border) } : none;
  return new TableCell({
    width: { size: twips(width), type: WidthType.DXA },
    ...(panel?.fill ? { shading: { fill: hex(panel.fill) } } : {}),
    borders: { top: border, right: border, bottom: border, left: border },
    verticalAlign: VerticalAlignTable.TOP,
    margins: {
      marginUnitType: WidthType.DXA,
      top: 0,
      bottom: 0,
      left: twips(panel?.padding.left ?? 0),
      right: twips(panel?.padding.right ?? 0),
    },
    children: (content.length && !(content.at(-1) instanceof DocxTable) ? content : [...content, smallParagraph()]) as (
      | DocxParagraph
      | DocxTable
    )[],
  });
};

/** Boxes side by side: the cells of a row without borders, separated by empty cells. */
const writePanels = (block: Panels, context: Context): DocxTable => {
  const cells: TableCell[] = [];
  const widths: number[] = [];
  for (const [n, panel] of block.panels.entries()) {
    const before = block.panels[n - 1]?.box;
    const gap = before ? Math.max(panel.box.x0 - before.x1, before.x0 - panel.box.x1) : 0;
    if (gap > 1) {
      widths.push(gap);
      cells.push(cellOf(gap, []));
    }
    widths.push(panel.box.x1 - panel.box.x0);
    cells.push(
      cellOf(
        panel.box.x1 - panel.box.x0,
        writeBlocks(insetBlocks(panel, context), { ...context, columns: [{ left: 0, width: innerWidth(panel) }] }),
        panel,
      ),
    );
  }
  return new DocxTable({
    rows: [
      new TableRow({
        children: cells,
        height: { value: twips(block.box.y1 - block.box.y0), rule: HeightRule.ATLEAST },
        cantSplit: block.panels.length > 1,
      }),
    ],
    columnWidths: widths.map(twips),
    width: { size: twips(widths.reduce((sum, w) => sum + w, 0)), type: WidthType.DXA },
    indent: { size: twips(block.indent), type: WidthType.DXA },
    layout: TableLayoutType.FIXED,
    borders: { top: none, bottom: none, left: none, right: none, insideHorizontal: none, insideVertical: none },
    ...(block.direction === 'rtl' ? { visuallyRightToLeft: true } : {}),
  });
};

/** Blocks of a section with its boxes; `after` is the white space below the last one. */
export const writeSection = (blocks: readonly SectionBlock[], context: Context, after = 0): FileChild[] => {
  const out: FileChild[] = [];
  let run: Block[] = [];
  const flush = (space: number) => {
    if (run.length) out.push(...writeBlocks(run, context, space, out.length > 0));
    run = [];
  };
  for (const block of blocks) {
    if (block.kind !== 'panels') {
      run.push(block);
      continue;
    }
    flush(0);
    // Word joins adjacent tables.
    if (out.at(-1) instanceof DocxTable || block.breakBefore || block.spaceBefore > 1)
      out.push(spaceParagraph(block.spaceBefore, block.breakBefore));
    out.push(writePanels(block, context));
  }
  flush(after);
  if (after > 1 && out.at(-1) instanceof DocxTable && blocks.at(-1)?.kind === 'panels') out.push(...spaceAtEnd(after));
  return out;
};
