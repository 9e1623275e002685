import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { foldedBodyOf } from '../../look/markup.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { inkOf } from '../../look/pdf-marks.ts';
import { paperOf } from '../../look/read.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { redPixel } from './reported-pages.ts';
import { situation } from './situation-of.ts';

const printed = async (path: string): Promise<string> => pdfText(await paperOf(path));
const mathsOf = async (path: string): Promise<string> => part(path, 'word/document.xml');

/** Tables, numbers, formulas and marks of sources. */
export const toldSources: readonly Situation[] = [
  situation(
    'pattern-with-a-bar-and-dollars-in-a-cell-of-markdown',
    'dotnet/docfx#11083',
    ['md', 'html'],
    '| name | regex |\n|-------------|---------|\n| test | `^\\d{3}-\\d{3}-\\d{3}-\\d{3}$\\|^\\d{3}-\\d{3}-\\d{3}-\\d{5}$` | \n',
    'the pattern as code, without the backslash before the bar',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [holds('code', html, '>^\\d{3}-\\d{3}-\\d{3}-\\d{3}$|^\\d{3}-\\d{3}-\\d{3}-\\d{5}$</code>')];
    },
  ),
  situation(
    'numbers-from-44-with-paragraphs-in-a-document',
    'jgm/pandoc#9969',
    ['md', 'docx'],
    '44. First para of first item.\n\n    Second para of first item.\n\n    1. First para of first sub item.\n\n    2. Second para of first sub item.\n\n45. First para of second item.\n',
    '44, below it 1 and 2, then 45',
    async ({ path }) => {
      const words = folded(await printed(path));
      return [
        finding(
          'signs',
          /44\. First para of first item\. Second para of first item\. 1\. First para of first sub item\. 2\. Second para of first sub item\. 45\. First para of second item\./.test(
            words,
          ),
          words,
        ),
      ];
    },
  ),
  situation(
    'items-that-begin-like-numbers-in-a-document',
    'docling-project/docling#1990',
    ['md', 'docx'],
    '## Some heading\n\n- First\n  - subitem\n- B. second\n- Third\n- 4\\. Fourth with number\n\nThe end!\n',
    'bullets; the words keep B. and 4.',
    async ({ path }) => {
      const words = folded(await printed(path));
      return [
        finding(
          'items',
          /[^\w\s] First [^\w\s] subitem [^\w\s] B\. second [^\w\s] Third [^\w\s] 4\. Fourth with number The end!/.test(words),
          words,
        ),
      ];
    },
  ),
  situation(
    'bar-between-two-grids-of-a-formula-in-a-document',
    'jgm/pandoc#7233',
    ['md', 'docx'],
    '$$\n\\left( \\begin{matrix}\n0 & 0 \\\\\n0 & 0 \\\\\n\\end{matrix} \\middle| \\begin{matrix}\n1 & 0 \\\\\n0 & 1 \\\\\n\\end{matrix} \\right)\n$$\n',
    'two grids within one pair of brackets, a bar between them',
    async ({ path }) => {
      const xml = await mathsOf(path);
      const [delimited = ''] = /<m:d>.*<\/m:d>/s.exec(xml) ?? [];
      return [
        finding('grids', (delimited.match(/<m:m>/g) ?? []).length === 2, xml.slice(-1500)),
        finding('bar', /<m:sepChr m:val="[|∣│]"/.test(delimited) || /<m:t[^>]*>[|∣│]<\/m:t>/.test(delimited), delimited.slice(0, 600)),
        lacks('source', xml, '\\middle', '\\left'),
      ];
    },
  ),
  situation(
    'formula-below-the-words-of-an-item-in-a-document',
    'jgm/pandoc#784',
    ['md', 'docx'],
    '- for example\n  $$\\alpha+b$$\n- second item\n',
    'two bullets, the formula without one',
    async ({ path }) => {
      const words = folded(await printed(path));
      return [
        finding('bullets', (words.match(/[•◦▪●\uf0b7]/g) ?? []).length === 2, words),
        holds('formula', (await mathsOf(path)).replace(/<(?!\/?m:oMath)[^>]+>/g, ''), '<m:oMath>'),
      ];
    },
  ),
  situation(
    'picture-tag-in-a-cell-of-markdown-on-paper',
    'yzane/vscode-markdown-pdf#56',
    ['md', 'pdf'],
    `<img src="data:image/png;base64,${redPixel}" width="80" height="80">\n\n| Image |\n| --- |\n|<img src="data:image/png;base64,${redPixel}" width="80" height="80">|\n`,
    'the picture twice',
    async ({ path }) => {
      const [, wide = '1', high = '1'] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(await look('pdfinfo', path)) ?? [];
      const area = (await inkOf(path, 1, '#ff0000')) * Number(wide) * Number(high);
      // 80 pixels are 60 points.
      return [finding('area', Math.abs(area - 2 * 3600) < 400, area)];
    },
  ),
  situation(
    'braces-in-code-and-quotation-marks-to-jira',
    'jgm/pandoc#5858',
    ['md', 'jira'],
    '```\ntest {\n  one, two, three\n}\n```\n\n>Block quote.\n\nNext "paragraph" with a dash - and under_score.\n',
    'the code without backslashes or an empty line, the words without entities',
    async ({ text }) => {
      const all = await text();
      return [
        finding('code', /\{(code|noformat)\}\ntest \{\n {2}one, two, three\n\}\n?\{\1\}/.test(all), all),
        lacks('entities', all, '&'),
        holds('words', all, 'Next "paragraph" with a dash - and under_score.'),
      ];
    },
  ),
  situation(
    'cell-over-two-rows-with-a-width-of-latex',
    'jgm/pandoc#6603',
    ['tex', 'html'],
    '\\documentclass{article}\\usepackage{multirow}\\begin{document}\\begin{tabular}{lr}\n\\multirow{2}{5em}{hello} & one \\\\\n & two \\\\\n\\multirow[t]{2}{*}{again} & three \\\\\n & four \\\\\n\\end{tabular}\\end{document}\n',
    'a table with two cells over two rows',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [
        finding(
          'first',
          /<td[^>]*rowspan="2"[^>]*>(?:<p>)?hello(?:<\/p>)?<\/td> ?<td[^>]*>one<\/td> ?<\/tr> ?<tr[^>]*> ?<td[^>]*>two<\/td>/.test(html),
          html,
        ),
        finding('second', /<td[^>]*rowspan="2"[^>]*>(?:<p>)?again(?:<\/p>)?<\/td> ?<td[^>]*>three<\/td>/.test(html), html),
      ];
    },
  ),
  situation(
    'columns-of-formulas-set-apart-in-latex',
    'jgm/pandoc#3018',
    ['tex', 'html'],
    '\\documentclass{article}\\usepackage{amsmath}\\begin{document}\\begin{alignat*}{2}\n  a &= b & \\qquad & \\text{some description}\\\\\n c &= d & & \\text{another}\n\\end{alignat*}\\end{document}\n',
    'two rows of a formula, no stray 2',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [
        finding('formula', /<math.*some description.*another/.test(html), html),
        lacks('stray', html.replace(/<annotation.*?<\/annotation>/g, ''), '<mn>2</mn>'),
        finding('rows', (html.match(/<mtr>|<mtr /g) ?? []).length === 2, html),
      ];
    },
  ),
  situation(
    'caption-of-a-drawn-table-with-a-name-in-org',
    'jgm/pandoc#10164',
    ['org', 'html'],
    '* Cosas\n\nCosas \n\n#+CAPTION: Cosas de prueba\n#+LABEL: tbl:tabla1\n+----------+----------+\n| cosas    | cosas    |\n+:========:+:========:+\n| Uno      | Dos      |\n+----------+----------+\n| Tres     | Cuatro   |\n+----------+----------+\n\nDespués.\n',
    'a table with its caption',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [finding('caption', /<caption>(?:<p>)?(?:[^<]*)Cosas de prueba/.test(html), html), holds('cells', html, 'Cuatro</td>')];
    },
  ),
  situation(
    'repeated-columns-of-a-formula-in-a-document',
    'jgm/pandoc#9129',
    ['md', 'docx'],
    'Solve $\\left\\{ {\\begin{array}{*{20}{l}} {(m + 2)x = 1}\\\\ {3x - (m - 3){y^{\\left| m \\right| - 2}} + 4 = 0} \\end{array}} \\right.$ now.\n',
    'a formula of two rows',
    async ({ path }) => {
      const xml = await mathsOf(path);
      return [
        finding(
          'rows',
          (xml.match(/<m:mr>/g) ?? []).length === 2 || (xml.match(/<m:eqArr>.*?<\/m:eqArr>/s)?.[0].match(/<m:e>/g) ?? []).length >= 2,
          xml.slice(-1800),
        ),
        lacks('source', xml, '\\begin', 'array'),
      ];
    },
  ),
  situation(
    'category-of-a-wiki-that-is-not-closed',
    'peterjc/mediawiki_to_git_md#29',
    ['mediawiki', 'md'],
    "== Head ==\nSome '''bold''' words.\n\n[[Category: Something]\n\nMore words with a [[Page|link]].\n",
    'all words before and behind it',
    async ({ text }) => [holds('words', await text(), '## Head', '**bold**', 'More words with a [link](Page')],
  ),
  situation(
    'bar-and-signs-in-a-cell-of-docbook-to-asciidoc',
    'jgm/pandoc#8665',
    ['dbk', 'adoc'],
    '<?xml version="1.0" encoding="UTF-8"?>\n<article><section><title>S</title><informaltable frame="all" rowsep="1" colsep="1"><tgroup cols="2"><thead><row><entry align="left" valign="top">h1</entry><entry align="left" valign="top">h2</entry></row></thead><tbody><row><entry align="left" valign="top"><simpara>!@#$%^&amp;*(){}|~?+-\',."&lt;&gt;[]\\`</simpara></entry><entry align="left" valign="top"><simpara>col 2</simpara></entry></row></tbody></tgroup></informaltable></section></article>\n',
    'a table of two columns with all signs',
    async ({ path }) => {
      const html = (await look('asciidoctor', '-e', '-o', '-', path))
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&');
      return [
        finding('signs', html.replaceAll(/[’']/g, "'").includes('!@#$%^&*(){}|~?+-\',."<>[]\\`'), html),
        finding('cell', /<td[^>]*>(?:<div[^>]*>)*<p[^>]*>col 2<\/p>/.test(folded(html).replaceAll('> <', '><')), html),
      ];
    },
  ),
  situation(
    'table-and-list-with-line-ends-of-windows-of-jira',
    'catcombo/jira2markdown#25',
    ['jira', 'md'],
    'Table Test:\r\n\r\n||heading 1||heading 2||heading 3||\r\n|col A1|col A2|col A3|\r\n|col B1|col B2|col B3|\r\n\r\nLine after table\r\n\r\n* one\r\n* two\r\n\r\nLine after list',
    'a table, a list, and the lines behind them as paragraphs',
    async ({ path }) => {
      const html = folded(await look('pandoc', '--sandbox', '--wrap=none', '--from=gfm', '--to=html', path));
      return [
        finding('table', /<th>heading 3<\/th>.*<td>col A1<\/td> ?<td>col A2<\/td> ?<td>col A3<\/td>/.test(html), html),
        holds(
          'lines',
          html.replaceAll(/(<li>) ?<p>|<\/p> ?(<\/li>)/g, '$1$2'),
          '<p>Line after table</p>',
          '<li>one</li> <li>two</li>',
          '<p>Line after list</p>',
        ),
      ];
    },
  ),
  situation(
    'picture-that-is-a-link-of-textile',
    'opf/openproject#6594',
    ['textile', 'md'],
    'See !imagelink.png!:http://foobar.example/ and !>{width:50px}logo.png(Our logo)!.\n',
    'a picture within a link, and a picture with its words',
    async ({ path, text }) => {
      const html = folded(await look('pandoc', '--sandbox', '--wrap=none', '--from=gfm', '--to=html', path));
      return [
        finding('link', /<a href="http:\/\/foobar\.example\/"><img src="imagelink\.png"[^>]*><\/a>/.test(html), await text()),
        finding('picture', /<img [^>]*src="logo\.png"[^>]*>/.test(html) && /<img [^>]*"Our logo"/.test(html), await text()),
      ];
    },
  ),
];
