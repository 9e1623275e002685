import { SaxesParser } from 'saxes';
import { WorkerProblem } from '../../contract/worker-main.ts';

export type XmlAttribute = { readonly uri: string; readonly local: string; readonly value: string };
/** An element with its namespace; `text` is all text directly in it. */
export type XmlElement = {
  readonly uri: string;
  readonly local: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlElement[];
  readonly text: string;
};

type Growing = XmlElement & { readonly children: XmlElement[]; text: string };

/**
 * Reads a small part of a file into a tree, by XML's grammar. Throws `corrupt_input` for what is not well formed and
 * `unsafe_content` for a document type. For parts of a file that list its contents; tables and texts are read as they come.
 */
export const parseXml = (xml: string): XmlElement => {
  // A prefix that nothing declares is some writers' habit.
  const parser = new SaxesParser({ xmlns: true, resolvePrefix: (prefix: string) => prefix });
  const top: Growing = { uri: '', local: '', attributes: [], children: [], text: '' };
  const open: Growing[] = [top];
  parser.on('error', () => {
    throw new WorkerProblem('corrupt_input');
  });
  parser.on('doctype', () => {
    throw new WorkerProblem('unsafe_content', 'A part of the file has a document type declaration, which this format does not allow.');
  });
  parser.on('opentag', ({ uri, local, attributes }) => {
    const element: Growing = { uri, local, attributes: Object.values(attributes), children: [], text: '' };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  const add = (text: string): void => {
    const last = open.at(-1);
    if (last) last.text += text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    open.pop();
  });
  parser.write(xml.replace(/^\ufeff/, '')).close();
  const [root] = top.children;
  if (!root) throw new WorkerProblem('corrupt_input');
  return root;
};

/** All elements below this one with that name, in the order of the text, whatever their namespace. */
export function* elementsNamed(root: XmlElement, local: string): Generator<XmlElement> {
  const waiting = [...root.children].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.local === local) yield next;
    for (let index = next.children.length - 1; index >= 0; index--) waiting.push(next.children[index] as XmlElement);
  }
}

/** The value of an attribute without a prefix. */
export const attributeOf = (element: XmlElement | undefined, local: string): string | undefined =>
  element?.attributes.find((one) => one.uri === '' && one.local === local)?.value;
