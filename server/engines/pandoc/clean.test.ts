import { describe, expect, test } from 'bun:test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTestFolder } from '../../testing/test-folder.ts';
import { filterFor } from './filter/filter.ts';

const folder = makeTestFolder('clean');

/** A text as Pandoc writes it with the filter. `from` is the format id, `reader` Pandoc's name for it. */
const written = (from: string, reader: string, to: string, text: string, ...more: readonly string[]): string => {
  const filter = join(folder, `${from}.lua`);
  writeFileSync(filter, filterFor(from));
  const { stdout, stderr } = Bun.spawnSync(
    ['pandoc', '--sandbox', '--wrap=none', `--from=${reader}`, `--to=${to}`, `--lua-filter=${filter}`, ...more],
    { stdin: Buffer.from(text) },
  );
  expect(stderr.toString()).not.toMatch(/error/i);
  return stdout.toString();
};

const flat = (text: string): string => text.replace(/\s+/g, '');

describe('tags of lists in Markdown', () => {
  test('within a cell are lists', () => {
    const text = '| A | B |\n|---|---|\n| a | b <ul><li>c</li><li>d<ol><li>e</li></ol></li></ul> f |\n';
    expect(flat(written('md', 'gfm', 'html', text))).toContain(
      '<td>b<ul><li>c</li><li>d<oltype="1"><li>e</li></ol></li></ul>f</td>'.replace('<oltype="1">', '<ol>'),
    );
    expect(written('md', 'gfm', 'asciidoc', text)).toContain('* c\n* d\n. e\n');
  });

  test('without their ends, and outside of lists, lose no words', () => {
    expect(flat(written('md', 'gfm', 'plain', 'a <li>b <ul><li>c\n\n# d <ol> e\n'))).toBe('ab-cde');
  });
});

describe('results of a notebook', () => {
  const result = (data: Record<string, unknown>): string =>
    JSON.stringify({
      ...{ nbformat: 4, nbformat_minor: 4, metadata: {} },
      cells: [
        {
          ...{ cell_type: 'code', execution_count: 1, metadata: {}, source: 'x' },
          outputs: [{ output_type: 'execute_result', execution_count: 1, metadata: {}, data }],
        },
      ],
    });
  const shown = (to: string, data: Record<string, unknown>): string => written('ipynb', 'ipynb', to, result(data), '--ipynb-output=all');
  const table = '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>';

  test.each(['latex', 'rst', 'gfm', 'html', 'plain'])('that are a table are one in %s, and not their text as well', (to) => {
    const made = shown(to, { 'text/html': [table], 'text/plain': ['the text'] });
    expect(made).not.toContain('the text');
    expect(made).toMatch(/longtable|= *\n|\| a|<table>|---/);
  });

  test('without anything to show are their text', () => {
    expect(shown('html', { 'text/html': ['<div><script>x()</script></div>'], 'text/plain': ['the text'] })).toContain('the text');
  });

  test('that are a formula are one', () => {
    expect(shown('latex', { 'text/latex': ['$\\displaystyle x^{2}$'], 'text/plain': ['x**2'] })).toContain('\\[\\displaystyle x^{2}\\]');
  });
});

describe('what plain_rst.py marks', () => {
  const cell = (size: string, words: string): string => `   .. container:: joined-cell-${size}\n\n      ${words}\n\n`;

  test('as a table with joined cells is one', () => {
    const row = (cells: string): string => `.. container:: joined-row\n\n${cells}`;
    const rows = `${row(cell('2-1', '*a*'))}${row(cell('1-1', 'b') + cell('1-1', 'c'))}`.replace(/^(?=.)/gm, '   ');
    const text = `.. container:: joined-table-1-2\n\n${rows}`;
    expect(flat(written('rst', 'rst', 'html', text))).toMatch(/<thcolspan="2"><em>a<\/em><\/th>.*<td>b<\/td><td>c<\/td>/);
    const captioned = `.. container:: joined-caption\n\n   Words\n\n${text.replace(/^(?=.)/gm, '   ')}`;
    expect(flat(written('rst', 'rst', 'html', captioned))).toContain('<table><caption>Words</caption>');
    expect(written('rst', 'rst', 'jira', captioned)).toStartWith('Words\n');
  });

  test('as a link is one, but not to a program', () => {
    const text = ':link-start:`http://a`\\ |b|\\ :link-end:`.`\n\n.. |b| replace:: A *b*\n';
    expect(written('rst', 'rst', 'html', text)).toContain('<a href="http://a">A <em>b</em></a>');
    expect(written('rst', 'rst', 'html', text.replace('http://a', 'javascript:a'))).not.toContain('href');
  });
});

describe('a box of advice', () => {
  const sources = {
    rst: ['rst', '.. warning::\n   Take *care*\n\n   Twice\n\nAfter\n', 'Warning'],
    'rst with a title': ['rst', '.. admonition:: The *title*\n\n   Take *care*\n\n   Twice\n\nAfter\n', 'The *title*'],
    dbk: [
      'docbook',
      '<article><warning><para>Take <emphasis>care</emphasis></para><para>Twice</para></warning><para>After</para></article>',
      'Warning',
    ],
    'dbk with a title': [
      'docbook',
      '<article><tip><title>Mine</title><para>Take <emphasis>care</emphasis></para><para>Twice</para></tip><para>After</para></article>',
      'Mine',
    ],
    org: ['org', '#+begin_warning\nTake /care/\n\nTwice\n#+end_warning\n\nAfter\n', 'Warning'],
    jira: ['jira', '{panel:title=Mine}\nTake _care_\n\nTwice\n{panel}\n\nAfter\n', 'Mine'],
  } as const;

  test.each(Object.entries(sources))('of %s is a quotation below its title', (name, [reader, text, title]) => {
    const made = written(name.split(' ')[0] ?? '', reader, 'gfm', text);
    expect(made.replaceAll('_', '*').replace(`***${title}***`, `**${title}**`)).toBe(
      `> **${title}**\n>\n> Take *care*\n>\n> Twice\n\nAfter\n`,
    );
  });

  test('stays one in formats that have such boxes', () => {
    const [reader, text] = sources.rst;
    expect(written('rst', reader, 'asciidoc', text)).toContain('[WARNING]\n====');
    expect(written('dbk', sources.dbk[0], 'rst', sources.dbk[1])).toContain('.. warning::');
  });
});

test('a footnote inside a footnote becomes text in brackets', () => {
  const text = 'a[^1]\n\n[^1]: b[^2]\n\n[^2]: c\n';
  expect(flat(written('md', 'gfm+footnotes', 'rst', text))).toBe('a[1]_..[1]b(c)');
});

test('nothing is marked within links and marks of reStructuredText', () => {
  expect(written('md', 'gfm', 'rst', '[`a`](http://b) and **`c`** and **d `e`**\n')).toBe('`a <http://b>`__ and ``c`` and **d e**\n');
});

describe('a title page', () => {
  const tex =
    '\\documentclass{article}\\title{The title}\\author{Ann}\\date{May}\\begin{document}\\maketitle\\begin{abstract}In short.\\end{abstract}\\section{One}Words\\end{document}';

  test.each(['rst', 'org', 'plain', 'mediawiki', 'textile', 'dokuwiki', 'jira', 'xwiki', 'icml', 'muse', 'man'])('is whole in %s', (to) => {
    const found = written('tex', 'latex-raw_tex', to, tex, '--standalone').match(/The title|Ann|May|In short|Words/gi) ?? [];
    expect(found.map((word) => word.toLowerCase()).toSorted()).toEqual(['ann', 'in short', 'may', 'the title', 'words']);
  });

  test('of Markdown is only its title, where no heading says it', () => {
    const front = (body: string): string => `---\ntitle: The title\nauthor: Ann\ndate: 2020-05-01\n---\n\n${body}`;
    const from = 'gfm+yaml_metadata_block';
    expect(written('md', from, 'mediawiki', front('Words'), '--standalone')).toBe('= The title =\n\nWords\n');
    expect(written('md', from, 'mediawiki', front('# One'), '--standalone')).toMatch(/^= The title =\n[\s\S]*= One =\n$/);
    expect(written('md', from, 'mediawiki', front('Words\n\n# The *Title*!'), '--standalone')).toStartWith('Words');
    expect(written('md', from, 'mediawiki', front('# One').replace('The title', 'true'), '--standalone')).toContain('= One =');
  });
});

test('a quotation behind a formula of reStructuredText is none of it', () => {
  const rst = written('tex', 'latex', 'rst', 'Words $$x=1$$\\begin{quote}Quoted\\end{quote}');
  expect(rst).toContain('.. math:: x=1\n\n..\n\n   Quoted');
});

test('the heading above notes of Org is left out, one with words is not', () => {
  expect(written('org', 'org', 'plain', 'a[fn:1]\n\n* Footnotes\n[fn:1] b\n')).not.toContain('Footnotes');
  expect(written('org', 'org', 'plain', 'a\n\n* Footnotes\nWords of it\n')).toContain('Footnotes');
});

describe('pictures beside a text', () => {
  const text =
    'See ![Logo](a.png), ![web](https://e.x/b.png) and ![secret](file:///etc/passwd).\n\n[![Badge](https://e.x/c.svg)](https://e.x/ci)\n';
  const made = (to: string): string => written('md', 'gfm', to, text);

  test('keep their names in texts', () => {
    expect(made('rst')).toContain('.. |Logo| image:: a.png\n.. |web| image:: https://e.x/b.png\n');
    expect(made('mediawiki')).toContain('[[File:a.png|Logo]], [https://e.x/b.png web]');
    expect(made('latex')).toContain('\\includegraphics{a.png}, \\href{https://e.x/b.png}{web}');
    for (const to of ['rst', 'mediawiki', 'latex', 'org', 'gfm']) expect(made(to)).not.toContain('passwd');
  });

  test('are words where a writer would read them', () => {
    for (const to of ['json', 'ipynb', 'plain']) expect(made(to)).not.toContain('a.png');
  });

  test('are no link within a link', () => {
    expect(made('mediawiki')).toContain('[https://e.x/ci Badge]');
  });
});
