import { escapeXml } from '../../formats/ooxml/xml.ts';
import { headingLevel } from './blocks.ts';
import { attribute, collapse, descendants, type Element, isElement, type Node, textOf } from './tree.ts';

/** A heading within a chapter: its level from 1, its words, and the id that leads to it. */
export type Section = { readonly level: number; readonly title: string; readonly id: string };

/** Levels of headings below a chapter's own that its contents show. */
const levelsBelow = 2;
const mostSections = 5000;
const mostCharacters = 300;

const headingsOf = (nodes: readonly Node[]): readonly Element[] =>
  nodes
    .filter(isElement)
    .flatMap((node) => [node, ...descendants(node)])
    .filter(({ tagName }) => headingLevel(tagName) !== undefined);

/**
 * Headings within a chapter, except the one that it begins with. Those without an id get one from `freshId`. `known` collects the ids
 * of the whole book: only the first of several equal ones leads somewhere.
 */
export const sectionsOf = (nodes: readonly Node[], title: string, freshId: () => string, known: Set<string>): readonly Section[] => {
  const [first, ...others] = headingsOf(nodes);
  if (!first) return [];
  const isOwn = collapse(textOf(first)).trim() === title;
  const top = headingLevel(first.tagName) ?? 1;
  const sections: Section[] = [];
  for (const heading of isOwn ? others : [first, ...others]) {
    const level = (headingLevel(heading.tagName) ?? top) - top + (isOwn ? 0 : 1);
    const words = collapse(textOf(heading)).trim().slice(0, mostCharacters);
    if (words === '' || level < 1 || level > levelsBelow || known.size >= mostSections) continue;
    let id = attribute(heading, 'id');
    if (!id) {
      id = freshId();
      heading.attrs.push({ name: 'id', value: id });
    }
    if (known.has(id)) continue;
    known.add(id);
    sections.push({ level, title: words, id });
  }
  return sections;
};

type Branch = { readonly section: Section; readonly below: readonly Section[] };

/** Each section with those below it. */
const branchesOf = (sections: readonly Section[]): readonly Branch[] => {
  const branches: { section: Section; below: Section[] }[] = [];
  for (const section of sections) {
    const last = branches.at(-1);
    if (last && section.level > last.section.level) last.below.push(section);
    else branches.push({ section, below: [] });
  }
  return branches;
};

const listOf = (sections: readonly Section[], file: string): string =>
  sections.length === 0
    ? ''
    : `<ol>${branchesOf(sections)
        .map(({ section: { id, title }, below }) => `<li><a href="${file}#${id}">${escapeXml(title)}</a>${listOf(below, file)}</li>`)
        .join('')}</ol>`;

const pointsOf = (sections: readonly Section[], file: string): string =>
  branchesOf(sections)
    .map(
      ({ section: { id, title }, below }) =>
        `<navPoint id="to_${id}" playOrder="0"><navLabel><text>${escapeXml(title)}</text></navLabel><content src="${file}#${id}"/>${pointsOf(below, file)}</navPoint>`,
    )
    .join('');

/** Sections by chapter file, with ids as the chapters have them. */
export type Sections = ReadonlyMap<string, readonly Section[]>;

/** The navigation document (EPUB 3.3, 5.4) with the sections of each chapter below it. */
export const navWithSections = (nav: string, sections: Sections): string =>
  nav.replace(/(<a href="([^"]*)"[^<>]*>[^<]*<\/a>)(\s*<\/li>)/g, (_, link: string, file: string, end: string) => {
    return link + listOf(sections.get(file) ?? [], file) + end;
  });

/** The same for the NCX of EPUB 2, which older reading systems use. */
export const ncxWithSections = (ncx: string, sections: Sections): string => {
  let order = 0;
  const deepest = [...sections.values()].flat().reduce((most, { level }) => Math.max(most, level), 0);
  return ncx
    .replace(/<content src="([^"]*)"\/>/g, (content, file: string) => content + pointsOf(sections.get(file) ?? [], file))
    .replace(/playOrder="\d+"/g, () => `playOrder="${order++}"`)
    .replace('name="dtb:depth" content="1"', `name="dtb:depth" content="${1 + deepest}"`);
};
