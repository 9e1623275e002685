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

test('numbers of lines are no code', () => {
  const table =
    '<table class="rouge-table"><tr><td class="gutter gl"><pre class="lineno">1\n2\n</pre></td><td class="code"><pre>a\nb\n</pre></td></tr></table>';
  expect(markdown(table)).toBe('```\na\nb\n```\n');
  expect(markdown('<pre><span class="linenos">1</span>a\n<span class="linenos">2</span>b\n</pre>')).toBe('```\na\nb\n```\n');
});
