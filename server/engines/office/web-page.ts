import { type DefaultTreeAdapterTypes, html, parse, serialize, serializeOuter } from 'parse5';
import { bareRecord } from '../../../catalogue/bare-record.ts';
import { emuOf } from '../../formats/length.ts';
import { isShallowMath, mathXmlInRow } from '../../formats/math/mathml.ts';
import { alternativeText } from '../markup/alternative-text.ts';
import { mayHideText, removeHidden } from '../markup/hidden-content.ts';
import { mayHaveStrayContent, withInnerLists } from '../markup/inner-lists.ts';
import { withAnchors } from '../markup/inner-targets.ts';
import { withPageNotes } from '../markup/page-notes.ts';
import { mayHaveTemplates, withShadowTrees } from '../markup/shadow-trees.ts';
import { mayKeepLines, withStyledLines } from '../markup/styled-lines.ts';
import { footLast } from '../markup/table-foot.ts';
import { mayHaveWordLists, withWordLists } from '../markup/word-lists.ts';
import { quoteMarks } from '../markup/word-signs.ts';
import type { FormulaPlaces } from './formula-places.ts';
import { type ListSign, markLists, mayMixLists } from './list-signs.ts';
import { alignTable, clipRowSpans, headFirst, indentItem, sizeByColumns, tightenLines } from './page-layout.ts';
import { rubyAsSpan } from './page-ruby.ts';
import { mayNameColours, plainColours } from './page-styles/colours.ts';
import { inlineStyles } from './page-styles/inline-styles.ts';
import { mayHaveRelativeLengths, withAbsoluteLengths } from './page-styles/lengths.ts';
import { paperRule } from './page-styles/paper.ts';
import { readSheet } from './page-styles/sheet.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Elements that LibreOffice reads as tracked changes, of which it closes only the first, and their styled equivalents. */
const looks = bareRecord<string>({ del: 's', ins: 'u' });

const misread = /<(?:del|ins|mark|math|ruby|style|q|input|select|textarea|svg)\b|break-after/i;
const hasInnerLinks = /<a\s[^<>]{0,300}href\s{0,5}=\s{0,5}["']?#[^\s"'<>]/i;
/** A width by a style, which LibreOffice reads only from the attribute. */
const styledWidth = /<(?:td|th|col|table)\s[^<>]{0,500}width\s{0,5}:/i;
/** Heads and feet of tables, cells over several rows, and tables with a side by their margins. */
const hasLayout = /<tfoot\b|<th\b|\srowspan\s{0,5}=|margin[^;"'<>]{0,80}:[^;"'<>]{0,80}\bauto\b/i;
const followingLine = /<\/div>\s{0,40}<div\b|<div\s[^<>]{0,500}margin/i;
const followingBlock = /<\/(?:p|pre|div)>\s{0,40}<(?:p|pre|div|blockquote|h[1-6])\b/i;
const mayHaveLongItems = (page: string): boolean => /<li[\s>]/i.test(page) && followingBlock.test(page);
/** A short link within the page, as notes have it. */
const mayHaveNotes =
  /<a\s[^<>]{0,300}href\s{0,5}=\s{0,5}["']?#[^<>]{1,300}>\s{0,20}(?:<(?:sup|span|small)\b[^<>]{0,200}>\s{0,20}){0,3}[[(]?\s{0,3}(?:\d{1,4}|[a-z]{1,3}|[*†‡§])[\])]?\s{0,3}</i;

const breaks = /(?:^|;)\s*(?:page-)?break-after\s*:\s*(?:always|page|left|right)\b[^;]*/i;
const ownParagraph = /^(?:p|h[1-6]|pre|blockquote)$/;

/** Moves a break after a paragraph to before the next one, as RTF and all other targets expect. */
const breakBefore = (next: Element, previous: Element): void => {
  const style = previous.attrs.find(({ name }) => name === 'style');
  if (!style || !breaks.test(style.value) || !ownParagraph.test(next.tagName)) return;
  style.value = style.value.replace(breaks, '');
  const own = next.attrs.find(({ name }) => name === 'style');
  if (own) own.value += '; page-break-before: always';
  else next.attrs.push({ name: 'style', value: 'page-break-before: always' });
};

const moveBreaks = (parent: Element): void => {
  let previous: Element | undefined;
  for (const child of parent.childNodes.filter(isElement)) {
    if (previous) breakBefore(child, previous);
    previous = child;
  }
};

const styleText = (element: Element): string => element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

const bodyOf = ({ childNodes }: DefaultTreeAdapterTypes.Document): { readonly root: Element; readonly body: Element } | undefined => {
  const root = childNodes.find((node): node is Element => isElement(node) && node.tagName === 'html');
  const body = root?.childNodes.find((node): node is Element => isElement(node) && node.tagName === 'body');
  return root && body && { root, body };
};

/** Removes what the page hides, which LibreOffice would show, and marks notes as it knows them. */
const settleBody = ({ root, body }: { readonly root: Element; readonly body: Element }, page: string): void => {
  if (mayHaveTemplates(page)) withShadowTrees(body);
  if (mayHideText(page)) removeHidden(root, body);
  if (mayKeepLines(page)) withStyledLines(root, body);
  if (mayHaveWordLists(page)) withWordLists(body);
  if (mayHaveStrayContent.test(page)) withInnerLists(page, body);
  if (mayHaveNotes.test(page)) withPageNotes(body);
  if (hasInnerLinks.test(page)) withAnchors(body);
};

const width = /(?:^|;)\s{0,20}width\s{0,20}:\s{0,20}(\d{1,5}(?:\.\d{1,5})?)(px|pt|%|in|cm|mm)/i;

/** Gives a cell the width of its style as an attribute too. */
const sizeCell = (cell: Element): void => {
  if (!/^(?:td|th|col|table)$/.test(cell.tagName) || cell.attrs.some(({ name }) => name === 'width')) return;
  const [, number = '', unit = ''] = width.exec(cell.attrs.find(({ name }) => name === 'style')?.value ?? '') ?? [];
  if (number === '') return;
  const value = unit === '%' ? `${Number(number)}%` : String(Math.round((Number(number) * (emuOf[unit.toLowerCase()] ?? 0)) / 9525));
  cell.attrs.push({ name: 'width', value });
};

const coloured = /^(?:style|color|bgcolor|text|link|bordercolor)$/;

/** Spells colours as LibreOffice knows them. */
const spellColours = (element: Element): void => {
  for (const one of element.attrs) if (coloured.test(one.name)) one.value = plainColours(one.value);
};

/** Highlights what a page marks, which LibreOffice shows like all other words. */
const asHighlight = (mark: Element): void => {
  const style = mark.attrs.find(({ name }) => name === 'style');
  if (!style) mark.attrs.push({ name: 'style', value: 'background-color: #ffff00' });
  else if (!/\bbackground(?:-color)?\s{0,5}:/i.test(style.value)) style.value += '; background-color: #ffff00';
  Object.assign(mark, { tagName: 'span', nodeName: 'span' });
};

/** Fields of forms, whose values LibreOffice drops. */
const spoken: ReadonlySet<string> = new Set(['input', 'select', 'textarea']);

const textIn = (parentNode: DefaultTreeAdapterTypes.ParentNode, value: string): DefaultTreeAdapterTypes.TextNode => ({
  nodeName: '#text',
  value,
  parentNode,
});

/** Turns a drawing within the page, which LibreOffice does not read, into an image. */
const drawingAsImage = (svg: Element): void => {
  if (!svg.attrs.some(({ name }) => name === 'xmlns')) svg.attrs.push({ name: 'xmlns', value: html.NS.SVG });
  const sizes = svg.attrs.filter(({ name, value }) => /^(?:width|height)$/.test(name) && /^[\d.]+(?:px)?$/.test(value));
  const source = `data:image/svg+xml;base64,${Buffer.from(serializeOuter(svg)).toString('base64')}`;
  Object.assign(svg, { tagName: 'img', nodeName: 'img', namespaceURI: html.NS.HTML, childNodes: [] });
  svg.attrs = [{ name: 'src', value: source }, { name: 'alt', value: '' }, ...sizes];
};

/** Limit of CSS length; longer sheets are those of whole sites. */
const mostCss = 1_000_000;

/**
 * Prepares a web page for LibreOffice: deleted and inserted text as strikethrough and underline, placeholders for formulas, which go to
 * `places`, inlined style sheets, which LibreOffice would only partly apply, and marks in lists whose signs it misreads.
 */
export const pageForOffice = (page: string, places: FormulaPlaces, mark: (sign: ListSign) => string = () => ''): string => {
  if (
    ![misread, hasInnerLinks, styledWidth, hasLayout, followingLine, mayNameColours].some((one) => one.test(page)) &&
    !mayHideText(page) &&
    !mayHaveTemplates(page) &&
    !mayKeepLines(page) &&
    !mayHaveRelativeLengths(page) &&
    !mayHaveWordLists(page) &&
    !mayHaveStrayContent.test(page) &&
    !mayHaveLongItems(page) &&
    !mayMixLists(page)
  )
    return page;
  const document = parse(page);
  const parts = bodyOf(document);
  if (parts) settleBody(parts, page);
  const elements: Element[] = [];
  const waiting: (Element | DefaultTreeAdapterTypes.Document)[] = [document];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    for (const [index, child] of parent.childNodes.entries()) {
      if (!isElement(child)) continue;
      const words = spoken.has(child.tagName) ? alternativeText(child) : undefined;
      if (words !== undefined) {
        parent.childNodes[index] = textIn(parent, words);
        continue;
      }
      if (child.tagName === 'svg') drawingAsImage(child);
      if (child.tagName === 'q') {
        const [begin, end] = quoteMarks(child);
        child.childNodes = [textIn(child, begin), ...child.childNodes, textIn(child, end)];
      }
      if (child.tagName !== 'ruby') elements.push(child);
      if (child.tagName === 'math' && isShallowMath(child)) {
        parent.childNodes[index] = { nodeName: '#text', value: places.take(mathXmlInRow(child)), parentNode: parent };
        continue;
      }
      if (child.tagName === 'ruby') {
        const span = rubyAsSpan(child, places.take);
        parent.childNodes[index] = span;
        elements.push(span);
        waiting.push(span);
        continue;
      }
      waiting.push(child);
    }
  }
  const styles = elements.filter(({ tagName }) => tagName === 'style');
  const css = styles.map(styleText).join('\n');
  if (css.length > 0 && css.length < mostCss) {
    const sheet = readSheet(css);
    inlineStyles(elements, sheet);
    const rule = paperRule(sheet.page);
    const last = styles.at(-1);
    if (rule && last) last.childNodes.push({ nodeName: '#text', value: `\n${rule}`, parentNode: last });
  }
  if (mayHaveRelativeLengths(page)) withAbsoluteLengths(elements);
  if (parts && mayMixLists(page)) markLists(parts.body, mark);
  for (const element of elements) {
    tightenLines(element);
    moveBreaks(element);
    if (element.tagName === 'mark') asHighlight(element);
    sizeCell(element);
    spellColours(element);
    if (element.tagName === 'table') {
      footLast(element);
      headFirst(element);
      clipRowSpans(element);
      sizeByColumns(element);
      alignTable(element);
    }
    if (element.tagName === 'li') indentItem(element);
    const plain = looks[element.tagName];
    if (plain) {
      element.tagName = plain;
      element.nodeName = plain;
    }
  }
  return serialize(document);
};
