import type { Paragraph, Table } from '../model.ts';
import { bottomOfBlock, topOfBlock } from './block-edges.ts';
import type { LayoutBlock } from './blocks.ts';
import type { PageRegion } from './page-region.ts';

type Column = PageRegion['columns'][number];

/** Lines: a column with more space at its foot ended before it was full. */
const roomLeft = 1.5;
/** Share of a page's height: a page whose text ends above is not full. */
const leastFoot = 0.75;

const topOf = (b: LayoutBlock): number => topOfBlock(b) ?? Number.POSITIVE_INFINITY;
const bottomOf = ({ blocks }: Column): number => Math.max(...blocks.map((b) => bottomOfBlock(b) ?? Number.NEGATIVE_INFINITY));

const heightNeeded = (b: LayoutBlock): number => {
  if (b.kind === 'text') return b.paragraph.spacing.line * (1 + roomLeft);
  return b.block.kind === 'table' ? (b.block.rowHeights[0] ?? 0) : 0;
};

const withBreak = (b: LayoutBlock, before: number): LayoutBlock => {
  const space = Math.max(0, before);
  if (b.kind === 'text') {
    const paragraph: Paragraph = { ...b.paragraph, breakBefore: 'column', spacing: { ...b.paragraph.spacing, before: space } };
    return { ...b, paragraph };
  }
  if (b.block.kind !== 'table') return b;
  const block: Table = { ...b.block, breakBefore: 'column', spaceBefore: space };
  return { ...b, block };
};

/** Adds breaks at the tops of columns that text would not reach by flowing. `foot`: where similar pages are full. */
const breakRegion = (region: PageRegion, isLast: boolean, foot: number): PageRegion => {
  const top = Math.min(...region.columns.flatMap((c) => c.blocks.map(topOf)));
  return {
    ...region,
    columns: region.columns.map((column, n) => {
      const before = region.columns[n - 1];
      const at = column.blocks.findIndex((b) => b.kind === 'text' || b.block.kind !== 'floating');
      const first = column.blocks[at];
      if (!before?.blocks.length || !first || column.goesOn) return column;
      // Programs balance columns that other text follows on the page.
      if (isLast && bottomOf(before) + heightNeeded(first) > foot) return column;
      return { ...column, blocks: column.blocks.map((b, k) => (k === at ? withBreak(b, topOf(b) - top) : b)) };
    }),
  };
};

/** Adds breaks after columns that ended before they were full, or that other text follows on their page. `heights`: of the pages. */
export const breakColumns = (regions: readonly PageRegion[], heights: readonly number[]): PageRegion[] => {
  const lowest = Math.max(...regions.flatMap((r) => r.columns.map(bottomOf)));
  return regions.map((r, n) => {
    if (r.columns.length < 2 || r.boxes) return r;
    const foot = Math.max(lowest, leastFoot * (heights[r.page] ?? 0));
    return breakRegion(r, regions[n + 1]?.page !== r.page, foot);
  });
};
