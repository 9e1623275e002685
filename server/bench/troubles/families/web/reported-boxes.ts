import { finding } from '../../../fidelity/check.ts';
import { look } from '../../../fidelity/look.ts';
import { foldedViewOf } from '../../look/markup.ts';
import { pdfText } from '../../look/pdf.ts';
import { inkOf, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { paperOf } from '../../look/read.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { redPixel } from './reported-pages.ts';
import { situation, web } from './situation-of.ts';

/** Lists of Word, saved pages, colours and boxes of pages. */
export const reportedBoxes: readonly Situation[] = [
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
      const html = await foldedViewOf(path, 'gfm');
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
        /<p>a<\/p> ?<blockquote> ?<p>b<br ?\/?> ?c<\/p> ?<\/blockquote> ?<p>d<\/p>/.test(await foldedViewOf(path, 'gfm')),
        await foldedViewOf(path, 'gfm'),
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
