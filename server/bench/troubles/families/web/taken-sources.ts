import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { bodyOf, viewOf } from '../../look/markup.ts';
import { pdfText } from '../../look/pdf.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

/** Sources on their way to paper and to each other. */
export const takenSources: readonly Situation[] = [
  situation(
    'notes-of-markdown-without-a-blank',
    'retext-project/retext#651',
    ['md', 'pdf'],
    'blabla [^1] and Bloblo [^2].\n\n[^1]:first note. [](#note1)\n[^2]: second note. [](#note2)\n\n<a id="note1"></a>\n<a id="note2"></a>\n',
    'both notes, without their signs',
    async ({ path }) => [
      holds('words', await pdfText(path), 'first note.', 'second note.'),
      lacks('signs', await pdfText(path), '[^1]', '[^2]', '(#note'),
    ],
  ),
  situation(
    'tabs-of-a-text-on-paper',
    'baruchel/txt2pdf#15',
    ['txt', 'pdf'],
    'Name\tSum\nAnn\t25\n\tindented\n',
    'words apart, no boxes for the tabs',
    async ({ path }) => {
      const text = await pdfText(path);
      return [
        finding('apart', /^\s*Name\s{2,}Sum$/m.test(text) && /^\s*Ann\s{2,}25$/m.test(text), text),
        lacks('boxes', text, '■', '□', '\ufffd'),
        holds('words', text, 'indented'),
      ];
    },
  ),
  situation(
    'drawing-of-lines-in-code-on-paper',
    'rst2pdf/rst2pdf#73',
    ['rst', 'pdf'],
    'Net::\n\n         Internet\n            │\n    ┌───────┴┐\n    │α       ├┬── DMZ\n    └┬┬─────┬┘│\n     ╨╖     ┊ └ end\n',
    'the signs of lines and their places',
    async ({ path }) => {
      const text = await look('pdftotext', '-fixed', '4.95', path, '-');
      return [holds('signs', text, '┌───────┴┐', '│α', '├┬── DMZ', '└┬┬─────┬┘│', '╨╖', '┊ └ end'), lacks('boxes', text, '■', '\ufffd')];
    },
  ),
  situation(
    'link-that-fills-a-cell-of-textile',
    'textile/php-textile#88',
    ['textile', 'html'],
    '|"google":http://google.de|\n',
    'a link in the cell',
    async ({ text }) => [
      finding('link', /<t[dh]><a href="http:\/\/google\.de">google<\/a><\/t[dh]>/.test(bodyOf(await text())), await text()),
    ],
  ),
  situation(
    'marks-that-fill-an-item-of-textile',
    'textile/php-textile#52',
    ['textile', 'md'],
    '* *strong*\n* *strong* followed by plaintext..\n* _emphasize_\n* _emphasize_ *strong*\n* _emphasize_ *strong* **bold** __italic__\n',
    'bold and slanted words in each item',
    async ({ path }) => {
      const html = (await viewOf(path)).replace(/<\/?p>|\s+/g, '');
      return [
        finding(
          'items',
          html ===
            '<ul><li><strong>strong</strong></li><li><strong>strong</strong>followedbyplaintext..</li><li><em>emphasize</em></li><li><em>emphasize</em><strong>strong</strong></li><li><em>emphasize</em><strong>strong</strong><strong>bold</strong><em>italic</em></li></ul>',
          html,
        ),
      ];
    },
  ),
  {
    ...situation(
      'note-within-a-note-of-org',
      'niklasfasching/go-org#110',
      ['org', 'html'],
      'This is a test[fn:1].\n\n** Notes\n\n[fn:1] With a footnote[fn:2].\n\n[fn:2] But this one renders.\n',
      'the words of both notes',
      async ({ text }) => [holds('words', bodyOf(await text()), 'With a footnote', 'But this one renders.')],
    ),
    stillWrong: 'Pandoc reads no notes within notes of Org: the words of the inner one are missing.',
  },
  situation(
    'table-with-a-scale',
    'danfickle/openhtmltopdf#970',
    ['html', 'pdf'],
    '<p>Before</p><table style="transform: scale(1)"><tr><td>Ann</td><td>25</td></tr></table><p>After</p>',
    'the words of the table',
    async ({ path }) => [holds('words', await pdfText(path), 'Before', 'Ann', '25', 'After')],
  ),
  situation(
    'lists-in-cells-of-markdown',
    'just-the-docs/just-the-docs#409',
    ['md', 'docx'],
    '| col1 | col2 |\n| --- | --- |\n| some data | a list: <ul><li>item 1</li><li>item 2</li></ul> |\n| more | numbers: <ol><li>first</li><li>second</li></ol> |\n',
    'two lists of two items each in their cells',
    async ({ path }) => {
      const html = (await readByPandoc(path, 'docx', 'html')).replace(/<\/?(?:p|blockquote)>|\s+/g, '');
      return [
        finding('points', /<td>alist:<ul><li>item1<\/li><li>item2<\/li><\/ul><\/td>/.test(html), html),
        finding('numbers', /<td>numbers:<ol[^>]*><li>first<\/li><li>second<\/li><\/ol><\/td>/.test(html), html),
      ];
    },
  ),
  situation(
    'list-of-tags-within-another-of-a-wiki',
    'projectgus/yamdwe#18',
    ['mediawiki', 'dokuwiki'],
    '=== Issues ===\n<ul>\n<li>referencing invalid keys\n  <ul>\n  <li>containing <tt>-</tt></li>\n  </ul>\n  causes silent failure</li>\n<li>second</li>\n</ul>\n',
    'all words, the second item in the same list',
    async ({ text }) => {
      const wiki = await text();
      return [
        holds('words', wiki, 'referencing invalid keys', 'containing', 'causes silent failure', 'second'),
        finding('inner', /^ {4}\* containing|<li>[\s\S]*containing/m.test(wiki), wiki),
      ];
    },
  ),
  situation(
    'terms-of-japanese-latex',
    'textlint/textlint-plugin-latex2e#18',
    ['tex', 'txt'],
    '\\documentclass{jreport}\n\\begin{document}\n\\begin{description}\n    \\item[見出し1] hogehoge\n    \\item[見出し2] fugafuga\n    \\item[見出し3] poyopoyo\n\\end{description}\n\\end{document}\n',
    'three terms with their words',
    async ({ text }) => {
      const words = folded(await text());
      return [holds('words', words, '見出し1 hogehoge', '見出し2 fugafuga', '見出し3 poyopoyo'), lacks('signs', words, '\\item', '[')];
    },
  ),
];
