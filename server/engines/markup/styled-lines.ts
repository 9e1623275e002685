import type { DefaultTreeAdapterTypes } from 'parse5';
import { cascades } from '../office/page-styles/inline-styles.ts';
import { readSheet } from '../office/page-styles/sheet.ts';
import { cssOf, withDescendants } from './page-css.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Text = DefaultTreeAdapterTypes.TextNode;
type Node = DefaultTreeAdapterTypes.ChildNode;

const isElement = (node: Node): node is Element => 'tagName' in node;
const isText = (node: Node): node is Text => node.nodeName === '#text';

/** Whether a page may keep line ends and blanks by a style. */
export const mayKeepLines = (html: string): boolean => /white-space\s{0,9}:\s{0,9}(?:pre|break-spaces)/i.test(html);

const textIn = (parentNode: Element, value: string): Text => ({ nodeName: '#text', value, parentNode });

/** The pieces of a text with a `br` for each line end, and with blanks that no target joins. */
const linesOf = (text: Text, parent: Element, keepsBlanks: boolean): readonly Node[] =>
  text.value.split(/\r?\n/).flatMap((line, at) => {
    const words = keepsBlanks ? line.replace(/^ +| {2,}/g, (blanks) => '\u00a0'.repeat(blanks.length)) : line;
    const piece = textIn(parent, words);
    return at === 0 ? [piece] : [{ ...parent, nodeName: 'br', tagName: 'br', attrs: [], childNodes: [], parentNode: parent }, piece];
  });

/** Turns line ends and blanks that a page keeps by `white-space` into what targets without this style keep as well. */
export const withStyledLines = (root: Element, body: Element): void => {
  const sheet = readSheet(cssOf(withDescendants(root)), { properties: /^white-space$/ });
  const applied = cascades(withDescendants(body), sheet);
  const declared = (element: Element): string | undefined => {
    const own = element.attrs.find(({ name }) => name === 'style')?.value ?? '';
    const inline = /(?:^|;)\s{0,20}white-space\s{0,20}:\s{0,20}([a-z-]{1,40})/i.exec(own)?.[1];
    return inline ?? applied.get(element)?.findLast(({ property }) => property === 'white-space')?.value;
  };
  const waiting: (readonly [Element, string])[] = [[body, 'normal']];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [element, outer] = next;
    if (/^(?:pre|textarea|script|style|svg|math)$/.test(element.tagName)) continue;
    const stated = declared(element)?.trim().toLowerCase();
    const own = stated === undefined || stated === 'inherit' ? outer : stated;
    if (/^(?:pre|break-spaces)/.test(own))
      element.childNodes = element.childNodes.flatMap((child) => (isText(child) ? linesOf(child, element, own !== 'pre-line') : [child]));
    for (const child of element.childNodes) if (isElement(child)) waiting.push([child, own]);
  }
};
