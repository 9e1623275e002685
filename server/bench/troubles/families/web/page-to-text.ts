import { finding, same } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Check, Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const toMarkdown = (name: string, source: string, html: string, expect: string, check: Check): Situation =>
  situation(name, source, ['html', 'md'], html, expect, check);
const toText = (name: string, source: string, html: string, wanted: readonly string[]): Situation =>
  situation(name, source, ['html', 'txt'], html, wanted.join(' | '), async ({ text }) => {
    const lines = (await text()).split('\n').map((line) => line.trimEnd());
    return [
      finding(
        'lines',
        wanted.every((one) => lines.includes(one)),
        lines,
      ),
    ];
  });

const numbered =
  '<table><tbody><tr><td class="gutter"><pre><span class="line">1</span><br><span class="line">2</span><br></pre></td><td class="code"><pre><span class="line">BOOL AddPrinterDriverEx(</span><br><span class="line">  _In_    LPTSTR pName</span><br></pre></td></tr></tbody></table>';

/** Reports on converters of web pages to Markdown and plain text. */
export const pageToText: readonly Situation[] = [
  toMarkdown('heading-in-a-link', 'mixmark-io/turndown#278', '<a href="/foo"><h3>bar</h3></a>', '### [bar](/foo)', async ({ text }) => [
    same('line', (await text()).trim(), '### [bar](/foo)'),
  ]),
  toMarkdown(
    'sides-of-columns',
    'mixmark-io/turndown#175',
    '<table><thead><tr><th style="text-align:left">Tables</th><th style="text-align:center">Are</th><th style="text-align:right">Cool</th></tr></thead><tbody><tr><td style="text-align:left">col 1</td><td style="text-align:center">mid</td><td style="text-align:right">1600</td></tr></tbody></table>',
    'the second column is centred, the third at the right',
    async ({ text }) => [finding('rule', /^\| ?:?-+ ?\| ?:-+: ?\| ?-+: ?\|$/m.test(await text()), await text())],
  ),
  toMarkdown(
    'numbers-beside-code',
    'JohannesKaufmann/html-to-markdown#185',
    numbered,
    'the code as a block, without the numbers of its lines',
    async ({ text }) => [same('block', (await text()).trim(), '```\nBOOL AddPrinterDriverEx(\n  _In_    LPTSTR pName\n```')],
  ),
  toMarkdown(
    'picture-that-a-script-loads',
    'mysticmind/reversemarkdown-net#427',
    '<p>Look: <img alt="Real" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" data-src="https://example.com/image.webp"></p>',
    'the address of the real picture',
    async ({ text }) => [holds('picture', await text(), '![Real](https://example.com/image.webp)')],
  ),
  toMarkdown(
    'two-links-of-a-line',
    'premailer/premailer#72',
    '<p>\n    This is <a href="http://www.google.com" >link1</a> and <a href="http://www.example.com" >link2 </a> is next.\n</p>',
    'both links, and the words around them',
    async ({ text }) => [
      holds('line', await text(), 'This is [link1](http://www.google.com) and [link2](http://www.example.com) is next.'),
    ],
  ),
  toMarkdown(
    'link-in-a-cell-over-two-lines',
    'premailer/premailer#119',
    '<table><tbody><tr><td><a href="http://google.com/">Activate account\n</a></td></tr></tbody></table>',
    'the link',
    async ({ text }) => [holds('link', await text(), '[Activate account](http://google.com/)')],
  ),
  toMarkdown(
    'hidden-price-in-a-link',
    'xberg-io/html-to-markdown#131',
    '<div><a href="https://www.google.com">\n  <h3>MWD08</h3>\n  <p><span style="display: none;">70.00 SAR</span><span style="display: inline-block"><span>$</span><span>18.66</span><span>USD</span></span></p>\n</a></div>',
    'the heading and the price are links, the hidden price is not there',
    async ({ text }) => [
      holds('links', await text(), '### [MWD08](https://www.google.com)', '[$18.66USD](https://www.google.com)'),
      lacks('hidden', await text(), '70.00'),
    ],
  ),
  toText('blank-before-a-link', 'html-to-text/node-html-to-text#107', '<p>aaa   \n\t\t<a>bbb</a> and ccc   \n<a>ddd</a></p>', [
    'aaa bbb and ccc ddd',
  ]),
  toText('full-stop-behind-a-link', 'html-to-text/node-html-to-text#88', "<p>This is a <a href='url'>link</a>.</p>", ['This is a link.']),
  situation(
    'rows-of-a-table-as-text',
    'html-to-text/node-html-to-text#85',
    ['html', 'txt'],
    '<table><thead><tr><th>Article</th><th>Price</th></tr></thead><tbody><tr><td><p>Product 1<br><span>Contains: 1x Product</span></p></td><td>6,99 €</td></tr><tr><td>Shipment</td><td>3,25 €</td></tr></tbody></table>',
    'a line for each row, the prices below their head',
    async ({ text }) => {
      const lines = (await text()).split('\n');
      const at = (row: string, word: string): number => lines.find((line) => line.startsWith(row))?.indexOf(word) ?? -1;
      const places = [at('Article', 'Price'), at('Product 1', '6,99 €'), at('Shipment', '3,25 €')];
      return [finding('below', (places[0] ?? 0) > 0 && new Set(places).size === 1, lines)];
    },
  ),
  situation(
    'cell-with-code-of-a-table-tag',
    'jgm/pandoc#9305',
    ['md', 'rst'],
    '<table>\n  <tbody>\n    <tr>\n      <td>first column</td>\n      <td><pre>second column</pre></td>\n    </tr>\n  </tbody>\n</table>\n',
    'docutils reads both cells',
    async ({ path }) => {
      const html = await look('rst2html', '--no-raw', '--report=5', path);
      return [holds('cells', html.slice(html.indexOf('<body')), 'first column', 'second column')];
    },
  ),
  situation(
    'cell-with-code-of-a-table-tag-to-latex',
    'jgm/pandoc#9305',
    ['md', 'tex'],
    '<table>\n  <tbody>\n    <tr>\n      <td>first column</td>\n      <td><pre>second column</pre></td>\n    </tr>\n  </tbody>\n</table>\n',
    'both cells',
    async ({ text }) => [holds('cells', await text(), 'first column', 'second column')],
  ),
];
