import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { foldedBodyOf } from '../../look/markup.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { paperOf, readWords } from '../../look/read.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { redPixel } from './reported-pages.ts';
import { situation } from './situation-of.ts';

const printed = async (path: string): Promise<string> => folded(await pdfText(await paperOf(path)));

/** Lists, tables, formulas and pictures of sources. */
export const givenSources: readonly Situation[] = [
  situation(
    'formulas-in-cells-of-markdown-on-paper',
    'jgm/pandoc#1754',
    ['md', 'pdf'],
    '# test\n\ntest | test | test\n:-- | :-- | :--\n$x^2+y^2=z$ | $$x^2+y^2=z^2$$ | last\n',
    'formulas in the cells',
    async ({ path }) => {
      const text = await pdfText(path);
      return [lacks('source', text, '$', '^2'), holds('last', text, 'last'), finding('formula', /[x𝑥]\s*2?\s*\+\s*[y𝑦]/u.test(text), text)];
    },
  ),
  situation(
    'quotation-and-code-in-a-tight-item',
    'markdown-it/markdown-it#329',
    ['md', 'html'],
    '   - a\n     > b\n     ```\n     c\n     ```\n   - d\n',
    'an item with a quotation and code, then another',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [
        finding(
          'list',
          /<li>\s*(?:<p>)?a(?:<\/p>)? ?<blockquote> ?<p>b<\/p> ?<\/blockquote>.*?<pre[^>]*>.*?c\s*<.*?<\/pre>.*?<\/li> ?<li>\s*(?:<p>)?d/.test(
            html,
          ),
          html,
        ),
      ];
    },
  ),
  situation(
    'item-that-begins-with-a-quotation-in-a-document',
    'laobubu/HyperMD#35',
    ['md', 'docx'],
    '- > What about blockquotes?\n\n  > What about them here?\n\n  A comment about the quote\n\n- Next\n',
    'two bullets and all words in order',
    async ({ path }) => {
      const text = await printed(path);
      return [
        finding('order', /What about blockquotes\? What about them here\? A comment about the quote [^\w\s] Next/.test(text), text),
        same('bullets', (text.match(/[•◦▪●\uf0b7]/g) ?? []).length, 2),
      ];
    },
  ),
  situation(
    'table-of-markdown-to-jira',
    'sooperset/mcp-atlassian#1343',
    ['md', 'jira'],
    '| Region | Count | Roles |\n|--------|-------|-------|\n| east   | 10    | web=4, db=2 |\n| west   | 8     | web=4, cache=2 |\n',
    'a head and two rows of Jira',
    async ({ text }) => {
      const all = await text();
      return [
        finding(
          'table',
          /^\|\| ?Region ?\|\| ?Count ?\|\| ?Roles ?\|\|\n\| ?east ?\| ?10 ?\| ?web=4, db=2 ?\|\n\| ?west ?\| ?8 ?\| ?web=4, cache=2 ?\|$/m.test(
            all,
          ),
          all,
        ),
      ];
    },
  ),
  situation(
    'hyphen-alone-above-a-heading-of-restructured-text',
    'jgm/pandoc#4382',
    ['rst', 'html'],
    'header\n======\n\n-\n\ntitle\n=====\n\ntxt\n',
    'two headings, no table',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [lacks('table', html, '<table'), finding('headings', /<h\d[^>]*>header<\/h\d>.*<h\d[^>]*>title<\/h\d>.*txt/.test(html), html)];
    },
  ),
  situation(
    'heading-with-a-blank-at-its-end-of-restructured-text',
    'jgm/pandoc#4280',
    ['rst', 'docx'],
    '=====================\nSoftware Requirements\n=====================\n\n------\nDevice\n------\n\nInstaller\n---------\n\nDriver \n------\n\nAbout driver\n',
    'Driver is a heading',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const heading = [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([one]) => one).find((one) => one.includes('>Driver')) ?? '';
      return [
        finding('heading', /w:pStyle w:val="Heading/.test(heading), heading),
        lacks('line', await readWords({ path } as never), '------'),
      ];
    },
  ),
  situation(
    'fields-with-further-lines-of-restructured-text',
    'jgm/pandoc#79',
    ['rst', 'html'],
    ':foo: bar\n:baz: quux\n  quux\n\nAfter\n',
    'two fields, the second with both words',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [lacks('signs', html, ':foo:', ':baz:'), holds('words', html.replace(/<[^>]+>/g, ' '), 'foo', 'bar', 'quux quux', 'After')];
    },
  ),
  situation(
    'columns-without-gaps-and-with-widths-of-latex',
    'jgm/pandoc#1180',
    ['tex', 'docx'],
    '\\documentclass{article}\\begin{document}\n\\begin{tabular}{@{}ccc@{}}\nfoo & bar & baz \\\\\nfoo & bar & baz\n\\end{tabular}\n\n\\begin{tabular}{p{20mm}p{20mm}p{20mm}}\nfoo & bar & baz \\\\\nfoo & bar & baz\n\\end{tabular}\n\\end{document}\n',
    'two tables of three columns',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [
        same('tables', (xml.match(/<w:tbl>/g) ?? []).length, 2),
        same('cells', (xml.match(/<w:tc>/g) ?? []).length, 12),
        lacks('signs', xml, '20mm', '@'),
      ];
    },
  ),
  situation(
    'bars-around-a-word-in-an-item-of-org',
    'jgm/pandoc#3499',
    ['org', 'html'],
    '- |something|\n- term :: |def|\n\n1. |other|\n',
    'words between bars, no tables',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [lacks('tables', html, '<table'), holds('words', html, '|something|', '|def|', '|other|')];
    },
  ),
  situation(
    'table-tags-within-a-wiki',
    'outofcontrol/mediawiki-to-gfm#23',
    ['mediawiki', 'md'],
    "== Head ==\n\n<table> <tr> <td>\none</td> <td>'''two'''</td></tr>\n<tr><td>three</td><td>four</td></tr></table>\n\nAfter\n",
    'all four cells, and the words behind them',
    async ({ text }) => [holds('words', await text(), 'Head', 'one', '**two**', 'three', 'four', 'After')],
  ),
  situation(
    'list-of-callouts-of-docbook',
    'jgm/pandoc#1795',
    ['dbk', 'html'],
    '<article xmlns="http://docbook.org/ns/docbook"><title>T</title><programlisting>a = 1 <co xml:id="c1"/>\nb = 2 <co xml:id="c2"/></programlisting><calloutlist><callout arearefs="c1"><para>Sets a.</para></callout><callout arearefs="c2"><para>Sets b.</para></callout></calloutlist></article>',
    'the code and both remarks as a list',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [holds('code', html, 'a = 1', 'b = 2'), finding('list', /<li>.*Sets a\..*<\/li>.*<li>.*Sets b\..*<\/li>/.test(html), html)];
    },
  ),
  situation(
    'picture-of-markdown-to-a-wiki',
    'WikiEducationFoundation/WikiEduDashboard#164',
    ['md', 'mediawiki'],
    'Look:\n\n![Eryops skeleton](Eryops_-_National_Museum.jpg)\n\nDone.\n',
    'the file and its words',
    async ({ text }) => [
      finding('file', /\[\[(?:File|Image):Eryops_-_National_Museum\.jpg\|[^\]]*Eryops skeleton\]\]/.test(await text()), await text()),
    ],
  ),
  situation(
    'groups-of-rows-of-latex-in-markdown',
    'docling-project/docling#3176',
    ['tex', 'md'],
    '\\documentclass{article}\\usepackage{multirow,booktabs}\\begin{document}\\begin{tabular}{llrr}\\toprule\n & & \\multicolumn{2}{c}{Score} \\\\\nModel & Repr. & F1 & EM \\\\\\midrule\n\\multirow{2}{*}{Base} & JSON & 1.5 & 2 \\\\\n & XML & 3 & 4 \\\\\\midrule\n\\multirow{2}{*}{Large} & JSON & 5 & 6 \\\\\n & XML & 7 & 8 \\\\\\bottomrule\n\\end{tabular}\\end{document}\n',
    'six rows, each value in its column',
    async ({ path }) => {
      const html = folded(await look('pandoc', '--sandbox', '--wrap=none', '--from=gfm', '--to=html', path));
      const rows = [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
        [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) => cell.trim()),
      );
      const last = (sign: string): readonly string[] => rows.filter((row) => row[1] === sign).map((row) => row.slice(2).join(' '));
      return [
        same('json', last('JSON'), ['1.5 2', '5 6']),
        same('xml', last('XML'), ['3 4', '7 8']),
        same(
          'width',
          rows.every((row) => row.length === 4),
          true,
        ),
      ];
    },
  ),
  situation(
    'upright-letter-without-braces-in-a-formula-of-latex',
    'jgm/pandoc#3263',
    ['tex', 'docx'],
    '\\documentclass{article}\\usepackage{amsmath}\\newcommand{\\diff}{\\mathop{}\\!d}\\begin{document}The energy in Eq. \\eqref{eq:1}:\n\\begin{equation}\\label{eq:1}\n\\begin{aligned}\n\\min_{0 \\le x \\le 1} \\Bigg\\{ F(\\mu,\\mathrm w)\n={}&\\gamma\\sum_{j=1}^{d}\\int_{\\Omega} f^2(x)\\diff x\\\\\n&+ \\frac{\\beta}{2}\\int_\\Omega \\left( \\sum_{j=1}^d x-1 \\right)^2 \\diff x \\Bigg\\}.\n\\end{aligned}\n\\end{equation}\n\\end{document}\n',
    'a formula of the document, no source',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [
        finding('formula', /<m:oMath[ >]/.test(xml), xml.slice(-1500)),
        lacks('source', xml, '\\begin', '\\mathrm', '\\Bigg'),
        holds('number', xml.replace(/<[^>]+>/g, ''), 'Eq. (1)'),
      ];
    },
  ),
  situation(
    'words-and-marks-in-lines-of-a-formula',
    'jgm/pandoc#6433',
    ['md', 'html'],
    '$$\n\\begin{aligned}\nc_t &= \\sum_{i=1}^n \\alpha_{i}^th_i & \\text{: Context vector for output }y_t \\\\\n\\alpha^t &= align(y_i, x_i) & \\text{: How well two words }y_t\\text{ and }x_i\\text{ are aligned.} \\\\\n&= \\frac{\\exp(score(s_{t-1}, h_i))}{\\sum_j \\exp(score(s_{t-1}, h_j)} & \\text{: Softmax of some score.}\n\\end{aligned}\n$$\n',
    'a formula of three lines with its words',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      const math = html.slice(html.indexOf('<math'), html.indexOf('<annotation'));
      return [
        same('lines', (math.match(/<mtr[ >]/g) ?? []).length, 3),
        holds('words', math.replaceAll('\u00a0', ' '), 'Context vector for output', 'How well two words', 'Softmax of some score.'),
      ];
    },
  ),
  situation(
    'picture-between-words-of-an-item-in-a-document',
    'MohtashamMurshid/md-to-docx#66',
    ['md', 'docx'],
    `1. Before ![red](data:image/png;base64,${redPixel}) after the picture\n2. Second item\n`,
    'two numbers, the picture within the first item',
    async ({ path }) => {
      const text = await printed(path);
      return [
        finding('numbers', /1\. Before\s+after the picture 2\. Second item/.test(text), text),
        same('pictures', ((await part(path, 'word/document.xml')).match(/<pic:pic\b/g) ?? []).length, 1),
      ];
    },
  ),
];
