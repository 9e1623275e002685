import type { SectionBlock } from '../panel-model.ts';
import type { PageRegion } from './page-region.ts';
import type { Statistics } from './statistics.ts';
import { edgeSlack } from './typography.ts';

/** Lines: columns end together to within these; part of the page's height: over it they end before they are full. */
const balanced = { by: 2.5, over: 0.85 } as const;

/** Do the columns of a page's last region end together before they are full? What one column handed to the next has left the region, so that the page tells. */
export const endTogether = (
  { columns, boxes }: PageRegion,
  sheet: { readonly height: number; readonly blocks: readonly SectionBlock[] },
  stats: Statistics,
): boolean => {
  if (boxes || columns.length < 2) return false;
  const blocks = sheet.blocks.filter((b) => b.kind !== 'floating');
  const ends = columns.map(({ measure }) =>
    Math.max(
      ...blocks.filter(({ box }) => box.x0 > measure.left - edgeSlack && box.x1 < measure.right + edgeSlack).map(({ box }) => box.y1),
    ),
  );
  const isBroken = columns.some((c) => c.blocks.some((b) => b.kind === 'text' && b.paragraph.breakBefore === 'column'));
  const [lowest, highest] = [Math.max(...ends), Math.min(...ends)];
  return !isBroken && lowest < balanced.over * sheet.height && lowest - highest < balanced.by * stats.leading(stats.bodySize);
};
