import type { RendererObject } from 'marked';
import { headingSlugs } from './heading-slugs.ts';

/** Addresses within a text: of links, of definitions of links, and of HTML links. */
const within = /(?:\]\([ \t]{0,20}<?|\]:[ \t]{0,20}<?|href[ \t]{0,20}=[ \t]{0,20}["']?)#([^\s)<>"']{1,500})/gi;

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

/** The first line of an alert: its kind, and the title that Obsidian's may have of their own, folded or not. */
const alert = /^<p>\[!([a-z][\w-]{0,40})(?:\|[^\]\n<]{0,60})?\][+-]?(?![^\s<])([^\n]*?)(?:<br>)?(?:\n|(?=<\/p>))/i;

/** Attributes behind a heading, as Pandoc, Hugo and others have them: `{#id .class}`, `{-}`. */
const ownAttributes = /[ \t]{0,20}\{:?[ \t]{0,20}((?:[#.][\w\p{L}]|-)[^{}<>\n]{0,200})\}$/u;
/** The same on a line of its own below a paragraph, as Jekyll has them. */
const linedAttributes = /(?:^|\n)\{:[ \t]{0,20}[#.\w][^{}<>\n]{0,200}\}$/;

/** A paragraph that asks for the contents. */
const contentsLine = /^(?:\[toc\]|\[\[_?toc_?\]\]|@\[toc\](?:\([^()\n]{0,100}\))?|\$\{toc\}|\{\{ ?toc ?\}\})$/i;
const mayHaveContents = /^ {0,3}[[@${][[{_]{0,3}toc/im;

/** A heading with the id that leads to it. */
export type Heading = { readonly depth: number; readonly id: string; readonly html: string };

/** Stands where the contents go. */
const contentsPlace = '<!--contents-->\n';

/** A page with its contents at the place that asks for them: links to its headings, those of lower levels within those above. */
export const withContents = (html: string, headings: readonly Heading[]): string => {
  const [before = '', ...rest] = html.split(contentsPlace);
  if (rest.length === 0) return html;
  let list = '';
  const open: number[] = [];
  for (const { depth, id, html: words } of headings) {
    while (open.length > 1 && depth < (open.at(-1) ?? 0)) {
      list += '</li></ul>';
      open.pop();
    }
    if (open.length === 0 || depth > (open.at(-1) ?? 0)) {
      list += '<ul>';
      open.push(depth);
    } else list += '</li>';
    list += `<li><a href="#${id}">${words.replace(/<\/?a\b[^<>]*>|<img\b[^<>]*>/g, '')}</a>`;
  }
  return `${before}${list}${'</li></ul>'.repeat(open.length)}\n${rest.join('')}`;
};

/**
 * Renders headings with their own ids or those that links of `text` lead to, and keeps them in `headings`; alerts of GitHub and Obsidian
 * with their title; and a place for contents.
 */
export const linkedBlocks = (text: string, headings: Heading[]): RendererObject => {
  const wanted = new Set([...text.matchAll(within)].map(([, fragment = '']) => decoded(fragment)));
  const hasContents = mayHaveContents.test(text);
  const idOf = headingSlugs();
  return {
    heading({ tokens, depth }) {
      const whole = this.parser.parseInline(tokens);
      const given = ownAttributes.exec(whole);
      const html = given ? whole.slice(0, given.index) : whole;
      const own = /(?:^|\s)#([^\s"'&]{1,100})/.exec(given?.[1] ?? '')?.[1];
      const words = wanted.size === 0 && !hasContents ? '' : this.parser.parseInline(tokens, this.parser.textRenderer);
      const id = own ?? idOf(words.replace(ownAttributes, ''));
      if (hasContents) headings.push({ depth, id, html });
      return `<h${depth}${own || hasContents || wanted.has(id) ? ` id="${id}"` : ''}>${html}</h${depth}>\n`;
    },
    paragraph({ raw, tokens }) {
      if (contentsLine.test(raw.trim())) return contentsPlace;
      const html = this.parser.parseInline(tokens);
      const plain = html.replace(linedAttributes, '');
      return plain || !html ? `<p>${plain}</p>\n` : '';
    },
    blockquote({ tokens }) {
      const body = this.parser.parse(tokens).replace(alert, (_, kind: string, own: string) => {
        const title = own.trim() || kind.charAt(0).toUpperCase() + kind.slice(1).toLowerCase();
        return `<p><strong>${title}</strong></p>\n<p>`;
      });
      return `<blockquote>\n${body.replace('</strong></p>\n<p></p>', '</strong></p>')}</blockquote>\n`;
    },
  };
};
