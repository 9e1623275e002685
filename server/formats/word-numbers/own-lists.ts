import type { Definitions } from './definitions.ts';
import { inList, numberedParagraphs } from './paragraphs.ts';

/**
 * The main part and the numbering of a DOCX after paragraphs that share a list with headings get a list of their own: LibreOffice
 * turns heading lists into chapter numbering, which ODT has only for headings, so the paragraphs would lose their numbers. Undefined
 * if no list is shared.
 */
export const withOwnLists = (
  xml: string,
  numbering: string,
  definitions: Definitions,
): { readonly xml: string; readonly numbering: string } | undefined => {
  const paragraphs = numberedParagraphs(xml, definitions);
  const shared = new Set(
    paragraphs
      .filter(({ list, isHeading }) => !isHeading && list.levels.some((level) => level?.style !== undefined))
      .map(({ list }) => list.family),
  );
  if (shared.size === 0) return undefined;
  let [text, at] = ['', 0];
  for (const { start, end, list, id, level } of paragraphs) {
    if (!shared.has(list.family)) continue;
    text += xml.slice(at, start) + inList(xml.slice(start, end), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${id}"/></w:numPr>`);
    at = end;
  }
  return {
    xml: text + xml.slice(at),
    numbering: numbering.replace(/(<w:lvl\b[^<>]*>(?:(?!<w:lvl\b|<w:pStyle)[\s\S])*)<w:pStyle\b[^<>]*\/>/g, '$1'),
  };
};
