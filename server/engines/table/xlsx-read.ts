import { decodeXML } from 'entities/decode';
import { readPartTree } from '../../formats/ooxml/part.ts';
import { mainPart, relationsOf } from '../../formats/ooxml/relations.ts';
import { isoOfMoment, momentOf } from '../../formats/values/serial-date.ts';
import { decodeXml } from '../../formats/xml/decode.ts';
import type { Vocabulary } from '../../formats/xml/plain.ts';
import { plainXml } from '../../formats/xml/respell.ts';
import { attributeOf, elementsNamed, type XmlElement } from '../../formats/xml/tree.ts';
import { openZip, type ZipFile } from '../../formats/zip/read.ts';
import { type Cell, emptyCell, type Row, type Sheet, textCell } from './cell.ts';
import { type Formatter, makeFormats } from './number-format.ts';
import { seeCharts, seeFormula } from './workbook-facts.ts';

/** Thrown for a cell that only LibreOffice can show: a rare number format, or a formula without a result. */
export class NeedsOffice extends Error {
  override readonly name = 'NeedsOffice';
}

/** Namespaces of a sheet: ECMA-376 transitional and strict. */
const vocabulary: Vocabulary = {
  '': ['http://schemas.openxmlformats.org/spreadsheetml/2006/main', 'http://purl.oclc.org/ooxml/spreadsheetml/main'],
};

/** Decodes `_x000D_` and the like (ECMA-376 22.4.2.4), which represent characters that XML can't contain. */
const undoEscapes = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([0-9A-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))) : text;

/** Text between tags, with references resolved and line ends normalised as in XML. */
const resolve = (text: string): string => {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  return undoEscapes(lines.includes('&') ? decodeXML(lines) : lines);
};

/** The attribute value after ` name="`; runs three times per cell, so the search string is built in advance. */
const valueAfter = (tag: string, mark: string): string | undefined => {
  const at = tag.indexOf(mark);
  if (at < 0) return undefined;
  const start = at + mark.length;
  return tag.slice(start, tag.indexOf('"', start));
};

/** All text of a string item: joined runs without ruby text. */
const itemText = (xml: string): string => {
  const bare = xml.includes('<rPh') ? xml.replace(/<rPh[\s>](?:(?!<rPh[\s>])[\s\S])*?<\/rPh>/g, '') : xml;
  let text = '';
  for (let at = bare.indexOf('<t'); at >= 0; at = bare.indexOf('<t', at + 2)) {
    const next = bare.charAt(at + 2);
    if (next !== '>' && next !== ' ') continue;
    const open = bare.indexOf('>', at);
    if (bare.charAt(open - 1) === '/') continue;
    text += bare.slice(open + 1, bare.indexOf('</t>', open));
  }
  return resolve(text);
};

/** Streams the content of each `<tag …>…</tag>` of a part with its start tag, without loading the part. */
async function* elements(zip: ZipFile, part: string, tag: string): AsyncGenerator<{ readonly start: string; readonly inner: string }> {
  let rest = '';
  const pattern = new RegExp(`<${tag}(?=[\\s/>])`, 'g');
  for await (const piece of plainXml(() => decodeXml(zip.stream(part)), vocabulary)) {
    rest += piece;
    let done = 0;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
      const open = rest.indexOf('>', match.index);
      if (open < 0) break;
      const start = rest.slice(match.index, open);
      if (start.endsWith('/')) {
        done = open + 1;
        yield { start, inner: '' };
      } else {
        const close = rest.indexOf(`</${tag}>`, open);
        if (close < 0) break;
        done = close + tag.length + 3;
        yield { start, inner: rest.slice(open + 1, close) };
      }
      pattern.lastIndex = done;
    }
    // Drops text that can't start an element any more; keeps an open element.
    const keep = rest.indexOf(`<${tag}`, done);
    rest = keep >= 0 ? rest.slice(keep) : rest.slice(Math.max(done, rest.length - tag.length - 40));
  }
}

const columnOf = (reference: string): number => {
  let column = 0;
  for (let at = 0; at < reference.length; at++) {
    const code = reference.charCodeAt(at);
    if (code < 65) break;
    column = column * 26 + (code & 31);
  }
  return column - 1;
};

type Context = { readonly strings: readonly string[]; readonly formatOf: (style: number) => Formatter; readonly is1904: boolean };

const readCell = (start: string, inner: string, { strings, formatOf, is1904 }: Context): Cell => {
  // The formula is the first child (18.3.1.4).
  if (inner.startsWith('<f')) seeFormula();
  const type = valueAfter(start, ' t="') ?? 'n';
  if (type === 'inlineStr') return textCell(itemText(inner));
  const from = inner.indexOf('<v');
  const open = from < 0 ? -1 : inner.indexOf('>', from);
  const written = open < 0 || inner.charAt(open - 1) === '/' ? '' : inner.slice(open + 1, inner.indexOf('</v>', open));
  const raw = written.includes('&') && type !== 'str' && type !== 'e' ? decodeXML(written) : written;
  if (raw === '') {
    // A formula without a result: the program that wrote the file left the calculation to the reader.
    if (inner.includes('<f') && type !== 'str') throw new NeedsOffice();
    return emptyCell;
  }
  if (type === 's') return textCell(strings[Number(raw)] ?? '');
  if (type === 'str' || type === 'e') return textCell(resolve(raw));
  if (type === 'b') return { kind: 'boolean', text: raw === '1' ? 'TRUE' : 'FALSE', value: raw === '1' };
  if (type === 'd') return { kind: 'date', text: raw, iso: raw };
  const value = Number(raw);
  if (!Number.isFinite(value)) return textCell(resolve(raw));
  const formatter = formatOf(Number(valueAfter(start, ' s="') ?? 0));
  const text = formatter.show(value);
  if (text === undefined) throw new NeedsOffice();
  // The number of a time without a date, or of a duration, is meaningless, and that of a postcode lacks the zeros.
  if ((formatter.isText && Number.isInteger(value)) || (formatter.isDate && (value < 1 || formatter.isElapsed))) return textCell(text);
  return formatter.isDate ? { kind: 'date', text, iso: isoOfMoment(momentOf(value, is1904)) } : { kind: 'number', text, value };
};

const readRow = (inner: string, context: Context): Row => {
  const row: Cell[] = [];
  for (let at = inner.indexOf('<c'); at >= 0; ) {
    const after = inner.charCodeAt(at + 2);
    if (after !== 32 && after !== 62 && after !== 47) {
      at = inner.indexOf('<c', at + 2);
      continue;
    }
    const open = inner.indexOf('>', at);
    const start = inner.slice(at, open);
    const reference = valueAfter(start, ' r="');
    const column = reference ? columnOf(reference) : row.length;
    const selfClosed = start.endsWith('/');
    const close = selfClosed ? open : inner.indexOf('</c>', open);
    const cell = selfClosed ? emptyCell : readCell(start, inner.slice(open + 1, close), context);
    if (cell.kind !== 'empty') {
      while (row.length < column) row.push(emptyCell);
      row[column] = cell;
    }
    at = inner.indexOf('<c', close);
  }
  return row;
};

/** Limit of blank rows between two others; more suggest a malicious file. */
const maxGap = 1_048_576;

async function* readRows(zip: ZipFile, part: string, context: Context): AsyncGenerator<Row> {
  let next = 1;
  for await (const { start, inner } of elements(zip, part, 'row')) {
    const number = Number(valueAfter(start, ' r="') ?? next);
    const row = readRow(inner, context);
    if (row.length === 0) continue;
    for (; next < number && number - next < maxGap; next++) yield [];
    yield row;
    next = number + 1;
  }
}

const isOn = (value: string | undefined): boolean => value === '1' || value === 'true';

const readStyles = async (zip: ZipFile, part: string | undefined, is1904: boolean): Promise<(style: number) => Formatter> => {
  const styles = part === undefined ? undefined : await readPartTree(zip, part);
  const inGroup = (group: string, name: string): readonly XmlElement[] =>
    (styles?.children ?? [])
      .filter(({ local }) => local === group)
      .flatMap(({ children }) => children.filter(({ local }) => local === name));
  const codes = new Map(
    inGroup('numFmts', 'numFmt').map(
      (one) => [Number(attributeOf(one, 'numFmtId')), undoEscapes(attributeOf(one, 'formatCode') ?? '')] as const,
    ),
  );
  const ids = inGroup('cellXfs', 'xf').map((one) => Number(attributeOf(one, 'numFmtId') ?? 0));
  const formats = makeFormats(codes, is1904);
  return (style) => formats(ids[style] ?? 0);
};

const chart = /^xl\/charts\/chart\d*\.xml$/i;

/** Opens a workbook (ECMA-376) for reading, sheet by sheet and row by row; only its shared strings are kept in memory. */
export const openXlsx = async (path: string): Promise<readonly Sheet[]> => {
  const zip = openZip(path);
  seeCharts(zip.entries.filter(({ name }) => chart.test(name)).length);
  const main = await mainPart(zip);
  const workbook = await readPartTree(zip, main);
  const related = await relationsOf(zip, main);
  const part = (kind: string) => related.find(({ type }) => type === kind)?.target;
  const [properties] = elementsNamed(workbook, 'workbookPr');
  const is1904 = isOn(attributeOf(properties, 'date1904'));
  const formatOf = await readStyles(zip, part('styles'), is1904);
  const strings: string[] = [];
  const stringsPart = part('sharedStrings');
  if (stringsPart) for await (const { inner } of elements(zip, stringsPart, 'si')) strings.push(itemText(inner));
  return [...elementsNamed(workbook, 'sheet')].flatMap((sheet) => {
    const id = sheet.attributes.find(({ local, uri }) => local === 'id' && uri !== '')?.value;
    // Chart sheets have no cells.
    const target = related.find((one) => one.id === id && one.type !== 'chartsheet')?.target;
    return target
      ? [
          {
            name: undoEscapes(attributeOf(sheet, 'name') ?? ''),
            isHidden: /^(?:very)?hidden$/i.test(attributeOf(sheet, 'state') ?? ''),
            rows: readRows(zip, target, { strings, formatOf, is1904 }),
          },
        ]
      : [];
  });
};
