import type { Block, OutlineEntry, Paragraph } from '../model.ts';
import type { LayoutBlock } from './blocks.ts';
import { findHeadings } from './headings.ts';
import { makeListFinder, makeListIds } from './lists.ts';
import type { PageRegion } from './page-region.ts';
import type { Statistics } from './statistics.ts';

/** Assigns headings, then list items: an item's number is not a heading's, and lists end at headings. */
export const giveRoles = (
  regions: readonly PageRegion[],
  stats: Statistics,
  outline: readonly OutlineEntry[],
  slides: boolean,
): PageRegion[] => {
  const blocks = regions.flatMap((s) => s.columns.flatMap((c) => c.blocks));
  const paragraphs = blocks.flatMap((d) => (d.kind === 'text' ? [d.paragraph] : []));
  const roles = findHeadings(
    paragraphs.filter((p) => p.role.kind !== 'code'),
    stats.bodySize,
    outline,
    slides,
  );
  const withHeadings = paragraphs.map((p) => ({ ...p, role: roles.get(p) ?? p.role }));
  const nextList = makeListIds();
  const final = makeListFinder(nextList)(withHeadings);
  const byOld = new Map(paragraphs.map((p, n) => [p, final[n] as Paragraph]));
  const inCells = makeListFinder(nextList);
  const cellRoles = (block: Block): Block =>
    block.kind === 'table'
      ? {
          ...block,
          cells: block.cells.map((cell) => {
            const texts = cell.blocks.filter((b): b is Paragraph => b.kind === 'paragraph');
            const found = inCells(texts);
            return { ...cell, blocks: cell.blocks.map((b) => (b.kind === 'paragraph' ? (found[texts.indexOf(b)] as Paragraph) : b)) };
          }),
        }
      : block;
  return regions.map((s) => ({
    ...s,
    columns: s.columns.map((c) => ({
      ...c,
      blocks: c.blocks.map(
        (d): LayoutBlock =>
          d.kind === 'text' ? { ...d, paragraph: byOld.get(d.paragraph) ?? d.paragraph } : { ...d, block: cellRoles(d.block) },
      ),
    })),
  }));
};
