import { type Definitions, type List, listOf } from './definitions.ts';

export type Paragraph = {
  /** Range of its properties in the text; empty if it has none. */
  readonly start: number;
  readonly end: number;
  readonly list: List;
  readonly id: string;
  readonly level: number;
  readonly isHeading: boolean;
};

const marks = /<w:p(?=[\s>])[^<>]*>\s*(<w:pPr(?=[\s>])[^<>]*>)?|<(\/?)mc:Fallback(?=[\s>])/g;

/** End of the paragraph properties that begin here; those before a tracked change are nested inside. */
const endOfProperties = (xml: string, from: number): number => {
  const end = xml.indexOf('</w:pPr>', from);
  if (end < 0) return -1;
  if (!xml.slice(from, end).includes('<w:pPrChange')) return end;
  const changed = xml.indexOf('</w:pPrChange>', end);
  return changed < 0 ? -1 : xml.indexOf('</w:pPr>', changed);
};

const valued = (element: string): RegExp => new RegExp(`<${element} [^<>]*\\bw:val="([^"<]{0,255})"`);
const [styleMark, listMark, levelMark] = ['w:pStyle', 'w:numId', 'w:ilvl'].map(valued) as [RegExp, RegExp, RegExp];

/** The list paragraphs of a document in text order. Skips the duplicate content for older programs. */
export const numberedParagraphs = (xml: string, definitions: Definitions): readonly Paragraph[] => {
  const found: Paragraph[] = [];
  let isFallback = false;
  marks.lastIndex = 0;
  for (let mark = marks.exec(xml); mark; mark = marks.exec(xml)) {
    const [whole, properties, slash] = mark;
    if (slash !== undefined) {
      isFallback = slash === '';
      continue;
    }
    if (isFallback || whole.endsWith('/>')) continue;
    const at = mark.index + whole.length;
    const isEmpty = properties === undefined || properties.endsWith('/>');
    const end = isEmpty ? at : endOfProperties(xml, at);
    if (end < 0) break;
    const own = xml.slice(at, end).split('<w:pPrChange')[0] ?? '';
    const level = levelMark.exec(own)?.[1] ?? '';
    const list = listOf(definitions, {
      style: styleMark.exec(own)?.[1],
      list: listMark.exec(own)?.[1],
      level: /^\d$/.test(level) ? Number(level) : undefined,
    });
    if (list)
      found.push({ ...list, start: properties === undefined ? at : at - properties.length, end: isEmpty ? at : end + '</w:pPr>'.length });
    marks.lastIndex = isEmpty ? at : end;
  }
  return found;
};

/** Removes a paragraph from lists, whatever its style says (17.9.18). */
export const noList = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="0"/></w:numPr>';
const ownList = /<w:numPr(?=[\s>])[^<>]*>(?:(?!<w:numPr)[\s\S])*?<\/w:numPr>|<w:numPr\s*\/>/;

/** Paragraph properties moved to another list, or to none. */
export const inList = (properties: string, list: string): string => {
  if (properties === '' || /^<w:pPr[^<>]*\/>$/.test(properties)) return `<w:pPr>${list}</w:pPr>`;
  if (ownList.test(properties)) return properties.replace(ownList, list);
  return properties.replace(/^<w:pPr[^<>]*>(?:\s*<w:pStyle [^<>]*\/>)?/, (start) => start + list);
};
