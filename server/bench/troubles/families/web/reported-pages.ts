import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { foldedViewOf } from '../../look/markup.ts';
import { pdfText } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { paperOf } from '../../look/read.ts';
import { folded } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation } from './situation-of.ts';

const printed = async (path: string): Promise<string> => pdfText(await paperOf(path));
/** A PNG of one red pixel. */
export const redPixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWP4z8AAAAMBAQCc479ZAAAAAElFTkSuQmCC';

const levels = ['upper-roman', 'upper-alpha', 'decimal', 'lower-alpha', 'lower-roman'];
/** A list within a list for each level, with two items on each. */
const outline = (level = 0): string =>
  level === levels.length
    ? ''
    : `<ol style='list-style-type:${levels[level]}'><li><div>Topic ${level}a</div>${outline(level + 1)}</li><li><div>Topic ${level}b</div></li></ol>`;

/** Lists, tables, notes and boxes of pages. */
export const reportedPages: readonly Situation[] = [
  situation(
    'five-kinds-of-numbers-within-each-other-in-a-document',
    'jgm/pandoc#3525',
    ['html', 'docx'],
    `<!DOCTYPE html><html><head><title>Outline</title></head><body>${outline()}</body></html>`,
    'I. A. 1. a. i. and then ii. b. 2. B. II.',
    async ({ path }) => {
      const paper = await printed(path);
      const signs = [...paper.matchAll(/^\s*(\w+)\. +Topic (\d\w)$/gm)].map(([, sign, topic]) => `${topic} ${sign}`);
      return [finding('signs', signs.join() === '0a I,1a A,2a 1,3a a,4a i,4b ii,3b b,2b 2,1b B,0b II', paper)];
    },
  ),
  situation(
    'second-list-begins-anew-as-text',
    'michaelrsweet/htmldoc#39',
    ['html', 'txt'],
    '<ol><li>Something<ol type="a"><li>Sub-Something</li></ol></li></ol><p>List closed, with some text here.</p><ol><li>New List Something<ol type="a"><li>New List Sub-Something</li></ol></li></ol>',
    '1. and a. in both lists',
    async ({ text }) => {
      const all = await text();
      return [
        finding('first', /1\.\s+Something\s+a[.)]\s+Sub-Something/.test(all), all),
        finding('second', /text here\.\s+1\.\s+New List Something\s+a[.)]\s+New List Sub-Something/.test(all), all),
      ];
    },
  ),
  situation(
    'tags-of-another-vocabulary-in-a-table-in-markdown',
    'xberg-io/html-to-markdown#171',
    ['html', 'md'],
    `<html>
  <body>
    <h2>I. Set-up</h2>
    <table>
      <row span="3">
        <cell role="head">Team</cell>
        <cell role="head">Role</cell>
      </row>
      <row span="3">
        <cell>Security<p>planning</p></cell>
        <cell>Policy</cell>
      </row>
    </table>
    <ul>
      <li>First duty</li>
      <li>Second duty</li>
    </ul>
    <p/>
    <h2>II. Work</h2>
  </body>
</html>`,
    'all words in their order, two headings, a list of two items',
    async ({ path }) => {
      const html = await foldedViewOf(path, 'gfm');
      return [
        finding('words', /Team.*\bRole\b.*\bSecurity\b.*\bplanning\b.*\bPolicy\b/.test(html), html),
        finding('list', /<ul> ?<li>First duty<\/li> ?<li>Second duty<\/li> ?<\/ul>/.test(html), html),
        finding('headings', /<h2[^>]*>I\. Set-up<\/h2>.*<h2[^>]*>II\. Work<\/h2>/.test(html), html),
      ];
    },
  ),
  situation(
    'words-on-the-right-in-a-book',
    'jgm/pandoc#4451',
    ['html', 'epub'],
    '<h1>One</h1><p>Left</p><p style="text-align:right;">Endword</p><p style="text-align:center">Middle</p>',
    'Endword at the right edge, Middle in the middle',
    async ({ path }) => {
      await look('mutool', 'convert', '-o', `${path}.pdf`, path);
      const words = await pdfWords(`${path}.pdf`);
      const [left, end, middle] = [wordIn(words, 'Left'), wordIn(words, 'Endword'), wordIn(words, 'Middle')];
      const edge = 2 * ((middle.x + middle.right) / 2) - left.x;
      return [finding('places', end.x > middle.right && Math.abs(end.right - edge) < 12 && middle.x > left.right, [left, end, middle])];
    },
  ),
  situation(
    'words-in-a-list-without-an-item-in-markdown',
    'mixmark-io/turndown#214',
    ['html', 'md'],
    '<p>Before</p><ul>hello world</ul><p>After</p>',
    'hello world between Before and After',
    async ({ path }) => [
      finding('order', /Before.*hello world.*After/.test(await foldedViewOf(path, 'gfm')), await foldedViewOf(path, 'gfm')),
    ],
  ),
  situation(
    'list-right-within-a-list-in-a-document',
    'parallax/jsPDF#2619',
    ['html', 'docx'],
    '<ol>\n<ol>\n<li>First item</li>\n<li>Second item</li>\n<li>Third item\n<ol>\n<li>Indented one</li>\n<li>Indented two</li>\n</ol>\n</li>\n<li>Fourth item</li>\n</ol>\n</ol>',
    '1, 2, 3 with 1 and 2 below it, 4',
    async ({ path }) => {
      const paper = await printed(path);
      const items = [...paper.matchAll(/^\s*(\w+)\. +(\w+) \w+$/gm)].map(([, sign, word]) => `${sign} ${word}`);
      return [finding('numbers', items.join() === '1 First,2 Second,3 Third,1 Indented,2 Indented,4 Fourth', paper)];
    },
  ),
  situation(
    'notes-of-a-page-and-their-ways-back-in-a-book',
    'jgm/pandoc#4897',
    ['html', 'epub'],
    '<h1>One</h1><p>Manet<sup class="footnote-ref" id="fnref-5"><a href="#fn-5">5</a></sup> painted.</p><h1>Two</h1><p>More.</p><section class="footnotes"><ol><li id="fn-5">Tucker, Paul Hayes (1998). <a class="footnote-return" href="#fnref-5">↩</a></li></ol></section>',
    'a valid book; the number raised, with a link to the note; a link back to the number',
    async ({ path }) => {
      const said = await look('sh', '-c', 'java -jar /usr/bin/epubcheck "$0" 2>&1 || true', path);
      const all = await look('unzip', '-p', path, '*.xhtml');
      const [, to = '?'] = /<sup[^>]*>(?:<span[^>]*>)?<a[^>]*href="[^"#]*#([^"]+)"[^>]*>(?:<sup>)?5/.exec(all) ?? [];
      const [, back = '?'] = /href="[^"#]*#([^"]+)"[^>]*>↩/.exec(all) ?? [];
      return [
        finding('valid', /No errors or warnings detected|\b0 errors/.test(said), said),
        finding('note', new RegExp(`id="${to}"[\\s\\S]{0,200}Tucker`).test(all), `${to}: ${folded(all)}`),
        finding('back', new RegExp(`id="${back}"[\\s\\S]{0,200}(?:>5<|painted)`).test(all), `${back}: ${folded(all)}`),
      ];
    },
  ),
  situation(
    'joined-cells-of-a-page-to-asciidoc',
    'jgm/pandoc#8199',
    ['html', 'adoc'],
    '<table><tr><th>Month</th><th colspan="2">Amounts</th></tr><tr><td rowspan="2">January</td><td>100</td><td>50</td></tr><tr><td>80</td><td>40</td></tr></table>',
    'Amounts over two columns, January over two rows',
    async ({ path }) => {
      const html = folded(await look('asciidoctor', '-e', '-o', '-', path));
      return [
        finding('across', /<th[^>]*colspan="2"[^>]*>Amounts<\/th>/.test(html), html),
        finding('down', /<td[^>]*rowspan="2"[^>]*>(?:<p[^>]*>)?January/.test(html), html),
        finding('rows', (html.match(/<tr>/g) ?? []).length === 3, html),
      ];
    },
  ),
];
