import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { bodyOf } from '../../look/markup.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { inkOf } from '../../look/pdf-marks.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const shown = (path: string): Promise<string> => look('pandoc', '--sandbox', '--wrap=none', '--from=commonmark', '--to=html', path);

type Cell = Readonly<Record<string, unknown>>;

const notebook = (...cells: readonly Cell[]): string =>
  JSON.stringify({
    nbformat: 4,
    nbformat_minor: 4,
    metadata: { kernelspec: { name: 'python3', display_name: 'Python 3' }, language_info: { name: 'python' } },
    cells: cells.map((cell) => ({ metadata: {}, ...cell })),
  });

const code = (source: string, ...outputs: readonly Cell[]): Cell => ({ cell_type: 'code', execution_count: 1, source, outputs });

const greenSquare =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><rect width="120" height="120" fill="#00c800"/></svg>';

/** Markdown, notebooks and other sources. */
export const exportedSources: readonly Situation[] = [
  situation(
    'inner-list-behind-two-paragraphs-in-asciidoc',
    'jgm/pandoc#11006',
    ['html', 'adoc'],
    '<ul><li><p>Paragraph</p><p>Another paragraph</p><ul><li>Nested one</li><li>Nested two</li></ul></li><li>Last</li></ul>',
    'a line between the paragraph and the inner list, so that its marks are no bold words',
    async ({ text }) => [
      finding('list', /\n\+?\n\*\* Nested one\n(?:\n)?\*\* Nested two/.test(await text()), await text()),
      finding('continued', /\* Paragraph\n\+\n(?:--\n)?Another paragraph/.test(await text()), await text()),
    ],
  ),
  situation(
    'words-behind-an-item-two-levels-in',
    'markdown-asciidoc/markdown-to-asciidoc#65',
    ['md', 'rst'],
    '- foo\n    - bar\n        - baz\n\n      bam\n      boo\n    - bae\n',
    'bam is part of the item bar, and bae is the next item of the same list',
    async ({ path }) => {
      const html = (await readByPandoc(path, 'rst', 'html')).replace(/\s+/g, '');
      return [
        finding(
          'levels',
          /^<ul><li>(?:<p>)?foo(?:<\/p>)?<ul><li>(?:<p>)?bar(?:<\/p>)?<ul><li>baz<\/li><\/ul>(?:<p>)?bamboo(?:<\/p>)?<\/li><li>(?:<p>)?bae/.test(
            html,
          ),
          html,
        ),
      ];
    },
  ),
  situation(
    'note-within-a-note-to-restructured-text',
    'jgm/pandoc#4241',
    ['md', 'rst'],
    'A sentence with the first note.[^1]\n\nHere is the second one.[^2]\n\n[^1]: Text of the first note having a nested[^3] note.\n\n[^2]: Text of the second note.\n\n[^3]: Text of the nested note.\n',
    'the words of all three notes',
    async ({ text }) => [
      holds('words', await text(), 'Text of the first note', 'Text of the second note.', 'Text of the nested note.'),
      lacks('marks', await text(), '[^3]'),
    ],
  ),
  situation(
    'note-within-a-note-of-a-page',
    'gettalong/kramdown#161',
    ['md', 'html'],
    'Lorem ipsum[^first] dolor sit amet.\n\n[^first]:\n    Consecutur adisping.[^second]\n\n[^second]:\n    Sed ut perspiciatis unde omnis.\n',
    'the words of both notes',
    async ({ text }) => [
      holds('words', bodyOf(await text()), 'Consecutur adisping.', 'Sed ut perspiciatis unde omnis.'),
      lacks('marks', bodyOf(await text()), '[^second]'),
    ],
  ),
  situation(
    'second-part-of-an-item-of-restructured-text',
    'executablebooks/rst-to-myst#9',
    ['rst', 'md'],
    '1. First.\n\n2. It must explicitly specify a tag.\n\n   When sourcing an image with ``FROM``,\n   **a tag is required**. The tag *cannot* be ``latest``.\n\nAfter.\n',
    'the second paragraph within the item',
    async ({ path }) => [
      finding(
        'item',
        /<li>\s*<p>It must explicitly specify a tag\.<\/p>\s*<p>When sourcing an image with <code>FROM<\/code>,\s+<strong>a tag is required<\/strong>\.[^/]*<em>cannot<\/em> be <code>latest<\/code>\.<\/p>\s*<\/li>\s*<\/ol>\s*<p>After/.test(
          await shown(path),
        ),
        await shown(path),
      ),
    ],
  ),
  situation(
    'bold-code-to-restructured-text',
    'jgm/pandoc#11145',
    ['md', 'rst'],
    'This is **`VIDIOC_ENUMINPUT`** as bold code.\n',
    'the name as code or bold, without signs of the other',
    async ({ path }) => {
      const html = await readByPandoc(path, 'rst', 'html');
      return [finding('name', /<(?:code|strong)[^>]*>VIDIOC_ENUMINPUT</.test(html), html), lacks('signs', html, '``', '*')];
    },
  ),
  situation(
    'list-and-words-of-a-note',
    'kjdev/hoextdown#4',
    ['md', 'html'],
    'foo[^1]\n\n[^1]: foo\n\n      * list\n\n      not in list\n',
    'a list of one item and a paragraph behind it',
    async ({ text }) => {
      const body = bodyOf(await text());
      return [finding('list', /<ul>\s*<li>(?:<p>)?list(?:<\/p>)?<\/li>\s*<\/ul>\s*<p>\s*not in list/.test(body), body)];
    },
  ),
  situation(
    'list-of-a-note-in-a-document',
    'Python-Markdown/markdown#412',
    ['md', 'docx'],
    'Some text[^1]\n\n[^1]:\n    1.  The top couple half figure,\n\n        Half figure back on your own sides.\n\n    2.  Top and bottom couples meet and set.\n',
    'a note with a list of two numbers',
    async ({ path }) => {
      const notes = await part(path, 'word/footnotes.xml');
      const numbers = [...notes.matchAll(/<w:numId w:val="([1-9]\d*)"/g)].map(([, number]) => number);
      return [
        holds('words', notes, 'The top couple half figure,', 'Half figure back', 'Top and bottom couples'),
        finding('numbers', numbers.length === 2 && new Set(numbers).size === 1, notes.slice(-2000)),
      ];
    },
  ),
  situation(
    'quotation-in-an-item',
    'gettalong/kramdown#168',
    ['md', 'html'],
    '* Someone decries (...).\n\n    >In the interim (...).\n    >\n    >So that (...).\n* Furthermore (...).\n',
    'a quotation of two paragraphs in the first of two items',
    async ({ text }) => {
      const body = bodyOf(await text());
      return [
        finding(
          'quotation',
          /decries[\s\S]*<blockquote>\s*<p>In the interim[\s\S]*<p>So that[\s\S]*<\/blockquote>\s*<\/li>\s*<li>[\s\S]*Furthermore/.test(
            body,
          ),
          body,
        ),
        lacks('code', body, '<pre'),
      ];
    },
  ),
  situation(
    'captions-of-pictures-side-by-side-in-latex',
    'jgm/pandoc#11314',
    ['tex', 'html'],
    '\\documentclass{article}\n\\usepackage{subcaption}\n\\usepackage{graphicx}\n\\begin{document}\nBefore.\n\\begin{figure}\n\\centering\n\\subcaptionbox{Left one\\label{fig:a}}{\\includegraphics[height=65mm]{teal.png}}\n\\subcaptionbox{Right one\\label{fig:b}}{\\includegraphics[height=65mm]{teal.png}}\n\\caption{Whole caption}\n\\label{fig:all}\n\\end{figure}\nBehind.\n\\end{document}\n',
    'all three captions',
    async ({ text }) => [holds('words', bodyOf(await text()), 'Before.', 'Left one', 'Right one', 'Whole caption', 'Behind.')],
  ),
  situation(
    'colours-of-a-terminal-in-a-notebook',
    'jupyter/nbconvert#1141',
    ['ipynb', 'pdf'],
    notebook(
      code('print(1)', {
        output_type: 'stream',
        name: 'stdout',
        text: ['\u001b[31mred words\u001b[0m and \u001b[1;32mgreen ones\u001b[0m\n'],
      }),
      code('1/0', {
        output_type: 'error',
        ename: 'ZeroDivisionError',
        evalue: 'division by zero',
        traceback: ['\u001b[0;31m-----\u001b[0m', '\u001b[0;31mZeroDivisionError\u001b[0m: division by zero'],
      }),
    ),
    'the words without the codes of their colours',
    async ({ path }) => [
      holds('words', await pdfText(path), 'red words and green ones', 'ZeroDivisionError: division by zero'),
      lacks('codes', await pdfText(path), '[31m', '[0m', '[0;31m'),
    ],
  ),
  situation(
    'drawing-of-a-notebook',
    'jupyter/nbconvert#1863',
    ['ipynb', 'pdf'],
    notebook(
      code('draw()', { output_type: 'display_data', metadata: {}, data: { 'image/svg+xml': [greenSquare], 'text/plain': ['<Figure>'] } }),
    ),
    'the green drawing',
    async ({ path }) => [finding('green', (await inkOf(path, 1, '#00c800')) > 0.005, await inkOf(path, 1, '#00c800'))],
  ),
  situation(
    'page-shown-by-a-notebook',
    'ipython/ipython#8463',
    ['ipynb', 'pdf'],
    notebook(
      code('display_html("<h1>Hai</h1>", raw=True)', {
        output_type: 'display_data',
        metadata: {},
        data: { 'text/html': ['<h1>Hai</h1><table><tr><td>Ann</td><td>5</td></tr></table>'] },
      }),
    ),
    'the heading and the table',
    async ({ path }) => [holds('words', (await pdfText(path)).split('raw=True').at(-1) ?? '', 'Hai', 'Ann', '5')],
  ),
  situation(
    'coloured-words-of-a-notebook',
    'jupyter/nbconvert#707',
    ['ipynb', 'pdf'],
    notebook({ cell_type: 'markdown', source: '# Head\n\n<span style="color:#3297A5">This is a test</span> in colour.\n' }),
    'words in blue-green',
    async ({ path }) => [
      holds('words', await pdfText(path), 'This is a test in colour.'),
      finding('colour', (await inkOf(path, 1, '#3297a5')) > 0.0001, await inkOf(path, 1, '#3297a5')),
    ],
  ),
];
