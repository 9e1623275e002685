import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { viewOf } from '../../look/markup.ts';
import { part } from '../../look/package.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { paragraphsOf } from './laid-out-pages.ts';
import { situation } from './situation-of.ts';

/** Without empty lines and blanks at line ends. */
const folds = (text: string): string => text.replace(/[ \t]+$/gm, '').replace(/\n{2,}/g, '\n');

/** Pages with tables, terms, code and quotations as text, Markdown and books. */
export const wordedPages: readonly Situation[] = [
  situation(
    'words-right-behind-a-table-as-text',
    'html-to-text/node-html-to-text#52',
    ['html', 'txt'],
    '<html><body><table><tr><td>Issue Date:</td><td>Wed, 01 Oct 2014</td></tr></table><p>Passengers</p></body></html>',
    'the row on its line, Passengers on another',
    async ({ text }) => [finding('lines', /^\W*Issue Date:\W+Wed, 01 Oct 2014\W*\nPassengers$/m.test(folds(await text())), await text())],
  ),
  situation(
    'table-within-a-paragraph-as-text',
    'html-to-text/node-html-to-text#209',
    ['html', 'txt'],
    '<p>Striping will consist of the following:<br/><br/><table class="placeholder-table"><tr><td>4</td><td>ADA Bay</td></tr>\n<tr><td>120</td><td>Stalls</td></tr></table></p><p>After</p>',
    'a line for each row',
    async ({ text }) => [
      finding('rows', /following:\n\W*4\W+ADA Bay\W*\n\W*120\W+Stalls\W*\nAfter/.test(folds(await text())), await text()),
    ],
  ),
  situation(
    'blanks-of-a-pre-tag-as-text',
    'kurttheviking/html2plaintext#11',
    ['html', 'txt'],
    '<p>Before</p><pre>LOTA WHITE HERE  \t   \t      NEW LINES HERE \nand some text\nhere too\n   fin!</pre>',
    'all blanks and line ends as they are',
    async ({ text }) => [
      finding('gap', /LOTA WHITE HERE[ \t]{8,}NEW LINES HERE/.test(await text()), await text()),
      finding('lines', /^(\s*)and some text\n\1here too\n\1 {3}fin!$/m.test(await text()), await text()),
    ],
  ),
  situation(
    'code-within-quotations-as-text',
    'soundasleep/html2text#50',
    ['html', 'txt'],
    'Hello<blockquote>Nest some block quotes with text<blockquote>Here is the code<pre>#include &lt;stdlib.h>\n\nint main(){\n\treturn 0;\n};</pre>Put some tags at the end</blockquote>Some text and tags here</blockquote>Some ending text',
    'quotations moved in or marked, the code line by line',
    async ({ text }) => {
      const all = await text();
      const lineOf = (words: string): string => all.split('\n').find((line) => line.includes(words)) ?? '';
      return [
        finding('Hello', lineOf('Hello') === 'Hello' && lineOf('Some ending') === 'Some ending text', all),
        finding('quotation', /^[> \t]+Nest some/.test(lineOf('Nest some')) && /^[> \t]+Some text/.test(lineOf('Some text')), all),
        finding(
          'code',
          lineOf('#include').endsWith('#include <stdlib.h>') && /[ \t]{2,}return 0;$|>\treturn 0;$/.test(lineOf('return 0')),
          all,
        ),
      ];
    },
  ),
  situation(
    'items-within-a-definition-in-markdown',
    'xberg-io/html-to-markdown#200',
    ['html', 'md'],
    '<div><dl><dt>Tags:</dt><dd><ul><li><a href="https://site.example/">php</a></li><li><a href="https://site.example/search/">closure</a></li></ul><p>Add tags</p></dd></dl></div>',
    'Tags:, and a list of two links',
    async ({ path }) => {
      const html = folded(await viewOf(path));
      return [
        finding(
          'items',
          /<li>(?:<p>)?<a href="https:\/\/site\.example\/">php<\/a>.*<li>(?:<p>)?<a href="https:\/\/site\.example\/search\/">closure<\/a>/.test(
            html,
          ),
          html,
        ),
        holds('words', html, 'Tags:', 'Add tags'),
        lacks('signs', html, ': <', '>: '),
      ];
    },
  ),
  situation(
    'several-terms-of-one-definition-in-a-document',
    'syntax-tree/hast-util-to-mdast#32',
    ['html', 'docx'],
    '<dl><dt>Firefox</dt><dt>Mozilla Firefox</dt><dt>Fx</dt><dd>A web browser.</dd><dd>A Red Panda.</dd></dl>',
    'five paragraphs, the definitions moved in',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const styles = await part(path, 'word/styles.xml');
      const panda = (xml.match(/<w:p[ >].*?<\/w:p>/gs) ?? []).find((one) => one.includes('Red Panda')) ?? '';
      const style = /<w:pStyle w:val="([^"]+)"/.exec(panda)?.[1] ?? '';
      const own = new RegExp(`<w:style [^>]*w:styleId="${style}".*?</w:style>`, 's').exec(styles)?.[0] ?? '';
      return [
        finding(
          'paragraphs',
          JSON.stringify(await paragraphsOf(path)) === '["Firefox","Mozilla Firefox","Fx","A web browser.","A Red Panda."]',
          await paragraphsOf(path),
        ),
        finding('moved in', /<w:ind [^>]*w:(?:left|start)="[1-9]/.test(`${panda}${style === '' ? '' : own}`), panda),
      ];
    },
  ),
  situation(
    'definition-without-a-term-in-markdown',
    'matthewwithanm/python-markdownify#239',
    ['html', 'md'],
    'Some text before\n<dl><dd>What is this?</dd></dl>\nSome text after',
    'three paragraphs without a colon',
    async ({ path }) => {
      const html = folded(await viewOf(path));
      return [
        finding('words', /Some text before<\/p>.*What is this\?.*<p>Some text after/.test(html), html),
        lacks('signs', html, ': What', ':   What'),
      ];
    },
  ),
  situation(
    'tags-of-word-in-a-book',
    'dteviot/WebToEpub#118',
    ['html', 'epub'],
    '<html xmlns:o="urn:schemas-microsoft-com:office:office"><body><h1>One</h1><p class="MsoNormal">Words<o:p></o:p></p><p>Next <st1:place w:st="on">Paris</st1:place><br>end<o:p>&nbsp;</o:p></body></html>',
    'chapters that an XML parser reads',
    async ({ path }) => {
      const read = await look(
        'python3',
        '-c',
        'import sys, zipfile\nimport xml.etree.ElementTree as E\nz = zipfile.ZipFile(sys.argv[1])\nprint(" ".join("".join(E.fromstring(z.read(n)).itertext()) for n in z.namelist() if n.endswith("html")))',
        path,
      );
      return [holds('words', read, 'One', 'Words', 'Next Paris', 'end')];
    },
  ),
];
