import type { Block, OutlineEntry, Paragraph } from '../model.ts';
import type { LayoutBlock } from './blocks.ts';
import { findHeadings } from './headings.ts';
import { makeListFinder, makeListIds } from './lists.ts';
import type { PageRegion } from './page-region.ts';
import type { Statistics } from './statistics.ts';

/** Whether the paragraph is an item numbered with a letter. Names begin with initials as well. */
const hasInitial = ({ role }: Paragraph): boolean => role.kind === 'item' && /^upper(?:Letter|Roman)$/.test(role.marker.format);

/** Assigns headings, then list items: an item's number is not a heading's, and lists end at headings. */
export const giveRoles = (
  regions: readonly PageRegion[],
  stats: Statistics,
  outline: readonly OutlineEntry[],
  slides: boolean,
): PageRegion[] => {
  const blocks = regions.flatMap((s) => s.columns.flatMap((c) => c.blocks));
  const paragraphs = blocks.flatMap((d) => (d.kind === 'text' ? [d.paragraph] : []));
  const names = new Set(blocks.flatMap((d) => (d.kind === 'text' && d.measure.eachLine ? [d.paragraph] : [])));
  const roles = findHeadings(
    paragraphs.filter((p) => p.role.kind !== 'code'),
    stats.bodySize,
    outline,
    slides,
    names,
  );
  const withHeadings = paragraphs.map((p) => ({ ...p, role: roles.get(p) ?? p.role }));
  const nextList = makeListIds();
  const final = makeListFinder(nextList)(withHeadings);
  const byOld = new Map(
    paragraphs.map((p, n) => {
      const found = final[n] as Paragraph;
      return [p, names.has(p) && hasInitial(found) ? (withHeadings[n] as Paragraph) : found];
    }),
  );
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
