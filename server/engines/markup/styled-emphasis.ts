import { cascades } from '../office/page-styles/inline-styles.ts';
import { readSheet } from '../office/page-styles/sheet.ts';
import { cssOf, withDescendants } from './page-css.ts';
import { attribute, type Element, isElement, type Node } from './tree.ts';

const mayEmphasise = /font\s*:|font-weight|font-style|line-through|underline|vertical-align/i;
const emphasising = /^(?:font|font-weight|font-style|text-decoration|text-decoration-line|vertical-align)$/;

type Styled = { readonly property: string; readonly value: string };
type Mark = 'strong' | 'em' | 'del' | 'u' | 'sup' | 'sub';

const properties: Readonly<Record<Mark, RegExp>> = {
  strong: /^font(?:-weight)?$/,
  em: /^font(?:-style)?$/,
  del: /^text-decoration(?:-line)?$/,
  u: /^text-decoration(?:-line)?$/,
  sup: /^vertical-align$/,
  sub: /^vertical-align$/,
};
const values: Readonly<Record<Mark, RegExp>> = {
  strong: /(?:^|\s)(?:bold|bolder|[6-9]00)(?:\s|$)/i,
  em: /(?:^|\s)(?:italic|oblique)(?:\s|$)/i,
  del: /(?:^|\s)line-through(?:\s|$)/i,
  u: /(?:^|\s)underline(?:\s|$)/i,
  sup: /^\s*super(?:\s|$)/i,
  sub: /^\s*sub(?:\s|$)/i,
};
const marks = Object.keys(properties) as readonly Mark[];

/** What tags look like without styles. */
const tags: Readonly<Record<Mark, ReadonlySet<string>>> = {
  strong: new Set('b strong h1 h2 h3 h4 h5 h6 th'.split(' ')),
  em: new Set('i em cite dfn var address'.split(' ')),
  del: new Set('s strike del'.split(' ')),
  // Links are underlined anyway.
  u: new Set('u ins a'.split(' ')),
  sup: new Set(['sup']),
  sub: new Set(['sub']),
};
const isAdded = (mark: Mark): boolean => mark === 'u' || mark === 'sup' || mark === 'sub';
/** Elements whose look is that of their kind, and code, in which nothing is marked. */
const unmarked: ReadonlySet<string> = new Set('h1 h2 h3 h4 h5 h6 th pre code html body'.split(' '));

const wrap = (element: Element, tagName: Mark): void => {
  const inner: Element = { ...element, tagName, nodeName: tagName, attrs: [], childNodes: element.childNodes, parentNode: element };
  for (const child of inner.childNodes) child.parentNode = inner;
  element.childNodes = [inner];
};

/**
 * Puts tags around words that a page makes bold, slanted, struck, underlined or raised by its style sheets or by `style`, and takes those
 * away that it makes plain, as programs write them that copy text. Targets without styles keep only tags.
 */
export const withStyledEmphasis = (html: string, body: Element): void => {
  const root = body.parentNode;
  if (!mayEmphasise.test(html) || !root || !('tagName' in root)) return;
  const css = cssOf(withDescendants(root));
  const applied = cascades(withDescendants(body), readSheet(css, { properties: emphasising }));
  const declarationsOf = (element: Element): readonly Styled[] => [
    ...(applied.get(element) ?? []),
    ...(attribute(element, 'style') ?? '').split(';').map((one) => {
      const [property = '', value = ''] = one.split(':');
      return { property: property.trim().toLowerCase(), value };
    }),
  ];
  const isMarked = (element: Element, mark: Mark, styles: readonly Styled[], outer: boolean): boolean => {
    const declared = styles.findLast(({ property }) => properties[mark].test(property))?.value;
    if (declared === undefined || /^\s*(?:inherit|unset)/i.test(declared)) return outer || tags[mark].has(element.tagName);
    if (values[mark].test(declared)) return true;
    // Lines of an outer element go through, and style sheets set raised words by other means than their tags.
    return mark === 'del' ? outer : isAdded(mark) && (outer || tags[mark].has(element.tagName));
  };
  const settle = (element: Element, outer: Readonly<Record<Mark, boolean>>): void => {
    const now = { ...outer };
    const isKept = unmarked.has(element.tagName);
    const styles = isKept ? [] : declarationsOf(element);
    for (const mark of marks)
      now[mark] = isKept ? outer[mark] || tags[mark].has(element.tagName) : isMarked(element, mark, styles, outer[mark]);
    if (element.tagName !== 'pre' && element.tagName !== 'code')
      for (const child of element.childNodes.filter((node: Node): node is Element => isElement(node))) settle(child, now);
    for (const mark of marks) {
      const byTag = tags[mark].has(element.tagName);
      if (isKept || now[mark] === (outer[mark] || byTag)) continue;
      if (now[mark]) wrap(element, mark);
      else if (byTag) [element.tagName, element.nodeName] = ['span', 'span'];
    }
  };
  settle(body, { strong: false, em: false, del: false, u: false, sup: false, sub: false });
};
