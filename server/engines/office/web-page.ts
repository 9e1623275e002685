import { type DefaultTreeAdapterTypes, parse, serialize } from 'parse5';
import { isShallowMath, mathXmlInRow } from '../../formats/math/mathml.ts';
import type { FormulaPlaces } from './formula-places.ts';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.ChildNode;

const isElement = (node: Node): node is Element => 'tagName' in node;

/** Elements that LibreOffice takes for tracked changes, of which only the first ends, and the same as looks. */
const looks: Readonly<Record<string, string>> = { del: 's', ins: 'u' };

/** What LibreOffice reads otherwise than browsers. */
const misread = /<(?:del|ins|math)\b/i;

/** A web page as LibreOffice reads it rightly: struck and inserted words as such, words in place of formulas, which go to `places`. */
export const pageForOffice = (html: string, places: FormulaPlaces): string => {
  if (!misread.test(html)) return html;
  const document = parse(html);
  const waiting: (Element | DefaultTreeAdapterTypes.Document)[] = [document];
  for (let parent = waiting.pop(); parent; parent = waiting.pop()) {
    for (const [index, child] of parent.childNodes.entries()) {
      if (!isElement(child)) continue;
      if (child.tagName === 'math' && isShallowMath(child)) {
        parent.childNodes[index] = { nodeName: '#text', value: places.take(mathXmlInRow(child)), parentNode: parent };
        continue;
      }
      const plain = looks[child.tagName];
      if (plain) {
        child.tagName = plain;
        child.nodeName = plain;
      }
      waiting.push(child);
    }
  }
  return serialize(document);
};
