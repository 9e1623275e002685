import { describe, expect, test } from 'bun:test';
import { growsFaster } from '../../lint/growth.ts';
import { markdownBody, readFrontMatter } from './markdown.ts';
import { sizedImageAt } from './markdown-images.ts';

describe('front matter', () => {
  test('is distinguished from a text that begins with a rule', () => {
    const yaml = '---\ntitle: "Der: Titel"\nauthor: Ada\nlang: de\ntags:\n  - a\n---\nText\n';
    expect(readFrontMatter(yaml)).toEqual({ title: 'Der: Titel', author: 'Ada', language: 'de', text: 'Text\n' });
    expect(readFrontMatter("+++\r\ntitle = 'Toml'\r\n+++\r\nText")).toMatchObject({ title: 'Toml', text: 'Text' });
    for (const text of ['---\n\nText\n\n---\n', '---\nEin Satz.\n---\n', '# Titel\n---\na: b\n---\n'])
      expect(readFrontMatter(text)).toMatchObject({ title: undefined, text });
  });
});

describe('footnotes', () => {
  const words = (markdown: string): string =>
    markdownBody(markdown)
      .replace(/<[^>]*>/g, '')
      .replace(/\n+/g, '|');

  test('are numbered as they are called, with all their paragraphs behind the text', () => {
    const text = 'A[^b] B[^a] C[^b]\n\n[^a]: eins *zwei*\n[^b]: drei\n\n    vier\n\nEnde\n';
    expect(words(text)).toBe('A1 B2 C1|Ende|1 drei|vier|2 eins zwei|');
    expect(markdownBody(text)).toContain('class="sdfootnoteanc" name="sdfootnote1anc" href="#sdfootnote1sym"');
  });

  test('that nothing calls stay, that nothing explains are text, and code has none', () => {
    expect(words('A[^x]\n\n[^y]: allein\n\n`[^y]`\n')).toBe('A[^x]|[^y]|1 allein|');
    expect(words('A[^a]\n\n[^a]: siehe[^b]\n[^b]: dort\n')).toBe('A1|1 siehe2|2 dort|');
  });
});

test('what is ticked is a sign', () => expect(markdownBody('- [x] ja\n- [ ] nein\n').replace(/<[^>]*>|\n/g, '')).toBe('☑ ja☐ nein'));

test('a paragraph of a hundred thousand lines keeps all of them, and a formula in the middle of one stays', () => {
  const lines = Array.from({ length: 100_000 }, (_, n) => `l${n}`);
  const words = markdownBody(`${lines.join('\n')}\n`).replace(/<[^>]*>/g, '');
  expect(words.split('\n').filter(Boolean)).toEqual(lines);
  const page = markdownBody('a\n$$x$$\nb\n', { mathOf: (tex) => `<math>${tex}</math>` });
  expect(page.replace(/\n/g, '')).toBe('<p>a</p><p><math>x</math></p><p>b</p>');
});

test('emphasis ends beside punctuation of scripts without blanks', () => {
  expect(markdownBody('**发展，**年 含**「重点」**内容 前文**(a)**后文 *（b）*c ~~c（d）。~~这')).toBe(
    '<p><strong>发展，</strong>年 含<strong>「重点」</strong>内容 前文<strong>(a)</strong>后文 <em>（b）</em>c <del>c（d）。</del>这</p>\n',
  );
  expect(markdownBody('2 * 3 * 4 `**「x」**` \\*\\*「y」** **a.**b')).toBe('<p>2 * 3 * 4 <code>**「x」**</code> **「y」** **a.**b</p>\n');
});

test('headings that a link leads to have GitHub’s ids, all others none', () => {
  const ids = (text: string) => [...markdownBody(text).matchAll(/<h\d(?: id="([^"]*)")?>/g)].map(([, id]) => id);
  expect(ids('[a](#c--go-1) [b](#%E4%B8%AD%E6%96%87-x)\n\n# `C++` & Go!\n\n# C++ & Go!\n\n# 中文 X\n\n# Other\n')).toEqual([
    undefined,
    'c--go-1',
    '中文-x',
    undefined,
  ]);
  expect(ids('# One\n\n# One\n')).toEqual([undefined, undefined]);
});

test('alerts of GitHub have a title', () => {
  expect(markdownBody('> [!NOTE]\n> Read *this*.\n')).toBe(
    '<blockquote>\n<p><strong>Note</strong></p>\n<p>Read <em>this</em>.</p>\n</blockquote>\n',
  );
  expect(markdownBody('> [!TIP]\n\n> [!TIP] no\n')).toContain('<p><strong>no</strong></p>');
  expect(markdownBody('> [!TIP]\n')).toBe('<blockquote>\n<p><strong>Tip</strong></p>\n</blockquote>\n');
});

test('links and pictures of notes show their names or words; indexes and links of Markdown stay', () => {
  expect(markdownBody('[[A note]], [[B#C|the *words*]], [[#Top]], ![[Note.md]]')).toBe('<p>A note, the *words*, Top, Note</p>\n');
  expect(markdownBody('![[a b.png|100]]')).toBe('<p><img src="a%20b.png" alt="a b.png"></p>\n');
  expect(markdownBody('| a |\n|--|\n| [[P\\|q]] |')).toContain('<td>q</td>');
  for (const plain of ['x[[1]]', 'if [[ -f x ]]', '[[]]']) expect(markdownBody(plain)).toBe(`<p>${plain}</p>\n`);
  expect(markdownBody('[[a]](b) [[c]]\n\n[c]: d')).toBe('<p><a href="b">[a]</a> [<a href="d">c</a>]</p>\n');
});

test('a callout has its own title, or its kind', () => {
  expect(markdownBody('> [!info]- Own *title*\n> words\n')).toBe(
    '<blockquote>\n<p><strong>Own <em>title</em></strong></p>\n<p>words</p>\n</blockquote>\n',
  );
  expect(markdownBody('> [!BUG]\n> words\n')).toContain('<p><strong>Bug</strong></p>\n<p>words</p>');
  expect(markdownBody('> [!see this] words\n')).toContain('[!see this] words');
});

test('attributes of headings and of paragraphs are none of their words', () => {
  expect(markdownBody('# My Heading {#own-id .x}\n\n## Plain {.unnumbered}\n\n## Code `{#a}`\n\nText\n{: .lead }\n')).toBe(
    '<h1 id="own-id">My Heading</h1>\n<h2>Plain</h2>\n<h2>Code <code>{#a}</code></h2>\n<p>Text</p>\n',
  );
});

test('contents stand where a text asks for them', () => {
  expect(markdownBody('[TOC]\n\n# One\n\n## Two *b*\n\n# Three\n').replaceAll('\n', '')).toBe(
    '<ul><li><a href="#one">One</a><ul><li><a href="#two-b">Two <em>b</em></a></li></ul></li><li><a href="#three">Three</a></li></ul><h1 id="one">One</h1><h2 id="two-b">Two <em>b</em></h2><h1 id="three">Three</h1>',
  );
  expect(markdownBody('[[_TOC_]]\n\n## A\n\n# B\n').replaceAll('\n', '')).toStartWith(
    '<ul><li><a href="#a">A</a></li><li><a href="#b">B</a></li></ul>',
  );
  expect(markdownBody('`[TOC]`\n\n# A\n')).toContain('<code>[TOC]</code>');
});

test('terms have their definitions', () => {
  const list = (text: string) => markdownBody(text).replaceAll('\n', '');
  expect(list('Apple\n: A *fruit*\n: A firm\n\nNext\n')).toBe('<dl><dt>Apple</dt><dd>A <em>fruit</em></dd><dd>A firm</dd></dl><p>Next</p>');
  expect(list('One\nTwo\n\n:   First\n\n    Second\n\nThree\n:   x\n')).toBe(
    '<dl><dt>One</dt><dt>Two</dt><dd><p>First</p><p>Second</p></dd></dl><dl><dt>Three</dt><dd>x</dd></dl>',
  );
  for (const plain of ['Note: words\n', 'a\n:smile: b\n', '```\na\n: b\n```\n']) expect(markdownBody(plain)).not.toContain('<dl>');
});

test('notes within the text are notes; ranges of letters are none', () => {
  expect(markdownBody('A^[a *short* note].\n').replace(/<[^>]*>|\n/g, '')).toBe('A1.1 a short note');
  expect(markdownBody('x^[2] and ^[a-z]+\n')).toBe('<p>x^[2] and ^[a-z]+</p>\n');
});

test('words between two equals signs are marked; comparisons are not', () => {
  expect(markdownBody('An ==important *word*== here, (==b==)\n')).toBe(
    '<p>An <mark>important <em>word</em></mark> here, (<mark>b</mark>)</p>\n',
  );
  for (const plain of ['if a==b and c==d', 'a == b == c', '`==x==`', '=====']) expect(markdownBody(plain)).not.toContain('<mark>');
});

test('images have the size behind their address or their text', () => {
  expect(markdownBody('a ![b\\]](c.png =100x20) d')).toBe('<p>a <img src="c.png" alt="b]" width="100" height="20"> d</p>\n');
  expect(markdownBody('![b](c.png "t" =50%x)')).toBe('<p><img src="c.png" alt="b" title="t" width="50%"></p>\n');
  expect(markdownBody('![](c.png =x30)')).toBe('<p><img src="c.png" alt="" height="30"></p>\n');
  expect(markdownBody('![b|200](c.png) ![|20x10](d.png)')).toBe(
    '<p><img src="c.png" alt="b" width="200"> <img src="d.png" alt="" width="20" height="10"></p>\n',
  );
  expect(markdownBody('![b|c](d.png) `![b](c.png =1x1)`')).toBe('<p><img src="d.png" alt="b|c"> <code>![b](c.png =1x1)</code></p>\n');
});

test('very many images with a size take linear time', () => {
  // Only the extension: the lexer of marked takes its own time.
  const all = (text: string): void => {
    for (let at = text.indexOf('!['); at >= 0; at = text.indexOf('![', at + 1)) sizedImageAt(text.slice(at));
  };
  for (const one of ['![a](b', '![a](b =1x1', '![a|1](', '![a](b =1x1) '])
    expect(growsFaster((characters) => one.repeat(characters / one.length), all)).toBe(false);
});
