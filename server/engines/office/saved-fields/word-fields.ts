import { escapeXml } from '../../../formats/ooxml/xml.ts';
import { replaceInnermost } from '../../../formats/xml/innermost.ts';
import { tagAttribute } from '../../../formats/xml/tag-attribute.ts';
import { type FieldSources, verdictOn } from './field-code.ts';

/** Tags and text that make up fields, as normalised by plainXmlText. */
const token =
  /<w:fldChar\s[^<>]*>|<w:instrText(?:\s[^<>]*)?>([^<]*)<\/w:instrText>|<w:t(?:\s[^<>]*)?>([^<]*)<\/w:t>|<w:fldSimple\s[^<>]*>|<\/w:fldSimple>|<w:(?:drawing|pict|object|sym|tab|br)(?=[\s/>])/g;

/** Limit of nested fields that Word supports. */
const mostDepth = 20;

type Field = {
  code: string;
  saved: string;
  hasSaved: boolean;
  isSaved: boolean;
  readonly isSimple: boolean;
  /** Indices of the pieces that belong to the field: its marks and its code. */
  readonly marks: number[];
  readonly words: number[];
};

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');

/** Writes the chosen entry of a list to choose from before its field, which LibreOffice's web pages leave out. */
const withChosenEntries = (xml: string): string =>
  xml.includes('<w:ddList>')
    ? replaceInnermost(xml, 'w:fldChar', ({ tag, inner }) => {
        const entries = [...inner.matchAll(/<w:listEntry\s+w:val="([^"]*)"/g)].map(([, entry = '']) => entry);
        const chosen = /<w:(?:result|default)\s+w:val="(\d{1,4})"/.exec(inner)?.[1] ?? '0';
        const entry = inner.includes('<w:ddList>') ? entries[Number(chosen)] : undefined;
        return entry && `<w:t xml:space="preserve">${entry}</w:t>${tag}${inner}</w:fldChar>`;
      })
    : xml;

/** Replaces fields without a source by their saved text, in a part of a Word document normalised by plainXmlText. */
export const settleWordFields = (part: string, sources: FieldSources): string => {
  const xml = sources.isPage ? withChosenEntries(part) : part;
  const pieces: string[] = [];
  const open: Field[] = [];
  const name = `<w:t xml:space="preserve">${escapeXml(sources.fileName)}</w:t>`;
  const begin = (code: string, isSimple: boolean, at: number): void => {
    open.push({ code, saved: '', hasSaved: false, isSaved: isSimple, isSimple, marks: [at], words: [] });
  };
  const end = (at: number): void => {
    const field = open.pop();
    if (!field) return;
    field.marks.push(at);
    const verdict = verdictOn(unescaped(field.code), field.hasSaved, unescaped(field.saved), sources);
    if (verdict !== 'live') {
      // Some writers begin a field in a code run and never save text for it.
      const place = field.words[0] ?? field.marks.find((mark) => pieces[mark]?.startsWith('<w:instrText'));
      for (const mark of field.marks) pieces[mark] = '';
      if (verdict === 'file-name') {
        for (const word of field.words) pieces[word] = '';
        if (place !== undefined) pieces[place] = name;
      }
    }
    const around = open.at(-1);
    if (!around) return;
    if (around.isSaved) {
      around.saved += field.saved;
      around.hasSaved ||= field.hasSaved;
      around.words.push(...field.words);
    } else around.marks.push(...field.marks, ...field.words);
  };
  let last = 0;
  for (const { 0: tag, 1: code, 2: text, index } of xml.matchAll(token)) {
    pieces.push(xml.slice(last, index), tag);
    last = index + tag.length;
    const at = pieces.length - 1;
    const field = open.at(-1);
    if (open.length > mostDepth) return xml;
    if (tag.startsWith('<w:fldChar')) {
      const type = tagAttribute(tag, 'w:fldCharType') ?? '';
      // A mark with content belongs to a form field.
      if (!tag.endsWith('/>') && type === 'begin') begin(' FORM ', false, at);
      else if (type === 'begin') begin('', false, at);
      else if (type === 'end' && field && !field.isSimple) end(at);
      else if (type === 'separate' && field && !field.isSimple) {
        field.isSaved = true;
        field.marks.push(at);
      }
    } else if (tag.startsWith('<w:fldSimple')) {
      if (!tag.endsWith('/>')) begin(tagAttribute(tag, 'w:instr') ?? '', true, at);
      else if (verdictOn(unescaped(tagAttribute(tag, 'w:instr') ?? ''), false, '', sources) === 'file-name')
        pieces[at] = `<w:r>${name}</w:r>`;
    } else if (tag === '</w:fldSimple>') {
      if (field?.isSimple) end(at);
    } else if (field && code !== undefined && !field.isSaved) {
      field.code += code;
      field.marks.push(at);
    } else if (field && text !== undefined) {
      (field.isSaved ? field.words : field.marks).push(at);
      if (field.isSaved) {
        field.saved += text;
        field.hasSaved ||= text.trim() !== '';
      }
    } else if (field?.isSaved) field.hasSaved = true;
  }
  return pieces.join('') + xml.slice(last);
};
