import sharp from 'sharp';
import { finding, same } from '../../../fidelity/check.ts';
import { part } from '../../look/package.ts';
import { pdfText } from '../../look/pdf.ts';
import { pdfWords } from '../../look/pdf-marks.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Check, Situation } from '../../situation.ts';
import { situation, web } from './situation-of.ts';

const toWord = (name: string, source: string, html: string, expect: string, check: Check): Situation =>
  situation(name, source, ['html', 'docx'], html, expect, check);
const documentXml = (path: string): Promise<string> => part(path, 'word/document.xml');
/** The run of a document that has these words, and the paragraph around it. */
const runOf = (xml: string, words: string): string => /<w:r>(?:(?!<w:r>)[\s\S])*$/.exec(xml.slice(0, xml.indexOf(words)))?.[0] ?? '';
const paragraphOf = (xml: string, words: string): string =>
  xml
    .slice(0, xml.indexOf(words))
    .split(/<w:p[ >]/)
    .at(-1) ?? '';

const wide = async (): Promise<string> => {
  const png = await sharp({ create: { width: 2500, height: 500, channels: 3, background: '#00C800' } })
    .png()
    .toBuffer();
  return web('', `<p>Before it</p><img alt="Wide" src="data:image/png;base64,${png.toString('base64')}"><p>After it</p>`);
};

const rows = Array.from({ length: 90 }, (_, n) => `<tr><td>top${n}<br>middle${n}<br>end${n}</td><td>cell</td></tr>`).join('');

/** Reports on converters of web pages to documents and to paper. */
export const pageToDocument: readonly Situation[] = [
  toWord(
    'notes-of-a-page-in-a-document',
    'jgm/pandoc#1889',
    '<ol><li>xv6<a href="#fn1" class="footnoteRef" id="fnref1"><sup>1</sup></a>.</li></ol><div class="footnotes"><hr><ol><li id="fn1"><p>The words of the note<a href="#fnref1">↩</a></p></li></ol></div>',
    'a footnote of the document, with the words of the note in it',
    async ({ path }) => [
      finding('reference', (await documentXml(path)).includes('<w:footnoteReference'), await readByPandoc(path, 'docx', 'native')),
      holds('words', await part(path, 'word/footnotes.xml').catch(() => ''), 'The words of the note'),
    ],
  ),
  toWord(
    'links-within-a-page-in-a-document',
    'onizet/html2openxml#115',
    '<a href="#bookmark1">Bookmark 1</a><br><a href="#bookmark2">Bookmark 2</a><p>Text</p><div id="bookmark1">some text here</div><div id="bookmark2">some more text</div><hr>',
    'each link leads to a bookmark of the document',
    async ({ path }) => {
      const xml = await documentXml(path);
      const anchors = [...xml.matchAll(/<w:hyperlink [^>]*w:anchor="([^"]+)"/g)].map(([, name = '']) => name);
      const marks = new Map([...xml.matchAll(/<w:bookmarkStart [^>]*w:name="([^"]+)"/g)].map(({ 1: name = '', index }) => [name, index]));
      return [
        same('links', anchors.length, 2),
        finding('places', (marks.get(anchors[0] ?? '') ?? -1) > xml.indexOf('>Text<') && marks.has(anchors[1] ?? ''), [
          anchors,
          [...marks],
        ]),
      ];
    },
  ),
  toWord(
    'heading-with-an-id-is-a-bookmark',
    'onizet/html2openxml#219',
    '<h1 id="anchor1">First heading</h1><p>Text</p>',
    'a bookmark of that name at the heading',
    async ({ path }) => [holds('bookmark', await documentXml(path), 'w:name="anchor1"')],
  ),
  toWord(
    'one-word-with-a-colour-behind-it',
    'dfop02/html4docx#47',
    'This <span style="background-color: rgb(224, 62, 45);">word</span> only is highlighted.',
    'E03E2D behind the word, and behind nothing else',
    async ({ path }) => {
      const xml = await documentXml(path);
      return [
        finding('word', /w:fill="E03E2D"/i.test(runOf(xml, '>word<')), runOf(xml, '>word<')),
        finding('others', (xml.match(/E03E2D/gi) ?? []).length === 1, xml.slice(-1500)),
      ];
    },
  ),
  toWord(
    'colour-of-a-bold-word',
    'pqzx/html2docx#21',
    '<p>A <strong style="color: #ff0000">strong</strong> and <i style="color: rgb(0, 0, 255)">slanted</i> word</p>',
    'a red bold word and a blue word in italics',
    async ({ path }) => {
      const xml = await documentXml(path);
      return [
        finding(
          'red',
          /<w:b\/>|<w:rStyle w:val="Strong"/.test(runOf(xml, '>strong<')) && /<w:color w:val="FF0000"/i.test(runOf(xml, '>strong<')),
          runOf(xml, '>strong<'),
        ),
        finding(
          'blue',
          /<w:i\/>|<w:rStyle w:val="Emphasis"/.test(runOf(xml, '>slanted<')) && /<w:color w:val="0000FF"/i.test(runOf(xml, '>slanted<')),
          runOf(xml, '>slanted<'),
        ),
      ];
    },
  ),
  toWord(
    'page-from-right-to-left',
    'privateOmega/html-to-docx#80',
    '<html><body dir="rtl"><p>مرحبا بالعالم</p><ul><li>بند</li></ul></body></html>',
    'the paragraphs run from right to left',
    async ({ path }) => {
      const xml = await documentXml(path);
      return ['مرحبا', 'بند'].map((words) =>
        finding(words, /<w:bidi(?:\/| w:val="(?:1|true)")/.test(paragraphOf(xml, words)), paragraphOf(xml, words)),
      );
    },
  ),
  {
    ...toWord(
      'picture-wider-than-the-paper',
      'onizet/html2openxml#188',
      '',
      'at most as wide as the text, in its own shape',
      async ({ path }) => {
        const xml = await documentXml(path);
        const [, width = '0', height = '0'] = /<wp:extent cx="(\d+)" cy="(\d+)"/.exec(xml) ?? [];
        const [, paper = '0'] = /<w:pgSz [^>]*w:w="(\d+)"/.exec(xml) ?? [];
        const side = (name: string): number => Number(new RegExp(`<w:pgMar [^>]*w:${name}="(\\d+)"`).exec(xml)?.[1] ?? 0);
        const text = (Number(paper) - side('left') - side('right')) * 635;
        return [
          finding('width', Number(width) > 0 && Number(width) <= text * 1.01, [width, text]),
          finding('shape', Math.abs(Number(width) / Number(height) - 5) < 0.1, [width, height]),
        ];
      },
    ),
    input: wide,
  },
  toWord(
    'inner-lists-of-letters-count-anew',
    'onizet/html2openxml#198',
    '<ol><li>one</li><li>two<ol type="a"><li>alpha</li><li>beta</li></ol></li><li>three<ol type="a"><li>gamma</li></ol></li></ol>',
    'letters in both inner lists, each from a',
    async ({ path }) => {
      const native = await readByPandoc(path, 'docx', 'native');
      return [
        same(
          'lists',
          [...native.matchAll(/\(\s*(\d+)\s*,\s*(\w+)\s*,\s*\w+\s*\)/g)].map(([, start, style]) => `${start} ${style}`),
          ['1 Decimal', '1 LowerAlpha', '1 LowerAlpha'],
        ),
      ];
    },
  ),
  toWord(
    'cell-over-two-rows-in-a-document',
    'pqzx/html2docx#48',
    '<table style="width:100%"><tr><th>Name</th><td>Jill</td></tr><tr><th rowspan="2">Phone</th><td>555-1234</td></tr><tr><td>555-8745</td></tr></table>',
    'three rows, and Phone over two of them',
    async ({ path }) => {
      const html = await readByPandoc(path, 'docx', 'html');
      return [
        same('rows', (html.match(/<tr/g) ?? []).length, 3),
        finding('joined', /rowspan="2"[^>]*>(?:<[^>]*>)*\s*Phone/.test(html), html),
        holds('words', html, 'Jill', '555-1234', '555-8745'),
      ];
    },
  ),
  toWord(
    'lines-around-cells-in-a-document',
    'onizet/html2openxml#156',
    '<table style="border-collapse: collapse"><tbody><tr><td style="width: 120px; border: 1px solid rgba(171, 171, 171, 1); vertical-align: top"><b>Header1</b></td><td style="width: 120px; border: 1px solid rgba(171, 171, 171, 1)">Zeile1</td></tr></tbody></table>',
    'ABABAB on all sides of both cells, and not around the words',
    async ({ path }) => {
      const cells = (await documentXml(path)).match(/<w:tcPr>(?:(?!<\/w:tcPr>)[\s\S])*<\/w:tcPr>/g) ?? [];
      const sides = cells.map((one) => (one.match(/<w:(?:top|left|start|bottom|right|end) [^>]*w:color="ABABAB"/gi) ?? []).length);
      return [
        finding('sides', sides.length === 2 && sides.every((one) => one >= 2) && sides.some((one) => one === 4), cells),
        lacks('words', await documentXml(path), '<w:bdr '),
      ];
    },
  ),
  toWord(
    'columns-of-different-width-in-a-document',
    'privateOmega/html-to-docx#2',
    '<table style="width: 100%"><tr><td style="width: 25%">narrow</td><td style="width: 75%">wide</td></tr></table>',
    'the second column three times as wide as the first',
    async ({ path }) => {
      const [first = 0, second = 0] = [...(await documentXml(path)).matchAll(/<w:gridCol w:w="(\d+)"/g)].map(([, width]) => Number(width));
      return [finding('widths', Math.abs(second / first - 3) < 0.2, [first, second])];
    },
  ),
  situation(
    'letters-by-a-style-on-paper',
    'Relorer/HTMLToQPDF#15',
    ['html', 'pdf'],
    '<ol style="list-style-type: lower-alpha;"><li>first</li><li>second</li></ol>',
    'a. first and b. second',
    async ({ path }) => [holds('letters', await pdfText(path), 'a. first', 'b. second')],
  ),
  situation(
    'rows-stay-whole-over-pages',
    'wkhtmltopdf/wkhtmltopdf#3557',
    ['html', 'pdf'],
    `<table><thead><tr><th>Head</th><th>Other</th></tr></thead><tbody>${rows}</tbody></table>`,
    'no row is split between two pages, and the head stands on each',
    async ({ path }) => {
      const words = await pdfWords(path);
      const page = (word: string): number => words.find(({ text }) => text === word)?.page ?? 0;
      const split = Array.from({ length: 90 }, (_, n) => n).filter((n) => page(`top${n}`) !== page(`end${n}`) || page(`top${n}`) === 0);
      const pages = Math.max(...words.map((word) => word.page));
      return [same('split', split, []), same('heads', words.filter(({ text }) => text === 'Head').length, pages)];
    },
  ),
];
