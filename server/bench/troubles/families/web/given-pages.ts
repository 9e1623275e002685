import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { foldedViewOf } from '../../look/markup.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { paperOf } from '../../look/read.ts';
import { folded, holds } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

/** Pages with lists, tables, signs and links, and links between chapters. */
export const givenPages: readonly Situation[] = [
  situation(
    'squares-below-numbers-below-bullets-in-a-document',
    'onizet/html2openxml#11',
    ['html', 'docx'],
    '<ol><li>&nbsp;Prior:<ul><li>Equipment</li><li>Diagram</li></ul></li><li>&nbsp;On-Site<ul><li>Inspect<ol><li>Network</li><li>Media</li></ol></li><li>Request<ol><li>Firmware<ul style="list-style-type: square;"><li>Cadence</li></ul></li><li>Apps</li></ol></li></ul></li></ol>',
    'numbers, bullets, numbers from one, squares',
    async ({ path }) => {
      const text = folded(await pdfText(await paperOf(path)));
      return [
        finding(
          'signs',
          /1\. Prior: [^\w\s] Equipment [^\w\s] Diagram 2\. On-Site [^\w\s] Inspect 1\. Network 2\. Media [^\w\s] Request 1\. Firmware [^\w\s] Cadence 2\. Apps/.test(
            text,
          ),
          text,
        ),
      ];
    },
  ),
  situation(
    'breaks-and-powers-in-cells-in-markdown',
    'Alir3z4/html2text#115',
    ['html', 'md'],
    '<table><thead><tr><th>#id</th><th>Type</th><th>Minimum<br>Maximum</th></tr></thead><tbody><tr><td>0</td><td>Boolean</td><td>0<br>1</td></tr><tr><td>3</td><td><code>long</code> or <em>Long</em></td><td>-2<sup>63</sup><br>+2<sup>63</sup>-1</td></tr></tbody></table>',
    'three columns with breaks and raised digits',
    async ({ path }) => {
      const html = await foldedViewOf(path, 'gfm');
      return [
        finding('head', /<th>#id<\/th> ?<th>Type<\/th> ?<th>Minimum ?<br ?\/?> ?Maximum<\/th>/.test(html), html),
        finding(
          'row',
          /<td><code>long<\/code> or <em>Long<\/em><\/td> ?<td>-2<sup>63<\/sup> ?<br ?\/?> ?\+2<sup>63<\/sup>-1<\/td>/.test(html),
          html,
        ),
      ];
    },
  ),
  situation(
    'accent-at-the-start-of-a-link-as-text',
    'Alir3z4/html2text#31',
    ['html', 'md'],
    '<p>Job: <a href="http://thth.example/" class="nolink" style="text-decoration:none">&#225;ll&#225;s: Country Manager</a></p>',
    'the whole words within the link',
    async ({ text }) => [holds('link', await text(), 'Job: [állás: Country Manager](http://thth.example/)')],
  ),
  situation(
    'faces-of-underscores-in-markdown',
    'mixmark-io/turndown#134',
    ['html', 'md'],
    '<p>-_- test -_-</p><p>Sign Here: ______________</p><p>tp_fan /sys/class/thermal_zone0/temp</p>',
    'the signs as they are, nothing slanted',
    async ({ path }) => {
      const html = await foldedViewOf(path, 'gfm');
      return [
        holds('words', html, '<p>-_- test -_-</p>', '<p>Sign Here: ______________</p>', '<p>tp_fan /sys/class/thermal_zone0/temp</p>'),
      ];
    },
  ),
  situation(
    'empty-block-in-a-head-cell-in-markdown',
    'mixmark-io/turndown-plugin-gfm#3',
    ['html', 'md'],
    '<table>\n  <tr>\n    <th>Please no line break here:<div></div></th>\n  </tr>\n  <tr>\n    <td>Oh no!</td>\n  </tr>\n</table>',
    'a table of one column and one row',
    async ({ path }) => {
      const html = await foldedViewOf(path, 'gfm');
      return [
        finding('table', /<th>Please no line break here:<\/th> ?<\/tr> ?<\/thead> ?<tbody> ?<tr[^>]*> ?<td>Oh no!<\/td>/.test(html), html),
      ];
    },
  ),
  {
    ...situation(
      'page-without-a-charset-in-latin-letters-on-paper',
      'michaelrsweet/htmldoc#94',
      ['html', 'pdf'],
      '',
      'ä, é and the sign for a half',
      async ({ path }) => [holds('words', await pdfText(path), 'Märchen', 'café', '½ Liter')],
    ),
    input: () => Buffer.from('<html><body><p>Märchen im café, ½ Liter</p></body></html>', 'latin1'),
  },
  situation(
    'page-as-a-true-text-document',
    'jodconverter/jodconverter#297',
    ['html', 'odt'],
    '<!DOCTYPE html><html><head><title>Test Office conversion</title></head><body><h1>Test Title</h1><div>Test Content</div></body></html>',
    'a text document with a heading, not a page of the web',
    async ({ path }) => {
      const content = await part(path, 'content.xml');
      return [
        finding('type', (await part(path, 'mimetype')) === 'application/vnd.oasis.opendocument.text', await part(path, 'mimetype')),
        finding('heading', /<text:h [^>]*text:outline-level="1"[^>]*>(?:<[^>]+>)*Test Title/.test(content), content.slice(-900)),
        finding('body', content.includes('<office:text') && content.includes('Test Content'), content.slice(-400)),
      ];
    },
  ),
  situation(
    'link-that-is-the-name-of-a-chapter-in-a-book',
    'dteviot/WebToEpub#643',
    ['html', 'epub'],
    '<html><head><title>Story</title></head><body><h1><a href="https://e.example/c1">Chapter One</a></h1><p>Words of one.</p><h1><a href="https://e.example/c2">Chapter Two</a></h1><p>Words of two.</p></body></html>',
    'plain names in the contents, which lead to the chapters',
    async ({ path }) => {
      const nav = folded(await look('sh', '-c', 'unzip -p "$0" "*nav*.xhtml" "*toc*.xhtml" 2>/dev/null || true', path));
      const links = [...nav.matchAll(/<a [^>]*href="([^"]*)"[^>]*>\s*(.*?)\s*<\/a>/g)].map(([, to = '', words = '']) => `${words}: ${to}`);
      return [
        finding(
          'names',
          ['Chapter One', 'Chapter Two'].every((one) => links.some((link) => link.startsWith(`${one}: `) && !link.includes('e.example'))),
          links,
        ),
      ];
    },
  ),
  situation(
    'link-to-another-chapter-of-markdown-in-a-book',
    'rstudio/bookdown#332',
    ['md', 'epub'],
    '# Chapter One\n\nSee [the second](#chapter-two) for more.\n\n# Chapter Two\n\nThis is Chapter Two.\n',
    'a link to the file and place of the second chapter',
    async ({ path }) => {
      const names = (await look('unzip', '-Z1', path)).split('\n').filter((name) => /\.x?html$/.test(name));
      const files = await Promise.all(names.map(async (name) => ({ name, text: await part(path, name) })));
      const from = files.find(({ text }) => text.includes('the second</a>'));
      const [, file = '', id = ''] = /<a [^>]*href="([^"#]*)#([^"]+)"[^>]*>the second<\/a>/.exec(from?.text ?? '') ?? [];
      const to = file === '' ? from : files.find(({ name }) => name.endsWith(file.split('/').at(-1) ?? '?'));
      return [finding('place', id !== '' && to?.text.includes(`id="${id}"`) === true && to.text.includes('Chapter Two'), `${file}#${id}`)];
    },
  ),
];
