import { finding, same } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const seen = (html: string): string => (html.split('<body').at(-1) ?? '').replace(/<annotation[^>]*>[^<]*<\/annotation>/g, '');
const paper = (body: string, head = ''): string => `\\documentclass{article}\n${head}\\begin{document}\n${body}\n\\end{document}\n`;
const green =
  'iVBORw0KGgoAAAANSUhEUgAAAGQAAABkCAMAAABHPGVmAAAAA1BMVEUAyACkWWCcAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIUlEQVRo3u3BgQAAAADDoPlTX+EAVQEAAAAAAAAAAACPASd0AAG4NzwVAAAAAElFTkSuQmCC';

/** Everyday sources of wikis, Org, LaTeX and notebooks. */
export const plainSources: readonly Situation[] = [
  situation(
    'hyphen-alone-in-a-cell-of-a-wiki',
    'jgm/pandoc#2604',
    ['mediawiki', 'html'],
    '{|\n| -\n| a\n|-\n| +\n| b\n|}\n',
    'two rows, with a hyphen and a plus sign',
    async ({ text }) => [
      same(
        'cells',
        [...seen(await text()).matchAll(/<td[^>]*>(?:<p>)?([^<]*)/g)]
          .map(([, words = '']) => words.trim())
          .join('|')
          .replace(/[−–]/g, '-'),
        '-|a|+|b',
      ),
    ],
  ),
  {
    ...situation(
      'link-with-a-bar-in-a-cell-of-a-wiki',
      'jgm/pandoc#4210, jgm/pandoc#977',
      ['mediawiki', 'md'],
      '{|\n|-\n! A !! B !! C\n|-\n| 1 || 2 || 3\n|-\n| x || y || [[AbstractClass:Trade Print|text]]\n|}\n',
      'three columns, the link in the last',
      async ({ text }) => [finding('row', /^\| x \| y \| \[text\]\(.+\) \|$/m.test(await text()), await text())],
    ),
    stillWrong: 'A name with a colon could be the address of a program, which no link keeps: its words stay.',
  },
  situation(
    'formula-in-a-list-of-org',
    'jgm/pandoc#1223',
    ['org', 'rst'],
    '- /AYKM/ ?\n- *Close*\n- $e=mc^2$ is the best\n',
    'slanted, bold, a formula',
    async ({ text }) => [holds('items', await text(), '*AYKM*', '**Close**', ':math:`e=mc^2` is the best')],
  ),
  situation(
    'equation-of-org',
    'jgm/pandoc#1764',
    ['org', 'html'],
    'Before\n\n\\begin{equation}\n   x=\\sqrt{b}\n\\end{equation}\n\nafter\n',
    'a formula between the words',
    async ({ text }) => [
      holds('formula', await text(), 'Before', '<msqrt', 'after'),
      lacks('signs', seen(await text()), '\\begin', '\\sqrt'),
    ],
  ),
  situation(
    'tables-of-org-with-latex-between',
    'kawabata/ox-pandoc#88, emacsorphanage/ox-pandoc#4',
    ['org', 'docx'],
    '| a | b |\n\n#+latex: \\renewcommand{\\arraystretch}{1.1}\n| c | d |\n',
    'two tables',
    async ({ path }) => [same('tables', ((await part(path, 'word/document.xml')).match(/<w:tbl>/g) ?? []).length, 2)],
  ),
  situation(
    'attached-picture-of-a-notebook',
    'jupyter/nbconvert#699, AnswerDotAI/nbdev#500',
    ['ipynb', 'html'],
    JSON.stringify({
      nbformat: 4,
      nbformat_minor: 5,
      metadata: { kernelspec: { name: 'python3', display_name: 'Python 3' }, language_info: { name: 'python' } },
      cells: [
        {
          cell_type: 'markdown',
          id: 'a1',
          metadata: {},
          attachments: { 'image.png': { 'image/png': green } },
          source: '![image.png](attachment:image.png)',
        },
      ],
    }),
    'the picture',
    async ({ text }) => [holds('picture', await text(), `data:image/png;base64,${green.slice(0, 40)}`)],
  ),
  situation(
    'caption-of-a-table-of-latex',
    'jgm/pandoc#1204',
    ['tex', 'html'],
    paper('\\begin{table}[h!]\n\\begin{tabular}{ll}\nx&y\\\\\n\\end{tabular}\n\\caption{A caption}\n\\end{table}'),
    'a table with its caption',
    async ({ text }) => [holds('caption', await text(), '<caption>A caption</caption>'), lacks('signs', seen(await text()), '[h!]')],
  ),
  situation(
    'command-of-latex-for-a-gap',
    'jgm/pandoc#1835',
    ['tex', 'txt'],
    paper('one line\n\n\\separator\n\nanother', '\\newcommand{\\separator}{\\vspace{4em}}\n'),
    'both lines',
    async ({ text }) => [holds('lines', await text(), 'one line', 'another'), lacks('signs', await text(), 'vspace', '4em', 'separator')],
  ),
  situation(
    'commands-for-brackets-in-a-formula',
    'jgm/pandoc#9677',
    ['tex', 'html'],
    paper(
      '\\begin{align}\na & = \\lra{b + c} \\\\\nd & = \\lra{e}\n\\end{align}',
      '\\usepackage{amsmath}\n\\newcommand{\\lra}[1]{ \\left( #1 \\right) }\n',
    ),
    'a formula of two lines',
    async ({ text }) => [holds('formula', await text(), '<mtable'), lacks('command', seen(await text()), '\\lra', '\\left')],
  ),
  situation(
    'star-at-the-start-of-a-cell-of-a-wiki',
    'jgm/pandoc#2606',
    ['mediawiki', 'html'],
    '{|\n| * hello\n|\n* item\n|}\n',
    'words with a star in the first cell, a list in the second',
    async ({ text }) => [
      finding(
        'cells',
        !/<td[^>]*>\s*<ul>\s*<li>(?:<p>)?hello/.test(seen(await text())) && /<li>(?:<p>)?item/.test(seen(await text())),
        seen(await text()),
      ),
    ],
  ),
];
