import { finding, near } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const seen = (html: string): string => html.split('<body').at(-1) ?? '';

/** The paragraph of a DOCX with these words. */
const paragraphOf = async (path: string, words: string): Promise<string> =>
  (await part(path, 'word/document.xml')).split(/<w:p[ >]/).find((one) => one.includes(words)) ?? '';

/** Pages of editors and Markdown in documents, on paper and between each other. */
export const editorPages: readonly Situation[] = [
  situation(
    'small-words-on-the-right-in-a-document',
    'jgm/pandoc#9368',
    ['html', 'docx'],
    '<p style="text-align: right;"><span style="font-size: 8pt;">Sample text</span></p>',
    'on the right, 8 points',
    async ({ path }) => {
      const xml = await paragraphOf(path, 'Sample text');
      return [finding('side', /<w:jc w:val="(?:right|end)"/.test(xml), xml), finding('size', /<w:sz w:val="16"/.test(xml), xml)];
    },
  ),
  situation(
    'coloured-heading-and-justified-words-in-a-document',
    'jgm/pandoc#10059',
    ['html', 'docx'],
    '<h1 style="text-align: right; color: blue">Heading</h1><p align="justify">This is justified.</p>',
    'the heading blue on the right, the paragraph justified',
    async ({ path }) => {
      const [heading, words] = [await paragraphOf(path, 'Heading'), await paragraphOf(path, 'This is justified.')];
      return [
        finding('side', /<w:jc w:val="(?:right|end)"/.test(heading), heading),
        finding('colour', /<w:color w:val="0000FF"/i.test(heading), heading),
        finding('justified', /<w:jc w:val="both"/.test(words), words),
      ];
    },
  ),
  situation(
    'indented-words-in-a-document',
    'evidenceprime/html-docx-js#91',
    ['html', 'docx'],
    '<p style="margin-left: 40px">Moved in</p><p>Not moved</p>',
    '40 pixels: 600 twentieths of a point',
    async ({ path }) => {
      const [, left = 0] = /<w:ind [^>]*w:(?:left|start)="(\d+)"/.exec(await paragraphOf(path, 'Moved in')) ?? [];
      return [near('left', Number(left), 600, 15)];
    },
  ),
  situation(
    'table-in-the-middle-of-a-document',
    'onizet/html2openxml#194',
    ['html', 'docx'],
    '<table style="width: 30%; margin-left: auto; margin-right: auto; border: 1px solid black;"><tr><td>Centred</td></tr></table><p>x</p><table style="width: 30%; margin-left: auto; margin-right: 0;"><tr><td>Right</td></tr></table>',
    'the first table in the middle, the second on the right',
    async ({ path }) => {
      const tables = (await part(path, 'word/document.xml')).split('<w:tbl>').slice(1);
      return [
        finding('middle', /<w:tblPr>(?:(?!<\/w:tblPr>).)*<w:jc w:val="center"/s.test(tables[0] ?? ''), (tables[0] ?? '').slice(0, 600)),
        finding(
          'right',
          /<w:tblPr>(?:(?!<\/w:tblPr>).)*<w:jc w:val="(?:right|end)"/s.test(tables[1] ?? ''),
          (tables[1] ?? '').slice(0, 600),
        ),
      ];
    },
  ),
  situation(
    'words-behind-an-inner-list',
    'fletcher/MultiMarkdown-6#257',
    ['md', 'html'],
    '* a post says\n  something more\n  - read\n  - write\n\n  Four settings\n* an issue\nAdd processing\n',
    'an inner list, then a paragraph, both in the first item',
    async ({ text }) => {
      const body = seen(await text()).replace(/\s+/g, ' ');
      return [
        finding(
          'order',
          /<li>(?:(?!<\/li>).)*something more.*<ul> ?<li>.*read.*write.*<\/ul>.*Four settings.*<\/li>.*an issue Add processing/.test(body),
          body,
        ),
      ];
    },
  ),
  situation(
    'boxes-of-tasks-on-paper',
    'BaileyJM02/markdown-to-pdf#54, cakebake/markdown-themeable-pdf#85',
    ['md', 'pdf'],
    '- [ ] This is a task\n- [x] Done task\n- plain item\n',
    'boxes without brackets, a bullet for the plain item alone',
    async ({ path }) => {
      const words = await pdfText(path);
      return [
        holds('words', words, 'This is a task', 'Done task', 'plain item'),
        lacks('signs', words, '[ ]', '[x]'),
        finding('bullets', (words.match(/[•●◦]/g) ?? []).length <= 1, words),
      ];
    },
  ),
  situation(
    'notes-of-markdown-on-paper',
    'travs/markdown-pdf#234',
    ['md', 'pdf'],
    'A mark looks like this: [^1]\n\nA name too. [^footnote-42]\n\n[^1]: The text inside.\n\n[^footnote-42]: Another one.\n',
    'numbers, and both notes',
    async ({ path }) => [
      holds('notes', await pdfText(path), 'The text inside.', 'Another one.'),
      lacks('signs', await pdfText(path), '[^'),
    ],
  ),
  situation(
    'three-levels-of-numbers-in-markdown',
    'mixmark-io/turndown#450, mysticmind/reversemarkdown-net#46',
    ['html', 'md'],
    '<ol>\n  <li>Item #1\n      <ol>\n          <li>Child 1\n              <ul>\n                  <li>Grandchild 1</li>\n              </ul>\n          </li>\n      </ol>\n  </li>\n  <li>Item #2</li>\n</ol>',
    'lists within each other, as CommonMark reads them',
    async ({ path }) => {
      const html = (await look('pandoc', '--sandbox', '--from=commonmark', '--to=html', path)).replace(/\s+/g, ' ');
      return [
        finding(
          'lists',
          /<ol[^>]*> ?<li>(?:<p>)?Item #1(?:<\/p>)? ?<ol[^>]*> ?<li>(?:<p>)?Child 1(?:<\/p>)? ?<ul> ?<li>(?:<p>)?Grandchild 1/.test(html),
          html,
        ),
      ];
    },
  ),
  situation(
    'captions-between-blank-lines',
    'matthewwithanm/python-markdownify#113',
    ['html', 'md'],
    'TEXT<figure><figcaption>Caption</figcaption><span>SPAN</span></figure>MORE<table><caption>Cap</caption><tr><td>CELL</td></tr></table>',
    'each in its own paragraph',
    async ({ text }) => [
      finding('blocks', /TEXT\n\n\**_?Caption_?\**\n\nSPAN\n\nMORE\n\n\**_?Cap_?\**\n\n\| CELL \|/.test(await text()), await text()),
    ],
  ),
  situation(
    'code-of-an-editor-in-blocks-of-its-own',
    'mixmark-io/turndown#338',
    ['html', 'md'],
    '<div style="font-family: Menlo, monospace; white-space: pre;"><div><span style="color: #ce9178;">function () {</span></div><div><span>    console.log(123)</span></div><div>}</div></div>',
    'three lines, the second moved in by four blanks',
    async ({ path }) => {
      const html = await look('pandoc', '--sandbox', '--wrap=preserve', '--from=gfm', '--to=html', path);
      const words = html
        .replace(/<br ?\/?>\n?|<\/p>\s*<p>/g, '\n')
        .replace(/<[^<>]*>/g, '')
        .replace(/&nbsp;|\u00a0/g, ' ');
      return [finding('lines', /function \(\) \{\n+ {4}console\.log\(123\)\n+\}/.test(words), html)];
    },
  ),
  situation(
    'break-of-a-line-in-a-document',
    'privateOmega/html-to-docx#217',
    ['html', 'docx'],
    '<p>hello I am sam <b>some bold</b><br><br>some other text</p>',
    'one paragraph with two breaks',
    async ({ path }) => {
      const xml = (await paragraphOf(path, 'hello I am sam')).split('</w:p>')[0] ?? '';
      return [finding('breaks', (xml.match(/<w:br\/>/g) ?? []).length === 2 && xml.includes('some other text'), xml)];
    },
  ),
  situation(
    'quotation-between-bold-words',
    'xberg-io/html-to-markdown#176',
    ['html', 'md'],
    '<b>2. Start</b><blockquote>first line<br>second line</blockquote><b>3. Next</b>\nplain<ul><li>one</li></ul>',
    'bold words, a quotation of two lines, a list',
    async ({ path }) => {
      const html = (await look('pandoc', '--sandbox', '--from=commonmark', '--to=html', path)).replace(/\s+/g, ' ');
      return [
        finding(
          'blocks',
          /<strong>2\. Start<\/strong><\/p> <blockquote> <p>first line<br ?\/> ?second line<\/p> <\/blockquote> <p><strong>3\. Next<\/strong> plain<\/p> <ul>/.test(
            html,
          ),
          html,
        ),
      ];
    },
  ),
];
