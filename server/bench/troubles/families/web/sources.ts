import { finding } from '../../../fidelity/check.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const rows = (html: string): number => (html.match(/<tr[ >]/g) ?? []).length;
const green =
  'iVBORw0KGgoAAAANSUhEUgAAAGQAAABkCAMAAABHPGVmAAAAA1BMVEUAyACkWWCcAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIUlEQVRo3u3BgQAAAADDoPlTX+EAVQEAAAAAAAAAAACPASd0AAG4NzwVAAAAAElFTkSuQmCC';

/** Sources of wikis, LaTeX, reStructuredText, Org and notebooks, as their own programs read them. */
export const sources: readonly Situation[] = [
  situation(
    'template-in-the-head-of-a-wiki-table',
    'jgm/pandoc#5757',
    ['mediawiki', 'md'],
    "=== Host list ===\n{| {{table}}\n| align=\"center\" style=\"background:#f0f0f0;\"|'''IP'''\n| align=\"center\"|'''Machine'''\n|-\n| 127.0.184.86||host1\n|-\n| 127.0.184.89||host2\n|}\n",
    'a table of two columns, no braces',
    async ({ text }) => [
      holds('rows', await text(), '| **IP** | **Machine** |', '| 127.0.184.86 | host1 |', '| 127.0.184.89 | host2 |'),
      lacks('signs', await text(), '{{', '}}', '{|'),
    ],
  ),
  situation(
    'data-attribute-of-a-wiki-table',
    'jgm/pandoc#9178',
    ['mediawiki', 'html'],
    '{| class="wikitable" data-description="Ways to call"\n! Name !! Use\n|-\n| data-sort-value="2" | loot || chests\n|}\nText after it.\n',
    'a table of two rows, without the attributes',
    async ({ text }) => [
      holds('words', await text(), '<table', '<th', 'Use', 'loot', 'chests', 'Text after it.'),
      finding('rows', rows(await text()) === 2, await text()),
      lacks('attributes', (await text()).replace(/<[^<>]*>/g, ''), 'data-', 'Ways to call'),
    ],
  ),
  situation(
    'empty-line-and-long-row-marks-in-a-wiki-table',
    'jgm/pandoc#2649',
    ['mediawiki', 'docx'],
    '{| class="wikitable" style="line-height: 1.0"\n\n|- bgcolor="#efefef"\n! Eigenschap !! Doorsnede\n|-----\n| Commutatief\n| A ∩ B = B ∩ A\n|-----\n| Associatief\n| A ∩ (B ∩ C)\n|}\n',
    'three rows of two cells',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [
        finding('rows', rows(html) === 3, html),
        holds('words', html, 'Eigenschap', 'A ∩ B = B ∩ A', 'A ∩ (B ∩ C)'),
        lacks('signs', html, '|-', 'bgcolor'),
      ];
    },
  ),
  situation(
    'style-on-the-first-row-of-a-wiki-table',
    'jgm/pandoc#860',
    ['mediawiki', 'html'],
    '{| class="wikitable"\n|- style="font-weight: bold; background-color: silver;"\n|+historic of versions\n|version\n|date\n|-\n|0.2.0\n|2013/05/20\n|}\n',
    'a table of two rows with its caption',
    async ({ text }) => [
      holds('words', await text(), '<table', 'historic of versions', 'version', '0.2.0', '2013/05/20'),
      finding('rows', rows(await text()) === 2, await text()),
      lacks('signs', await text(), '|-', '|+', '{|', 'silver;"'),
    ],
  ),
  situation(
    'list-table-whose-row-begins-with-an-empty-cell',
    'jgm/pandoc#4193',
    ['rst', 'docx'],
    'Changes:\n\n.. list-table::\n   :widths: 25 25 25\n   :header-rows: 1\n\n   * - Version\n     - Date\n     - Change\n\n   * -\n     - 25.04.2017\n     - Added xxx\n\n       Added yyyy\n',
    'two rows of three cells',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [
        finding('rows', rows(html) === 2, html),
        finding('cells', (html.match(/<t[dh][ >]/g) ?? []).length === 6, html),
        holds('words', html, 'Version', '25.04.2017', 'Added xxx', 'Added yyyy'),
      ];
    },
  ),
  situation(
    'table-of-rst-with-its-own-delimiter',
    'jgm/pandoc#7064',
    ['rst', 'html'],
    '.. csv-table:: Changes\n    :header: "Version", "Date", "Description"\n    :widths: 15, 15, 70\n    :delim: $\n\n    0.1.0 $ 18/02/2013 $ Initial Release, at last\n',
    'a table of three columns, as docutils reads it',
    async ({ text }) => {
      const html = await text();
      return [
        holds('words', html, 'Version', 'Description', '0.1.0', '18/02/2013', 'Initial Release, at last'),
        finding('cells', (html.match(/<t[dh][ >]/g) ?? []).length === 6, html.slice(-1500)),
      ];
    },
  ),
  situation(
    'name-in-a-cell-of-restructured-text',
    'readthedocs/readthedocs.org#460',
    ['rst', 'html'],
    '+------------+------+\n| |product|  | 2.99 |\n+------------+------+\n| Gannet     | 1.99 |\n+------------+------+\n\n.. |product| replace:: Crunchy *Frog*\n',
    'Crunchy Frog in the first cell',
    async ({ text }) => [
      holds('cells', await text(), 'Crunchy <em>Frog</em>', '2.99', 'Gannet'),
      finding('rows', rows(await text()) === 2, await text()),
      lacks('signs', await text(), '|product|'),
    ],
  ),
  situation(
    'caption-of-a-table-over-two-columns-of-the-page',
    'Abhi-1U/texor#9',
    ['tex', 'docx'],
    '\\documentclass[twocolumn]{article}\n\\begin{document}\nSee Table~\\ref{tab:wide}.\n\\begin{table*}[t]\n\\centering\n\\caption{Results of all runs}\\label{tab:wide}\n\\begin{tabular}{lc}\nRun & Score \\\\\nFirst & 17 \\\\\n\\end{tabular}\n\\end{table*}\n\\end{document}\n',
    'See Table 1., the table and its caption',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [
        holds('words', html.replace(/<[^<>]*>/g, ''), 'See Table 1.', 'Results of all runs', 'Score', '17'),
        finding('rows', rows(html) === 2, html),
        lacks('signs', html, '[t]', 'tab:wide]'),
      ];
    },
  ),
  situation(
    'cells-over-rows-and-columns-of-latex',
    'jgm/pandoc#6311',
    ['tex', 'html'],
    '\\documentclass{article}\n\\usepackage{multirow}\n\\begin{document}\n\\begin{tabular}{|l|l|l|}\n\\hline\nTwo & \\multicolumn{2}{c|}{Joined} \\\\ \\hline\n\\multirow{2}{*}{Tall} & a & b \\\\ \\cline{2-3}\n & c & d \\\\ \\hline\n\\end{tabular}\n\\end{document}\n',
    'Joined over two columns, Tall over two rows',
    async ({ text }) => {
      const html = await text();
      return [
        finding('columns', /<t[dh][^>]*colspan="2"[^>]*>Joined</.test(html), html.slice(-1500)),
        finding('rows', /<t[dh][^>]*rowspan="2"[^>]*>Tall</.test(html), html.slice(-1500)),
        holds('words', html, 'Two', '>a<', '>d<'),
      ];
    },
  ),
  situation(
    'command-of-latex-that-ends-before-its-words',
    'jgm/pandoc#2118',
    ['tex', 'html'],
    '\\documentclass{article}\n\\newcommand{\\term}{\\textbf}\n\\newcommand{\\site}{\\href{https://example.com}}\n\\begin{document}\nA \\term{key word} on \\site{our page}.\n\\end{document}\n',
    'the words bold, the page a link',
    async ({ text }) => [holds('marks', await text(), '<strong>key word</strong>', '<a href="https://example.com">our page</a>.')],
  ),
  situation(
    'command-of-latex-with-an-empty-line',
    'jgm/pandoc#934',
    ['tex', 'docx'],
    '\\documentclass{article}\n\\newcommand{\\said}[2]{\n  \\textit{#1}\n\n  \\textbf{#2}\n}\n\\begin{document}\n\\said{This is said}{And this is who said it}\n\nThe end.\n\\end{document}\n',
    'a slanted paragraph, a bold one, the end',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [
        holds('paragraphs', html, '<p><em>This is said</em></p>', '<p><strong>And this is who said it</strong></p>', '<p>The end.</p>'),
      ];
    },
  ),
  situation(
    'command-of-latex-for-text-or-formula',
    'jgm/pandoc#10915',
    ['tex', 'html'],
    '\\documentclass{article}\n\\newcommand{\\sig}{\\ifmmode\\sigma\\else\\mbox{$\\sigma$}\\fi}\n\\begin{document}\nValue \\sig\\ and $2\\sig$.\n\\end{document}\n',
    'sigma twice, nothing of the condition',
    async ({ text }) => {
      const body = (await text()).split('<body').at(-1) ?? '';
      const seen = body.replace(/<annotation[^>]*>[^<]*<\/annotation>/g, '').replace(/<[^<>]*>/g, '');
      return [
        finding('sigma', (seen.match(/[σ𝜎]/gu) ?? []).length === 2, seen),
        lacks('condition', seen, 'ifmmode', 'else', 'mbox', '\\fi'),
      ];
    },
  ),
  situation(
    'caption-of-a-drawn-table-in-org',
    'jgm/pandoc#9279',
    ['org', 'html'],
    '#+LABEL: tbl:things\n#+CAPTION: Things\n+-------+-------+\n| Thing | Count |\n+=======+=======+\n| apple | four  |\n+-------+-------+\n\nText after it.\n',
    'a table of two rows, called Things',
    async ({ text }) => [
      finding('caption', /<caption>(?:<[^>]*>)*Things/.test(await text()), (await text()).slice(-1200)),
      finding('rows', rows(await text()) === 2, (await text()).slice(-1200)),
      holds('words', await text(), 'apple', 'four', 'Text after it.'),
      lacks('signs', await text(), '+--', '#+'),
    ],
  ),
  situation(
    'attached-picture-of-a-notebook-by-its-tag',
    'jupyter/nbconvert#1057',
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
          source: 'Before\n\n<img src="attachment:image.png" width="80"/>\n\nafter',
        },
      ],
    }),
    'the picture between the words',
    async ({ text }) => [
      holds('picture', await text(), 'Before', `data:image/png;base64,${green.slice(0, 40)}`, 'after'),
      lacks('address', await text(), 'attachment:'),
    ],
  ),
];
