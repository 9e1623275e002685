import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { inkOf } from '../../look/pdf-marks.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks, noted } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const green =
  'iVBORw0KGgoAAAANSUhEUgAAAGQAAABkCAMAAABHPGVmAAAAA1BMVEUAyACkWWCcAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIUlEQVRo3u3BgQAAAADDoPlTX+EAVQEAAAAAAAAAAACPASd0AAG4NzwVAAAAAElFTkSuQmCC';

const notebook = (...cells: readonly object[]): string =>
  JSON.stringify({
    nbformat: 4,
    nbformat_minor: 5,
    metadata: { kernelspec: { name: 'python3', display_name: 'Python 3' }, language_info: { name: 'python' } },
    cells,
  });
const code = (source: string, ...outputs: readonly object[]): object => ({
  ...{ cell_type: 'code', id: 'a1', execution_count: 1, metadata: {}, source, outputs },
});

const coloured = notebook(
  code('s.strip?', {
    output_type: 'display_data',
    metadata: {},
    data: {
      'text/plain': [
        '\u001b[0;31mSignature:\u001b[0m \u001b[0ms\u001b[0m\u001b[0;34m.\u001b[0m\u001b[0mstrip\u001b[0m\u001b[0;34m(\u001b[0m\u001b[0mchars\u001b[0m\u001b[0;34m)\u001b[0m\n',
      ],
    },
  }),
  code('1 + "2"', {
    output_type: 'error',
    ename: 'TypeError',
    evalue: 'unsupported operand',
    traceback: ['\u001b[0;31m---------\u001b[0m', '\u001b[0;31mTypeError\u001b[0m: unsupported \u001b[1;32moperand\u001b[0m'],
  }),
);
const said = ['Signature: s.strip(chars)', 'TypeError: unsupported operand'];

const inColour = (to: string, read: (path: string) => Promise<string>): Situation =>
  situation(
    `notebook-words-in-colour-to-${to}`,
    'jgm/pandoc#5633',
    ['ipynb', to],
    coloured,
    'the words without codes of the terminal',
    async ({ path }) => {
      const words = await read(path);
      return [holds('words', words, ...said), lacks('codes', words, '[0m', '[0;31m', '\u001b')];
    },
  );

const titled =
  '---\ntitle: My Title\nauthor: Alfred E. Newman\nkeywords: [PDF, searching]\ndate: 2021-03-06\ntags: draft\n---\n\nThe first words.\n';

/** Notes and notebooks: what their own program shows. */
export const notes: readonly Situation[] = [
  inColour('html', (path) => readHtml(path)),
  inColour('md', (path) => Bun.file(path).text()),
  inColour('pdf', pdfText),
  {
    ...situation(
      'notebook-picture-in-its-text',
      'jupyter/nbconvert#1803',
      ['ipynb', 'pdf'],
      notebook({
        ...{ cell_type: 'markdown', id: 'b1', metadata: {} },
        attachments: { 'image.png': { 'image/png': green } },
        source: ['Look:\n', '\n', '![image.png](attachment:image.png)\n'],
      }),
      'the green picture between the words',
      async ({ path }) => [finding('green', (await inkOf(path, 1, '#00c800')) > 0.002, await inkOf(path, 1, '#00c800'))],
    ),
  },
  situation(
    'head-of-a-note-names-the-pdf',
    'l1xnan/obsidian-better-export-pdf#85',
    ['md', 'pdf'],
    titled,
    'title and author in the properties, no list of keys on the page',
    async ({ path }) => {
      const info = await look('pdfinfo', path);
      return [
        holds('words', await pdfText(path), 'The first words.'),
        lacks('keys', await pdfText(path), 'keywords', 'tags:', 'draft', '---'),
        holds('title', info, 'My Title'),
        holds('author', info, 'Alfred E. Newman'),
      ];
    },
  ),
  situation(
    'head-of-a-note-names-the-document',
    'OliverBalfour/obsidian-pandoc#37',
    ['md', 'docx'],
    titled,
    'title and author in the properties',
    async ({ path }) => {
      const core = await part(path, 'docProps/core.xml');
      return [holds('title', core, 'My Title'), holds('author', core, 'Alfred E. Newman')];
    },
  ),
  situation(
    'bars-in-code-within-a-cell',
    'rust-lang/mdBook#637',
    ['md', 'html'],
    '| Regex | Matches |\n|---|---|\n| `foo-(1\\|[3-5])\\|bar-([39]\\|39)` | **a \\| b** |\n',
    'code with bars in the first of two cells',
    async ({ text }) => [
      holds('cells', await text(), '<td><code>foo-(1|[3-5])|bar-([39]|39)</code></td>', '<strong>a | b</strong></td>'),
      same('count', ((await text()).match(/<td/g) ?? []).length, 2),
    ],
  ),
  situation(
    'bar-in-a-cell-of-a-page',
    'xberg-io/html-to-markdown#140',
    ['html', 'md'],
    '<table><tr><th>Key</th><th>Use</th></tr><tr><td>a|b</td><td><code>x || y</code></td></tr></table>',
    'a GFM reader finds two cells with the bars',
    async ({ path }) => {
      const html = await look('pandoc', '--sandbox', '--from=gfm', '--to=html', path);
      return [holds('cells', html, '<td>a|b</td>', '<td><code>x || y</code></td>')];
    },
  ),
  situation(
    'list-beside-its-item',
    'xberg-io/html-to-markdown#59',
    ['html', 'md'],
    '<ul><li>a</li><li>b</li><ul><li>c</li><li>d</li></ul></ul>',
    'c and d one level below b',
    async ({ path }) => {
      const html = await look('pandoc', '--sandbox', '--from=gfm', '--to=html', path);
      return [finding('levels', /<li>a<\/li>\s*<li>b\s*<ul>\s*<li>c<\/li>\s*<li>d<\/li>/.test(html.replace(/<\/?p>/g, '')), html)];
    },
  ),
  situation(
    'callout-with-its-own-title',
    'SylvanFranklin/.config#53',
    ['md', 'docx'],
    '> [!WARNING] Mind the gap\n> between train and platform\n\n> [!question]- Why so?\n> Because.\n\nAfter it.\n',
    'the titles as written, no signs',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [
        holds('words', html, 'Mind the gap', 'between train and platform', 'Why so?', 'Because.', 'After it.'),
        lacks('signs', html, '[!', 'WARNING]', 'question]', '- Why'),
        lacks('one line', html, 'Mind the gap between'),
      ];
    },
  ),
  situation(
    'links-of-a-wiki-of-notes',
    'OliverBalfour/obsidian-pandoc#46',
    ['md', 'docx'],
    'See [[Meeting notes]] and [[Plan 2024|the plan]], as `[[x]]` says.\n\n```r\nx[[1]]\n```\n\n[[1]](https://example.com) is a link.\n',
    'the names of the notes or the words behind the bar, code as it is',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [
        holds(
          'words',
          html.replace(/<\/?a[^>]*>|<\/?span[^>]*>|<\/?em>|<\/?u>/g, ''),
          'See Meeting notes and the plan, as',
          '[[x]]',
          'x[[1]]',
          '[1] is a link.',
        ),
        lacks('signs', html, '[[Meeting', 'Plan 2024|'),
      ];
    },
  ),
  situation(
    'picture-of-a-wiki-of-notes',
    'jgm/pandoc#8853',
    ['md', 'pdf'],
    'Before\n\n![[image1.png]]\n\nAfter\n',
    'a note that a picture is missing, no signs',
    async ({ path, notes: said_ }) => [
      holds('words', await pdfText(path), 'Before', 'After'),
      lacks('signs', await pdfText(path), '[[', ']]', '!image'),
      noted(said_, /\b(?:1|one) (?:picture|image)\b|(?:picture|image) .*(?:not|missing)/i),
    ],
  ),
];

const readHtml = async (path: string): Promise<string> => look('pandoc', '--sandbox', '--from=html', '--to=plain', '--wrap=none', path);
