import type { SectionBlock } from '../panel-model.ts';
import type { PageRegion } from './page-region.ts';
import type { Statistics } from './statistics.ts';
import { edgeSlack } from './typography.ts';

/** Lines: tolerance between the ends of balanced columns; share of the page's height above which they end early. */
const balanced = { by: 2.5, over: 0.85 } as const;

/**
 * Whether the columns of a page's last region end together before they are full. Items moved from one column to the next are no longer in
 * the region, so the page is inspected.
 */
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
