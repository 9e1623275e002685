import type { PageContent, Tag } from '../read/page-content.ts';

/** The position of a text in the structure tree of a tagged file: its block, and whether that is a heading. */
export type TagPlace = {
  readonly block: number;
  /** Level from 1. */
  readonly heading?: number;
};

/** Standard structure types of one paragraph (ISO 32000-1, 14.8.4.3); others group, or are part of a line. */
const blockRoles: ReadonlySet<string> = new Set([
  'P',
  'H',
  'H1',
  'H2',
  'H3',
  'H4',
  'H5',
  'H6',
  'Title',
  'Caption',
  'TOCI',
  'Note',
  'FENote',
  'BibEntry',
]);

/** Offset between the block numbers of consecutive pages. */
const pageStep = 100_000;

const headingLevel = (role: string): number | undefined => {
  const level = /^H([1-6])$/.exec(role)?.[1];
  return level ? Number(level) : undefined;
};

/** Maps marked content ids of a page to their positions; empty for files without tags. */
export const readTagPlaces = (page: PageContent): ReadonlyMap<number, TagPlace> => {
  const places = new Map<number, TagPlace>();
  let blocks = page.index * pageStep;
  const walk = (tag: Tag, place: TagPlace | undefined): void => {
    const heading = headingLevel(tag.role);
    const inner = blockRoles.has(tag.role) ? { block: ++blocks, ...(heading ? { heading } : {}) } : place;
    for (const child of tag.children) {
      if (typeof child !== 'number') walk(child, inner);
      else if (inner) places.set(child, inner);
    }
  };
  if (page.tags) walk(page.tags, undefined);
  return places;
};
