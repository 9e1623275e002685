import sharp from 'sharp';
import { finding } from '../../../fidelity/check.ts';
import { pdfPages, pdfPixel, pdfText } from '../../look/pdf.ts';
import { inkOf, pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Check, Situation } from '../../situation.ts';
import { situation, web } from './situation-of.ts';

const rows = Array.from({ length: 90 }, (_, index) => `<tr><td>Item ${index + 1}</td><td>${index * 7}</td></tr>`).join('');

const solid = async (colour: string, type: 'png' | 'webp'): Promise<string> => {
  const image = sharp({ create: { width: 120, height: 120, channels: 3, background: colour } });
  return `data:image/${type};base64,${(await (type === 'png' ? image.png() : image.webp({ lossless: true })).toBuffer()).toString('base64')}`;
};

const bytes = (text: string, high: Readonly<Record<string, number>>): Uint8Array =>
  Uint8Array.from([...text].map((letter) => high[letter] ?? letter.charCodeAt(0)));
const polish = { ż: 0xbf, ó: 0xf3, ł: 0xb3, ć: 0xe6, ę: 0xea, ś: 0xb6, ą: 0xb1, ź: 0xbc, ń: 0xf1, Z: 0x5a } as const;

const xhtml = `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
<html xmlns="http://www.w3.org/1999/xhtml"><head><title/><script type="text/javascript" src="asource.js"/><style type="text/css">/*<![CDATA[*/ .a > b { color: #cc0000 } /*]]>*/</style></head>
<body><a id="top"/><p class="a">Body <b>output</b></p><div class="line"/><p>Second&#160;part</p></body></html>`;

const closedAtOnce = (name: string, source: string, to: string, check: Extract<Situation, { check: unknown }>['check']): Situation => ({
  ...situation(name, source, ['html', to], xhtml, 'all words of the page', check),
  file: 'page.xhtml',
});

const body = ['Body output', 'Second part'];
const flat = (text: string): string => text.replaceAll('\u00a0', ' ');

/** A page as browsers save it in one file, with its words and a green picture. */
const savedPage = async (): Promise<string> => {
  const [, data = ''] = (await solid('#00c800', 'png')).split(',');
  return [
    'From: <Saved by Blink>\r\nSnapshot-Content-Location: https://example.com/\r\nSubject: Page\r\nDate: Mon, 2 Nov 2026 10:00:00 -0000',
    'MIME-Version: 1.0\r\nContent-Type: multipart/related; type="text/html"; boundary="----M"\r\n\r\n------M',
    'Content-Type: text/html\r\nContent-ID: <frame-0@mhtml.blink>\r\nContent-Transfer-Encoding: quoted-printable\r\nContent-Location: https://example.com/\r\n',
    '<html><body><p>Saved wo=\r\nrds</p><img src=3D"https://example.com/a.png" width=3D"120"></body></html>\r\n------M',
    `Content-Type: image/png\r\nContent-Transfer-Encoding: base64\r\nContent-Location: https://example.com/a.png\r\n\r\n${data}\r\n------M--\r\n`,
  ].join('\r\n');
};

const showsSavedPage: Check = async ({ path }) => [
  holds('words', await pdfText(path), 'Saved words'),
  lacks('head', await pdfText(path), 'Saved by Blink', 'multipart'),
  finding('picture', (await inkOf(path, 1, '#00c800')) > 0.01, await inkOf(path, 1, '#00c800')),
];

/** Web pages as a browser shows and prints them. */
export const seenPages: readonly Situation[] = [
  closedAtOnce('script-closed-at-once-on-paper', 'wkhtmltopdf/wkhtmltopdf#1829', 'pdf', async ({ path }) => [
    holds('words', flat(await pdfText(path)), ...body),
  ]),
  closedAtOnce('script-closed-at-once-as-text', 'tats/w3m#151', 'txt', async ({ text }) => [holds('words', flat(await text()), ...body)]),
  closedAtOnce('script-closed-at-once-in-a-document', 'agmenc/Pettswood#10', 'docx', async ({ path }) => [
    holds('words', flat(await readByPandoc(path, 'docx', 'plain')).replaceAll('*', ''), ...body),
  ]),
  {
    ...situation(
      'pictures-that-load-late',
      'kohheepeace/mr-pdf#53',
      ['html', 'pdf'],
      '',
      'the green picture far below',
      async ({ path }) => {
        const last = await pdfPages(path);
        return [finding('green', (await inkOf(path, last, '#00c800')) > 0.01, last)];
      },
    ),
    input: async () =>
      web(
        '',
        `<div style="height:6000px">Top</div><img loading="lazy" width="120" height="120" src="${await solid('#00c800', 'png')}"><p>End</p>`,
      ),
  },
  situation(
    'head-row-on-each-page',
    'wkhtmltopdf/wkhtmltopdf#2317',
    ['html', 'pdf'],
    web('', `<table><thead><tr><th>Month</th><th>Savings</th></tr></thead><tbody>${rows}</tbody></table>`),
    'the head row at the top of each page, above its rows',
    async ({ path }) => {
      const words = await pdfWords(path);
      const pages = await pdfPages(path);
      const heads = words.filter(({ text }) => text === 'Month');
      const items = words.filter(({ text }) => text === 'Item');
      return [
        finding('heads', pages > 1 && heads.length === pages, [pages, heads.length]),
        finding('rows', items.length === 90, items.length),
        finding(
          'above',
          heads.every((head) => items.every((item) => item.page !== head.page || item.y >= head.bottom - 1)),
          heads,
        ),
      ];
    },
  ),
  situation(
    'tabs-of-code-on-paper',
    'wkhtmltopdf/wkhtmltopdf#4542',
    ['html', 'pdf'],
    '<pre>a\tone\nabc\ttwo\n\t\tdeep</pre>',
    'one and two below each other, deep further right',
    async ({ path }) => {
      const words = await pdfWords(path);
      const [one, two, deep] = ['one', 'two', 'deep'].map((text) => wordIn(words, text).x) as [number, number, number];
      return [finding('columns', Math.abs(one - two) < 1 && deep - one > 20, [one, two, deep])];
    },
  ),
  situation(
    'not-for-print',
    'wkhtmltopdf/wkhtmltopdf#5178',
    ['html', 'pdf'],
    web(
      '@media print{.noprint{visibility:hidden}}@media screen{.paper{display:none}}',
      '<h1 class="noprint">Screen</h1><p class="paper">Paper</p>',
    ),
    'Paper, not Screen',
    async ({ path }) => [holds('kept', await pdfText(path), 'Paper'), lacks('hidden', await pdfText(path), 'Screen')],
  ),
  {
    ...situation('polish-page-as-declared', 'HakanL/WkHtmlToPdf-DotNet#65', ['html', 'pdf'], '', 'Zażółć gęślą jaźń', async ({ path }) => [
      holds('words', await pdfText(path), 'Zażółć gęślą jaźń'),
    ]),
    input: () =>
      bytes(
        '<html><head><meta http-equiv="Content-Type" content="text/html;charset=iso-8859-2"><body>Zażółć gęślą jaźń</body></head></html>',
        polish,
      ),
  },
  situation(
    'page-of-unicode-without-a-charset',
    'wkhtmltopdf/wkhtmltopdf#5006',
    ['html', 'docx'],
    '<html><head><title>x</title></head><body><p>Grüße — “quoted” … Ωμέγα</p></body></html>',
    'the words as typed',
    async ({ path }) => [holds('words', await readByPandoc(path, 'docx', 'plain'), 'Grüße — “quoted” … Ωμέγα')],
  ),
  {
    ...situation(
      'chinese-page-to-a-book',
      'dteviot/WebToEpub#129',
      ['html', 'epub'],
      '',
      '中文 as declared by GB2312',
      async ({ path }) => [holds('words', await readByPandoc(path, 'epub', 'plain'), '中文')],
    ),
    input: () =>
      bytes(
        '<html><head><meta http-equiv="Content-Type" content="text/html; charset=gb2312"></head><body><p>\u00d6\u00d0\u00ce\u00c4</p></body></html>',
        {},
      ),
  },
  situation(
    'emoji-on-paper',
    'browserless/browserless#1617',
    ['html', 'pdf'],
    '<p style="font-size:60px">😀❤️</p>',
    'a yellow face and a red heart',
    async ({ path }) => [
      finding('face', (await inkOf(path, 1, '#ffcc32')) + (await inkOf(path, 1, '#fcc21b')) > 0.0005, await inkOf(path, 1, '#fcc21b')),
      holds('text', await pdfText(path), '😀'),
    ],
  ),
  situation(
    'coloured-page-to-its-edges',
    'gotenberg/gotenberg#943',
    ['html', 'pdf'],
    '<html><style>html,body{margin:0;padding:0;background-color:#008000;height:100vh}@page{margin:0}</style><div>x</div></html>',
    'one page, green to the edges',
    async ({ path }) => [
      finding('pages', (await pdfPages(path)) === 1, await pdfPages(path)),
      finding('edge', (await pdfPixel(path, 1, 590, 830)) === '#008000', await pdfPixel(path, 1, 590, 830)),
    ],
  ),
  ...(['eml', 'html', 'doc'] as const).map((from) => ({
    ...situation(
      from === 'eml' ? 'saved-page-in-one-file' : `saved-page-in-one-file-named-as-${from}`,
      from === 'eml' ? 'docling-project/docling#659' : 'p2r3/convert#461',
      [from, 'pdf'],
      '',
      'the page with its picture, no head of a mail',
      showsSavedPage,
    ),
    file: from === 'eml' ? 'page.mht' : `page.${from}`,
    input: savedPage,
  })),
];
