import { finding, same } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const joined = `Before

{| class="wikitable"
!colspan=4|template request
|-
! Key !! Required !! Type !! Description
|-
| capabilities || No || Array of Strings || SHOULD contain a list
|-
| mode || No || String || MUST be "template" or omitted
|}

After
`;

const down = `{|class="wikitable" style="text-align: center;"
|-
!rowspan=3 style=""|Witness program version
!colspan=4 style=""|Hash size
|-
!colspan=2 style=""|20-byte
!colspan=2 style=""|32-byte
|-
!Mainnet
!Testnet
!Mainnet
!Testnet
|-
|0||p2||QW||7Xh||T7n
|-
|1||p4||QY||7Xq||T7w
|}
`;

const tex = (body: string, head = ''): string => `\\documentclass{article}\n${head}\\begin{document}\n${body}\n\\end{document}\n`;

/** Wikis and LaTeX: nothing of a table or formula is dropped. */
export const wikiAndLatex: readonly Situation[] = [
  situation(
    'joined-cells-of-a-wiki-table',
    'jgm/pandoc#6992',
    ['mediawiki', 'html'],
    joined,
    'four columns with all cells',
    async ({ text }) => [
      holds('cells', await text(), 'template request', 'Required', 'Description', 'Array of Strings', 'SHOULD contain a list', 'MUST be'),
      finding(
        'columns',
        [...(await text()).matchAll(/<tr[^>]*>(?:(?!<\/tr>)[\s\S])*/g)].some(([row]) => (row.match(/<t[dh]/g) ?? []).length === 4),
        await text(),
      ),
    ],
  ),
  situation(
    'cells-joined-downwards-of-a-wiki-table',
    'jgm/pandoc#10490',
    ['mediawiki', 'md'],
    down,
    'each number under its own network',
    async ({ text }) => {
      const rows = (await text()).split('\n').map((line) =>
        line
          .split('|')
          .map((cell) => cell.trim())
          .filter((cell) => cell !== ''),
      );
      return [
        same(
          'row of 0',
          rows.find(([first]) => first === '0'),
          ['0', 'p2', 'QW', '7Xh', 'T7n'],
        ),
        holds('heads', await text(), 'Witness program version', 'Hash size', '20-byte', '32-byte', 'Testnet'),
        lacks('attributes', await text(), 'style=""', 'rowspan=3 '),
      ];
    },
  ),
  situation(
    'exclamation-mark-in-a-wiki-table',
    'jgm/pandoc#4508',
    ['mediawiki', 'md'],
    '{|\n! Column A\n! Column B\n|-\n| Item1\n| plain text\n|-\n| Item2 !exclude\n| Wow! No!! Really\n|}\n',
    'the words as written',
    async ({ text }) => [holds('cells', (await text()).replaceAll('\\', ''), 'Item2 !exclude', 'Wow! No!! Really')],
  ),
  situation(
    'units-within-a-formula',
    'jgm/pandoc#5262',
    ['tex', 'docx'],
    tex(
      'Depth \\SI{20}{mm} and $t=\\SI{20}{mm}$, $v = \\qty{5}{\\meter\\per\\second}$, count \\num{1000} and $n=\\num{42}$.',
      '\\usepackage{siunitx}\n',
    ),
    'the units as words of the equations, no commands',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const words = xml.replace(/<[^>]*>/g, '').replace(/[\s\u00a0\u2009\u202f]/g, '');
      return [
        lacks('commands', xml, '\\SI', '\\qty', '\\num', '\\meter'),
        holds('words', words, 'Depth20mmandt=20mm', 'n=42'),
        finding('equations', (xml.match(/<m:oMath[ >]/g) ?? []).length === 3, xml),
      ];
    },
  ),
  situation(
    'shorthand-for-text-and-formula',
    'jgm/pandoc#3689',
    ['tex', 'docx'],
    tex(
      'Let \\G be a graph with $\\G=(\\V, \\E)$ and \\nodes nodes, $1-\\rate$.',
      '\\usepackage{xspace}\n\\newcommand{\\G}{\\ensuremath{G}\\xspace}\n\\newcommand{\\V}{\\ensuremath{V}\\xspace}\n\\newcommand{\\E}{\\ensuremath{E}\\xspace}\n\\newcommand{\\nodes}{\\ensuremath{n}\\xspace}\n\\newcommand{\\rate}{{\\ensuremath{r}\\xspace}}\n',
    ),
    'equations G=(V,E) and 1−r, no commands',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const words = xml.replace(/<[^>]*>/g, '').replace(/\s/g, '');
      return [
        lacks('commands', xml, 'ensuremath', 'xspace', '\\G'),
        holds('words', words.replace(/[()]/g, ''), 'beagraphwith', 'G=V,E', '1−r'),
      ];
    },
  ),
  situation(
    'alignment-of-columns-in-org',
    'emacsorphanage/ox-pandoc#3',
    ['org', 'docx'],
    '#+caption: left, center and right aligned columns\n| <l>    |   <c>    |      <r> |\n| a      |    b     |        c |\n| aaaaaa | bbbbbbbb | cccccccc |\n',
    'b centred, c at the right, the caption',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'plain');
      const xml = await part(path, 'word/document.xml');
      const cellOf = (word: string): string => xml.split('<w:tc>').find((one) => one.includes(`>${word}<`)) ?? '';
      return [
        holds('caption', html, 'left, center and right aligned columns'),
        finding('centre', cellOf('b').includes('w:jc w:val="center"'), cellOf('b')),
        finding('right', /w:jc w:val="(?:right|end)"/.test(cellOf('c')), cellOf('c')),
        lacks('signs', html, '<l>', '<c>', '<r>'),
      ];
    },
  ),
];
