import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const article = (body: string, head = ''): string => `\\documentclass{article}\n${head}\\begin{document}\n${body}\n\\end{document}\n`;

/** LaTeX, reStructuredText, Org, DocBook: the words and tables of a text, without its commands. */
export const markupText: readonly Situation[] = [
  situation(
    'numbers-of-equations',
    'lierdakil/pandoc-crossref#457',
    ['tex', 'docx'],
    article(
      '\\begin{equation}\na = b\n\\label{eq:first}\n\\end{equation}\n\\begin{equation}\nE = mc^2\n\\label{eq:mc2}\n\\end{equation}\nSee \\eqref{eq:mc2} and Eq.~\\ref{eq:first}.',
      '\\usepackage{amsmath}\n',
    ),
    'See (2) and Eq. 1, and the numbers at the equations',
    async ({ path }) => {
      const plain = await readByPandoc(path, 'docx', 'plain');
      return [
        holds('references', plain.replaceAll('\u00a0', ' '), 'See (2) and Eq. 1.'),
        lacks('labels', plain, 'eq:'),
        holds('numbers', plain, '(1)'),
      ];
    },
  ),
  situation(
    'number-of-a-table',
    'jgm/pandoc#6137',
    ['tex', 'html'],
    article(
      'See Table \\ref{tbl:label}.\n\\begin{table}\n\\caption{Sums.}\\label{tbl:label}\n\\begin{tabular}{lr}\nA & 1 \\\\\n\\end{tabular}\n\\end{table}',
    ),
    'See Table 1',
    async ({ text }) => {
      const words = (await text()).replace(/<[^<>]*>/g, '');
      return [holds('reference', words, 'See Table 1.'), lacks('label', words, 'tbl:label')];
    },
  ),
  situation(
    'table-of-lyx',
    'jgm/pandoc#3254',
    ['tex', 'docx'],
    article(
      '\\begin{tabular}{|c|c|}\n\\hline \na & b\\tabularnewline\n\\hline \n\\hline \n1 & 2\\tabularnewline\n\\hline \n\\end{tabular}',
      '\\providecommand{\\tabularnewline}{\\\\}\n',
    ),
    'a table of two rows',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [finding('rows', (html.match(/<tr/g) ?? []).length === 2 && (html.match(/<t[dh]\b/g) ?? []).length === 4, html)];
    },
  ),
  situation(
    'wide-cell-with-its-own-width',
    'jgm/pandoc#8789',
    ['tex', 'html'],
    article(
      '\\begin{tabular}{rrll}\nA & B & C & D \\\\\n160 & 2 & \\multicolumn{2}{p{12cm}}{\\textit{This is a test}}\\\\\n\\end{tabular}',
    ),
    'the words in a cell of two columns',
    async ({ text }) => {
      const html = await text();
      return [
        holds('cell', html, '<em>This is a test</em>'),
        finding('span', /<t[dh][^>]*colspan="2"[^>]*>\s*(?:<p>)?<em>This/.test(html), html.slice(-900)),
      ];
    },
  ),
  situation(
    'kind-of-column-of-its-own',
    'jgm/pandoc#8107',
    ['tex', 'html'],
    article(
      '\\begin{tabularx}{\\textwidth}{|l|Y|Y|}\n\\hline\n\\textbf{Nombre} & 1 & 2 \\\\\n\\hline\n\\textbf{Prix} & 7 & 9 \\\\\n\\hline\n\\end{tabularx}',
      '\\usepackage{tabularx}\n\\newcolumntype{Y}{>{\\centering\\arraybackslash}X}\n',
    ),
    'a table of two rows and three columns',
    async ({ text }) => {
      const html = await text();
      return [finding('cells', (html.match(/<t[dh]\b/g) ?? []).length === 6, html.slice(-900)), lacks('signs', html, '&amp;', '|l|')];
    },
  ),
  situation(
    'list-table-moved-in-by-two',
    'jgm/pandoc#4579',
    ['rst', 'html'],
    '.. list-table::\n  :header-rows: 1\n\n  * - Foo\n    - Bar\n  * - spam\n    - ham\n\nAfter.\n',
    'a table with a head and one row',
    async ({ text }) => {
      const html = await text();
      return [
        finding('table', (html.match(/<th\b/g) ?? []).length === 2 && (html.match(/<td\b/g) ?? []).length === 2, html.slice(-900)),
        lacks('options', html, 'header-rows'),
      ];
    },
  ),
  situation(
    'bars-that-name-nothing',
    'jgm/pandoc#11727',
    ['rst', 'md'],
    '[file|URL|PLAYLIST]\n\nand |none| too\n',
    'the bars as typed',
    async ({ text }) => [
      holds('words', (await text()).replaceAll('\\', ''), '[file|URL|PLAYLIST]', 'and |none| too'),
      lacks('inner name', await text(), 'SUBST'),
    ],
  ),
  situation(
    'replaced-words-as-a-link',
    'jgm/pandoc#6588',
    ['rst', 'html'],
    'I recommend you try |Python|_.\n\n.. |Python| replace:: Python, *the* best language around\n.. _Python: http://www.python.org/\n',
    'the words as a link, no underscore',
    async ({ text }) => [holds('link', await text(), 'href="http://www.python.org/"', 'Python, <em>the</em> best language around</a>.')],
  ),
  situation(
    'linked-code-to-restructured-text',
    'jgm/pandoc#3973',
    ['md', 'rst'],
    'See [`example`](http://example.com) and [the `b` tag](http://b.example).\n',
    'docutils reads two links',
    async ({ path }) => {
      const html = await look('rst2html', '--no-raw', '--report=5', path);
      return [
        finding('first', /<a [^>]*href="http:\/\/example.com">(?:<[^>]*>)*example(?:<[^>]*>)*<\/a>/.test(html), html.slice(-700)),
        finding('second', /href="http:\/\/b.example">/.test(html), html.slice(-700)),
        lacks('signs', html.slice(html.indexOf('<body')), '`'),
      ];
    },
  ),
  situation(
    'table-in-an-item-to-restructured-text',
    'jgm/pandoc#5898',
    ['html', 'rst'],
    '<ul><li>A list of stuff<table><thead><tr><th>First</th><th>Second</th></tr></thead><tbody><tr><td>a</td><td>b</td></tr></tbody></table></li><li>Another</li></ul>',
    'docutils reads a table in the first item',
    async ({ path }) => {
      const html = await look('rst2html', '--no-raw', '--report=5', path);
      return [finding('table', /<li>(?:(?!<\/li>)[\s\S])*<table/.test(html), html.slice(-900)), holds('words', html, 'Another')];
    },
  ),
  situation(
    'empty-row-to-restructured-text',
    'jgm/pandoc#3516',
    ['html', 'rst'],
    '<table><tr><td>1</td><td>2</td></tr><tr><td></td><td></td></tr><tr><td>5</td><td>6</td></tr></table>',
    'docutils reads three rows',
    async ({ path }) => {
      const html = await look('rst2html', '--no-raw', '--report=5', path);
      return [finding('rows', (html.match(/<tr/g) ?? []).length === 3, html.slice(-900))];
    },
  ),
  situation(
    'heading-that-is-not-to-be-exported',
    'jgm/pandoc#2628',
    ['org', 'docx'],
    '* Export this\nText.\n* But not this\t\t\t:noexport:\nSecret.\n* COMMENT Nor this\nDraft.\n',
    'the first heading alone',
    async ({ path }) => {
      const plain = await readByPandoc(path, 'docx', 'plain');
      return [holds('kept', plain, 'Export this', 'Text.'), lacks('hidden', plain, 'not this', 'Secret', 'Nor', 'Draft')];
    },
  ),
  situation(
    'deadline-above-properties',
    'jgm/pandoc#4867',
    ['org', 'md'],
    '* Heading One\n  DEADLINE: <2018-09-28 Fri>\n  :PROPERTIES:\n  :MYPROP: 1234\n  :END:\nText.\n',
    'the heading and the text without the drawer',
    async ({ text }) => [holds('words', await text(), '# Heading One', 'Text.'), lacks('drawer', await text(), 'MYPROP', ':END:')],
  ),
  situation(
    'warning-to-asciidoc',
    'jgm/pandoc#5690',
    ['rst', 'adoc'],
    '.. warning::\n\n   This is a warning.\n',
    'an admonition of AsciiDoc',
    async ({ text }) => [
      finding('admonition', /\[WARNING\]\n(?:\.\w+\n)?={4}\nThis is a warning\.\n={4}|^WARNING: This is/m.test(await text()), await text()),
    ],
  ),
];
