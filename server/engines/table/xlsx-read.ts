import { decodeXML } from 'entities/decode';
import { readPartTree } from '../../formats/ooxml/part.ts';
import { mainPart, relationsOf } from '../../formats/ooxml/relations.ts';
import { isoOfMoment, momentOf, serialOf } from '../../formats/values/serial-date.ts';
import { attributeOf, elementsNamed, type XmlElement } from '../../formats/xml/tree.ts';
import { openZip, type ZipFile } from '../../formats/zip/read.ts';
import { type Cell, emptyCell, type Row, type Sheet, textCell } from './cell.ts';
import { formulaLink, sheetLinks } from './cell-links.ts';
import { type Formatter, makeFormats } from './number-format.ts';
import { seeCharts, seeComments, seeFormula } from './workbook-facts.ts';
import { elements, valueAfter } from './xlsx-elements.ts';

/** Thrown for a cell that only LibreOffice can show: a rare number format, or a formula without a result. */
export class NeedsOffice extends Error {
  override readonly name = 'NeedsOffice';
}

/** Decodes `_x000D_` and the like (ECMA-376 22.4.2.4), which represent characters that XML can't contain. */
const undoEscapes = (text: string): string =>
  text.includes('_x') ? text.replace(/_x([0-9A-F]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))) : text;

/** Text between tags, with references resolved and line ends normalised as in XML. */
const resolve = (text: string): string => {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  return undoEscapes(lines.includes('&') ? decodeXML(lines) : lines);
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

const columnOf = (reference: string): number => {
  let column = 0;
  for (let at = 0; at < reference.length; at++) {
    const code = reference.charCodeAt(at);
    if (code < 65) break;
    column = column * 26 + (code & 31);
  }
  return column - 1;
};

type Context = {
  readonly strings: readonly string[];
  readonly formatOf: (style: number) => Formatter;
  readonly is1904: boolean;
  /** Whether the workbook must be computed when it is opened: programs without a calculator save 0 as the result of all formulas. */
  readonly isUncomputed: boolean;
  /** Addresses by cell reference, where the target has links. */
  readonly links?: ReadonlyMap<string, string>;
};

/** Days between the epochs of the two date systems (18.17.4.1). */
const daysTo1904 = 1462;

/** A cell whose date is stored in ISO 8601 (18.18.11), shown by its format as others are. */
const isoCell = (stated: string, formatter: Formatter, is1904: boolean): Cell => {
  const iso = stated.replace(/(?:\.0+)?Z?$/, '').replace(/T00:00(?::00)?$/, '');
  const serial = serialOf(iso);
  if (Number.isNaN(serial)) return textCell(stated);
  const text = formatter.isDate ? formatter.show(is1904 ? serial - daysTo1904 : serial) : iso;
  if (text === undefined) throw new NeedsOffice();
  return { kind: 'date', text, iso };
};

const readCell = (start: string, inner: string, { strings, formatOf, is1904, isUncomputed }: Context): Cell => {
  // The formula is the first child (18.3.1.4).
  if (inner.startsWith('<f')) seeFormula();
  const type = valueAfter(start, ' t="') ?? 'n';
  // Some programs write an inline text where values stand, which Excel shows.
  const item = type === 'inlineStr' ? itemText(inner) : '';
  if (item !== '') return textCell(item);
  const from = inner.indexOf('<v');
  const open = from < 0 ? -1 : inner.indexOf('>', from);
  const written = open < 0 || inner.charAt(open - 1) === '/' ? '' : inner.slice(open + 1, inner.indexOf('</v>', open));
  const raw = written.includes('&') && type !== 'str' && type !== 'e' ? decodeXML(written) : written;
  if (raw === '') {
    // A formula without a result: the program that wrote the file left the calculation to the reader.
    if (inner.includes('<f') && type !== 'str') throw new NeedsOffice();
    return emptyCell;
  }
  if (isUncomputed && raw === '0' && type === 'n' && inner.startsWith('<f')) throw new NeedsOffice();
  if (type === 's') return textCell(strings[Number(raw)] ?? '');
  if (type === 'str' || type === 'e') return textCell(resolve(raw));
  if (type === 'inlineStr') return textCell(resolve(written));
  if (type === 'b') return { kind: 'boolean', text: raw === '1' ? 'TRUE' : 'FALSE', value: raw === '1' };
  if (type === 'd') return isoCell(raw, formatOf(Number(valueAfter(start, ' s="') ?? 0)), is1904);
  const value = Number(raw);
  if (!Number.isFinite(value)) return textCell(resolve(raw));
  const formatter = formatOf(Number(valueAfter(start, ' s="') ?? 0));
  const text = formatter.show(value);
  if (text === undefined) throw new NeedsOffice();
  // The number of a time without a date, or of a duration, is meaningless, and that of a postcode lacks the zeros.
  if ((formatter.isText && Number.isInteger(value)) || (formatter.isDate && (value < 1 || formatter.isElapsed))) return textCell(text);
  return formatter.isDate ? { kind: 'date', text, iso: isoOfMoment(momentOf(value, is1904)) } : { kind: 'number', text, value };
};

const linked = (cell: Cell, reference: string | undefined, content: string, { links }: Context): Cell => {
  if (!links || cell.kind !== 'text') return cell;
  const link = links.get(reference ?? '') ?? formulaLink(content);
  return link === undefined ? cell : { ...cell, link };
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
    const content = inner.slice(open + 1, close);
    const cell = selfClosed ? emptyCell : linked(readCell(start, content, context), reference, content, context);
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

async function* readRows(zip: ZipFile, part: string, given: Context, keepsLinks: boolean): AsyncGenerator<Row> {
  const context = keepsLinks ? { ...given, links: await sheetLinks(zip, part) } : given;
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
const comments = /^xl\/(?:\w+\/)?comments[^/]*\.xml$/i;

const countComments = async (zip: ZipFile): Promise<number> => {
  let count = 0;
  for (const { name } of zip.entries) if (comments.test(name)) for await (const _ of elements(zip, name, 'comment')) count++;
  return count;
};

/**
 * Opens a workbook (ECMA-376) for reading, sheet by sheet and row by row; only its shared strings are kept in memory, and its links if they
 * are wanted.
 */
export const openXlsx = async (path: string, keepsLinks = false): Promise<readonly Sheet[]> => {
  const zip = openZip(path);
  seeCharts(zip.entries.filter(({ name }) => chart.test(name)).length);
  seeComments(await countComments(zip));
  const main = await mainPart(zip);
  const workbook = await readPartTree(zip, main);
  const related = await relationsOf(zip, main);
  const part = (kind: string) => related.find(({ type }) => type === kind)?.target;
  const [properties] = elementsNamed(workbook, 'workbookPr');
  const is1904 = isOn(attributeOf(properties, 'date1904'));
  const [calculation] = elementsNamed(workbook, 'calcPr');
  const isUncomputed = isOn(attributeOf(calculation, 'fullCalcOnLoad'));
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
            rows: readRows(zip, target, { strings, formatOf, is1904, isUncomputed }, keepsLinks),
          },
        ]
      : [];
  });
};
