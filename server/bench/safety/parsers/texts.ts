import { markdownBody } from '../../../engines/markup/markdown.ts';
import { withoutFormData, withoutLoads } from '../../../engines/office/nothing-fetched.ts';
import { readRis } from '../../../engines/ris/read.ts';
import { sampleRis } from '../../../engines/ris/samples.ts';
import { readDeck } from '../../../engines/slides/page.ts';
import { readers } from '../../../engines/subtitle/read.ts';
import { odfVocabulary } from '../../../formats/odf.ts';
import { parseTree } from '../../../formats/odf-tree.ts';
import { decodeText } from '../../../formats/text/decode.ts';
import { decodeHtml } from '../../../formats/text/decode-html.ts';
import { shallow } from '../../../formats/text/depth.ts';
import { plainXmlText } from '../../../formats/xml/respell.ts';
import { parseXml } from '../../../formats/xml/tree.ts';
import { countMarkdown } from '../../../receipt/count-plain.ts';
import type { Parser } from './parser.ts';
import { byBytes, byText, file, htmlRows, xmlRows } from './samples.ts';

const deckRow = (row: string, start = '', end = '') => ({
  start: `<office:document><office:body><office:presentation><draw:page>${start}`,
  row,
  end: `${end}</draw:page></office:presentation></office:body></office:document>`,
});
const place = (at: number, side = 2) => `svg:x="${at}cm" svg:y="${at}cm" svg:width="${side}cm" svg:height="${side}cm"`;

export const textParsers: readonly Parser[] = [
  byBytes(
    'text',
    'formats/text/decode.ts',
    (bytes) => decodeText(bytes),
    ['words', Buffer.from('\ufeffW\u00f6rter', 'utf16le'), 'W\xf6rter'],
    ['\xff', '\0a', '\xe2\x82', '\x1b$B', '\x81'],
  ),
  byBytes(
    'page text',
    'formats/text/decode-html.ts',
    decodeHtml,
    ['<meta charset=utf-8>W\xc3\xb6rter', '<meta http-equiv="content-type" content="text/html; charset=latin1">'],
    ['<meta ', '<meta charset="', 'charset=', '\xff'],
  ),
  ...(['html', 'rtf', 'md'] as const).map((kind) =>
    byText(
      `depth of ${kind}`,
      'formats/text/depth.ts',
      (text) => shallow(text, kind),
      ['<p><b>a</b>', '{\\rtf1{a}}', '> - a'],
      [...htmlRows, '{', '}', '\\bin9999999 ', '> ', ' - ', '\t'],
    ),
  ),
  byText(
    'XML tree',
    'formats/xml/tree.ts',
    (text) => parseXml(text, { allowDoctype: true }),
    ['<a b="c"><d>e</d></a>', '<a xmlns:b="c"><b:d/></a>'],
    xmlRows,
  ),
  byText(
    'XML spelling',
    'formats/xml/respell.ts',
    (text) => plainXmlText(text, odfVocabulary),
    ['<x:document xmlns:x="urn:oasis:names:tc:opendocument:xmlns:office:1.0"><x:body/></x:document>'],
    xmlRows,
  ),
  byText(
    'slides',
    'engines/slides/page.ts',
    (text) => readDeck(parseTree(text), undefined).html('a', async () => undefined),
    ['<office:document><office:body><office:presentation><draw:page/></office:presentation></office:body></office:document>'],
    [
      ...xmlRows,
      deckRow(`<draw:frame ${place(1)}><draw:text-box><text:p>a</text:p></draw:text-box></draw:frame>`),
      deckRow(`<draw:path ${place(1)}/><draw:custom-shape ${place(2, 20)}><text:p>a</text:p></draw:custom-shape>`),
      deckRow(
        '<text:span>a</text:span> <text:s text:c="9"/>',
        '<draw:frame><draw:text-box><text:p>',
        '</text:p></draw:text-box></draw:frame>',
      ),
      deckRow(
        '<text:list><text:list-item><text:p>a</text:p></text:list-item></text:list>',
        '<draw:frame><draw:text-box>',
        '</draw:text-box></draw:frame>',
      ),
      deckRow('<table:table-row><table:table-cell/></table:table-row>', '<draw:frame><table:table>', '</table:table></draw:frame>'),
      deckRow('</draw:page><draw:page draw:name="a" draw:master-page-name="b">'),
    ],
  ),
  byText(
    'web page for LibreOffice',
    'engines/office/nothing-fetched.ts',
    withoutLoads,
    ['<link href="a"><td background=b><iframe src=\'c\'>'],
    htmlRows,
  ),
  byText(
    'forms of ODF',
    'engines/office/nothing-fetched.ts',
    withoutFormData,
    ['<a:instance src="b"/><c:submission action=\'d\'/>'],
    ['<a:instance ', '<submission ', '<submission src="', { start: '<instance', row: ' src="a"' }],
  ),
  byText(
    'Markdown',
    'engines/markup/markdown.ts',
    (text) => markdownBody(text, { mathOf: () => undefined, emoji: { smile: '😄' } }),
    ['# a\n\n- b **c** [d](e)\n\n|f|g|\n|-|-|\n|h|i|\n', '---\ntitle: a\n---\n\n```\nb\n```\n'],
    [
      '*',
      '_',
      '[',
      '](',
      '![',
      '`',
      '> ',
      '- ',
      '|',
      '<',
      '$',
      '\\',
      '#',
      '~',
      '&',
      '1. ',
      'a\n',
      '$$\n',
      'a\n$$b$$\n',
      'a\n# b\n',
      ':smile:',
      ':a',
    ],
  ),
  file(
    'Markdown counts',
    'receipt/count-plain.ts',
    countMarkdown,
    ['# a\n\n[b](c) ![d](e)\n\n|f|\n|-|\n'],
    ['[', '](', '![', '|', '`', '\n|-|'],
  ),
  ...Object.entries(readers).map(([format, read]) =>
    byText(
      `subtitles ${format}`,
      'engines/subtitle/read.ts',
      read,
      [
        '1\n00:00:01,000 --> 00:00:02,500\n<i>a</i>\n',
        'WEBVTT\n\n00:01.000 --> 00:02.500\n<v A>b\n',
        '{1}{9}a|b\n',
        '[00:01.00]a\n',
        '<SAMI><SYNC Start=1><P>a</SAMI>',
        '[Events]\nDialogue: 0,0:00:01.00,0:00:02.50,Default,,0,0,0,,{\\i1}a\\Nb\n',
      ],
      [
        '\n',
        '-->',
        '00:00:01,000 --> 00:00:02,000\n',
        '<i>',
        '{\\i1}',
        '{1}{2}',
        '[00:01.00]',
        '<SYNC Start=1>',
        '<P ',
        'Dialogue: ',
        ',',
        '<',
        '&',
      ],
    ),
  ),
  byText(
    'references',
    'engines/ris/read.ts',
    readRis,
    [sampleRis],
    ['TY  - JOUR\r\n', 'AU  - A, B\r\n', 'ER  - \r\n', ' ', '-', { start: 'TY  - JOUR\r\nAU  - ', row: ', ' }],
  ),
];
