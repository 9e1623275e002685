import { alternativeText } from './alternative-text.ts';
import { blockTags } from './blocks.ts';
import { countItem } from './list-counter.ts';
import { codeText, listingIn } from './listing.ts';
import { tableGrid } from './table-grid.ts';
import { attribute, collapse, type Element, isElement, isText, isUnread, type Node, noteMark } from './tree.ts';
import { quoteMarks, raisedDigits } from './word-signs.ts';

/** Lines of text, whether white space separates them from the preceding text, and whether an image's description came last. */
type Writer = { readonly lines: string[]; current: string; gap: boolean; isDescribed: boolean };

/** A line without blanks around it, but for those at its start that never join. */
const indented = (line: string): string =>
  line
    .trimEnd()
    .replace(/^[^\S\u00a0]+/, '')
    .replace(/^\u00a0+/, (blanks) => ' '.repeat(blanks.length));

const flush = (writer: Writer): void => {
  const lines = writer.current.split('\n').map(indented);
  const first = lines.findIndex((line) => line !== '');
  if (first >= 0) {
    if (writer.gap && writer.lines.length > 0) writer.lines.push('');
    writer.lines.push(...lines.slice(first, lines.findLastIndex((line) => line !== '') + 1));
    writer.gap = false;
  }
  writer.current = '';
};

const indent = (lines: readonly string[], first: string, rest = ' '.repeat(Bun.stringWidth(first))): string[] =>
  lines.map((line, index) => (line || index === 0 ? (index === 0 ? first : rest) + line : ''));

const render = (nodes: readonly Node[]): string[] => {
  const writer: Writer = { lines: [], current: '', gap: false, isDescribed: false };
  for (const node of nodes) write(node, writer);
  flush(writer);
  return writer.lines;
};

const append = (writer: Writer, lines: readonly string[], gap: boolean): void => {
  flush(writer);
  if (lines.length === 0) return;
  if ((gap || writer.gap) && writer.lines.length > 0) writer.lines.push('');
  writer.lines.push(...lines);
  writer.gap = gap;
};

const listItems = (list: Element): string[] => {
  let number = Number(attribute(list, 'start') ?? 1);
  return list.childNodes.filter(isElement).flatMap((item) => {
    if (item.tagName !== 'li') return render([item]);
    number = Number(attribute(item, 'value') ?? number) || number;
    const marker = list.tagName === 'ol' ? `${countItem(number++, attribute(list, 'type'))}. ` : '- ';
    return indent(render(item.childNodes), marker);
  });
};

/** Rows of a table; positions covered by a span stay empty, so that columns stay aligned. */
const tableRows = (table: Element): readonly (readonly string[])[] =>
  tableGrid(table).map((row) => row.map((cell) => (cell ? render(cell.childNodes).filter(Boolean).join(' ') : '')));

const maxColumn = 40;

const tableLines = (table: Element): string[] => {
  const rows = tableRows(table);
  const widths: number[] = [];
  for (const row of rows)
    row.forEach((text, column) => {
      widths[column] = Math.min(maxColumn, Math.max(widths[column] ?? 0, Bun.stringWidth(text)));
    });
  const caption = table.childNodes.find((node): node is Element => isElement(node) && node.tagName === 'caption');
  return [
    ...(caption ? render(caption.childNodes) : []),
    ...rows
      .map((row) =>
        row
          .map((text, column) => text + ' '.repeat(Math.max(0, (widths[column] ?? 0) - Bun.stringWidth(text))))
          .join('  ')
          .trimEnd(),
      )
      .filter((line, at, lines) => line !== '' || lines[at - 1] !== ''),
  ];
};

/** Default image names of office programs, which describe nothing. */
const automaticName = /^(shape|image|picture|graphics?|object|frame|drawing|text ?(box|frame)|bild|grafik)\s*\d*$/i;

const descriptionOf = (image: Element): string => {
  const alt = attribute(image, 'alt') ?? '';
  return alt === '' || automaticName.test(alt.trim()) ? '' : `[${alt}]`;
};

const besideWord = /^[\p{L}\p{N}]/u;

/** Writes an image's description, with a blank between it and a word. */
const describe = (image: Element, writer: Writer): void => {
  const words = descriptionOf(image);
  writer.current += words !== '' && /[\p{L}\p{N}]$/u.test(writer.current) ? ` ${words}` : words;
  writer.isDescribed ||= words !== '';
};

const write = (node: Node, writer: Writer): void => {
  if (isText(node)) {
    const text = collapse(node.value);
    if (besideWord.test(text) && writer.current.endsWith(']') && writer.isDescribed) writer.current += ' ';
    writer.current += writer.current === '' || /\s$/.test(writer.current) ? text.replace(/^ /, '') : text;
    writer.isDescribed = false;
    return;
  }
  if (!isElement(node)) return;
  const { tagName, childNodes } = node;
  const alternative = alternativeText(node);
  if (alternative !== undefined) writer.current += alternative;
  if (alternative !== undefined || isUnread(node)) return;
  const mark = tagName === 'a' ? noteMark(node) : undefined;
  const listing = listingIn(node);
  if (mark) writer.current += mark.kind === 'call' ? `[${mark.label}]` : `[${mark.label}] `;
  else if (tagName === 'br') writer.current += '\n';
  else if (tagName === 'q') {
    const [begin, end] = quoteMarks(node);
    writer.current += begin;
    for (const child of childNodes) write(child, writer);
    writer.current += end;
  } else if (raisedDigits(node)) writer.current += raisedDigits(node);
  else if (tagName === 'img') describe(node, writer);
  else if (tagName === 'hr') append(writer, ['-'.repeat(40)], true);
  else if (listing)
    append(
      writer,
      codeText(listing)
        .replace(/^\n|\n$/g, '')
        .split('\n'),
      true,
    );
  else if (tagName === 'ul' || tagName === 'ol') append(writer, listItems(node), true);
  else if (tagName === 'table') append(writer, tableLines(node), true);
  else if (tagName === 'blockquote') append(writer, indent(render(childNodes), '  '), true);
  else if (tagName === 'dd') append(writer, indent(render(childNodes), '    '), false);
  else if (blockTags.has(tagName)) append(writer, render(childNodes), !['div', 'dt', 'li', 'address'].includes(tagName));
  else for (const child of childNodes) write(child, writer);
};

/** A page as plain text: paragraphs separated, lists marked, tables in columns, notes inline. */
export const pageText = (body: Element): string => `${render(body.childNodes).join('\n').trim()}\n`;
