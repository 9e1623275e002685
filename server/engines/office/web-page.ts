import { type DefaultTreeAdapterTypes, html, parse, serialize, serializeOuter } from 'parse5';
import { isShallowMath, mathXmlInRow } from '../../formats/math/mathml.ts';
import { alternativeText } from '../markup/alternative-text.ts';
import { mayHideText, removeHidden } from '../markup/hidden-content.ts';
import { quoteMarks } from '../markup/word-signs.ts';
import type { FormulaPlaces } from './formula-places.ts';
import { rubyAsSpan } from './page-ruby.ts';
import { inlineStyles } from './page-styles/inline-styles.ts';
import { paperRule } from './page-styles/paper.ts';
import { readSheet } from './page-styles/sheet.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Elements that LibreOffice reads as tracked changes, of which it closes only the first, and their styled equivalents. */
const looks: Readonly<Record<string, string>> = { del: 's', ins: 'u' };

const misread = /<(?:del|ins|math|ruby|style|q|input|select|svg)\b|break-after/i;

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

/** Removes what the page hides, which LibreOffice would show. */
const withoutHidden = ({ childNodes }: DefaultTreeAdapterTypes.Document): void => {
  const root = childNodes.find((node): node is Element => isElement(node) && node.tagName === 'html');
  const body = root?.childNodes.find((node): node is Element => isElement(node) && node.tagName === 'body');
  if (root && body) removeHidden(root, body);
};

/** Fields of forms, whose values LibreOffice drops. */
const spoken: ReadonlySet<string> = new Set(['input', 'select']);

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
 * `places`, and inlined style sheets, which LibreOffice would only partly apply.
 */
export const pageForOffice = (page: string, places: FormulaPlaces): string => {
  if (!misread.test(page) && !mayHideText(page)) return page;
  const document = parse(page);
  if (mayHideText(page)) withoutHidden(document);
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
  for (const element of elements) {
    moveBreaks(element);
    const plain = looks[element.tagName];
    if (plain) {
      element.tagName = plain;
      element.nodeName = plain;
    }
  }
  return serialize(document);
};
