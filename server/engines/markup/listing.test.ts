import { expect, test } from 'bun:test';
import { pageMarkdown } from './to-markdown.ts';
import { parsePage } from './tree.ts';

const markdown = (html: string): string => pageMarkdown(parsePage(html).body);

test('code knows its language from itself, its block or the box around it', () => {
  const code = (before: string, after = ''): string | undefined => /^```(.*)$/m.exec(markdown(`${before}x${after}`))?.[1];
  expect(code('<pre><code class="hljs language-js">', '</code></pre>')).toBe('js');
  expect(code('<pre class="sourceCode python"><code>')).toBe('python');
  expect(code('<pre lang="go">')).toBe('go');
  expect(code('<div class="highlight highlight-source-shell"><pre>')).toBe('shell');
  expect(code('<div class="language-ruby highlighter-rouge"><div class="highlight"><pre><code>')).toBe('ruby');
  expect(code('<pre class="brush: php; toolbar: false">')).toBe('php');
  expect(code('<div class="highlight-none"><pre>')).toBe('');
  expect(code('<pre><code>')).toBe('');
});

test('boxes within code are lines, and boxes of an editor are code', () => {
  expect(markdown('<pre><div>a</div><div>b</div>c</pre>')).toBe('```\na\nb\nc\n```\n');
  const copied = '<div style="font-family: Menlo, monospace; white-space: pre"><div><span>a {</span></div><br><div>    b</div></div>';
  expect(markdown(copied)).toBe('```\na {\n\n    b\n```\n');
  expect(markdown('<div style="white-space: pre"><div>a</div></div>')).toBe('a\n');
});

test('quotations keep breaks of lines', () => {
  expect(markdown('<blockquote>a<br>b<p>c</blockquote>')).toBe('> a  \n> b\n>\n> c\n');
});

test('line numbers are not code', () => {
  const table =
    '<table class="rouge-table"><tr><td class="gutter gl"><pre class="lineno">1\n2\n</pre></td><td class="code"><pre>a\nb\n</pre></td></tr></table>';
  expect(markdown(table)).toBe('```\na\nb\n```\n');
  expect(markdown('<pre><span class="linenos">1</span>a\n<span class="linenos">2</span>b\n</pre>')).toBe('```\na\nb\n```\n');
});
