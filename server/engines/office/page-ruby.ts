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

/** Ruby annotations (HTML, 4.5.10) in OpenDocument's form (ODF 1.3 part 3, 6.4). LibreOffice's HTML import treats them as plain words. */
export const rubyOf = ({ childNodes }: Element): string => {
  const made: string[] = [];
  let base = '';
  for (const node of childNodes) {
    if (!('tagName' in node) || node.tagName !== 'rt') {
      base += wordsOf(node);
      continue;
    }
    const guide = wordsOf(node).trim();
    made.push(
      guide && base.trim()
        ? `<text:ruby><text:ruby-base>${escapeXml(base)}</text:ruby-base><text:ruby-text>${escapeXml(guide)}</text:ruby-text></text:ruby>`
        : escapeXml(base + guide),
    );
    base = '';
  }
  return made.join('') + escapeXml(base);
};
