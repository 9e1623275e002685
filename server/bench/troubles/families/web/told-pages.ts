import { finding } from '../../../fidelity/check.ts';
import { foldedViewOf } from '../../look/markup.ts';
import { part } from '../../look/package.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { paperOf } from '../../look/read.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { epub } from '../books/make.ts';
import { situation } from './situation-of.ts';

/** Pages with tables, code, marks and tight lines. */
export const toldPages: readonly Situation[] = [
  situation(
    'colour-within-code-in-a-document',
    'jgm/pandoc#10845',
    ['html', 'docx'],
    '<html>\n<body>\n<pre><code>Hello\n<span style="color: red">In Red</span>\nBye now\n</code></pre>\n</body>\n</html>\n',
    'three lines, the second one red',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const runs = [...xml.matchAll(/<w:r\b.*?<\/w:r>/gs)].map(([one]) => one).filter((one) => /In|Red/.test(one.replace(/<[^>]+>/g, '')));
      const words = await pdfWords(await paperOf(path));
      return [
        finding('red', runs.length > 0 && runs.every((one) => /w:color w:val="FF0000"/i.test(one)), runs),
        finding('lines', new Set(['Hello', 'In', 'Bye'].map((one) => Math.round(wordIn(words, one).y))).size === 3, words),
      ];
    },
  ),
  situation(
    'cell-over-all-further-rows-in-markdown',
    'microsoft/markitdown#2522',
    ['html', 'md'],
    '<table><thead><tr><th>Region</th><th>Product</th><th>Units</th></tr></thead><tbody><tr><td rowspan="0">EU</td><td>Cable</td><td>12</td></tr><tr><td>Hub</td><td>7</td></tr></tbody><tfoot><tr><td>Sum</td><td>Total</td><td>19</td></tr></tfoot></table>',
    'Hub below Product, 7 below Units, the foot in three columns',
    async ({ path }) => {
      const html = await foldedViewOf(path, 'gfm');
      return [
        finding('row', /<td>(?:EU)?<\/td> ?<td>Hub<\/td> ?<td>7<\/td>/.test(html), html),
        finding('foot', /<td>Sum<\/td> ?<td>Total<\/td> ?<td>19<\/td>/.test(html), html),
      ];
    },
  ),
  situation(
    'stars-beside-bold-words-in-markdown',
    'mixmark-io/turndown#233',
    ['html', 'md'],
    '<p>This is <strong>**bold</strong> text and this is <em>italic_text</em></p>',
    'stars and the underscore as they are, bold and slanted words',
    async ({ path }) => {
      const html = await foldedViewOf(path, 'gfm');
      return [holds('words', html, '<strong>**bold</strong> text and this is <em>italic_text</em>')];
    },
  ),
  situation(
    'tight-lines-in-a-document',
    'privateOmega/html-to-docx#264',
    ['html', 'docx'],
    '<div style="margin:0;padding:0;line-height:1.1;font-size:12pt">First</div><p style="margin:0;padding:0;line-height:1.1;font-size:12pt">Second</p><p style="margin:0;padding:0;line-height:1.1;font-size:12pt">Third</p>',
    'lines 13 to 17 points apart',
    async ({ path }) => {
      const words = await pdfWords(await paperOf(path));
      const [first, second, third] = ['First', 'Second', 'Third'].map((one) => wordIn(words, one).y);
      const gaps = [(second ?? 0) - (first ?? 0), (third ?? 0) - (second ?? 0)];
      return [
        finding(
          'gaps',
          gaps.every((one) => one > 12 && one < 17),
          gaps,
        ),
      ];
    },
  ),
  situation(
    'paragraphs-and-a-break-in-a-cell-in-markdown',
    'Alir3z4/html2text#378',
    ['html', 'md'],
    '<table style="width: 750px">\n  <tbody>\n    <tr style="height: 33px">\n      <td width="375">\n        <p><span>Verb</span></p>\n      </td>\n      <td width="375">\n        <p><span>Description</span></p>\n      </td>\n    </tr>\n    <tr>\n      <td width="375">\n        <p><span>GET</span></p>\n      </td>\n      <td width="375">\n        <p><span>用于获取数据</span></p>\n        <p><span>用于获取</span></p>\n        <br><span>获取数据</span></br>\n      </td>\n    </tr>\n  </tbody>\n</table>\n',
    'two columns, three lines in the last cell',
    async ({ path }) => {
      const html = await foldedViewOf(path, 'gfm');
      return [
        finding(
          'cell',
          /<td>GET<\/td> ?<td>用于获取数据(?: ?<br ?\/?> ?)+用于获取(?: ?<br ?\/?> ?)+获取数据(?: ?<br ?\/?> ?)*<\/td>/.test(html),
          html,
        ),
        holds('head', html, 'Verb', 'Description'),
      ];
    },
  ),
  situation(
    'cell-in-the-middle-over-two-rows-to-latex',
    'jgm/pandoc#10772',
    ['html', 'tex'],
    '<table><colgroup><col width="20%"><col width="30%"><col width="50%"></colgroup><thead><tr><th align="center"><p>a</p></th><th align="center"><p>b</p></th><th align="center"><p>c</p></th></tr></thead><tbody><tr><td align="center"><p>1</p></td><td colspan="1" rowspan="2" align="center"><p>left</p></td><td align="center"><p>x</p></td></tr><tr><td align="center"><p>2</p></td><td align="center"><p>xx</p></td></tr><tr><td align="center"><p>3</p></td><td align="center"><p>center</p></td><td align="center"><p>xxx</p></td></tr></tbody></table>',
    'the cell over two rows is in the middle',
    async ({ text }) => {
      const tex = await text();
      // A cell as wide as its words stands where its column does.
      const [columns = '', cell = ''] = [/@\{\}([clr]+)@\{\}/, /\\multirow.*/].map((one) => one.exec(tex)?.at(-1) ?? '');
      return [finding('middle', cell.includes('left') && (columns === 'ccc' || /\\centering|\{c\}/.test(cell)), tex.slice(-900))];
    },
  ),
  situation(
    'table-that-fills-a-cell-of-a-table-in-a-document',
    'dfop02/html4docx#37',
    ['html', 'docx'],
    '<table>\n\t<tbody>\n\t\t<tr>\n\t\t\t<td>\n\t\t\t<table>\n\t\t\t\t<tbody>\n\t\t\t\t\t<tr>\n\t\t\t\t\t\t<td colspan="3">\n\t\t\t\t\t\t<p><strong>XYZ</strong></p>\n\t\t\t\t\t\t</td>\n\t\t\t\t\t</tr>\n\t\t\t\t</tbody>\n\t\t\t</table>\n\t\t\t</td>\n\t\t</tr>\n\t</tbody>\n</table>\n\n<p>&nbsp;</p>\n\n<p>ABC&nbsp;<br />\n&nbsp;DEF</p>\n',
    'XYZ within two tables, ABC and DEF on lines of their own below',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      const words = await pdfWords(await paperOf(path));
      const [inner, first, second] = ['XYZ', 'ABC', 'DEF'].map((one) => wordIn(words, one).y);
      return [
        finding('tables', /<w:tbl>(?:(?!<\/w:tbl>).)*<w:tbl>(?:(?!<\/w:tbl>).)*XYZ/s.test(xml), xml.slice(-1500)),
        finding('order', (inner ?? 0) < (first ?? 0) && (first ?? 0) < (second ?? 0), [inner, first, second]),
        finding(
          'ends',
          /<\/w:p><\/w:tc>/.test(xml.slice(xml.indexOf('XYZ'))) && !/<\/w:tbl><\/w:tc>/.test(xml),
          'a cell ends with a table',
        ),
      ];
    },
  ),
  situation(
    'table-as-wide-as-the-paper-in-an-old-document',
    'unoconv/unoconv#227',
    ['html', 'doc'],
    '<table border="1" width="100%"><tr><td>Left</td><td align="right">Right</td></tr></table>',
    'the last word at the right margin',
    async ({ path }) => {
      const words = await pdfWords(await paperOf(path));
      return [finding('right', wordIn(words, 'Right').right > 480 && wordIn(words, 'Left').x < 110, words)];
    },
  ),
  {
    ...situation(
      'bar-in-code-within-a-cell-of-a-book-in-markdown',
      'firecrawl/anydoc#84',
      ['epub', 'md'],
      '',
      'two columns; the code keeps its bar',
      async ({ path }) => {
        const html = await foldedViewOf(path, 'gfm');
        return [finding('cells', /<td>b? ?<code>a \| b<\/code><\/td> ?<td>Either<\/td>/.test(html), html)];
      },
    ),
    input: () =>
      epub({
        chapters: [
          '<h1>Signs</h1><table><thead><tr><th>Operator</th><th>Meaning</th></tr></thead><tbody><tr><td><code>a | b</code></td><td>Either</td></tr></tbody></table>',
        ],
      }),
  },
  {
    ...situation(
      'chapter-that-goes-on-behind-files-of-pictures-as-text',
      'aedocw/epub2tts#285',
      ['epub', 'txt'],
      '',
      'all words in their order',
      async ({ text }) => {
        const all = folded(await text());
        return [
          finding('order', /Part one\..*Part two goes on\..*Part three ends\..*Next words\./.test(all), all),
          lacks('marks', all, '<'),
        ];
      },
    ),
    input: () =>
      epub({
        chapters: [
          '<h1>1. The Pencil Incident</h1><p>Part one.</p>',
          '<span aria-label="16" epub:type="pagebreak" id="pg_16" role="doc-pagebreak"/><figure class="IMG1"><img alt="" class="img100" src="p.png"/></figure>',
          '<p>Part two goes on.</p>',
          '<figure><img alt="" src="p.png"/></figure>',
          '<p>Part three ends.</p>',
          '<h1>2. The Next</h1><p>Next words.</p>',
        ],
        nav: '<li><a href="c1.xhtml">The Pencil Incident</a></li><li><a href="c6.xhtml">The Next</a></li>',
        manifest: '<item id="p" href="p.png" media-type="image/png"/>',
        files: {
          'OEBPS/p.png': Buffer.from(
            'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
            'base64',
          ),
        },
      }),
  },
];
