import type { DefaultTreeAdapterTypes } from 'parse5';
import { escapeXml } from '../../formats/ooxml/xml.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Text below a node, without the fallback brackets for browsers without ruby support. */
const wordsOf = (node: Node): string => {
  let words = '';
  const waiting: Node[] = [node];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if ('tagName' in one && one.tagName !== 'rp') waiting.push(...one.childNodes.toReversed());
    else if ('value' in one) words += one.value;
  }
  return words;
};

/** Elements whose look a base text keeps. */
const looks: ReadonlySet<string> = new Set('b strong i em u s strike del ins mark small big font span a code'.split(' '));
const mostLooks = 10;

/** The elements of looks around all of a base text, from the outside in. */
const looksOf = (base: readonly Node[]): readonly Element[] => {
  const found: Element[] = [];
  let nodes = base;
  for (let depth = 0; depth < mostLooks; depth++) {
    const [only, ...others] = nodes.filter((node) => !('value' in node) || node.value.trim() !== '');
    if (!only || others.length > 0 || !('tagName' in only)) break;
    if (looks.has(only.tagName)) found.push(only);
    else if (only.tagName !== 'rb') break;
    nodes = only.childNodes;
  }
  return found;
};

/** A text node, within copies of these elements. */
const wrapped = (value: string, around: readonly Element[], parent: Element): Node => {
  const [outer, ...inner] = around;
  if (!outer) return { nodeName: '#text', value, parentNode: parent };
  const copy: Element = { ...outer, attrs: [...outer.attrs], childNodes: [], parentNode: parent };
  copy.childNodes.push(wrapped(value, inner, copy));
  return copy;
};

/**
 * Ruby annotations (HTML, 4.5.10) in OpenDocument's form (ODF 1.3 part 3, 6.4), as a span that keeps the look of each base text.
 * `take` stores each one and returns a placeholder. LibreOffice's HTML import treats annotations as plain words.
 */
export const rubyAsSpan = ({ childNodes, attrs, parentNode, namespaceURI }: Element, take: (ruby: string) => string): Element => {
  const span: Element = { nodeName: 'span', tagName: 'span', attrs, namespaceURI, childNodes: [], parentNode };
  let base: Node[] = [];
  const end = (guide: string): void => {
    const words = base.map(wordsOf).join('');
    const made =
      guide && words.trim()
        ? `<text:ruby><text:ruby-base>${escapeXml(words)}</text:ruby-base><text:ruby-text>${escapeXml(guide)}</text:ruby-text></text:ruby>`
        : escapeXml(words + guide);
    if (made !== '') span.childNodes.push(wrapped(take(made), looksOf(base), span));
    base = [];
  };
  for (const node of childNodes) {
    if ('tagName' in node && node.tagName === 'rt') end(wordsOf(node).trim());
    else base.push(node);
  }
  end('');
  return span;
};
