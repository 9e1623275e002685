import { XMLParser } from 'fast-xml-parser';
import { type Fields, fieldsOf, type Value } from './value.ts';
import { mixedMark } from './xml-mixed.ts';

type Node = { readonly [name: string]: readonly Node[] | string };

const parserOf = (withoutPrefixes: boolean): XMLParser =>
  new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    // Entities of a DOCTYPE are the classic bomb: those made of others stay as they stand.
    processEntities: { enabled: true, maxEntityCount: 0 },
    // Without these it leaves characters that are given as numbers as they stand.
    htmlEntities: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
    removeNSPrefix: withoutPrefixes,
  });

const nameOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';
const attributesOf = (node: Node): readonly (readonly [string, Value])[] =>
  Object.entries((node[':@'] ?? {}) as Readonly<Record<string, string>>);

/** Blanks at the ends of a value go with the line ends that lay out the file; others are a part of it. */
const withoutLayout = (text: string): string => text.replace(/^[ \t]*[\r\n]\s*/, '').replace(/(?<![ \t\r\n])[ \t]*[\r\n]\s*$/, '');

/** The element, its place by the names above it, and its children by name: how often a name comes is decided over all siblings. */
type Element = {
  readonly name: string;
  readonly path: string;
  readonly node: Node;
  readonly texts: string;
  readonly children: readonly Element[];
  readonly isMixed: boolean;
};

const elementOf = (node: Node, parent: string, lists: Set<string>): Element => {
  const name = nameOf(node);
  const path = `${parent}/${name}`;
  const content = node[name];
  const inside = typeof content === 'string' || content === undefined ? [] : content;
  const texts = inside.map((one) => one['#text']).filter((text) => typeof text === 'string');
  const children = inside.filter((one) => typeof one['#text'] !== 'string').map((one) => elementOf(one, path, lists));
  const isMixed = children.length > 0 && texts.some((text) => /\S/.test(text));
  const met = new Set<string>();
  if (!isMixed)
    for (const child of children) {
      if (met.has(child.name)) lists.add(child.path);
      met.add(child.name);
    }
  return { name, path, node, texts: texts.join(''), children, isMixed };
};

const elementValue = (element: Element, lists: ReadonlySet<string>): Value => {
  const { name, node, texts, children, isMixed } = element;
  const attributes = attributesOf(node);
  if (children.length === 0) {
    const text = withoutLayout(texts);
    if (attributes.length === 0) return text;
    return fieldsOf([...attributes, ...(text === '' ? [] : [['#text', text] as const])]);
  }
  if (isMixed) {
    let next = 0;
    const pieces = (node[name] as readonly Node[]).map((one): Value => {
      if (typeof one['#text'] === 'string') return one['#text'];
      const child = children[next++];
      return child ? { [child.name]: elementValue(child, lists) } : '';
    });
    return fieldsOf([...attributes, [mixedMark, pieces]]);
  }
  const values = new Map<string, Value | Value[]>();
  for (const child of children) {
    const value = elementValue(child, lists);
    const before = values.get(child.name);
    if (!lists.has(child.path)) values.set(child.name, value);
    else if (Array.isArray(before)) before.push(value);
    else values.set(child.name, [value]);
  }
  return fieldsOf([...attributes, ...values]);
};

/**
 * XML as values: attributes begin with `@`, all texts stay texts. A name that comes more than once in one element is a list in
 * all elements of that kind; where text and elements stand side by side, `#mixed` lists them in their order. Throws where it is
 * not well-formed.
 */
export const xmlValues = (text: string, { withoutPrefixes = false } = {}): Value => {
  const nodes = parserOf(withoutPrefixes).parse(text, true) as readonly Node[];
  const lists = new Set<string>();
  const roots = nodes.filter((node) => typeof node['#text'] !== 'string').map((node) => elementOf(node, '', lists));
  return fieldsOf(roots.map((root) => [root.name, elementValue(root, lists)] as const)) as Fields;
};
