import { finding, near, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { viewOf } from '../../look/markup.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation, web } from './situation-of.ts';

/** Markdown as a CommonMark reader that is not ours shows it. */

const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGQAAABkCAMAAABHPGVmAAAAA1BMVEUAyACkWWCcAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIUlEQVRo3u3BgQAAAADDoPlTX+EAVQEAAAAAAAAAAACPASd0AAG4NzwVAAAAAElFTkSuQmCC';
const pictures = (xml: string): number => (xml.match(/<(?:pic:pic|v:imagedata)[ >]/g) ?? []).length;

const form = web(
  '',
  '<form><p>Name <input type="text" value="Hello world" size="30"></p><p><textarea rows="3" cols="30">First note\nSecond note</textarea></p><p><select><option>Red</option><option selected>Blue</option></select></p><p><input type="password" value="secret1"></p></form>',
);

/** Pages and Markdown between each other, on paper and in documents. */
export const typedPages: readonly Situation[] = [
  situation(
    'two-blocks-in-a-cell-of-a-page',
    'xberg-io/html-to-markdown#66, JohannesKaufmann/html-to-markdown#204',
    ['html', 'md'],
    '<table><tr><th>Distance<br>(km)</th><th>Header 2</th></tr><tr><td>Cell 3</td><td>\n<div>Cell 4-1</div>\n<div>Cell 4-2</div>\n</td></tr></table>',
    'a table whose cells have a break of line',
    async ({ text }) => [
      finding('head', /\| Distance ?<br ?\/?> ?\(km\) \| Header 2 \|/.test(await text()), await text()),
      finding('cell', /\| Cell 3 \| Cell 4-1 ?<br ?\/?> ?Cell 4-2 \|/.test(await text()), await text()),
    ],
  ),
  situation(
    'items-in-a-cell-of-a-page',
    'mysticmind/reversemarkdown-net#21',
    ['html', 'md'],
    '<table><tr><th>Day</th><th>Tasks</th></tr><tr><td>Monday</td><td><ul><li>wash</li><li>iron</li></ul></td></tr></table>',
    'one row with both items apart',
    async ({ text }) => [
      finding('row', /^\| Monday \| .*wash.+iron.* \|$/m.test(await text()) && !/washiron|wash iron/.test(await text()), await text()),
    ],
  ),
  situation(
    'backquote-in-code-of-a-page',
    'mixmark-io/turndown#136',
    ['html', 'md'],
    '<p><code>There is a literal backtick (`) here.</code> and <code>`x`</code> and <code>``</code></p>',
    'the code with its backquotes',
    async ({ path }) => [
      holds('code', await viewOf(path), '<code>There is a literal backtick (`) here.</code>', '<code>`x`</code>', '<code>``</code>'),
    ],
  ),
  situation(
    'written-out-tags-of-a-page',
    'mixmark-io/turndown#106, mixmark-io/turndown#261',
    ['html', 'md'],
    '<p>Use &lt;iframe src="a"&gt;&lt;/iframe&gt; or &amp;nbsp; here, 3 &lt; 4.</p>',
    'the tag and the entity as words',
    async ({ path }) => [holds('words', await viewOf(path), '&lt;iframe src=', '&lt;/iframe&gt;', '&amp;nbsp; here', '3 &lt; 4')],
  ),
  situation(
    'underscore-in-slanted-words',
    'mixmark-io/turndown#220, mixmark-io/turndown#104',
    ['html', 'md'],
    '<p><em>I have an account, @_test where you can write</em></p><p><b>not all ** of me</b> and snake_case_name</p>',
    'slanted and bold words with their signs',
    async ({ path }) => {
      const html = (await viewOf(path)).replaceAll('&quot;', '"');
      return [
        holds('slanted', html, '<em>I have an account, @_test where you can write</em>'),
        holds('bold', html, '<strong>not all ** of me</strong>', 'snake_case_name'),
      ];
    },
  ),
  situation(
    'links-to-headings-of-two-words-in-asciidoc',
    'asciidoctor/asciidoctor-intellij-plugin#1170',
    ['md', 'adoc'],
    '* [Markor](#markor)\n* [iA Writer](#ia-writer)\n* [Other apps](#other-apps-of-interest)\n\n## Markor\n\nOne.\n\n## iA Writer\n\nTwo.\n\n## Other apps of interest\n\nThree.\n',
    'Asciidoctor leads each link to its heading',
    async ({ path }) => {
      const html = await look('asciidoctor', '-s', '-o', '-', path);
      const targets = [...html.matchAll(/<a href="#([^"]+)"/g)].map(([, id = '']) => id);
      const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));
      return [
        same('links', targets.length, 3),
        finding(
          'headings',
          targets.every((id) => ids.has(id)),
          html,
        ),
      ];
    },
  ),
  situation(
    'picture-in-a-figure-tag-of-markdown',
    'jgm/pandoc#8083',
    ['md', 'docx'],
    `Before it.\n\n<figure>\n    <img src="${picture}" alt="My image">\n    <figcaption>This is my image</figcaption>\n</figure>\n`,
    'the picture and its caption',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [same('pictures', pictures(xml), 1), holds('words', xml.replace(/<[^<>]*>/g, ' '), 'Before it.', 'This is my image')];
    },
  ),
  situation(
    'width-of-a-picture-tag-of-markdown',
    'shd101wyy/markdown-preview-enhanced#356, jgm/pandoc#976',
    ['md', 'docx'],
    `<img src="${picture}" width="60" alt="Logo">\n`,
    '60 pixels wide and high: 571,500 units',
    async ({ path }) => {
      const [, width = 0, height = 0] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(await part(path, 'word/document.xml')) ?? [];
      return [near('width', Number(width), 571_500, 6000), near('height', Number(height), 571_500, 6000)];
    },
  ),
  situation(
    'table-right-below-a-sentence',
    'bowenliang123/markdown-exporter#117',
    ['md', 'docx'],
    '### 结果\n以下是表格：\n| 项目 | 数量 |\n|------|------|\n| 苹果 | 4 |\n',
    'a sentence, then a table of two rows',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [finding('rows', (html.match(/<tr[ >]/g) ?? []).length === 2, html), holds('words', html, '<p>以下是表格：</p>', '苹果')];
    },
  ),
  situation(
    'values-of-a-form-on-paper',
    'wkhtmltopdf/wkhtmltopdf#2005, gmanny/Pechkin#45',
    ['html', 'pdf'],
    form,
    'typed words and the chosen option, no password',
    async ({ path }) => [
      holds('values', await pdfText(path), 'Name', 'Hello world', 'First note', 'Second note', 'Blue'),
      lacks('others', await pdfText(path), 'Red', 'secret1'),
    ],
  ),
  situation(
    'values-of-a-form-in-a-document',
    'christopherdro/react-native-html-to-pdf#113',
    ['html', 'docx'],
    form,
    'typed words and the chosen option, no password',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [holds('values', xml, 'Name', 'Hello world', 'First note', 'Second note', 'Blue'), lacks('others', xml, 'secret1')];
    },
  ),
  situation(
    'picture-between-words-of-a-page',
    'erezlife/html2docx#80',
    ['html', 'docx'],
    `<p>It is calculated by <img src="${picture}" style="width: 50px; height: 24px;"> where R is its strength.</p>`,
    'one paragraph: words, picture of 50 by 24 pixels, words',
    async ({ path }) => {
      const paragraph = (await part(path, 'word/document.xml')).split('<w:p>').find((one) => one.includes('calculated')) ?? '';
      const plain =
        paragraph
          .split('</w:p>')[0]
          ?.replace(/<(?:wp:inline|w:drawing|w:pict)[ >]/, 'PICTURE$&')
          .replace(/<[^<>]*>/g, '') ?? '';
      const [, width = 0, height = 0] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(paragraph) ?? [];
      return [
        finding('order', /calculated by\s*PICTURE\s*where R/.test(plain), plain),
        near('width', Number(width), 476_250, 6000),
        near('height', Number(height), 228_600, 6000),
      ];
    },
  ),
  situation(
    'head-cells-without-a-row-to-a-wiki',
    'jgm/pandoc#5320, jgm/pandoc#7537',
    ['html', 'mediawiki'],
    '<table><caption>Example Vehicle Data</caption><thead><th>Make</th><th>Model</th></thead><tbody><tr><td>Toyota</td><td>-</td></tr><tr><td>Ford</td><td>+2</td></tr></tbody></table>',
    'a table of the wiki with caption, head and cells',
    async ({ text }) => {
      const wiki = await text();
      return [
        finding('caption', /^\|\+ ?Example Vehicle Data/m.test(wiki), wiki),
        finding('head', /^!.*Make/m.test(wiki) && /^!.*Model/m.test(wiki), wiki),
        // A hyphen or plus sign right behind the bar would begin a row or a caption.
        finding('cells', /^\| ?Toyota/m.test(wiki) && /\| -$/m.test(wiki) && /\| \+2$/m.test(wiki), wiki),
      ];
    },
  ),
];
