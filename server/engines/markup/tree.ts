import { type DefaultTreeAdapterTypes, parse } from 'parse5';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Page = { readonly title: string; readonly language: string; readonly author: string; readonly body: Element };

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

export const attribute = (element: Element, name: string): string | undefined => element.attrs.find((one) => one.name === name)?.value;

/** Every element below, in document order. */
export function* descendants(element: Element): Generator<Element> {
  for (const child of element.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* descendants(child);
  }
}

/** Elements whose text is not for reading, at least not as it stands. */
const unread: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'head',
  'title',
  'noscript',
  'object',
  'iframe',
  'svg',
  'math',
]);

/** What no reader of the page sees: code, and what the page itself hides. */
export const isUnread = (element: Element): boolean =>
  unread.has(element.tagName) ||
  (attribute(element, 'hidden') ?? 'until-found').toLowerCase() !== 'until-found' ||
  /(?:^|;)\s*display\s*:\s*none\b/i.test(attribute(element, 'style') ?? '');

/** All text below, with white space as it stands. */
export const textOf = (node: Node): string => {
  if (isText(node)) return node.value;
  if (!isElement(node) || isUnread(node)) return '';
  return node.tagName === 'br' ? '\n' : node.childNodes.map(textOf).join('');
};

/** Marks of notes as LibreOffice writes them: where one is called, and where it begins. */
const noteMarks = /^sd(?:foot|end)note(anc|sym)$/;

/** A link that is a note's mark, with its number; undefined for every other element. */
export const noteMark = (element: Element): { readonly kind: 'call' | 'note'; readonly label: string } | undefined => {
  const [, kind] = noteMarks.exec(attribute(element, 'class') ?? '') ?? [];
  return kind ? { kind: kind === 'anc' ? 'call' : 'note', label: textOf(element).trim() } : undefined;
};

export const collapse = (text: string): string => text.replace(/[ \t\r\n\f]+/g, ' ');

/** Parses a web page as browsers do (WHATWG HTML). */
export const parsePage = (html: string): Page => {
  const document = parse(html);
  const root = document.childNodes.find((node): node is Element => isElement(node) && node.tagName === 'html');
  const body = root?.childNodes.find((node): node is Element => isElement(node) && node.tagName === 'body');
  if (!root || !body) throw new Error('parse5 made a document without a body.');
  const head = [...descendants(root)];
  const meta = (name: string) => head.find((one) => one.tagName === 'meta' && attribute(one, 'name')?.toLowerCase() === name);
  const title = head.find(({ tagName }) => tagName === 'title');
  const author = meta('author');
  return {
    title: title ? collapse(title.childNodes.map((node) => (isText(node) ? node.value : '')).join('')).trim() : '',
    language: attribute(root, 'lang') ?? attribute(body, 'lang') ?? '',
    author: (author && attribute(author, 'content')) ?? '',
    body,
  };
};
