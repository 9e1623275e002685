import { childrenOf, type Node } from '../../formats/odf-tree.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { cssOf, type Look } from './look.ts';
import type { Mark, Styles } from './styles.ts';

/** What the texts of a deck share. */
export type TextContext = {
  readonly styles: Styles;
  /** The address of a slide by its name, for links inside the deck. */
  readonly slideAddress: (name: string) => string | undefined;
  /** The color behind the words, if it is not that of the page. */
  readonly behind?: string;
  /** The number of the slide, for words that state it. */
  readonly number: number;
};

/** A paragraph as HTML, with its level in a list; level 0 is outside of lists. */
export type Paragraph = { readonly html: string; readonly align?: string; readonly level: number; readonly mark?: Mark };

/** Elements in a text whose words are not part of it. */
const silent: ReadonlySet<string> = new Set([
  ...['svg:title', 'svg:desc', 'office:annotation', 'office:event-listeners', 'draw:enhanced-geometry'],
]);
const linked = /^(?:https?|mailto|tel|ftp):/i;
/** Spaces in a row that a document may state in one element. */
const mostSpaces = 200;

const wrapped = (html: string, look: Look, { styles, behind }: TextContext): string => {
  const { bold, italic, underline, strike, position } = look;
  const css = cssOf(look, styles.usual, behind);
  let made = css === '' ? html : `<span style="${css}">${html}</span>`;
  if (position) made = `<${position}>${made}</${position}>`;
  if (underline) made = `<u>${made}</u>`;
  if (strike) made = `<s>${made}</s>`;
  if (italic) made = `<em>${made}</em>`;
  return bold ? `<strong>${made}</strong>` : made;
};

const linkOf = (href: string | undefined, { slideAddress }: TextContext): string | undefined =>
  href === undefined ? undefined : linked.test(href) ? href : slideAddress(decodeName(href));

/** The name of the slide in a link such as `#page%202`. */
const decodeName = (href: string): string =>
  new URLSearchParams(`name=${href.replace(/^#/, '').replaceAll('+', '%2B').replaceAll('&', '%26')}`).get('name') ?? '';

/** HTML as a link, if the address leads to the web or to a slide that is there. */
export const inLink = (html: string, href: string | undefined, context: TextContext): string => {
  const address = linkOf(href, context);
  return address === undefined || html.trim() === '' ? html : `<a href="${escapeXml(address)}">${html}</a>`;
};

/** The words of a paragraph as HTML. `plain` leaves out their looks, for headings. */
export const inlineHtml = (node: Node, context: TextContext, plain = false): string => {
  /** Runs of one look, so that marks do not end and begin again between two spans. */
  const runs: { look: Look; html: string }[] = [];
  const add = (html: string, look: Look): void => {
    const last = runs.at(-1);
    if (last && Object.keys({ ...look, ...last.look }).every((key) => isSame(last.look, look, key))) last.html += html;
    else runs.push({ look, html });
  };
  const walk = (one: Node, look: Look): void => {
    for (const child of one.content)
      if (typeof child === 'string') add(escapeXml(child.replace(/[ \t\r\n]+/g, ' ')), look);
      else if (child.name === 'text:s') {
        const count = Math.min(Number(child.attributes['text:c'] ?? 1) || 1, mostSpaces);
        add(count === 1 ? ' ' : '\u00a0'.repeat(count), look);
      } else if (child.name === 'text:tab') add('<span class="tab">\t</span>', look);
      else if (child.name === 'text:page-number') add(String(context.number), look);
      else if (child.name === 'text:line-break') add('<br/>', look);
      else if (child.name === 'text:a') {
        const inner = inlineHtml(child, context, plain);
        runs.push({ look: {}, html: inLink(inner, child.attributes['xlink:href'], context) });
      } else if (child.name === 'text:span' && !plain)
        walk(child, { ...look, ...context.styles.lookOf('text', child.attributes['text:style-name']) });
      else if (!silent.has(child.name)) walk(child, look);
  };
  walk(node, plain ? {} : context.styles.lookOf('paragraph', node.attributes['text:style-name']));
  return runs
    .map(({ look, html }) => {
      const words = html.trim();
      if (words === '' || words === '<br/>') return html;
      const at = html.indexOf(words);
      return html.slice(0, at) + wrapped(words, look, context) + html.slice(at + words.length);
    })
    .join('')
    .trim();
};

const isSame = (one: Look, other: Look, key: string): boolean =>
  (one[key as keyof Look] || undefined) === (other[key as keyof Look] || undefined);

/** How a paragraph stands, if not at the start of its lines. */
const alignOf = ({ attributes }: Node, { styles }: TextContext): string | undefined => {
  const align = styles.property('paragraph', attributes['text:style-name'], 'paragraph', 'fo:text-align');
  return align === 'center' || align === 'end' || align === 'right' ? align : undefined;
};

/** The paragraphs of a text box, shape or cell, without empty ones. */
export const paragraphsIn = (node: Node, context: TextContext): readonly Paragraph[] => {
  const found: Paragraph[] = [];
  const walk = (one: Node, level: number, list: string | undefined): void => {
    for (const child of childrenOf(one)) {
      const { name, attributes } = child;
      if (name === 'text:p' || name === 'text:h') {
        const html = inlineHtml(child, context);
        const align = alignOf(child, context);
        const mark = level > 0 ? context.styles.markOf(list, level) : undefined;
        const start = Number(one.attributes['text:start-value'] ?? mark?.start);
        if (html !== '')
          found.push(mark ? { html, level, mark: { ...mark, ...(mark.type && { start }) } } : { html, level: 0, ...(align && { align }) });
      } else if (name === 'text:list') walk(child, level + 1, attributes['text:style-name'] ?? list);
      else if (name === 'text:list-item' || name === 'text:list-header' || name === 'draw:text-box') walk(child, level, list);
    }
  };
  walk(node, 0, undefined);
  return found;
};

const opened = ({ type, start = 1 }: Mark): string =>
  type === undefined ? '<ul>' : `<ol${type === '1' ? '' : ` type="${type}"`}${start === 1 ? '' : ` start="${start}"`}>`;

/** Paragraphs as HTML, those of lists in nested lists. A level that a list skips is not shown. */
export const paragraphsHtml = (paragraphs: readonly Paragraph[]): string => {
  const open: { readonly level: number; readonly type: string | undefined }[] = [];
  let html = '';
  const close = (): void => {
    html += `</li></${open.pop()?.type === undefined ? 'ul' : 'ol'}>`;
  };
  for (const { html: words, level, mark, align } of paragraphs) {
    while (open.length > 0 && ((open.at(-1)?.level ?? 0) > level || !mark)) close();
    if (!mark) {
      html += `<p${align ? ` style="text-align:${align}"` : ''}>${words}</p>\n`;
      continue;
    }
    if (open.at(-1)?.level === level && open.at(-1)?.type !== mark.type) close();
    if (open.at(-1)?.level === level) html += '</li>';
    else {
      html += opened(mark);
      open.push({ level, type: mark.type });
    }
    html += `<li>${words}`;
  }
  while (open.length > 0) close();
  return html === '' || html.endsWith('\n') ? html : `${html}\n`;
};

/** True if most paragraphs run from right to left. */
export const isRightToLeft = (nodes: Iterable<Node>, { styles }: TextContext): boolean => {
  let balance = 0;
  for (const { attributes } of nodes)
    balance += styles.property('paragraph', attributes['text:style-name'], 'paragraph', 'style:writing-mode') === 'rl-tb' ? 1 : -1;
  return balance > 0;
};
