import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { isShallowMath, mathXmlInRow } from '../../formats/math/mathml.ts';
import type { FormulaPlaces } from './formula-places.ts';
import { rubyOf } from './page-ruby.ts';
import { inlineStyles } from './page-styles/inline-styles.ts';
import { paperRule } from './page-styles/paper.ts';
import { readSheet } from './page-styles/sheet.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Elements that LibreOffice reads as tracked changes, of which it closes only the first, and their styled equivalents. */
const looks: Readonly<Record<string, string>> = { del: 's', ins: 'u' };

const misread = /<(?:del|ins|math|ruby|style)\b|break-after/i;

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

/** Limit of CSS length; longer sheets are those of whole sites. */
const mostCss = 1_000_000;

/**
 * Prepares a web page for LibreOffice: deleted and inserted text as strikethrough and underline, placeholders for formulas, which go to
 * `places`, and inlined style sheets, which LibreOffice would only partly apply.
 */
export const pageForOffice = (html: string, places: FormulaPlaces): string => {
  if (!misread.test(html)) return html;
  const document = parse(html);
  const elements: Element[] = [];
  const waiting: (Element | DefaultTreeAdapterTypes.Document)[] = [document];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    for (const [index, child] of parent.childNodes.entries()) {
      if (!isElement(child)) continue;
      elements.push(child);
      if (child.tagName === 'math' && isShallowMath(child)) {
        parent.childNodes[index] = { nodeName: '#text', value: places.take(mathXmlInRow(child)), parentNode: parent };
        continue;
      }
      if (child.tagName === 'ruby') {
        parent.childNodes[index] = { nodeName: '#text', value: places.take(rubyOf(child)), parentNode: parent };
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
