import type { Block, Inline, LinkTarget, Paragraph } from '../model.ts';
import { blockOf, type LayoutBlock } from './blocks.ts';
import type { PageRegion } from './page-region.ts';

type Place = Extract<LinkTarget, { kind: 'page' }>;

/** A block is at a position if it starts no more than this above it (points). */
const reach = 8;

const mapParagraphs = (block: Block, change: (p: Paragraph) => Paragraph): Block => {
  if (block.kind === 'floating') return block;
  if (block.kind === 'paragraph') return change(block);
  return { ...block, cells: block.cells.map((c) => ({ ...c, blocks: c.blocks.map((b) => mapParagraphs(b, change)) })) };
};

const changeBlock = (block: LayoutBlock, change: (p: Paragraph) => Paragraph): LayoutBlock =>
  block.kind === 'text' ? { ...block, paragraph: change(block.paragraph) } : { ...block, block: mapParagraphs(block.block, change) };

const placeOf = (i: Inline): Place | undefined => (i.kind === 'text' && i.link?.kind === 'page' ? i.link : undefined);

const firstParagraph = (block: Block): Paragraph | undefined => {
  if (block.kind === 'paragraph') return block;
  if (block.kind === 'floating') return undefined;
  for (const cell of block.cells) for (const b of cell.blocks) if (b.kind === 'paragraph') return b;
  return undefined;
};

/**
 * Converts links to page positions to links to the paragraphs there, which get an anchor: flowing text has no pages. Links to a page
 * without text are dropped.
 */
export const anchorLinks = (regions: readonly PageRegion[]): PageRegion[] => {
  const places = new Set<Place>();
  const standing: { readonly page: number; readonly y: number; readonly paragraph: Paragraph }[] = [];
  for (const { page, columns } of regions)
    for (const laidOut of columns.flatMap((c) => c.blocks)) {
      const block = blockOf(laidOut);
      const paragraph = firstParagraph(block);
      if (paragraph && block.kind !== 'floating') standing.push({ page, y: block.box.y0, paragraph });
      changeBlock(laidOut, (p) => {
        for (const i of p.inlines) {
          const place = placeOf(i);
          if (place) places.add(place);
        }
        return p;
      });
    }
  if (places.size === 0) return [...regions];
  const names = new Map<Paragraph, string>();
  const links = new Map<Place, LinkTarget>();
  for (const place of places) {
    const onPage = standing.filter((s) => s.page === place.page);
    const found = (onPage.find((s) => s.y >= place.y - reach) ?? onPage.at(-1))?.paragraph;
    if (!found) continue;
    const anchor = names.get(found) ?? `place-${names.size + 1}`;
    names.set(found, anchor);
    links.set(place, { kind: 'anchor', anchor });
  }
  const change = (p: Paragraph): Paragraph => {
    const anchor = names.get(p);
    const inlines = p.inlines.map((i): Inline => {
      const place = placeOf(i);
      if (!place || i.kind !== 'text') return i;
      const { link: _, ...rest } = i;
      const link = links.get(place);
      return link ? { ...rest, link } : rest;
    });
    return { ...p, inlines, ...(anchor ? { anchor } : {}) };
  };
  return regions.map((s) => ({
    ...s,
    columns: s.columns.map((c) => ({ ...c, blocks: c.blocks.map((d) => changeBlock(d, change)) })),
  }));
};
