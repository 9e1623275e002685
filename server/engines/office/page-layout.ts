import { cellsOf, rowGroups, rowsSpanned } from '../markup/row-groups.ts';
import { tableGrid } from '../markup/table-grid.ts';
import { attribute, type Element, isElement, isText } from '../markup/tree.ts';

/**
 * Ends cells over several rows with their group, as browsers do; LibreOffice lets them cover the rows of the next one. Rows without cells
 * are removed, and cells across them get shorter: LibreOffice drops such rows, but counts them in spans.
 */
export const clipRowSpans = (table: Element): void => {
  for (const rows of rowGroups(table)) {
    // For each row, the number of rows with cells above it.
    const above = [0];
    for (const row of rows) above.push((above.at(-1) ?? 0) + (cellsOf(row).length > 0 ? 1 : 0));
    for (const [index, row] of rows.entries())
      for (const cell of cellsOf(row)) {
        const span = cell.attrs.find(({ name }) => name === 'rowspan');
        if (span) span.value = String((above[index + rowsSpanned(cell, rows.length - index)] ?? 0) - (above[index] ?? 0));
      }
    const group = rows[0]?.parentNode;
    const empty = new Set<unknown>(rows.filter((row) => cellsOf(row).length === 0));
    if (group && empty.size > 0) group.childNodes = group.childNodes.filter((node) => !empty.has(node));
  }
};

const isHead = (row: Element): boolean => cellsOf(row).length > 0 && cellsOf(row).every(({ tagName }) => tagName === 'th');

/** Puts the first rows of a table into its head if all their cells are heads; LibreOffice knows a head row only by its group. */
export const headFirst = (table: Element): void => {
  const groups = table.childNodes.filter((node): node is Element => isElement(node) && /^t(?:head|body|foot)$/.test(node.tagName));
  const [first] = groups;
  if (first?.tagName !== 'tbody' || groups.some(({ tagName }) => tagName === 'thead')) return;
  const rows = first.childNodes.filter((node): node is Element => isElement(node) && node.tagName === 'tr');
  const count = rows.findIndex((row) => !isHead(row));
  const heads = rows.slice(0, Math.max(0, count));
  if (heads.length === 0 || heads.some((row, at) => cellsOf(row).some((cell) => rowsSpanned(cell, Infinity) > heads.length - at))) return;
  const head: Element = { ...first, tagName: 'thead', nodeName: 'thead', attrs: [], childNodes: [...heads] };
  for (const row of heads) row.parentNode = head;
  first.childNodes = first.childNodes.filter((node) => !(isElement(node) && heads.includes(node)));
  table.childNodes.splice(table.childNodes.indexOf(first), 0, head);
};

const widthOf = (element: Element): string | undefined =>
  attribute(element, 'width') ??
  /(?:^|;)\s{0,20}width\s{0,20}:\s{0,20}(\d{1,5}(?:\.\d{1,5})?%)/i.exec(attribute(element, 'style') ?? '')?.[1];

/** Gives cells the widths that `col` gives their columns; LibreOffice mixes those with the widths of the words. */
export const sizeByColumns = (table: Element): void => {
  const groups = table.childNodes.filter((node): node is Element => isElement(node) && /^col(?:group)?$/.test(node.tagName));
  const columns = groups.flatMap((group) => (group.tagName === 'col' ? [group] : group.childNodes.filter(isElement)));
  const widths = columns.flatMap((one) => Array<string | undefined>(Math.min(100, Number(attribute(one, 'span')) || 1)).fill(widthOf(one)));
  if (widths.every((width) => width === undefined)) return;
  const [first = []] = tableGrid(table);
  // A first row of joined cells has no place for them.
  if (!first.every((cell) => cell && attribute(cell, 'colspan') === undefined)) return;
  for (const [column, cell] of first.entries()) {
    const width = widths[column];
    if (cell && width && widthOf(cell) === undefined) cell.attrs.push({ name: 'width', value: width });
  }
  table.childNodes = table.childNodes.filter((node) => !(isElement(node) && groups.includes(node)));
};

const margin = (style: string, side: 'left' | 'right'): string | undefined => {
  const own = new RegExp(`(?:^|;)\\s{0,20}margin-${side}\\s{0,20}:\\s{0,20}([^;]{1,40})`, 'i').exec(style)?.[1];
  if (own !== undefined) return own.trim().toLowerCase();
  const [top, right = top, , left = right] =
    /(?:^|;)\s{0,20}margin\s{0,20}:\s{0,20}([^;]{1,100})/i.exec(style)?.[1]?.trim().toLowerCase().split(/\s+/) ?? [];
  return side === 'left' ? left : right;
};

/** Puts a table to the side that its free margins leave it; LibreOffice reads that only from the attributes. */
export const alignTable = (table: Element): void => {
  const style = attribute(table, 'style') ?? '';
  const parent = table.parentNode;
  if (!/margin/i.test(style) || attribute(table, 'align') !== undefined || !parent || margin(style, 'left') !== 'auto') return;
  if (margin(style, 'right') === 'auto') {
    table.attrs.push({ name: 'align', value: 'center' });
    return;
  }
  // The attribute of the table itself would make words flow around it.
  const frame: Element = { ...table, tagName: 'div', nodeName: 'div', attrs: [{ name: 'align', value: 'right' }], childNodes: [table] };
  parent.childNodes = parent.childNodes.map((child) => (child === table ? frame : child));
  table.parentNode = frame;
};

const isList = ({ tagName }: Element): boolean => tagName === 'ul' || tagName === 'ol';
const levelOf = ({ parentNode }: Element): number =>
  parentNode === null || !('tagName' in parentNode) ? 0 : levelOf(parentNode) + (isList(parentNode) ? 1 : 0);

const isParagraph = ({ tagName }: Element): boolean => /^(?:p|pre|div|blockquote|h[1-6])$/.test(tagName);
/** What LibreOffice indents a level of a list by, and a quotation, in centimetres. */
const [levelIndent, quotationIndent] = [1.25, 1];

/** Indents the further paragraphs of an item like its first, which is the only one that LibreOffice indents. */
export const indentItem = (item: Element): void => {
  const [, ...further] = item.childNodes.filter((child) => (isElement(child) ? true : isText(child) && child.value.trim() !== ''));
  const paragraphs = further.filter((child): child is Element => isElement(child) && isParagraph(child));
  if (paragraphs.length === 0) return;
  const level = levelOf(item) * levelIndent;
  for (const paragraph of paragraphs) {
    const indent = `margin-left: ${level + (paragraph.tagName === 'blockquote' ? quotationIndent : 0)}cm`;
    const style = paragraph.attrs.find(({ name }) => name === 'style');
    if (!style) paragraph.attrs.push({ name: 'style', value: indent });
    else if (/^(?:0(?:pt|px)?|)$/.test(margin(style.value, 'left') ?? '')) style.value = `${style.value}; ${indent}`;
  }
};

/** Elements that stand within a line. */
const inLine =
  /^(?:a|abbr|acronym|b|bdi|bdo|big|br|cite|code|del|dfn|em|font|i|img|ins|kbd|mark|nobr|q|s|samp|small|span|strike|strong|sub|sup|time|tt|u|var|wbr)$/;
const isInLine = (element: Element, depth = 0): boolean =>
  depth < 20 && element.childNodes.every((child) => !isElement(child) || (inLine.test(child.tagName) && isInLine(child, depth + 1)));
/** What makes a box of a block, which stays one. */
const boxed = /(?:^|;)\s{0,20}(?:position|float|clear|display|columns?|column-\w{1,20}|width|height|max-\w{1,10}|min-\w{1,10})\s{0,20}:/i;

/** What LibreOffice leaves below a paragraph of a page. */
const usualGap = '0.5cm';

/**
 * Makes paragraphs of blocks that are one line each, as editors write them: LibreOffice would leave a gap below them, and ignores their
 * margins.
 */
export const tightenLines = (parent: Element): void => {
  const blocks = parent.childNodes.filter((child) => (isText(child) ? child.value.trim() !== '' : isElement(child)));
  const isLine = blocks.map((child) => isElement(child) && child.tagName === 'div' && child.childNodes.length > 0 && isInLine(child));
  for (const [index, block] of blocks.entries()) {
    if (!isLine[index] || !isElement(block)) continue;
    const own = block.attrs.find(({ name }) => name === 'style');
    const hasMargin = /(?:^|;)\s{0,20}margin/i.test(own?.value ?? '');
    if ((!isLine[index + 1] && !hasMargin) || boxed.test(own?.value ?? '')) continue;
    Object.assign(block, { tagName: 'p', nodeName: 'p' });
    const gaps = `margin-top: 0pt; margin-bottom: ${isLine[index + 1] ? '0pt' : usualGap}`;
    if (own) own.value = `${gaps}; ${own.value}`;
    else block.attrs.push({ name: 'style', value: gaps });
  }
};
