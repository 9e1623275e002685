import type { RendererObject } from 'marked';

/** Addresses within a text: of links, of definitions of links, and of HTML links. */
const within = /(?:\]\([ \t]{0,20}<?|\]:[ \t]{0,20}<?|href[ \t]{0,20}=[ \t]{0,20}["']?)#([^\s)<>"']{1,500})/gi;

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
};

/** An id as GitHub makes it of a heading's text. */
const slugOf = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Gives each heading its id; the second of the same text ends with -1. */
const headingIds = (): ((text: string) => string) => {
  const seen = new Map<string, number>();
  return (text) => {
    const slug = slugOf(text);
    let count = seen.get(slug) ?? 0;
    let id = count === 0 ? slug : `${slug}-${count}`;
    while (count > 0 && seen.has(id)) id = `${slug}-${++count}`;
    seen.set(slug, count + 1);
    if (id !== slug) seen.set(id, 1);
    return id;
  };
};

/** The first line of an alert: its kind, and the title that Obsidian's may have of their own, folded or not. */
const alert = /^<p>\[!([a-z][\w-]{0,40})(?:\|[^\]\n<]{0,60})?\][+-]?(?![^\s<])([^\n]*?)(?:<br>)?(?:\n|(?=<\/p>))/i;

/** Renders headings with the ids that links of `text` lead to, and alerts of GitHub and Obsidian with their title. */
export const linkedBlocks = (text: string): RendererObject => {
  const wanted = new Set([...text.matchAll(within)].map(([, fragment = '']) => decoded(fragment)));
  const idOf = headingIds();
  return {
    heading({ tokens, depth }) {
      const id = wanted.size === 0 ? '' : idOf(this.parser.parseInline(tokens, this.parser.textRenderer));
      return `<h${depth}${wanted.has(id) ? ` id="${id}"` : ''}>${this.parser.parseInline(tokens)}</h${depth}>\n`;
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
