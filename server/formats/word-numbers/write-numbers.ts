import { escapeXml } from '../ooxml/xml.ts';
import { numberCounter } from './counter.ts';
import { type Definitions, isPlain } from './definitions.ts';
import { inList, noList, numberedParagraphs, type Paragraph } from './paragraphs.ts';

/** By list family, the first level that HTML lists cannot print; 9 if they can print all. */
const firstOddLevels = (paragraphs: readonly Paragraph[]): ReadonlyMap<string, number> => {
  const first = new Map<string, number>();
  for (const { list, level, isHeading } of paragraphs) {
    const known = first.get(list.family) ?? 9;
    if (isHeading && list.levels[level]?.way !== 'bullet') first.set(list.family, 0);
    else if (level < known && !isPlain(list.levels[level], level)) first.set(list.family, level);
    else first.set(list.family, known);
  }
  return first;
};

/** Fields that repeat a paragraph number: once numbers are text, only their cached result is right. */
const repeatsNumber = /^\s*REF\s[^"]*\\[rnw](?:\s|$)/i;
const fieldMark =
  /<w:fldChar\b[^<>]*\bw:fldCharType="(begin|separate|end)"[^<>]*(?:\/>|>\s*<\/w:fldChar>)|<w:instrText\b[^<>]*>([^<]*)<\/w:instrText>/g;

const withSavedReferences = (xml: string): string => {
  if (!/\bREF\s/.test(xml)) return xml;
  const open: { readonly marks: { readonly start: number; readonly end: number }[]; code: string; inCode: boolean }[] = [];
  const cuts: { readonly start: number; readonly end: number }[] = [];
  for (const mark of xml.matchAll(fieldMark)) {
    const span = { start: mark.index, end: mark.index + mark[0].length };
    if (mark[1] === 'begin') open.push({ marks: [], code: '', inCode: true });
    const field = open.at(-1);
    if (!field) continue;
    field.marks.push(span);
    if (mark[2] !== undefined && field.inCode) field.code += mark[2];
    if (mark[1] === 'separate') field.inCode = false;
    if (mark[1] === 'end') {
      open.pop();
      if (!field.inCode && repeatsNumber.test(field.code)) cuts.push(...field.marks);
    }
  }
  let [text, at] = ['', 0];
  for (const { start, end } of cuts.toSorted((one, other) => one.start - other.start)) {
    text += xml.slice(at, start);
    at = end;
  }
  return (text + xml.slice(at)).replace(/(<w:fldSimple\b[^<>]*\bw:instr=")(\s*REF\s[^"<]*\\[rnw](?:\s[^"<]*)?)"/gi, '$1 QUOTE "');
};

/**
 * The main part of a DOCX with automatic numbers as text where HTML lists could not print them: level texts (`§ %1`, `(%1)`,
 * `1.1`), number formats outside the Latin alphabet, and heading numbers. Returns the part unchanged if it has none.
 */
export const writeNumbers = (xml: string, definitions: Definitions): string => {
  const paragraphs = numberedParagraphs(xml, definitions);
  const odd = firstOddLevels(paragraphs);
  if ([...odd.values()].every((level) => level > 8)) return xml;
  const count = numberCounter();
  let [text, at] = ['', 0];
  for (const { start, end, list, id, level } of paragraphs) {
    const label = count(id, list, level);
    if (level < (odd.get(list.family) ?? 9) || list.levels[level]?.way === 'bullet') continue;
    const words = label && list.levels[level]?.suffix !== 'nothing' ? `${label.trimEnd()} ` : label;
    text += xml.slice(at, start) + inList(xml.slice(start, end), noList);
    if (words) text += `<w:r><w:t xml:space="preserve">${escapeXml(words)}</w:t></w:r>`;
    at = end;
  }
  return withSavedReferences(text + xml.slice(at));
};
