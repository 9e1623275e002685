import { finding } from '../../../fidelity/check.ts';
import { viewOf } from '../../look/markup.ts';
import { pdfText } from '../../look/pdf.ts';
import { inkOf, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Check, Situation } from '../../situation.ts';
import { situation, web } from './situation-of.ts';

const archive = (
  name: string,
  source: string,
  to: string,
  expect: string,
  lines: readonly (string | Uint8Array)[],
  check: Check,
): Situation => ({
  ...situation(name, source, ['eml', to], '', expect, check),
  file: 'page.mht',
  input: () => Buffer.concat(lines.flatMap((line) => [Buffer.from(line), Buffer.from('\r\n')])),
});

/** `Привет, мир` in windows-1251. */
const greeting = Uint8Array.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x2c, 0x20, 0xec, 0xe8, 0xf0]);
const quoted = [...greeting].map((byte) => `=${byte.toString(16).toUpperCase()}`).join('');

/** Pages that browsers and editors saved, and pages on paper. */
export const exportedPages: readonly Situation[] = [
  archive(
    'cyrillic-page-in-one-file',
    'gildas-lormeau/mhtml-to-html#3',
    'pdf',
    'Привет, мир',
    [
      'From: <Saved by Windows Internet Explorer 8>\r\nSubject: Page\r\nMIME-Version: 1.0',
      'Content-Type: multipart/related;\r\n\ttype="text/html";\r\n\tboundary="----=_NextPart_000_0000_01CA"\r\n',
      'This is a multi-part message in MIME format.\r\n\r\n------=_NextPart_000_0000_01CA',
      'Content-Type: text/html;\r\n\tcharset="windows-1251"\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Location: http://example.com/\r\n',
      `<HTML><HEAD><META content=3D"text/html; charset=3Dwindows-1251" http-equiv=3DContent-Type></HEAD><BODY><P>${quoted}</P></BODY></HTML>`,
      '------=_NextPart_000_0000_01CA--',
    ],
    async ({ path }) => [holds('words', await pdfText(path), 'Привет, мир'), lacks('head', await pdfText(path), 'Internet Explorer')],
  ),
  archive(
    'page-in-one-file-with-two-versions',
    'msindwan/mhtml2html#28',
    'html',
    'the page, not its plain version beside it',
    [
      'From: <Saved by Microsoft Internet Explorer 5>\r\nSubject: Page\r\nMIME-Version: 1.0',
      'Content-Type: multipart/related;\r\n\tboundary="----=_A";\r\n\ttype="multipart/alternative"\r\n\r\nThis is a multi-part message.\r\n\r\n------=_A',
      'Content-Type: multipart/alternative;\r\n\tboundary="----=_B"\r\n\r\n\r\n------=_B\r\nContent-Type: text/plain\r\n\r\nPlain version\r\n------=_B',
      'Content-Type: text/html;\r\n\tcharset="iso-8859-1"\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Location: http://example.com/a.htm\r\n',
      '<html><body><h1>Caf=E9</h1><p>A page with a <b>bold</b> word</p></body></html>\r\n------=_B--\r\n\r\n------=_A--',
    ],
    async ({ text }) => [holds('words', await text(), '<h1>Café</h1>', '<b>bold</b>'), lacks('plain', await text(), 'Plain version')],
  ),
  archive(
    'page-in-one-file-without-parts',
    'DavidBenko/MHTML-to-HTML-Decoding-in-C-Sharp#1',
    'pdf',
    'the page',
    [
      'From: <Saved by Microsoft Internet Explorer 5>\r\nSubject: Page\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset="utf-8"',
      'Content-Transfer-Encoding: quoted-printable\r\nContent-Location: http://example.com/\r\nX-MimeOLE: Produced By Microsoft MimeOLE V6.00\r\n',
      '<html><body><h1>Prices</h1><p>Ten =E2=82=AC for a =\r\nbook</p></body></html>',
    ],
    async ({ path }) => [holds('words', await pdfText(path), 'Prices', 'Ten € for a book'), lacks('head', await pdfText(path), 'Saved by')],
  ),
  situation(
    'table-within-a-cell-in-markdown',
    'letmutex/htmd#80',
    ['html', 'md'],
    '<table><tbody><tr><td><table><tbody><tr><td>Dashboard</td><td>Monitors</td></tr><tr><td>Alerts</td><td>History</td></tr></tbody></table></td></tr></tbody></table>',
    'a table of two rows and two columns',
    async ({ text, path }) => {
      const html = (await text()).includes('<td') ? await text() : await viewOf(path);
      return [
        holds('words', html, 'Dashboard', 'Monitors', 'Alerts', 'History'),
        finding(
          'table',
          /\|\s*Dashboard\s*\|\s*Monitors\s*\|\n(?:\|[\s:|-]*\n)?\|\s*Alerts\s*\|\s*History\s*\|/.test(await text()) ||
            /<tr>\s*<t[dh]>Dashboard<\/t[dh]>\s*<t[dh]>Monitors/.test(html),
          await text(),
        ),
      ];
    },
  ),
  situation(
    'words-at-both-ends-of-the-paper',
    'Kozea/WeasyPrint#2351',
    ['html', 'pdf'],
    web(
      'html{height:100vh}body{height:100%;margin:0;display:flex;justify-content:space-between;align-items:center;flex-direction:column}',
      '<div><p>Headword</p></div><div><p>Bottomword</p></div>',
    ),
    'one at the top, one at the bottom, both in the middle of the line',
    async ({ path }) => {
      const words = await pdfWords(path);
      const [top, bottom] = [wordIn(words, 'Headword'), wordIn(words, 'Bottomword')];
      const middle = (word: { x: number; right: number }): number => (word.x + word.right) / 2;
      return [
        finding('places', top.page === 1 && bottom.page === 1 && top.y < 150 && bottom.y > 600, [top, bottom]),
        finding('middle', Math.abs(middle(top) - middle(bottom)) < 3 && Math.abs(middle(top) - 297) < 10, [top, bottom]),
      ];
    },
  ),
  situation(
    'grid-that-floats-beside-a-grid',
    'Kozea/WeasyPrint#2647',
    ['html', 'pdf'],
    web(
      'section{display:grid;grid-template-columns:1fr}section.side{float:right;width:30%}',
      '<section class="side"><p>Skills</p><p>Languages</p></section><section><p>Experience at a workshop</p><p>Education</p></section>',
    ),
    'the words beside each other, none over another',
    async ({ path }) => {
      const words = await pdfWords(path);
      const over = words.some((one, index) =>
        words
          .slice(index + 1)
          .some((other) => one.x < other.right && other.x < one.right && one.y + 2 < other.bottom && other.y + 2 < one.bottom),
      );
      return [finding('apart', !over, words), finding('beside', wordIn(words, 'Skills').x > wordIn(words, 'workshop').right, words)];
    },
  ),
  {
    ...situation(
      'inner-list-of-letters-from-the-third',
      'EvotecIT/OfficeIMO#806',
      ['html', 'docx'],
      '<ol start="4"><li>Four<ol type="a" start="3"><li>C item</li><li>D item</li></ol></li><li>Five<ol type="I"><li>Roman</li></ol></li></ol>',
      '4, within it c and d, then 5, within it I',
      async ({ path }) => {
        const native = folded(await readByPandoc(path, 'docx', 'native'));
        return [
          finding('outer', /OrderedList \( ?4 ?, ?Decimal/.test(native), native),
          finding('letters', /OrderedList \( ?3 ?, ?LowerAlpha/.test(native), native),
          finding('roman', /OrderedList \( ?1 ?, ?UpperRoman/.test(native), native),
        ];
      },
    ),
  },
  situation(
    'words-behind-a-part-of-a-drawn-sentence',
    'deeplook/svglib#343',
    ['svg', 'pdf'],
    '<svg viewBox="0 0 240 40" xmlns="http://www.w3.org/2000/svg"><style>text{font:italic 12px serif}tspan{font:bold 10px sans-serif;fill:red}</style><text x="10" y="30">You are\n <tspan>not</tspan>\n a banana!</text></svg>',
    'the whole sentence, one word of it red',
    async ({ path }) => [
      holds('words', await pdfText(path), 'You are not a banana!'),
      finding('red', (await inkOf(path, 1, '#ff0000')) > 0.0005, await inkOf(path, 1, '#ff0000')),
    ],
  ),
  situation(
    'blanks-before-a-link-in-text',
    'html-to-text/node-html-to-text#107',
    ['html', 'txt'],
    '<p>aaa   \n\t\t<a href="https://example.com/">bbb</a> and ccc \n \n<b>ddd</b> and eee&nbsp;<b>fff</b></p>',
    'one blank before each',
    async ({ text }) => [
      holds('words', (await text()).replaceAll('\u00a0', ' ').replaceAll('*', ''), 'aaa bbb', 'and ccc ddd', 'and eee fff'),
    ],
  ),
  situation(
    'bold-by-a-class-in-markdown',
    'Mr0grog/google-docs-to-markdown#60',
    ['html', 'md'],
    web(
      '.c0{color:#000000;font-weight:400;font-size:11pt;font-family:"Arial"}.c1{font-weight:700}.c2{font-style:italic}.c3{text-decoration:line-through}',
      '<p class="c4"><span class="c0">Some </span><span class="c1">strong</span><span class="c0">, </span><span class="c2">slanted</span><span class="c0"> and </span><span class="c3">struck</span><span class="c0"> words.</span></p>',
    ),
    '**strong**, *slanted* and ~~struck~~',
    async ({ text }) => [finding('marks', /Some \*\*strong\*\*, [*_]slanted[*_] and ~~struck~~ words\./.test(await text()), await text())],
  ),
  situation(
    'list-of-an-exported-document-in-levels',
    'aaronsw/html2text#19',
    ['html', 'md'],
    web(
      'ul.lst-kix_a-0{list-style-type:none}ul.lst-kix_a-1{list-style-type:none}.lst-kix_a-0>li:before{content:"\\25cf  "}.lst-kix_a-1>li:before{content:"\\25cb  "}.c1{margin-left:36pt;padding-left:0pt}.c2{margin-left:72pt;padding-left:0pt}',
      '<ul class="lst-kix_a-0 start"><li class="c1">First</li></ul><ul class="lst-kix_a-1 start"><li class="c2">Inner</li></ul><ul class="lst-kix_a-0"><li class="c1">Second</li></ul>',
    ),
    'Inner further in than First and Second',
    async ({ text }) => {
      const column = async (word: string): Promise<number> =>
        (await text())
          .split('\n')
          .find((line) => line.includes(word))
          ?.indexOf(word) ?? -1;
      const [first, inner, second] = [await column('First'), await column('Inner'), await column('Second')];
      return [finding('levels', first === second && inner > first && first > 0, await text())];
    },
  ),
  situation(
    'bold-that-takes-a-blank-with-it',
    'mangini/gdocs2md#26',
    ['html', 'md'],
    '<p>A <b>bold </b>word, an<i> slanted </i>one,<b> </b>and <b><i>both </i></b>here.</p>',
    'the marks right at the words',
    async ({ path }) => [
      finding(
        'marks',
        folded((await viewOf(path)).replace(/<\/?p>/g, '')) ===
          'A <strong>bold</strong> word, an <em>slanted</em> one, and <strong><em>both</em></strong> here.' ||
          folded((await viewOf(path)).replace(/<\/?p>/g, '')) ===
            'A <strong>bold</strong> word, an <em>slanted</em> one, and <em><strong>both</strong></em> here.',
        await viewOf(path),
      ),
    ],
  ),
];
