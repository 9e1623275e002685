import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { pdfText } from '../../look/pdf.ts';
import { inkOf, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { paperOf } from '../../look/read.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { situation, web } from './situation-of.ts';

const shown = async (path: string): Promise<string> =>
  folded(await look('pandoc', '--sandbox', '--wrap=none', '--from=gfm', '--to=html', path));
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
      const html = await shown(path);
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
    async ({ path }) => [finding('order', /Before.*hello world.*After/.test(await shown(path)), await shown(path))],
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
  situation(
    'lists-of-word-s-page-in-markdown',
    'WordPress/gutenberg#46832',
    ['html', 'md'],
    `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta charset="utf-8"><meta name=Generator content="Microsoft Word 15"></head><body lang=EN-US>
<h3><a name="_Hlk64885792">This is a headline<o:p></o:p></a></h3>
<p class=MsoNormal>This is a text:<o:p></o:p></p>
${['First One', 'Middle Two', 'Last Three']
  .map(
    (words) => `<p class=MsoListParagraphCxSp${words.split(' ')[0]} style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><span
style='mso-bookmark:_Hlk64885792'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${words.split(' ')[1]} <o:p></o:p></span></p>`,
  )
  .join('\n')}
<p class=MsoNormal>After<o:p></o:p></p></body></html>`,
    'a heading, a list of One, Two and Three, no sign of its own',
    async ({ path }) => {
      const html = await shown(path);
      return [
        finding(
          'list',
          /<h3[^>]*>.*headline.*<ul> ?<li>(?:<p>)?One(?:<\/p>)? ?<\/li> ?<li>(?:<p>)?Two(?:<\/p>)? ?<\/li> ?<li>(?:<p>)?Three(?:<\/p>)? ?<\/li> ?<\/ul>.*After/.test(
            html,
          ),
          html,
        ),
        lacks('signs', html, '·', 'supportLists', 'o:p'),
      ];
    },
  ),
  situation(
    'head-over-two-columns-as-text',
    'Alir3z4/html2text#367',
    ['html', 'txt'],
    '<table><tr><th colspan="2">Amounts</th><th>Behind</th></tr><tr><td>11</td><td>22</td><td>33</td></tr></table>',
    'Behind above 33',
    async ({ text }) => {
      const all = await text();
      const [head = '', row = ''] = all.split('\n').filter((line) => /Amounts|11/.test(line));
      return [
        finding(
          'above',
          head.includes('|') ? head.split('|').length === row.split('|').length : head.indexOf('Behind') === row.indexOf('33'),
          all,
        ),
      ];
    },
  ),
  {
    name: 'saved-page-whose-picture-comes-first',
    source: 'jstedfast/MimeKit#489',
    file: 'page.mht',
    input: () =>
      [
        'MIME-Version: 1.0',
        'Content-Type: multipart/related; type="text/html"; boundary="----=_B"',
        '',
        '------=_B',
        'Content-Type: image/png',
        'Content-Transfer-Encoding: base64',
        'Content-Location: image1.png',
        '',
        redPixel,
        '',
        '------=_B',
        'Content-Type: text/html; charset="utf-8"',
        'Content-Transfer-Encoding: quoted-printable',
        '',
        '<html><body><p>Wordsbelow</p><img src=3D"image1.png" width=3D"200" height=3D"200"></body></html>',
        '',
        '------=_B--',
        '',
      ].join('\r\n'),
    from: 'eml',
    to: 'pdf',
    expect: 'the words, and the picture in red',
    check: async ({ path }) => [
      holds('words', await pdfText(path), 'Wordsbelow'),
      finding('picture', (await inkOf(path, 1, '#ff0000')) > 0.02, await inkOf(path, 1, '#ff0000')),
    ],
  },
  situation(
    'colours-sizes-and-sides-in-rich-text',
    'oziresrds/html-to-rtf#11',
    ['html', 'rtf'],
    '<h1>Header</h1><div><p style="color:#333; margin:5px;" align="center">Central <b>strong</b></p><p style="color:rgb(255,0,0);" align="right">Redright</p><p style="color:rgb(0,0,255); text-align:center; font-size:30px;">Blue</p></div>',
    'a large heading, Central in the middle, Redright at the right in red, Blue in blue and 30 px',
    async ({ path }) => {
      const paper = await paperOf(path);
      const words = await pdfWords(paper);
      const [header, central, strong, red, blue] = ['Header', 'Central', 'strong', 'Redright', 'Blue'].map((one) => wordIn(words, one));
      const high = (word: typeof header): number => (word ? word.bottom - word.y : 0);
      const middle = ((central?.x ?? 0) + (strong?.right ?? 0)) / 2;
      return [
        finding('heading', high(header) > 1.4 * high(central), [header, central]),
        finding('middle', Math.abs(middle - ((blue?.x ?? 0) + (blue?.right ?? 0)) / 2) < 3, [central, blue]),
        finding('right', Math.abs((red?.right ?? 0) + (header?.x ?? 0) - 2 * middle) < 3, [red, header]),
        finding('size', high(blue) > 1.7 * high(central), [blue, central]),
        finding('red', (await inkOf(paper, 1, '#ff0000')) > 0.0001, await inkOf(paper, 1, '#ff0000')),
        finding('blue', (await inkOf(paper, 1, '#0000ff')) > 0.0001, await inkOf(paper, 1, '#0000ff')),
      ];
    },
  ),
  situation(
    'tilde-before-words-to-latex',
    'jgm/pandoc#964',
    ['html', 'tex'],
    "<html><body><h1>First chapter</h1><p>Example: ~can't ~touch ~this.</p><p>Two ~~ Three ~~~ Four ~~~~</p></body></html>",
    'all words, with their tildes',
    async ({ path }) => {
      const plain = folded(await look('pandoc', '--sandbox', '--from=latex', '--to=plain', '--wrap=none', path))
        .replaceAll('’', "'")
        .replaceAll('∼', '~');
      return [holds('words', plain, "Example: ~can't ~touch ~this.", 'Two ~~ Three ~~~ Four ~~~~')];
    },
  ),
  situation(
    'hidden-part-beyond-the-paper-s-edge',
    'puppeteer/puppeteer#9408',
    ['html', 'pdf'],
    web(
      '@page { margin: 0 } body { margin: 0; font: 16px monospace } .box { position: relative; width: 100%; height: 200px; overflow: hidden; background: #ff0000 } .out { position: absolute; left: 80%; width: 60%; height: 100px; background: #0000ff }',
      '<div class="box"><div class="out"></div></div><p>Measured</p>',
    ),
    'the red box over the whole width, letters of 16 px',
    async ({ path }) => {
      const word = wordIn(await pdfWords(path), 'Measured');
      const red = await inkOf(path, 1, '#ff0000');
      return [
        // Eight letters of a monospaced font at 12 points are 8 × 7.2 points wide.
        finding('size', Math.abs(word.right - word.x - 57.6) < 1.5, word),
        finding('box', red > 0.14 && red < 0.18, red),
      ];
    },
  ),
  situation(
    'line-break-in-a-quotation-in-markdown',
    'Alir3z4/html2text#114',
    ['html', 'md'],
    'a<blockquote>b<br>c</blockquote>d',
    'b and c in the quotation, on two lines',
    async ({ path }) => [
      finding(
        'quotation',
        /<p>a<\/p> ?<blockquote> ?<p>b<br ?\/?> ?c<\/p> ?<\/blockquote> ?<p>d<\/p>/.test(await shown(path)),
        await shown(path),
      ),
    ],
  ),
  {
    ...situation(
      'line-below-a-head-of-two-sides-in-a-document',
      'privateOmega/html-to-docx#231',
      ['html', 'docx'],
      web(
        '.header { display: flex; border-bottom: 3px solid; } .header h1 { text-align: left; } .header p { text-align: right; margin-left: auto; } .summary { text-align: left; margin: 20px 0; border-bottom: 3px solid; padding-bottom: 20px; }',
        '<div class="header"><h1>Name</h1><p>Address</p></div><div class="summary">Summary of a life</div><p>After</p>',
      ),
      'Name and Address on one line at both sides, a line below them and one below the summary, none after',
      async ({ path }) => {
        const paper = await paperOf(path);
        const words = await pdfWords(paper);
        const [name, address, summary, after] = ['Name', 'Address', 'Summary', 'After'].map((one) => wordIn(words, one));
        const lines = [...(await look('sh', '-c', 'mutool trace "$0" 1 2>/dev/null', paper)).matchAll(/<(?:stroke|fill)_path\b/g)].length;
        return [
          finding('sides', Boolean(name && address && address.x > name.right + 150 && address.y < name.bottom && address.bottom > name.y), [
            name,
            address,
          ]),
          finding('order', Boolean(summary && after && name && summary.y > name.bottom - 2 && after.y > summary.bottom), [summary, after]),
          finding('lines', lines >= 2, lines),
        ];
      },
    ),
    stillWrong: 'LibreOffice, through which the page goes, sets no boxes side by side: they stand below each other.',
  },
];
