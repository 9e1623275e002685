import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { foldedViewOf } from '../../look/markup.ts';
import { part } from '../../look/package.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { inkOf } from '../../look/pdf-marks.ts';
import { paperOf } from '../../look/read.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { redPixel } from './reported-pages.ts';
import { situation, web } from './situation-of.ts';

const printed = async (path: string): Promise<string> => pdfText(await paperOf(path));
const red = `data:image/png;base64,${redPixel}`;

/** Lists, tables, breaks and links of pages. */
export const heardPages: readonly Situation[] = [
  situation(
    'kinds-of-numbers-of-an-editor-on-paper',
    'barryvdh/laravel-snappy#429',
    ['html', 'pdf'],
    '<ol style="list-style-type:lower-alpha"><li>First<ol style="list-style-type:lower-roman"><li>Second</li><li>Third<ol style="margin-left:80px"><li>Fourth</li></ol></li></ol></li></ol>',
    'a. First, i. Second, ii. Third, 1. Fourth',
    async ({ path }) => {
      const text = await pdfText(path);
      return [finding('signs', /a\.\s+First\s+i\.\s+Second\s+ii\.\s+Third\s+1\.\s+Fourth/.test(text), text)];
    },
  ),
  situation(
    'bullets-within-numbers-in-a-document',
    'onizet/html2openxml#56',
    ['html', 'docx'],
    '<div><ol><li>Parent one<ul><li>Sub a</li><li>Sub b</li></ul></li><li>Parent two<ul><li>Sub c</li></ul></li></ol></div>',
    '1. and 2. with bullets below',
    async ({ path }) => {
      const text = await printed(path);
      return [
        finding('signs', /1\.\s+Parent one\s+[^\w\s]\s+Sub a\s+[^\w\s]\s+Sub b\s+2\.\s+Parent two\s+[^\w\s]\s+Sub c/.test(text), text),
      ];
    },
  ),
  situation(
    'numbers-within-numbers-behind-paragraphs-in-a-document',
    'dfop02/html4docx#38',
    ['html', 'docx'],
    '<ol><li><p><strong>Joseph</strong></p><ol><li><strong>Birthplace:</strong> Scranton</li><li><strong>Years:</strong> 2021</li></ol></li><li><p><strong>Donald</strong></p><ol><li><strong>Birthplace:</strong> Queens</li></ol></li></ol>',
    '1. Joseph with two numbered items, 2. Donald with one that begins at one',
    async ({ path }) => {
      const text = await printed(path);
      return [
        finding(
          'signs',
          /1\.\s+Joseph\s+1\.\s+Birthplace: Scranton\s+2\.\s+Years: 2021\s+2\.\s+Donald\s+1\.\s+Birthplace: Queens/.test(text),
          text,
        ),
      ];
    },
  ),
  situation(
    'widths-of-columns-by-col-in-a-document',
    'onizet/html2openxml#206',
    ['html', 'docx'],
    '<table style="border-collapse: collapse; width: 100%;" border="1"><colgroup><col style="width: 20%;"><col style="width: 80%;"></colgroup><tbody><tr><td>test</td><td>test1</td></tr><tr><td>test2</td><td>test3</td></tr></tbody></table>',
    'the second column four times as wide',
    async ({ path }) => {
      const widths = [...(await part(path, 'word/document.xml')).matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, one]) => Number(one));
      return [finding('widths', widths.length === 2 && Math.abs((widths[1] ?? 0) / (widths[0] ?? 1) - 4) < 0.3, widths)];
    },
  ),
  situation(
    'break-before-a-paragraph-in-a-document',
    'privateOmega/html-to-docx#268',
    ['html', 'docx'],
    '<p>Text before break</p><p style="page-break-before: always;">Should start anew</p>',
    'two pages',
    async ({ path }) => [finding('pages', (await pdfPages(await paperOf(path))) === 2, await pdfPages(await paperOf(path)))],
  ),
  situation(
    'caption-of-a-table-in-a-figure-in-a-document',
    'jgm/pandoc#9489',
    ['html', 'docx'],
    `<figure><table><tr><th scope="col">Head one</th><th scope="col">Head two</th></tr><tr><td>Cell one</td><td>Cell <img src="${red}" alt="r" width="20"></td></tr></table><figcaption><p>Caption of table</p></figcaption></figure><figure><img src="${red}" width="60"><figcaption><p>Caption of picture</p></figcaption></figure>`,
    'a table, its caption, two pictures, the other caption',
    async ({ path }) => {
      const xml = await part(path, 'word/document.xml');
      return [
        finding('table', (xml.match(/<w:tbl>/g) ?? []).length === 1 && (xml.match(/<w:tc>/g) ?? []).length === 4, folded(xml).slice(-600)),
        finding('pictures', (xml.match(/<pic:pic\b/g) ?? []).length === 2, xml.length),
        holds('captions', xml.replace(/<[^>]+>/g, ' '), 'Caption of table', 'Caption of picture'),
      ];
    },
  ),
  situation(
    'caption-and-no-head-group-in-markdown',
    'microsoft/markitdown#2536',
    ['html', 'md'],
    '<table><caption>Stock</caption><colgroup><col><col></colgroup><tr><th>Name</th><th>Qty</th></tr><tr><td>Apple</td><td>3</td></tr></table>',
    'Stock, and a table with a head',
    async ({ path }) => {
      const html = await foldedViewOf(path, 'gfm');
      return [finding('table', /Stock.*<thead> ?<tr[^>]*> ?<th>Name<\/th> ?<th>Qty<\/th>.*<td>Apple<\/td> ?<td>3<\/td>/.test(html), html)];
    },
  ),
  situation(
    'paragraphs-in-head-cells-in-markdown',
    'matthewwithanm/python-markdownify#49',
    ['html', 'md'],
    '<table>\n<thead>\n<tr>\n<th>\n<p>Heading 1</p>\n</th>\n<th><p>Heading 2</p>\n</th>\n<th><p>Heading 3</p>\n</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><div><p>\nFirst column.\n</p></div>\n</td>\n<td colspan=2>\n<div><p>\nThe rest.\n</p>\n</div>\n</td>\n</tbody>\n</table>',
    'a table of three columns',
    async ({ path }) => {
      const html = await foldedViewOf(path, 'gfm');
      return [
        finding(
          'table',
          /<th>Heading 1<\/th> ?<th>Heading 2<\/th> ?<th>Heading 3<\/th>.*<td>First column\.<\/td> ?<td>The rest\.<\/td>/.test(html),
          html,
        ),
      ];
    },
  ),
  situation(
    'blanks-within-a-link-in-markdown',
    'Alir3z4/html2text#329',
    ['html', 'md'],
    '<p>Visit: <a href="http://example.com"> http://example.com </a> today, I<a href="https://foo.com/"> highlighted this </a>wrong.</p>',
    'links without blanks inside, blanks around them',
    async ({ text }) => [
      finding(
        'first',
        /Visit: +(?:<http:\/\/example\.com\/?>|\[http:\/\/example\.com\]\(http:\/\/example\.com\)) +today/.test(await text()),
        await text(),
      ),
      holds('second', await text(), 'I [highlighted this](https://foo.com/) wrong'),
    ],
  ),
  situation(
    'long-link-in-a-cell-as-text',
    'Alir3z4/html2text#202',
    ['html', 'md'],
    `<table><tr><td align="center" width="211">\n<img alt="Chorba" src="https://example.fr/wp-content/uploads/2016/06/chorba-alg%C3%A9rienne-aux-langues-doiseaux-4-150x150.jpg" width="150"/>\n<a href="https://example.fr/article-chorba-algerienne-aux-langues-doiseaux.html" target="_blank">\n<strong>\nchorba bird languages\n</strong>\n</a>\n</td></tr></table>`,
    'the picture and the link on one line, addresses whole',
    async ({ text }) => [
      finding(
        'line',
        /!\[Chorba\]\([^\s)]+\.jpg\).*\[\*\*chorba bird languages\*\*\]\(https:\/\/example\.fr\/article-chorba-algerienne-aux-langues-doiseaux\.html\)/.test(
          await text(),
        ),
        await text(),
      ),
    ],
  ),
  situation(
    'page-that-hides-what-goes-beyond-it',
    'puppeteer/puppeteer#896',
    ['html', 'pdf'],
    web(
      'html, body { height: 100%; overflow: hidden; }',
      `<div style="position: absolute; top: 500px; border-style: dotted"><img src="${red}" width="300" height="300"></div>`,
    ),
    'the whole picture on the first page',
    async ({ path }) => {
      const area = (await inkOf(path, 1, '#ff0000')) * 595 * 842;
      // 300 pixels are 225 points.
      return [finding('area', Math.abs(area - 225 * 225) < 4000, area)];
    },
  ),
  situation(
    'picture-in-a-heading-to-latex',
    'jgm/pandoc#1617',
    ['html', 'md'],
    `<h1><img alt="Logo" src="${red}"> Chapter</h1><p>Words</p>`,
    'a heading with the picture',
    async ({ path }) => [
      finding(
        'heading',
        /<h1[^>]*><img [^>]*alt="Logo"[^>]*> ?Chapter<\/h1>/.test(await foldedViewOf(path, 'gfm')),
        (await foldedViewOf(path, 'gfm')).slice(-200),
      ),
    ],
  ),
  situation(
    'address-with-a-tilde-to-latex',
    'jgm/pandoc#309',
    ['html', 'tex'],
    '<p><a href="http://www.site.com/~john?a=1&amp;b=2%20c#d_e">John website</a> costs 5 € &amp; 100%</p>',
    'the address as it is',
    async ({ path, text }) => {
      const html = await look('pandoc', '--sandbox', '--from=latex', '--to=html', '--wrap=none', path);
      return [
        finding(
          'address',
          html.replaceAll('&amp;', '&').includes('href="http://www.site.com/~john?a=1&b=2%20c#d_e"'),
          `${html} ${(await text()).slice(-300)}`,
        ),
        holds('words', html, 'John website', '5 €', '100%'),
        lacks('signs', html, 'ensuremath'),
      ];
    },
  ),
];
