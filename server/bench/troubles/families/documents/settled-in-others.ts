import { unzipSync, zipSync } from 'fflate';
import { samplePages } from '../../../../engines/office/iwork-samples.ts';
import { finding, near, same } from '../../../fidelity/check.ts';
import { savedAs } from '../../leaks/saved-as.ts';
import { hasGreen, imagesOf } from '../../look/images.ts';
import { part } from '../../look/package.ts';
import { pdfPages, pdfText } from '../../look/pdf.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { pdfStructure } from '../../look/pdf-structure.ts';
import { folded, holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { type File, inRtf, of, words } from './of.ts';
import { halves, odt } from './parts.ts';
import { bothNotes } from './settled-in-word-builders.ts';

const inOdt = (body: string, automatic = '', parts = {}): File => ({
  file: 'notes.odt',
  from: 'odt',
  input: () => odt(body, { automatic, parts }),
});
const imageInSpan: File = {
  file: 'notes.odt',
  from: 'odt',
  input: async () =>
    odt(
      '<text:p>Before</text:p><text:p><text:span><draw:frame draw:name="I" text:anchor-type="as-char" svg:width="4cm" svg:height="2cm"><draw:image xlink:href="Pictures/p.png" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame></text:span></text:p><text:p>After</text:p>',
      { parts: { 'Pictures/p.png': await halves('png') } },
    ),
};
const odtCell = (text: string): string => `<table:table-cell office:value-type="string"><text:p>${text}</text:p></table:table-cell>`;
const tableOfOdt = inOdt(
  `<table:table table:name="T"><table:table-column table:number-columns-repeated="2"/>${[
    ['Name', 'Anna'],
    ['City', 'Köln'],
  ]
    .map((row) => `<table:table-row>${row.map(odtCell).join('')}</table:table-row>`)
    .join('')}</table:table><text:p>End</text:p>`,
);
const slantedInStrong = inOdt(
  '<text:p>So it was. <text:span text:style-name="Strong_20_Emphasis"><text:span text:style-name="T4">Break on the stones</text:span></text:span> ends.</text:p>',
  '<style:style style:name="Strong_20_Emphasis" style:family="text"><style:text-properties fo:font-weight="bold"/></style:style><style:style style:name="T4" style:family="text"><style:text-properties fo:font-style="italic" fo:font-weight="normal"/></style:style>',
);
const lyingFodt: File = {
  file: 'plan.fodt',
  from: 'fodt',
  input: () => {
    const names = ['office', 'text', 'style', 'table'].map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`);
    return `<?xml version="1.0" encoding="UTF-8"?><office:document ${names.join(' ')} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text"><office:automatic-styles><style:page-layout style:name="L"><style:page-layout-properties fo:page-width="29.7cm" fo:page-height="21cm" style:print-orientation="landscape" fo:margin="2cm"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="L"/></office:master-styles><office:body><office:text><text:p>Across the page</text:p></office:text></office:body></office:document>`;
  },
};

const level = (indent: number): string =>
  `{\\listlevel\\levelnfc23\\leveljc0\\levelfollow0\\levelstartat1\\levelindent0{\\leveltext\\levelnfc23\\leveltemplateid1 \\'01\\u8226  ?;}\\f0\\fi-360\\li${indent}\\jclisttab\\tx${indent} }`;
const item = (text: string, depth: number): string =>
  `\\pard\\tx${720 * (depth + 1)}\\fi-360\\li${720 * (depth + 1)} {\\listtext\\'b7\\tab }\\ls1\\ilvl${depth} ${text}\\par`;
const nestedList: File = {
  file: 'letter.rtf',
  from: 'rtf',
  input: () =>
    `{\\rtf1 \\ansi{\\fonttbl{\\f0\\fnil\\fcharset163 Calibri;}}{\\colortbl\\red0\\green0\\blue0;}{\\*\\listtable{\\list\\listtemplateid1${level(720)}${level(1440)}\\listid11538}}{\\*\\listoverridetable{\\listoverride\\listid11538\\listoverridecount0\\ls1}}\\pard\\plain\\f0\\fs24 Bring:\\par ${item('Bread', 0)}${item('Rye', 1)}${item('Milk', 0)}\\pard\\ri17 End\\par}`,
};

/** WordPerfect 6: a bold word, a letter of the character set 1, and words that were deleted and can be restored. */
const wordPerfect = (): Uint8Array => {
  const text = Buffer.concat(
    [
      Buffer.from('The '),
      Buffer.from([0xf2, 12, 0xf2]),
      Buffer.from('bold'),
      Buffer.from([0xf3, 12, 0xf3]),
      Buffer.from(' caf'),
      // é: character 41 of set 1.
      Buffer.from([0xf0, 41, 1, 0xf0]),
      Buffer.from([0xcc]),
      Buffer.from('Second line'),
      Buffer.from([0xcc]),
    ].map((bytes) =>
      bytes.length > 1 && bytes[0] !== 0xf0 ? Buffer.from(bytes.toString('latin1').replaceAll(' ', '\x80'), 'latin1') : bytes,
    ),
  );
  const head = Buffer.alloc(64);
  head.write('\xffWPC', 'latin1');
  head.writeUInt32LE(64, 4);
  head.set([1, 0x0a, 2, 1], 8);
  head.writeUInt16LE(16, 14);
  head.writeUInt16LE(1, 18);
  head.writeUInt32LE(64 + text.length, 20);
  return Buffer.concat([head, text]);
};

/** Reports on ODT, RTF, text, Pages, WordPerfect and old Word documents. */
export const settledInOthers: readonly Situation[] = [
  of('image-in-a-span-of-odt', 'jgm/pandoc#8886', imageInSpan, 'epub', 'the picture between the words', async (result) => {
    const images = await imagesOf(result);
    return [finding('green', (await Promise.all(images.map(hasGreen))).includes(true), `${images.length} images`)];
  }),
  of('table-of-odt-to-textile', 'jgm/pandoc#2752', tableOfOdt, 'textile', 'all four cells', async ({ text }) => {
    const all = (await text()).replace(/<[^>]*>|[|=_.\s]+/g, ' ');
    return [holds('cells', all, 'Name Anna City Köln')];
  }),
  of('slanted-words-within-strong-ones-of-odt', 'jgm/pandoc#6190', slantedInStrong, 'md', 'slanted, not bold', async ({ text }) => [
    finding('look', /(?<![*_])[*_]Break on the stones[*_](?![*_])/.test(await text()), await text()),
  ]),
  of('lying-page-of-a-flat-odt-in-word', 'GitHubNewbie0/odf-kit#41', lyingFodt, 'docx', '16838 by 11906', async ({ path }) => {
    const size = /<w:pgSz\b[^>]*>/.exec(await part(path, 'word/document.xml'))?.[0] ?? '';
    const at = (name: string): number => Number(new RegExp(`w:${name}="(\\d+)"`).exec(size)?.[1]);
    return [near('width', at('w'), 16838, 4), near('height', at('h'), 11906, 4), finding('turned', size.includes('landscape'), size)];
  }),
  words(
    'emoji-of-outlook-in-rtf',
    'lolo101/MsgViewer#46',
    {
      file: 'mail.rtf',
      from: 'rtf',
      input: () =>
        '{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fswiss Arial;}{\\f4\\fswiss "Segoe UI Emoji";}}\\uc1\\f0 Thanks {\\f4 \\u-10179 ?\\u-8694 ?} and bye\\par}',
    },
    'txt',
    ['Thanks 😊 and bye'],
    ['?'],
  ),
  of(
    'looks-within-groups-of-rtf',
    'iarna/rtf-parser#41',
    inRtf('\\pard Normal text {\\i1 italic {\\b both} text} more {\\ul line} normal\\par'),
    'html',
    'italic text with a bold word, then an underlined one',
    async ({ text }) => {
      const html = folded((await text()).split(/<body[^>]*>/).at(-1) ?? '').replace(/<\/?(?:font|span)\b[^>]*>/g, '');
      const plain = html.replace(/<\/(i|em)>(\s*)<\1>/g, '$2');
      return [finding('looks', /Normal text <(i|em)>italic <(b|strong)>both<\/\2> text<\/\1> more <u>line<\/u> normal/.test(plain), plain)];
    },
  ),
  of('list-of-two-levels-without-level-numbers', 'erdomke/RtfPipe#78', nestedList, 'md', 'an item in an item', async ({ text }) => [
    finding('list', /^Bring:\n+[-*] +Bread\n+ {2,4}[-*] +Rye\n+[-*] +Milk\n+End\s*$/.test(await text()), await text()),
  ]),
  of(
    'long-line-of-a-text-on-paper',
    'jgm/pandoc#2808',
    { file: 'keys.txt', from: 'txt', input: () => `Keys\n${'0123456789abcdef'.repeat(20)}\nEnd\n` },
    'pdf',
    'all letters within the page',
    async ({ path }) => {
      const all = await pdfWords(path);
      return [
        finding(
          'inside',
          all.every(({ right }) => right < 595 - 20),
          Math.max(...all.map(({ right }) => right)),
        ),
        holds('letters', (await pdfText(path)).replace(/\s+/g, ''), `Keys${'0123456789abcdef'.repeat(20)}End`),
      ];
    },
  ),
  of(
    'form-feed-of-a-text-on-paper',
    'baruchel/txt2pdf#7',
    { file: 'report.txt', from: 'txt', input: () => 'Page one\n\fPage two\n' },
    'pdf',
    'two pages',
    async ({ path }) => [
      same('pages', (await pdfText(path)).split('\f').map(folded).filter(Boolean), ['Page one', 'Page two']),
      same('number', await pdfPages(path), 2),
    ],
  ),
  {
    ...words(
      'both-notes-of-an-old-document',
      'morungos/node-word-extractor#16',
      { file: 'old.doc', from: 'doc', input: () => savedAs(bothNotes(), 'docx', 'doc') },
      'txt',
      ['The claim', 'Proof at the foot', 'Proof at the end'],
    ),
    operation: 'extract-text',
    slow: true,
  },
  words(
    'pages-with-a-preview-as-text',
    'guardian/giant#340',
    {
      file: 'letter.pages',
      from: 'pages',
      input: async () =>
        zipSync({ ...unzipSync(samplePages()), 'preview.jpg': await halves('jpeg'), 'QuickLook/Thumbnail.jpg': await halves('jpeg') }),
    },
    'txt',
    ['Ein Brief von 1996', 'mit freundlichen Worten'],
    ['preview'],
  ),
  of(
    'word-perfect-in-a-page',
    'docling-project/docling.rs#358',
    { file: 'old.wpd', from: 'wpd', input: wordPerfect },
    'html',
    'bold, café',
    async ({ text }) => {
      const html = folded((await text()).split(/<body[^>]*>/).at(-1) ?? '');
      return [
        holds('words', html.replace(/<[^>]*>/g, ''), 'The bold café', 'Second line'),
        finding('bold', /<(?:b|strong)\b[^>]*>bold<|font-weight:\s*(?:bold|700)[^>]*>bold</.test(html), html),
        lacks('marks', html, '\u00f2', '\u00f3'),
      ];
    },
  ),
  {
    ...of(
      'paper-and-margin-of-markdown',
      'neurolag/MarkdownConverter#36',
      { file: 'notes.md', from: 'md', input: () => '# Title\n\nWords\n' },
      'pdf',
      'Letter, lying, 40 mm on each side',
      async ({ path }) => {
        const all = await pdfWords(path);
        return [same('size', (await pdfStructure(path)).sizes, ['792x612']), near('left', wordIn(all, 'Words').x, 113.4, 2)];
      },
    ),
    options: { pageSize: 'letter', orientation: 'landscape', margin: 40 },
  },
];
