import { XMLParser } from 'fast-xml-parser';
import { withoutLateDeclaration } from '../../formats/xml/declaration.ts';
import { type Fields, fieldsOf, type Value } from './value.ts';
import { mixedMark } from './xml-mixed.ts';

type Node = { readonly [name: string]: readonly Node[] | string };

/** Marks names of elements that objects have as well, which the parser refuses or renames. No XML name has this character. */
const mark = '\u0001';
const isOfObjects = (name: string): boolean => name === 'prototype' || name in Object.prototype;

const parserOf = (withoutPrefixes: boolean): XMLParser =>
  new XMLParser({
    preserveOrder: true,
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    trimValues: false,
    // Entities of a DOCTYPE can be exponential bombs: nested ones stay unexpanded.
    processEntities: { enabled: true, maxEntityCount: 0 },
    // Required to resolve numeric character references.
    htmlEntities: true,
    ignoreDeclaration: true,
    ignorePiTags: true,
    removeNSPrefix: withoutPrefixes,
    transformTagName: (name) => (isOfObjects(name) ? mark + name : name),
  });

const keyOf = (node: Node): string => Object.keys(node).find((key) => key !== ':@') ?? '';
const attributesOf = (node: Node): readonly (readonly [string, Value])[] =>
  Object.entries((node[':@'] ?? {}) as Readonly<Record<string, string>>);

/** Trims blanks at the ends of a value together with the line ends that format the file; other blanks belong to the value. */
const withoutLayout = (text: string): string => text.replace(/^[ \t]*[\r\n]\s*/, '').replace(/(?<![ \t\r\n])[ \t]*[\r\n]\s*$/, '');

/** An element, its path, and its children by name; whether a name repeats is decided across all siblings. */
type Element = {
  readonly name: string;
  readonly path: string;
  readonly node: Node;
  readonly texts: string;
  readonly children: readonly Element[];
  readonly isMixed: boolean;
};

const elementOf = (node: Node, parent: string, lists: Set<string>): Element => {
  const key = keyOf(node);
  const name = key.replace(mark, '');
  const path = `${parent}/${name}`;
  const content = node[key];
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

/** Attributes of XML Schema's instance namespace that say that an element has no value, by the prefixes that the text gives it. */
const nilNames = (text: string): ReadonlySet<string> =>
  new Set(
    [...text.matchAll(/\sxmlns:([\w.-]{1,99})\s?=\s?["']http:\/\/www\.w3\.org\/2001\/XMLSchema-instance["']/g)].map(
      ([, prefix]) => `@${prefix}:nil`,
    ),
  );

type Rules = { readonly lists: ReadonlySet<string>; readonly nils: ReadonlySet<string> };

const isNil = (attributes: readonly (readonly [string, Value])[], nils: ReadonlySet<string>): boolean =>
  nils.size > 0 &&
  attributes.some(([name, value]) => nils.has(name) && (value === 'true' || value === '1')) &&
  attributes.every(([name]) => nils.has(name) || name.startsWith('@xmlns'));

const elementValue = (element: Element, rules: Rules): Value => {
  const { lists, nils } = rules;
  const { node, texts, children, isMixed } = element;
  const attributes = attributesOf(node);
  if (children.length === 0) {
    const text = withoutLayout(texts);
    if (attributes.length === 0) return text;
    if (text === '' && isNil(attributes, nils)) return null;
    return fieldsOf([...attributes, ...(text === '' ? [] : [['#text', text] as const])]);
  }
  if (isMixed) {
    let next = 0;
    const pieces = (node[keyOf(node)] as readonly Node[]).map((one): Value => {
      if (typeof one['#text'] === 'string') return one['#text'];
      const child = children[next++];
      return child ? { [child.name]: elementValue(child, rules) } : '';
    });
    return fieldsOf([...attributes, [mixedMark, pieces]]);
  }
  const values = new Map<string, Value | Value[]>();
  for (const child of children) {
    const value = elementValue(child, rules);
    const before = values.get(child.name);
    if (!lists.has(child.path)) values.set(child.name, value);
    else if (Array.isArray(before)) before.push(value);
    else values.set(child.name, [value]);
  }
  return fieldsOf([...attributes, ...values]);
};

/**
 * XML as values: attributes begin with `@`, all texts stay texts. A name that repeats in one element is a list in
 * all elements of that kind; mixed content becomes a list under `#mixed`, in order; `xsi:nil` is null. Throws if the XML is not well-formed.
 */
export const xmlValues = (text: string, { withoutPrefixes = false } = {}): Value => {
  const nodes = parserOf(withoutPrefixes).parse(withoutLateDeclaration(text), true) as readonly Node[];
  const lists = new Set<string>();
  const roots = nodes.filter((node) => typeof node['#text'] !== 'string').map((node) => elementOf(node, '', lists));
  const rules = { lists, nils: nilNames(text) };
  return fieldsOf(roots.map((root) => [root.name, elementValue(root, rules)] as const)) as Fields;
};
