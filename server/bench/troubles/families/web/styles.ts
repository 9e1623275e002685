import { finding } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { pdfPages, pdfPixel } from '../../look/pdf.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Result } from '../../result.ts';
import type { Situation } from '../../situation.ts';
import { situation, web } from './situation-of.ts';

const wordBody = ({ path }: Result): Promise<string> => part(path, 'word/document.xml');

/** The runs of a DOCX that contain a text. */
const runsWith = (xml: string, text: string): string =>
  (xml.match(/<w:r[ >](?:(?!<\/w:r>)[\s\S])*<\/w:r>/g) ?? []).filter((run) => run.includes(text)).join('');
/** The cell or paragraph of a DOCX that contains a text. */
const around = (xml: string, text: string, tag: 'w:tc' | 'w:p'): string =>
  (xml.match(new RegExp(`<${tag}[ >](?:(?!</${tag}>)[\\s\\S])*</${tag}>`, 'g')) ?? []).find((one) => one.includes(text)) ?? '';

const sheet = web(
  'th{background:#336699;color:#fff}td,th{border:1px solid #000}.pb{page-break-before:always}',
  '<table><tr><th>Name</th><th>Total</th></tr><tr><td>Ann</td><td>5</td></tr></table><p class="pb">Second page text</p><p style="page-break-after:always">x</p><p>Third page text</p>',
);

const struck = 'A ~~gone~~ kept.\n\nNext paragraph.\n\n- item\n';

/** Number of paragraphs in an ODT whose style has a page break. */
const broken = (xml: string): number => {
  const names = [...xml.matchAll(/<style:style style:name="(\w+)"(?:(?!<\/style:style>)[\s\S])*?fo:break-(?:before|after)="page"/g)].map(
    ([, name]) => name,
  );
  return [...xml.matchAll(/<text:p text:style-name="(\w+)"/g)].filter(([, name]) => names.includes(name)).length;
};

export const styles: readonly Situation[] = [
  situation(
    'struck-word-ends-docx',
    'privateOmega/html-to-docx#237',
    ['md', 'docx'],
    struck,
    'the word gone alone is struck',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [
        holds('struck', html, '<del>gone</del> kept.', '<p>Next paragraph.</p>'),
        finding('once', html.split('<del>').length === 2, html),
      ];
    },
  ),
  situation('struck-word-ends-odt', 'jgm/pandoc#465', ['md', 'odt'], struck, 'the word gone alone is struck', async ({ path }) => {
    const html = await readByPandoc(path, 'odt', 'html');
    return [finding('once', html.split('<del>').length === 2 && html.includes('<del>gone</del>'), html)];
  }),
  situation('struck-word-ends-rtf', 'jgm/pandoc#465', ['md', 'rtf'], struck, 'the word gone alone is struck', async ({ text }) => {
    const rtf = await text();
    return [
      finding('ends', /\\strike\\[^{}]*gone\}/.test(rtf.replace(/\r?\n/g, '')) || /\\strike [^{}]*gone/.test(rtf), rtf.slice(-900)),
      finding('once', (rtf.match(/\\strike(?!0|d0)/g) ?? []).length === 1, rtf.slice(-900)),
    ];
  }),
  situation(
    'inserted-word-is-underlined',
    'privateOmega/html-to-docx#237',
    ['html', 'docx'],
    '<p>An <ins>added</ins> word, a <del cite="x">removed</del> one, <u>under</u>.</p><p>Next.</p>',
    'added is underlined and no change that waits for approval; removed is struck',
    async (result) => {
      const xml = await wordBody(result);
      return [
        finding('underline', runsWith(xml, 'added').includes('<w:u ') && !runsWith(xml, 'Next').includes('<w:u '), xml.slice(-2000)),
        finding('strike', runsWith(xml, 'removed').includes('<w:strike') && !runsWith(xml, 'one').includes('<w:strike'), xml.slice(-2000)),
        lacks('tracked', xml, '<w:ins ', '<w:del '),
      ];
    },
  ),
  situation(
    'header-row-keeps-its-colours-docx',
    'onizet/html2openxml#29',
    ['html', 'docx'],
    sheet,
    'the header cell is white on 336699 with borders',
    async (result) => {
      const xml = await wordBody(result);
      const cell = around(xml, 'Name', 'w:tc');
      return [
        finding('fill', /<w:shd [^>]*w:fill="336699"/i.test(cell), cell),
        finding('white', /<w:color w:val="ffffff"/i.test(cell), cell),
        finding('borders', /<w:(?:tcBorders|tblBorders)>/.test(xml) && /<w:top w:val="single"/.test(cell), cell),
      ];
    },
  ),
  situation('page-breaks-by-class-docx', 'kannan-ar/MariGold.OpenXHTML#16', ['html', 'docx'], sheet, 'three pages', async (result) => {
    const xml = await wordBody(result);
    return [
      finding(
        'second',
        /<w:pageBreakBefore|<w:br w:type="page"/.test(around(xml, 'Second page', 'w:p')),
        around(xml, 'Second page', 'w:p'),
      ),
      finding(
        'third',
        /<w:pageBreakBefore|<w:br w:type="page"/.test(around(xml, 'Third page', 'w:p') + around(xml, '>x<', 'w:p')),
        around(xml, 'Third page', 'w:p'),
      ),
    ];
  }),
  situation(
    'header-row-keeps-its-colours-odt',
    'onizet/html2openxml#12',
    ['html', 'odt'],
    sheet,
    'the fill 336699 and borders are in the ODT, and two page breaks',
    async ({ path }) => {
      const xml = await part(path, 'content.xml');
      return [
        finding(
          'fill',
          /style:family="table-cell"[^>]*>\s*<style:table-cell-properties[^>]*fo:background-color="#336699"/.test(xml),
          xml.slice(0, 3000),
        ),
        finding('breaks', broken(xml) === 2, xml.slice(0, 3000)),
      ];
    },
  ),
  situation(
    'page-breaks-by-class-rtf',
    'kannan-ar/MariGold.OpenXHTML#16',
    ['html', 'rtf'],
    sheet,
    'two page breaks and the fill of the header',
    async ({ text }) => {
      const rtf = await text();
      return [
        finding('breaks', (rtf.match(/\\pagebb|\\page(?![a-z])/g) ?? []).length >= 2, rtf.slice(-2500)),
        finding('fill', /\\red51\\green102\\blue153/.test(rtf) && /\\clcbpat/.test(rtf), rtf.slice(-2500)),
      ];
    },
  ),
  situation(
    'row-colour-behind-white-font',
    'drmacro/wordinator#40',
    ['html', 'docx'],
    '<table><tr bgcolor="#003300"><td><font color="white">Seen</font></td></tr><tr style="background-color: darkred; color: white"><td>Also</td></tr></table>',
    'white words stand on 003300 and on dark red',
    async (result) => {
      const xml = await wordBody(result);
      return [
        finding('first', /w:fill="003300"/i.test(around(xml, 'Seen', 'w:tc')), around(xml, 'Seen', 'w:tc')),
        finding('second', /w:fill="8b0000"/i.test(around(xml, 'Also', 'w:tc')), around(xml, 'Also', 'w:tc')),
      ];
    },
  ),
  situation(
    'white-words-of-a-dark-page-stay-readable',
    'alihassan143/flutter-packages#100',
    ['html', 'docx'],
    web(
      'body{background:#111;color:#fff}.hero{background-image:linear-gradient(#000,#333);color:white}',
      '<p>Night</p><div class="hero"><p>Banner</p></div>',
    ),
    'words that are white have a dark ground of their own, or are not white',
    async (result) => {
      const xml = await wordBody(result);
      const readable = (text: string) =>
        !/<w:color w:val="ffffff"/i.test(runsWith(xml, text)) ||
        /w:fill="(?!auto|ffffff)/i.test(around(xml, text, 'w:p')) ||
        /<w:background w:color="111111"/i.test(xml);
      return [finding('page', readable('Night'), xml.slice(0, 2500)), finding('banner', readable('Banner'), xml.slice(-2500))];
    },
  ),
  situation(
    'classes-and-ids-apply',
    'privateOmega/html-to-docx#42',
    ['html', 'docx'],
    web(
      '.red{color:#cc0000}#box{background-color:#ffee00;border:2px solid #00aa00}h2.small{font-size:10pt}p em{color:rgb(0,0,255)}',
      '<p class="big red">Warm</p><p id="box">Boxed</p><h2 class="small">Head</h2><p>An <em>inner</em> word</p>',
    ),
    'cc0000 words, a ffee00 ground with a border, a heading of 10 points, 0000ff words',
    async (result) => {
      const [xml, css] = [await wordBody(result), await part(result.path, 'word/styles.xml')];
      const all = xml + css;
      return [
        finding('class', /<w:color w:val="cc0000"/i.test(around(xml, 'Warm', 'w:p')), around(xml, 'Warm', 'w:p')),
        finding(
          'id',
          /w:fill="ffee00"/i.test(around(xml, 'Boxed', 'w:p')) && /<w:pBdr>/.test(around(xml, 'Boxed', 'w:p')),
          around(xml, 'Boxed', 'w:p'),
        ),
        finding('size', /<w:sz w:val="20"/.test(around(xml, 'Head', 'w:p')), around(xml, 'Head', 'w:p')),
        finding('inner', /<w:color w:val="0000ff"/i.test(runsWith(xml, 'inner')), all.slice(-800)),
      ];
    },
  ),
  situation(
    'landscape-page-of-a-style-sheet',
    'hhurz/tableExport.jquery.plugin#226',
    ['html', 'docx'],
    web('@page{size:A4 landscape;margin:2cm}', '<p>Wide</p>'),
    'a page of 297 × 210 mm, margins of 2 cm',
    async (result) => {
      const xml = await wordBody(result);
      const size = /<w:pgSz [^>]*>/.exec(xml)?.[0] ?? '';
      const [width, height] = ['w:w', 'w:h'].map((name) => Number(new RegExp(`${name}="(\\d+)"`).exec(size)?.[1]));
      const margin = Number(/<w:pgMar [^>]*w:left="(\d+)"/.exec(xml)?.[1]);
      return [
        finding('size', Math.abs((width ?? 0) - 16838) < 30 && Math.abs((height ?? 0) - 11906) < 30, size),
        finding('margin', Math.abs(margin - 1134) < 12, margin),
      ];
    },
  ),
  situation(
    'table-of-markdown-has-lines-docx',
    'TurboDocx/html-to-docx#160',
    ['md', 'docx'],
    '| Name | Total |\n| --- | ---: |\n| Ann | 5 |\n',
    'cells with lines, the number at the right',
    async (result) => {
      const cell = around(await wordBody(result), 'Ann', 'w:tc');
      return [
        finding('lines', /<w:(?:top|left|start|bottom) w:val="single"/.test(cell), cell),
        finding('right', /<w:jc w:val="(?:right|end)"/.test(around(await wordBody(result), '>5<', 'w:tc')), cell),
      ];
    },
  ),
  situation(
    'table-of-markdown-has-lines-odt',
    'TurboDocx/html-to-docx#160',
    ['md', 'odt'],
    '| Name | Total |\n| --- | ---: |\n| Ann | 5 |\n',
    'cells with lines',
    async ({ path }) => {
      const xml = await part(path, 'content.xml');
      return [finding('lines', /table-cell-properties[^>]*fo:border(?:-\w+)?="[\d.]+(?:pt|in|cm) solid/.test(xml), xml.slice(0, 2500))];
    },
  ),
  situation(
    'style-sheet-on-paper',
    'eKoopmans/html2pdf.js#280',
    ['html', 'pdf'],
    web(
      '@page{size:A5;margin:0}body{margin:0}.r{background:#ff0000;height:100px}.pb{break-before:page}',
      '<div class="r"></div><p>One</p><p class="pb">Two</p>',
    ),
    'two A5 pages, red at the top',
    async ({ path }) => [
      finding('pages', (await pdfPages(path)) === 2, await pdfPages(path)),
      finding('red', (await pdfPixel(path, 1, 200, 30)) === '#ff0000', await pdfPixel(path, 1, 200, 30)),
    ],
  ),
];
