import type { DefaultTreeAdapterTypes } from 'parse5';
import { escapeXml } from '../../formats/ooxml/xml.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

/** Text below a node, without that of brackets for browsers that know no guides. */
const wordsOf = (node: Node): string => {
  let words = '';
  const waiting: Node[] = [node];
  for (let one = waiting.pop(); one; one = waiting.pop()) {
    if ('tagName' in one && one.tagName !== 'rp') waiting.push(...one.childNodes.toReversed());
    else if ('value' in one) words += one.value;
  }
  return words;
};

/** Reading aids (HTML, 4.5.10) as OpenDocument has them (ODF 1.3 part 3, 6.4), which LibreOffice's reader of pages takes for words. */
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
