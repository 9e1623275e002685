import { attribute, descendants, type Element, isElement, isText, isUnread, type Node } from './tree.ts';

/** Classes of the numbers that highlighters put beside lines of code. */
const numbers = /(?:^|[\s_-])(?:gutter|line-?(?:nos?|numbers?)|linenos?|ln|blob-num|hljs-ln-numbers)(?:$|[\s_-])/i;
const isNumbers = (element: Element): boolean => numbers.test(attribute(element, 'class') ?? '');

/** The text of code as it was written, without the numbers of its lines. */
export const codeText = (node: Node): string => {
  if (isText(node)) return node.value;
  if (!isElement(node) || isUnread(node)) return '';
  if (node.tagName === 'br') return '\n';
  const text = node.childNodes
    .map((child) => (isElement(child) && /^(?:a|span|td|div)$/.test(child.tagName) && isNumbers(child) ? '' : codeText(child)))
    .join('');
  return node.tagName === 'div' && !text.endsWith('\n') ? `${text}\n` : text;
};

/** A box as editors copy it: its lines are boxes of their own, whose blanks count. */
const fromEditor = (element: Element): boolean => {
  const style = element.tagName === 'div' ? (attribute(element, 'style') ?? '') : '';
  return /white-space\s{0,5}:\s{0,5}pre/i.test(style) && /font-family\s{0,5}:[^;]{0,200}(?:mono|menlo|consolas|courier)/i.test(style);
};

/** The code that a block is: a `<pre>`, a box of an editor, or a table of code with a column of line numbers. */
export const listingIn = (element: Element): Element | undefined => {
  if (element.tagName === 'pre' || fromEditor(element)) return element;
  if (element.tagName !== 'table') return undefined;
  const cells = [...descendants(element)].filter(({ tagName }) => tagName === 'td');
  if (cells.length !== 2 || !cells[0] || !cells[1] || !isNumbers(cells[0])) return undefined;
  return [...descendants(cells[1])].find(({ tagName }) => tagName === 'pre');
};

/** Names that stand for no language. */
const none = /^(?:none|default|nohighlight|auto|text|plain|plaintext)$/i;
const inClass = /(?:^|\s)(?:lang(?:uage)?-|highlight-source-|highlight-|brush:\s{0,5}|sourceCode\s{1,5})([\w+#.-]{1,40})/;

/** The programming language, as pages mark it for highlighters: at the code, at the block, or at a box around it. */
export const languageOf = (pre: Element): string | undefined => {
  const code = pre.childNodes.find((child): child is Element => isElement(child) && child.tagName === 'code');
  const boxes: Element[] = [];
  for (let up = pre.parentNode; up && 'tagName' in up && boxes.length < 2 && /^(?:div|figure)$/.test(up.tagName); up = up.parentNode)
    boxes.push(up);
  for (const element of [code, pre, ...boxes]) {
    if (!element) continue;
    const named =
      inClass.exec(attribute(element, 'class') ?? '')?.[1] ??
      attribute(element, 'data-lang') ??
      attribute(element, 'data-language') ??
      (element === pre && /^[a-z]/i.test(attribute(pre, 'lang') ?? '') ? attribute(pre, 'lang') : undefined);
    if (named) return none.test(named) ? undefined : named;
  }
  return undefined;
};
