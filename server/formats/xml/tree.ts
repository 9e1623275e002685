import { decodeHTML } from 'entities/decode';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { countLevels, maxLevels } from './levels.ts';

export type XmlAttribute = { readonly uri: string; readonly local: string; readonly value: string };
/** An element with its namespace; `text` is the text directly in it. */
export type XmlElement = {
  readonly uri: string;
  readonly local: string;
  readonly attributes: readonly XmlAttribute[];
  readonly children: readonly XmlElement[];
  readonly text: string;
};

type Growing = XmlElement & { readonly children: XmlElement[]; text: string };

/** HTML's named characters, which a document type would declare. */
export const htmlEntities: Record<string, string> = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) => {
      const reference = `&${String(name)};`;
      const char = decodeHTML(reference);
      return char === reference ? undefined : char;
    },
  },
);

/** What is thrown of a text with too many elements, one inside the other. */
export const tooManyLevels = (): WorkerProblem =>
  new WorkerProblem('resource_limit', message('elementsLimit', { max: maxLevels }), {
    name: 'depth',
    max: maxLevels,
  });

export type XmlOptions = {
  /** Allows a document type before the root; its declarations are ignored, but HTML's named characters are known. */
  readonly allowDoctype?: boolean;
};

/**
 * Parses a small part of a file into a tree. Throws `corrupt_input` if it is not well formed and `unsafe_content` for a
 * disallowed document type. Meant for parts that list a file's contents; tables and texts are streamed.
 */
export const parseXml = (xml: string, { allowDoctype = false }: XmlOptions = {}): XmlElement => {
  // Some writers use undeclared prefixes.
  const parser = new SaxesParser({ xmlns: true, resolvePrefix: (prefix: string) => prefix });
  const top: Growing = { uri: '', local: '', attributes: [], children: [], text: '' };
  const open: Growing[] = [top];
  parser.on('error', () => {
    throw new WorkerProblem('corrupt_input');
  });
  const closed = countLevels(parser, () => {
    throw tooManyLevels();
  });
  if (allowDoctype) parser.ENTITIES = htmlEntities;
  parser.on('doctype', () => {
    if (allowDoctype) return;
    throw new WorkerProblem('unsafe_content', message('documentType'));
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
    closed();
    open.pop();
  });
  parser.write(xml.replace(/^\ufeff/, '')).close();
  const [root] = top.children;
  if (!root) throw new WorkerProblem('corrupt_input');
  return root;
};

/** All descendants with that local name, in document order, in any namespace. */
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

/** Characters parsed at a time, so that parsing stops soon after the match. */
const stride = 4096;

/** The first tag that `wanted` accepts, without its content; undefined if the text ends or stops being XML before it. */
export const findTag = (xml: string, wanted: (tag: SaxesTagNS) => boolean): SaxesTagNS | undefined => {
  const parser = new SaxesParser({ xmlns: true, resolvePrefix: (prefix: string) => prefix });
  // Entities of a document type resolve to nothing and do not stop the parser.
  parser.ENTITIES = new Proxy(htmlEntities, { get: (known, name) => Reflect.get(known, name) ?? '' });
  let found: SaxesTagNS | undefined;
  let isBroken = false;
  parser.on('error', () => {
    isBroken = true;
  });
  const closed = countLevels(parser, () => {
    isBroken = true;
  });
  parser.on('closetag', closed);
  parser.on('opentag', (tag) => {
    if (!isBroken && wanted(tag)) found ??= tag;
  });
  const text = xml.replace(/^\ufeff/, '');
  for (let at = 0; at < text.length && !found && !isBroken; at += stride) parser.write(text.slice(at, at + stride));
  return found;
};
