import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { foldedBodyOf } from '../../look/markup.ts';
import { part } from '../../look/package.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const wordsOf = async (path: string): Promise<string> =>
  (await part(path, 'word/document.xml'))
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('\u00a0', ' ');

/** Code, boxes, templates, roles and floats of sources. */
export const heardSources: readonly Situation[] = [
  situation(
    'code-in-numbered-items-to-a-wiki',
    'jgm/pandoc#6556',
    ['md', 'mediawiki'],
    '#### Example 1\n\n1. Point 1\n    ```bash\n    date\n    pwd\n    ```\n1. Point 2\n    ```bash\n    pwd\n    date\n    ```\n',
    'two items with their code, no blank before its lines',
    async ({ text }) => {
      const all = await text();
      return [
        finding(
          'code',
          /Point 1\s*<(?:syntaxhighlight|source)[^>]*>\s*date\npwd\s*<\//.test(all) &&
            /Point 2\s*<(?:syntaxhighlight|source)[^>]*>\s*pwd\ndate\s*<\//.test(all),
          all,
        ),
        lacks('blank', all, '\n date', '\n pwd', '> date', '> pwd'),
      ];
    },
  ),
  situation(
    'boxes-of-docbook-in-a-document',
    'jgm/pandoc#6906',
    ['dbk', 'docx'],
    '<?xml version="1.0"?><article xmlns="http://docbook.org/ns/docbook" version="5.0"><info><title>Admonitions</title></info><simpara>Lorem ipsum.</simpara><note><simpara>This is a note.</simpara></note><warning><simpara>This is a danger.</simpara></warning></article>',
    'the boxes say what they are',
    async ({ path }) => [
      finding('kinds', /Note\W*\s*This is a note\.[\s\S]*Warning\W*\s*This is a danger\./i.test(await wordsOf(path)), await wordsOf(path)),
    ],
  ),
  situation(
    'picture-with-callouts-of-docbook',
    'jgm/pandoc#7440',
    ['dbk', 'html'],
    '<article xmlns="http://docbook.org/ns/docbook"><title>T</title><figure><title>Figure words</title><mediaobject><imageobjectco><areaspec><area coords="1" xml:id="a"/></areaspec><imageobject><imagedata align="center" fileref="images/myimage.png"/></imageobject></imageobjectco></mediaobject></figure></article>',
    'the picture by its name, its title',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [finding('picture', html.includes('src="images/myimage.png"'), html), holds('title', html, 'Figure words')];
    },
  ),
  situation(
    'two-paragraphs-in-a-cell-of-docbook-to-asciidoc',
    'jgm/pandoc#1246',
    ['dbk', 'adoc'],
    '<article xmlns="http://docbook.org/ns/docbook"><title>T</title><informaltable><tgroup cols="2"><tbody><row><entry><para>Para 1</para><para>Para 2</para></entry><entry>Beside</entry></row></tbody></tgroup></informaltable></article>',
    'a cell with two paragraphs',
    async ({ path }) => {
      const html = folded(await look('asciidoctor', '-e', '-o', '-', path));
      return [
        finding('cell', /<td[^>]*>(?:(?!<\/td>).)*<p[^>]*>Para 1<\/p>(?:(?!<\/td>).)*<p[^>]*>Para 2<\/p>/.test(html), html),
        holds('beside', html, 'Beside'),
      ];
    },
  ),
  {
    ...situation(
      'unit-by-a-template-of-a-wiki',
      'jgm/pandoc#11096',
      ['mediawiki', 'txt'],
      "The island has {{convert|1,748|km2|abbr=on}} of land. '''Bold''' word.\n",
      'the number and its unit',
      async ({ text }) => [finding('number', /has 1,748 km(?:2|²)/.test(await text()), await text())],
    ),
    stillWrong: 'A template is a page of its wiki that is not in the file: what stands for it is unknown.',
  },
  situation(
    'quotation-marks-around-signs-of-markdown',
    'jgm/pandoc#7666',
    ['md', 'html'],
    'Fragment of the document with ("_") text ("-").\n',
    'the marks as they were typed, or curled to both sides',
    async ({ text }) => [
      finding(
        'marks',
        /\((?:"|&quot;|“)_(?:"|&quot;|”)\) text \((?:"|&quot;|“)-(?:"|&quot;|”)\)\./.test(await text()),
        foldedBodyOf(await text()),
      ),
    ],
  ),
  situation(
    'float-of-latex-with-words-for-a-table-in-a-document',
    'jgm/pandoc#8917',
    ['tex', 'docx'],
    '\\documentclass{article}\\begin{document}See Table~\\ref{t1}.\n\n\\begin{table}\nplaceholder-file.png goes here\n\\caption{The caption words}\\label{t1}\n\\end{table}\n\nAfter.\\end{document}\n',
    'Table 1, the placeholder and the caption',
    async ({ path }) => [
      holds('words', await wordsOf(path), 'See Table 1.', 'placeholder-file.png goes here', 'The caption words', 'After.'),
    ],
  ),
  situation(
    'pictures-beside-each-other-with-captions-of-latex',
    'nuaatug/nuaathesis#108',
    ['tex', 'html'],
    '\\documentclass{article}\\begin{document}\\begin{figure}[htb]\n\\begin{minipage}[t]{0.48\\linewidth}\n\\centering\n\\includegraphics[width=1\\linewidth]{fig1.png}\n\\caption{First words}\\label{one}\n\\end{minipage}\n\\begin{minipage}[t]{0.48\\linewidth}\n\\centering\n\\includegraphics[width=0.8\\linewidth]{fig2.png}\n\\caption{Second words}\n\\end{minipage}\n\\end{figure}\nSee \\ref{one}.\\end{document}',
    'each picture with its own caption',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [holds('captions', html, '>First words</figcaption>', '>Second words</figcaption>', '>1</a>.')];
    },
  ),
  situation(
    'caption-of-two-pictures-in-a-wide-figure-of-latex',
    'openjournals/inara#23',
    ['tex', 'docx'],
    '\\documentclass{article}\\begin{document}\\begin{figure*}\n\\includegraphics{a.png}\\hfill\\includegraphics{b.png}\n\\caption{This is a figure}\\label{f}\n\\end{figure*}\nSee Figure~\\ref{f}.\\end{document}',
    'the caption and the number of the figure',
    async ({ path }) => [holds('words', await wordsOf(path), 'This is a figure', 'See Figure 1.')],
  ),
  situation(
    'marks-of-org-beside-signs',
    'jgm/pandoc#3933',
    ['org', 'html'],
    'A (*bold*), "/slanted/", =code= - _under_: ~verb~; 2*3*4 and a/b/c, *two words*.\n',
    'marks beside brackets and quotation marks, none within numbers and paths',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [
        holds('marks', html, '(<strong>bold</strong>)', '<em>slanted</em>', '2*3*4 and a/b/c', '<strong>two words</strong>'),
        finding('under', /<u>under<\/u>|underline[^<]*>under</.test(html), html),
      ];
    },
  ),
  situation(
    'container-of-restructured-text',
    'jgm/pandoc#4066',
    ['rst', 'html'],
    '.. container:: class1 class2\n   :name: thename\n\n   text within\n\nAfter\n',
    'a box with its classes and name',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [
        finding(
          'box',
          /<div[^>]*id="thename"[^>]*class="[^"]*class1 class2[^"]*"|<div[^>]*class="[^"]*class1 class2[^"]*"[^>]*id="thename"/.test(html),
          html,
        ),
        holds('words', html, 'text within', 'After'),
      ];
    },
  ),
  situation(
    'role-without-a-name-of-restructured-text',
    'jgm/pandoc#456',
    ['rst', 'html'],
    '.. default-role:: sup\n\nE=mc `2` and :math:`a^2`\n\n.. default-role:: literal\n\nType `ls -l` here.\n',
    '2 raised, a formula, code',
    async ({ text }) => {
      const html = foldedBodyOf(await text());
      return [
        finding('raised', /<sup>2<\/sup>/.test(html), html),
        finding('code', /<code[^>]*>ls -l<\/code>/.test(html), html),
        holds('formula', html, '<math'),
      ];
    },
  ),
  situation(
    'size-of-a-picture-of-notes',
    'simonhaenisch/md-to-pdf#111',
    ['md', 'html'],
    '# Foo\n\nBlah blah\n\n![img|200](images/something.png)\n',
    'the picture 200 px wide, img as its words',
    async ({ text }) => {
      const image = /<img[^>]*>/.exec(await text())?.[0] ?? '';
      return [holds('size', image, 'width="200"', 'src="images/something.png"', 'alt="img"')];
    },
  ),
  situation(
    'dashes-of-chinese-in-markdown',
    'jgm/pandoc#4268',
    ['html', 'md'],
    '<p>他说——不对——然后走了……</p>',
    'the dashes as they are',
    async ({ text }) => [holds('dashes', await text(), '他说——不对——然后走了……')],
  ),
];
