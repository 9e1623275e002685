import type { PageContent, Tag } from './page-content.ts';

/** Longer texts are cut off: nobody writes them, and every picture could repeat one. */
const mostCharacters = 2000;

/** The element with a description that each marked content of a page belongs to; the innermost one counts. */
const describedParts = (tag: Tag, around: Tag | undefined, found: Map<number, Tag>): Map<number, Tag> => {
  const described = tag.alt.trim() === '' ? around : tag;
  for (const child of tag.children)
    if (typeof child !== 'number') describedParts(child, described, found);
    else if (described) found.set(child, described);
  return found;
};

/** Images with the alternative texts of a tagged file (ISO 32000-1, 14.9.3). Only the first of several images of an element gets it. */
export const withDescriptions = (drawings: PageContent['drawings'], tags: Tag): PageContent['drawings'] => {
  const parts = describedParts(tags, undefined, new Map());
  if (parts.size === 0) return drawings;
  const told = new Set<Tag>();
  return drawings.map((drawing) => {
    const tag = 'image' in drawing ? parts.get(drawing.mcid) : undefined;
    if (!tag || told.has(tag)) return drawing;
    told.add(tag);
    return { ...drawing, alt: tag.alt.trim().slice(0, mostCharacters) };
  });
};
