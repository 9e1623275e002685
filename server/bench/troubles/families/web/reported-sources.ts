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

const shown = async (path: string, from = 'gfm'): Promise<string> =>
  folded(await look('pandoc', '--sandbox', '--wrap=none', `--from=${from}`, '--to=html', path));

/** Tables, lists, notes and references of sources. */
export const reportedSources: readonly Situation[] = [
  situation(
    'table-tags-of-markdown-with-a-caption-in-a-document',
    'jgm/pandoc#3924',
    ['md', 'docx'],
    `Before

<table summary="Relationship between media groups and media types">
<caption>Relationship between media groups</caption>
<tbody>
<tr>
<th>Media Types </th>
<th>Groups</th>
<th>Groups</th>
</tr>
<tr>
<th>&nbsp; </th>
<th>continuous/paged </th>
<th>visual/audio </th>
</tr>
<tr>
<th>braille</th>
<td align="center">continuous</td>
<td align="center">tactile</td>
</tr>
</tbody>
</table>

After
`,
    'a table of three rows and columns, its caption, the centred cells centred',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const table = /<w:tbl>.*<\/w:tbl>/s.exec(xml)?.[0] ?? '';
      const cell = table.split('<w:tc>').find((one) => one.includes('>continuous<')) ?? '';
      return [
        finding('rows', table.split('<w:tr>').length + table.split('<w:tr ').length - 2 === 3, folded(xml)),
        finding('cells', (table.match(/<w:tc>/g) ?? []).length === 9, folded(table)),
        holds('caption', xml.replace(/<[^>]+>/g, ' '), 'Relationship between media groups'),
        finding('centred', /<w:jc w:val="center"/.test(cell), cell),
      ];
    },
  ),
  situation(
    'list-and-table-moved-in-by-colons-of-a-wiki',
    'jgm/pandoc#4458',
    ['mediawiki', 'md'],
    'Before\n\n:#abc\n:#def\n:#ghi\n\nBetween\n\n:::{| class="wikitable"\n|-\n| left || right\n|}\n\nAfter\n',
    'a numbered list of three items, a table of two cells',
    async ({ path }) => {
      const html = await shown(path);
      return [
        finding('list', /<ol[^>]*> ?<li>abc<\/li> ?<li>def<\/li> ?<li>ghi<\/li> ?<\/ol>/.test(html), html),
        finding('table', /<t[dh]>left<\/t[dh]> ?<t[dh]>right<\/t[dh]>/.test(html), html),
        lacks('signs', html, '{|', '#abc'),
      ];
    },
  ),
  situation(
    'list-tags-of-a-wiki-that-stay-open',
    'jgm/pandoc#1122',
    ['mediawiki', 'md'],
    'Start\n<ol>\n<li>X\n<li>Y\n<li>Z\n</ol>\nMiddle\n<ul>\n<li>A\n<li>B\n<li>C\n</ul>\nEnd\n',
    'X, Y, Z numbered, Middle, A, B, C with bullets, End',
    async ({ path }) => {
      const html = await shown(path);
      return [
        finding(
          'lists',
          /Start.*<ol[^>]*> ?<li>(?:<p>)?X\b.*<li>(?:<p>)?Y\b.*<li>(?:<p>)?Z\b.*<\/ol>.*Middle.*<ul> ?<li>(?:<p>)?A\b.*<li>(?:<p>)?B\b.*<li>(?:<p>)?C\b.*<\/ul>.*End/.test(
            html,
          ),
          html,
        ),
        lacks('tags', html, '&lt;'),
      ];
    },
  ),
  situation(
    'star-at-the-start-of-a-sentence-to-a-wiki',
    'jgm/pandoc#9700',
    ['md', 'mediawiki'],
    "This is a sentence with a note of its own\\*\n\n\\* The note explains why it couldn't just be inside parentheses\n\n\\# And the text continues\n",
    'three paragraphs with their signs, no list',
    async ({ path }) => {
      const html = await shown(path, 'mediawiki');
      return [holds('paragraphs', html, 'its own*', '<p>* The note', '<p># And the text'), lacks('lists', html, '<li>')];
    },
  ),
  situation(
    'lowered-letters-switched-off-in-org',
    'kawabata/ox-pandoc#13',
    ['org', 'docx'],
    '#+OPTIONS: ^:nil\n\nThe word some_key and x^2 stay.\n',
    'some_key and x^2 as they are',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [holds('words', xml.replace(/<[^>]+>/g, ''), 'The word some_key and x^2 stay.'), lacks('raised', xml, 'w:vertAlign')];
    },
  ),
  situation(
    'notes-before-the-first-heading-of-org-in-a-document',
    'emacsorphanage/ox-pandoc#44',
    ['org', 'docx'],
    'Donec pretium posuere tellus.[fn:1]\n\n* Heading\nEtiam vel neque nec dui.[fn:2]\n\n* Footnotes\n[fn:1] Text one\n[fn:2] Text two\n',
    'two notes at the foot of the page, called 1 and 2',
    async ({ path }) => {
      const paper = folded(await pdfText(await paperOf(path)));
      return [
        finding('notes', ((await part(path, 'word/document.xml')).match(/w:footnoteReference\b/g) ?? []).length === 2, paper),
        finding('calls', /tellus\.\s?1\b.*dui\.\s?2\b.*Text one.*Text two/.test(paper), paper),
        lacks('signs', paper, '[fn', 'Footnotes'),
      ];
    },
  ),
  situation(
    'abstract-and-formula-of-latex-in-restructured-text',
    'jgm/pandoc#321',
    ['tex', 'rst'],
    '\\documentclass{article}\n\\begin{document}\n\\begin{abstract}\nThis is some abstract text\n\\end{abstract}\n\\begin{eqnarray}\nx^2+2x+1&=&0\n\\end{eqnarray}\n\\begin{quote}\nQuoted words\n\\end{quote}\n\\end{document}\n',
    'no error of Docutils; the abstract, the formula, the quotation',
    async ({ path }) => {
      const html = await look(
        'sh',
        '-c',
        'python3 -m docutils --report=2 --halt=5 "--math-output=mathjax https://example.com/a.js" "$0" 2>&1',
        path,
      );
      return [
        lacks('errors', html, 'ERROR/', 'WARNING/', 'SEVERE/', 'class="system-message'),
        holds('words', html, 'This is some abstract text', 'Quoted words', '</blockquote>', 'x^2+2x+1'),
      ];
    },
  ),
  situation(
    'references-to-figure-table-and-equation-of-latex-in-a-document',
    'jgm/pandoc#8935',
    ['tex', 'docx'],
    '\\documentclass{article}\n\\begin{document}\nFig.~\\ref{fig1}, Table~\\ref{tbl1} and Eq.~\\ref{eq1}.\n\n\\begin{table}\n\\caption{The table one.}\\label{tbl1}\n\\begin{tabular}{ll}\n1 & 2 \\\\\n3 & 4 \\\\\n\\end{tabular}\n\\end{table}\n\n\\begin{figure}\n(a drawing)\n\\caption{The figure one.}\\label{fig1}\n\\end{figure}\n\n\\begin{equation}\\label{eq1}\n1+1=2\n\\end{equation}\n\\end{document}\n',
    'Fig. 1, Table 1 and Eq. 1, with links that lead somewhere',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const anchors = [...xml.matchAll(/w:anchor="([^"]+)"/g)].map(([, one = '']) => one);
      const words = xml
        .replace(/<\/w:p>/g, '\n')
        .replace(/<[^>]+>/g, '')
        .replaceAll('\u00a0', ' ');
      return [
        holds('words', words, 'Fig. 1, Table 1 and Eq. 1.', 'The table one.', '(a drawing)', 'The figure one.'),
        finding(
          'links',
          anchors.length >= 2 && anchors.every((one) => new RegExp(`<w:bookmarkStart [^>]*w:name="${one}"`).test(xml)),
          anchors,
        ),
      ];
    },
  ),
  situation(
    'size-of-a-picture-of-markdown-behind-its-address',
    'elliotblackburn/mdpdf#97',
    ['md', 'pdf'],
    `Words\n\n![sample](data:image/png;base64,${redPixel} =100x20)\n`,
    'a picture of 100 by 20 px',
    async ({ path }) => {
      const [, wide = '1', high = '1'] = /Page size:\s+([\d.]+) x ([\d.]+)/.exec(await look('pdfinfo', path)) ?? [];
      const area = (await inkOf(path, 1, '#ff0000')) * Number(wide) * Number(high);
      return [
        // 100 × 20 pixels are 75 × 15 points.
        finding('area', Math.abs(area - 1125) < 80, area),
        lacks('words', await pdfText(path), 'base64', '=100x20'),
      ];
    },
  ),
  situation(
    'reference-to-a-chapter-of-docbook',
    'jgm/pandoc#3243',
    ['dbk', 'html'],
    '<?xml version="1.0" encoding="UTF-8"?>\n<book xml:id="simple_book" xmlns="http://docbook.org/ns/docbook" version="5.0">\n<title>Very simple book</title>\n<chapter xml:id="chapter_1"><title>Chapter 1</title><para>(See <xref linkend="chapter_2"/>)</para></chapter>\n<chapter xml:id="chapter_2"><title>Hello again</title><para>World!</para></chapter>\n</book>\n',
    'a link with the title of the chapter',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      const [, to = '?', words = ''] = /\(See <a href="#([^"]+)"[^>]*>([^<]*)<\/a>\)/.exec(html) ?? [];
      return [finding('words', words.includes('Hello again'), html), finding('target', html.includes(`id="${to}"`), html)];
    },
  ),
];
