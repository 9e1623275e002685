import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { mayHideText, removeHidden } from './hidden-content.ts';
import { mayHaveTemplates, withShadowTrees } from './shadow-trees.ts';
import { mayKeepLines, withStyledLines } from './styled-lines.ts';
import { footLast } from './table-foot.ts';

export type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;
export type Page = { readonly title: string; readonly language: string; readonly author: string; readonly body: Element };

export const isElement = (node: Node): node is Element => 'tagName' in node;
export const isText = (node: Node): node is DefaultTreeAdapterTypes.TextNode => node.nodeName === '#text';

export const attribute = (element: Element, name: string): string | undefined => element.attrs.find((one) => one.name === name)?.value;

/** All descendant elements in document order. */
export function* descendants(element: Element): Generator<Element> {
  for (const child of element.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* descendants(child);
  }
}

/** Elements whose text is not readable as such. */
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

/** Whether an element is invisible to readers: code, and hidden content. */
export const isUnread = (element: Element): boolean =>
  unread.has(element.tagName) ||
  (attribute(element, 'hidden') ?? 'until-found').toLowerCase() !== 'until-found' ||
  /(?:^|;)\s*display\s*:\s*none\b/i.test(attribute(element, 'style') ?? '');

export const textOf = (node: Node): string => {
  if (isText(node)) return node.value;
  if (!isElement(node) || isUnread(node)) return '';
  return node.tagName === 'br' ? '\n' : node.childNodes.map(textOf).join('');
};

/** Names that LibreOffice gives to note marks: at the reference, and at the note's start. */
const noteMarks = /^sd(?:foot|end)note(anc|sym)$/;

/** Detects a link that is a note's mark, with its label; undefined for every other element. */
export const noteMark = (element: Element): { readonly kind: 'call' | 'note'; readonly label: string } | undefined => {
  const [, kind] = noteMarks.exec(attribute(element, 'class') ?? '') ?? [];
  return kind ? { kind: kind === 'anc' ? 'call' : 'note', label: textOf(element).trim() } : undefined;
};

/** Puts a node behind the others of an element. */
export const append = (parent: Element, child: Node): void => {
  child.parentNode = parent;
  parent.childNodes.push(child);
};

export const collapse = (text: string): string => text.replace(/[ \t\r\n\f]+/g, ' ');

/** Parses a web page as browsers do (WHATWG HTML); `shown` leaves out what it hides. */
export const parsePage = (html: string, shown?: 'shown'): Page => {
  const document = parse(html);
  const root = document.childNodes.find((node): node is Element => isElement(node) && node.tagName === 'html');
  const body = root?.childNodes.find((node): node is Element => isElement(node) && node.tagName === 'body');
  if (!root || !body) throw new Error('parse5 made a document without a body.');
  if (shown && mayHaveTemplates(html)) withShadowTrees(body);
  if (shown && mayHideText(html)) removeHidden(root, body);
  if (shown && mayKeepLines(html)) withStyledLines(root, body);
  if (shown && /<tfoot\b/i.test(html)) for (const one of descendants(body)) if (one.tagName === 'table') footLast(one);
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
