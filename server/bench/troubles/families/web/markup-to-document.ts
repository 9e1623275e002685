import { finding, same } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const latex = (body: string, head = ''): string => `\\documentclass{article}\n${head}\\begin{document}\n${body}\n\\end{document}\n`;
const bodyOf = async (text: () => Promise<string>): Promise<string> => {
  const html = await text();
  return html.slice(html.indexOf('<body'));
};

/** Reports on converters of Markdown, LaTeX, reStructuredText and DocBook. */
export const markupToDocument: readonly Situation[] = [
  situation(
    'marked-word-in-a-document',
    'JessicaTegner/pypandoc#366',
    ['md', 'docx'],
    'Some <mark>highlighted</mark> words.\n',
    'a colour behind the word',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const run = /<w:r>(?:(?!<w:r>)[\s\S])*$/.exec(xml.slice(0, xml.indexOf('>highlighted<')))?.[0] ?? '';
      return [finding('colour', /<w:highlight |<w:shd [^>]*w:fill="FFFF00"/i.test(run), run)];
    },
  ),
  situation(
    'own-name-of-a-heading',
    'RickStrahl/MarkdownMonster#525',
    ['md', 'html'],
    '### My Great Heading {#custom-id}\n\nSee [it](#custom-id).\n',
    'the heading with that id and without the braces',
    async ({ text }) => [holds('heading', await text(), '<h3 id="custom-id">My Great Heading</h3>')],
  ),
  situation(
    'folded-details-on-paper',
    'fabiocolacio/Marker#405',
    ['md', 'pdf'],
    '<details>\n<summary>Click to see more details</summary>\n\nContent that should be *visible* in the exported pdf\n</details>\n',
    'the content too',
    async ({ path }) => [holds('words', await pdfText(path), 'Click to see more details', 'Content that should be visible')],
  ),
  situation(
    'table-in-an-item-of-markdown',
    'thomas-villani/all2md#96',
    ['md', 'docx'],
    '- lead:\n\n  | k | v |\n  |---|---|\n  | 1 | 2 |\n\n- next\n',
    'the item, the table of two rows, the next item, in this order',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [
        finding('order', /lead:[\s\S]*<table[\s\S]*k[\s\S]*v[\s\S]*1[\s\S]*2[\s\S]*<\/table>[\s\S]*next/.test(html), html),
        same('rows', (html.match(/<tr/g) ?? []).length, 2),
      ];
    },
  ),
  situation(
    'bullets-below-a-number',
    'showdownjs/showdown#1015',
    ['md', 'html'],
    '1. **Item 1**:\n   - nested item:\n   - Me too!\n\n2. **Item 2**:\n   - another\n',
    'one numbered list, with bullets in both items',
    async ({ text }) => {
      const html = await text();
      return [
        same('lists', [(html.match(/<ol/g) ?? []).length, (html.match(/<ul/g) ?? []).length], [1, 2]),
        finding('inside', !/<\/ol>\s*<ul/.test(html), html),
      ];
    },
  ),
  situation(
    'lines-of-code-in-a-document',
    'jgm/pandoc#828',
    ['md', 'docx'],
    '# test\n\n    Hello\n    World\n',
    'two lines',
    async ({ path }) => {
      const plain = await readByPandoc(path, 'docx', 'plain');
      return [lacks('one word', plain, 'HelloWorld', 'Hello World'.repeat(2)), finding('lines', /Hello\s*\n+\s*World/.test(plain), plain)];
    },
  ),
  situation(
    'quotation-marks-of-babel',
    'jgm/pandoc#6120',
    ['tex', 'html'],
    latex('\\glqq Outer quote \\glq inner quote\\grq{} end\\grqq', '\\usepackage[ngerman]{babel}\n'),
    '„Outer quote ‚inner quote‘ end“',
    async ({ text }) => [holds('signs', await bodyOf(text), '„Outer quote ‚inner quote‘ end“')],
  ),
  situation(
    'guillemets-of-latex',
    'jgm/pandoc#6120',
    ['tex', 'html'],
    latex('\\guillemotleft Outer quote \\quotedblbase inner quote\\textquotedblleft\\guillemotright'),
    '«Outer quote „inner quote“»',
    async ({ text }) => [holds('signs', await bodyOf(text), '«Outer quote „inner quote“»')],
  ),
  situation(
    'words-without-serifs-of-latex',
    'jgm/pandoc#3488',
    ['tex', 'html'],
    latex(
      '\\fnf{Abcd} \\textsf{Mnop} \\fnr{Efgh}',
      '\\newcommand{\\fnf}[1]{\\textsc{\\textsf{#1}}}\n\\newcommand{\\fnr}[1]{\\textbf{\\textsf{#1}}}\n',
    ),
    'all words',
    async ({ text }) => [holds('words', (await bodyOf(text)).replace(/<[^>]*>/g, ''), 'Abcd Mnop Efgh')],
  ),
  situation(
    'short-forms-of-a-glossary',
    'jgm/pandoc#3539',
    ['tex', 'html'],
    latex(
      'Many languages provide \\glspl{api}. Each \\gls{api} should be described.',
      '\\usepackage{glossaries}\n\\newacronym{api}{API}{Application Programming Interface}\n',
    ),
    'the long form with the short one where it comes first, then the short one',
    async ({ text }) => [
      holds('words', (await bodyOf(text)).replace(/<[^>]*>/g, ''), 'provide Application Programming Interfaces (APIs).', 'Each API should'),
    ],
  ),
  situation(
    'short-names-of-units',
    'jgm/pandoc#4773',
    ['tex', 'html'],
    latex('A way of \\SI{12}{\\km} in \\SI{90}{\\minute}.', '\\usepackage{siunitx}\n'),
    '12 km and 90 min',
    async ({ text }) => [holds('units', (await bodyOf(text)).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' '), '12 km', '90 min')],
  ),
  situation(
    'part-for-one-builder',
    'EnterpriseDB/docs#165',
    ['rst', 'html'],
    'Title\n=====\n\n.. only:: html\n\n   Words of the page.\n\nMore words.\n',
    'the words of the page',
    async ({ text }) => [holds('words', await bodyOf(text), 'Words of the page.', 'More words.')],
  ),
  situation(
    'table-in-an-item-of-docbook',
    'jgm/pandoc#3430',
    ['dbk', 'docx'],
    '<article xmlns="http://docbook.org/ns/docbook" version="5.0"><title>T</title><itemizedlist><listitem><para>Item</para><informaltable><tgroup cols="2"><tbody><row><entry>left</entry><entry>right</entry></row></tbody></tgroup></informaltable></listitem></itemizedlist></article>',
    'the item and the table',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [holds('words', html, 'Item'), finding('table', /<table[\s\S]*left[\s\S]*right/.test(html), html)];
    },
  ),
];
