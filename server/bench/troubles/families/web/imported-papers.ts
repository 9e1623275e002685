import { finding } from '../../../fidelity/check.ts';
import { bodyOf, viewOf } from '../../look/markup.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const bare = (html: string): string => bodyOf(html).replace(/ (?:class|style)="[^"]*"|<\/?(?:p|col|colgroup|span)>|<col \/>|\s+/g, '');
const latex = (body: string, preamble = ''): string => `\\documentclass{article}\n${preamble}\\begin{document}\n${body}\n\\end{document}\n`;

/** LaTeX. */
export const importedPapers: readonly Situation[] = [
  situation(
    'bold-words-at-the-start-of-an-item-of-latex',
    'AmerMathSoc/texml#224',
    ['tex', 'html'],
    latex('\\begin{enumerate}\n    \\item {\\bf Prove:} Let $x$ be one.\n    \\item {\\em Show} that.\n\\end{enumerate}'),
    'two items, of the first the first word bold',
    async ({ text }) => {
      const body = bare(await text());
      return [finding('items', /<ol[^>]*><li><strong>Prove:<\/strong>Let.*<\/li><li><em>Show<\/em>that\.<\/li><\/ol>/.test(body), body)];
    },
  ),
  {
    ...situation(
      'signs-of-a-list-set-in-latex',
      'maranget/hevea#40',
      ['tex', 'docx'],
      latex(
        '\\small\n\\begin{enumerate}\n  \\renewcommand{\\labelenumi}{(\\arabic{enumi})}\n\n\\item An item.\n\\item Another.\n\\end{enumerate}',
      ),
      'items (1) and (2)',
      async ({ path }) => {
        const native = folded(await readByPandoc(path, 'docx', 'native'));
        return [
          finding('signs', /OrderedList \( ?1 ?, ?Decimal ?, ?TwoParens/.test(native), native),
          holds('words', native, '"An"', '"Another."'),
          lacks('commands', native, 'labelenumi', 'enumi'),
        ];
      },
    ),
    stillWrong: 'The page, through which the text goes, has no signs in brackets: the numbers stand with a full stop.',
  },
  situation(
    'description-without-a-term-in-latex',
    'scipenai/tylax#32',
    ['tex', 'md'],
    latex(
      '\\begin{description}\n   \\item This is an entry \\textit{without} a label.\n   \\item[Something short] A short one-line description.\n\\end{description}',
    ),
    'both entries, the second with its term',
    async ({ path, text }) => {
      const html = await viewOf(path);
      return [
        holds('first', html, 'This is an entry <em>without</em> a label.'),
        holds('second', html, 'Something short', 'A short one-line description.'),
        lacks('colon', await text(), ':   This is an entry'),
      ];
    },
  ),
  situation(
    'items-with-signs-of-their-own-in-latex',
    'gerby-project/gerby-website#129',
    ['tex', 'html'],
    latex('\\begin{itemize}\n\\item[] No bullet here.\n\\item[$(a)$] With a letter.\n\\item A bullet.\n\\end{itemize}'),
    'the sign (a) before the words of the second item',
    async ({ text }) => {
      const words = folded(bodyOf(await text()).replace(/<annotation.*?<\/annotation>|<[^>]+>/gs, ' '));
      return [
        holds('words', words, 'No bullet here.', 'A bullet.'),
        finding('sign', /\( ?a ?\) ?With a letter\./.test(words), words),
        lacks('brackets', words, '[]'),
      ];
    },
  ),
];
