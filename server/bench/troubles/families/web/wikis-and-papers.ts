import { finding } from '../../../fidelity/check.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { docx, levels, paragraph } from './inputs.ts';
import { situation } from './situation-of.ts';

const paper = (body: string, head = ''): string => `\\documentclass{article}\n${head}\\begin{document}\n${body}\n\\end{document}\n`;
const seen = (html: string): string => (html.split('<body').at(-1) ?? '').replace(/<annotation[^>]*>[^<]*<\/annotation>/g, '');

/** Sources of wikis, papers and notebooks. */
export const wikisAndPapers: readonly Situation[] = [
  situation(
    'code-in-an-item-to-dokuwiki',
    'jgm/pandoc#7075, jgm/pandoc#3824',
    ['md', 'dokuwiki'],
    '- listitem 1\n- listitem 2\n\n  ```\n  import os\n  ```\n\ntext\n',
    'two items with an asterisk and the code, no tags',
    async ({ text }) => [
      holds('items', await text(), '* listitem 1', '* listitem 2', '<code>', 'import os'),
      lacks('tags', await text(), '<HTML>'),
    ],
  ),
  {
    ...situation(
      'list-of-a-document-to-dokuwiki',
      'jgm/pandoc#8329, jgm/pandoc#8920',
      ['docx', 'dokuwiki'],
      '',
      'items with an asterisk, no tags',
      async ({ text }) => [
        holds('items', await text(), '* First item', '* Inner item', '* Second item'),
        lacks('tags', await text(), '<HTML>'),
      ],
    ),
    input: () =>
      docx({
        body: [paragraph('First item', 0), paragraph('Inner item', 1), paragraph('Second item', 0)].join(''),
        numbering: levels({ text: '•', format: 'bullet' }, { text: '•', format: 'bullet' }),
      }),
  },
  situation(
    'code-behind-an-item-of-textile',
    'jgm/pandoc#3916',
    ['textile', 'html'],
    '# text text\n<pre>blabla</pre>\n',
    'a list of one item, and the code',
    async ({ text }) => [
      holds('list', await text(), '<ol', '<li>text text', 'blabla'),
      finding('code', /<pre[ >]/.test(seen(await text())), seen(await text())),
    ],
  ),
  situation(
    'list-in-a-cell-of-textile',
    'jgm/pandoc#11455',
    ['textile', 'html'],
    '| foo | bar |\n| table\n* item 1\n* item 2 | xxx |\n',
    'both items, somewhere in the table',
    async ({ text }) => [holds('words', seen(await text()), 'foo', 'table', 'item 1', 'item 2', 'xxx')],
  ),
  situation(
    'centred-heading-of-textile',
    'jgm/pandoc#2674',
    ['textile', 'html'],
    'h1=. Test\n\nText.\n',
    'a heading without signs',
    async ({ text }) => [finding('heading', /<h1[^>]*>Test<\/h1>/.test(await text()), seen(await text()))],
  ),
  situation(
    'code-of-jira-in-one-line-with-its-mark',
    'jgm/pandoc#9310',
    ['jira', 'html'],
    'Blah, blah:\n\n{code:bash}$ ssh-keygen\n$ ssh-copy-id [user@]hostname{code}\n\nYada, yada.\n',
    'the code as a block, and the words behind it',
    async ({ text }) => [
      holds(
        'words',
        seen(await text()).replace(/<[^<>]*>/g, ''),
        'Blah, blah:',
        '$ ssh-keygen',
        '$ ssh-copy-id [user@]hostname',
        'Yada, yada.',
      ),
      finding('code', /<pre[ >]/.test(seen(await text())), seen(await text())),
      lacks('signs', seen(await text()), '{code'),
    ],
  ),
  situation(
    'reference-to-an-item-of-latex',
    'jgm/pandoc#7310',
    ['tex', 'docx'],
    paper(
      '\\begin{enumerate}\n\\item\\label{one} Some item;\n\\item Another item;\n\\item\\label{three} An item that refers to Item~\\ref{one}.\n\\end{enumerate}\nSee Item~\\ref{three}.',
    ),
    'Item 1 and Item 3',
    async ({ path }) => {
      const words = (await readByPandoc(path, 'docx', 'plain')).replace(/\u00a0/g, ' ');
      return [holds('numbers', words, 'refers to Item 1.', 'See Item 3.'), lacks('labels', words, '[one]', '[three]')];
    },
  ),
  situation(
    'reference-to-a-section-of-latex',
    'jgm/pandoc#7310',
    ['tex', 'html'],
    paper(
      '\\section{Start}\nAs Section~\\ref{sec:end} says.\n\\section{Middle}\n\\subsection{Inner}\\label{sub}\n\\section{End}\\label{sec:end}\nSee \\ref{sub}.',
    ),
    'Section 3, and 2.1',
    async ({ text }) => {
      const words = seen(await text())
        .replace(/<[^<>]*>/g, '')
        .replace(/&nbsp;|\u00a0/g, ' ');
      return [holds('numbers', words, 'As Section 3 says.', 'See 2.1.'), lacks('labels', words, '[sec:end]', '[sub]')];
    },
  ),
  situation(
    'listing-of-a-whole-document-of-latex',
    'jgm/pandoc#7003',
    ['tex', 'rst'],
    paper(
      '\\section{First}\n\\begin{lstlisting}\n\\documentclass{article}\n\\begin{document}\n\\section{Foo}\nThis a Foo section\n\\end{document}\n\\end{lstlisting}\nBehind it.',
      '\\usepackage{listings}\n',
    ),
    'the section, the listing as code, the words behind it',
    async ({ path }) => {
      const native = await readByPandoc(path, 'rst', 'native');
      return [holds('words', native, 'CodeBlock', 'This a Foo section', '"Behind"', '"First"')];
    },
  ),
  situation(
    'short-code-of-latex-by-fancyvrb',
    'jgm/pandoc#1090',
    ['tex', 'md'],
    paper('Hello \\Verb|a__| and \\verb+b\\c+ there.', '\\usepackage{fancyvrb}\n'),
    'both as code',
    async ({ text }) => [holds('code', await text(), 'Hello `a__` and `b\\c` there.')],
  ),
  situation(
    'centred-words-of-org',
    'jgm/pandoc#8796',
    ['org', 'html'],
    '#+begin_center\nThis text is centred!\n#+end_center\n\nPlain.\n',
    'centred in the page',
    async ({ text }) => [
      finding(
        'centre',
        /text-align:\s*center[^>]*>(?:\s|<[^>]*>)*This text|\.center\s*\{[^}]*text-align:\s*center/.test(await text()),
        (await text()).slice(-300),
      ),
    ],
  ),
  situation(
    'table-of-a-notebook-with-an-empty-head',
    'jupyter/nbconvert#1848',
    ['ipynb', 'html'],
    JSON.stringify({
      nbformat: 4,
      nbformat_minor: 5,
      metadata: { kernelspec: { name: 'python3', display_name: 'Python 3' }, language_info: { name: 'python' } },
      cells: [{ cell_type: 'markdown', id: 'a', metadata: {}, source: '| | $d_{12}$ | b |\n| --- | ---- | -- |\n| row | 1 | 2 |\n' }],
    }),
    'a table of three columns with its formula',
    async ({ text }) => [
      finding('cells', (seen(await text()).match(/<t[dh][ >/]/g) ?? []).length === 6, seen(await text())),
      holds('formula', await text(), '<math', 'row'),
      lacks('signs', seen(await text()), '| ---'),
    ],
  ),
  situation(
    'break-in-a-cell-of-a-wiki-to-latex',
    'jgm/pandoc#1217',
    ['mediawiki', 'tex'],
    '{|\n|Orange||Apple||more\n|-\n|Butter||Ice<br/>cream||and<br/>more\n|}\n',
    'three columns in each row: a break only within a box',
    async ({ text }) => {
      const row = /Butter & (.*) & (.*) \\\\/.exec(await text());
      return [
        finding(
          'cells',
          [row?.[1], row?.[2]].every((cell) => /^(?:\\vtop|\\makecell|\\begin\{minipage)/.test(cell ?? '')),
          await text(),
        ),
        holds('words', row?.[0] ?? '', 'Ice', 'cream', 'and', 'more'),
      ];
    },
  ),
];
