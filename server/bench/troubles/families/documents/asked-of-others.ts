import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { finding, same } from '../../../fidelity/check.ts';
import { savedAs } from '../../leaks/saved-as.ts';
import { imagesOf } from '../../look/images.ts';
import { pdfWords, wordIn } from '../../look/pdf-marks.ts';
import { paperOf, readWords } from '../../look/read.ts';
import { readByPandoc } from '../../look/read-by.ts';
import { holds, lacks } from '../../look/words.ts';
import type { Situation } from '../../situation.ts';
import { type File, inDocx, of, words } from './of.ts';
import { docx, halves, namespaces, odt, para, rtf, run } from './parts.ts';

const inOdt = (body: string, automatic = '', parts = {}): File => ({
  file: 'notes.odt',
  from: 'odt',
  input: () => odt(body, { automatic, parts }),
});
const inRtf = (text: string): File => ({ file: 'letter.rtf', from: 'rtf', input: () => text });
const fonts = (...all: readonly string[]): string => `{\\fonttbl${all.map((one, at) => `{\\f${at}${one};}`).join('')}}`;

const levels = [1, 2];
const paragraphStyle = (name: string, parent: string, further = ''): string =>
  `<style:style style:name="${name}"${further} style:family="paragraph" style:parent-style-name="${parent}"/>`;
/** The document with named styles. */
const withStyles = (bytes: Uint8Array, styles: string): Uint8Array => {
  const parts = unzipSync(bytes);
  const sheet = strFromU8(parts['styles.xml'] ?? new Uint8Array());
  return zipSync({ ...parts, 'styles.xml': strToU8(sheet.replace('<office:styles/>', `<office:styles>${styles}</office:styles>`)) });
};

const boxed = inOdt(
  '<text:p>Before</text:p><text:p><draw:frame draw:name="F" text:anchor-type="paragraph" svg:width="6cm" svg:height="2cm"><draw:text-box><text:p>Callout words</text:p></draw:text-box></draw:frame></text:p><text:p>After</text:p>',
);
const rightToLeft = inOdt(
  '<text:p text:style-name="R">خطبة الجمعة</text:p><text:p>Left words</text:p>',
  '<style:style style:name="R" style:family="paragraph"><style:paragraph-properties style:writing-mode="rl-tb" fo:text-align="start"/></style:style>',
);
/** Headings as Google Docs saves them: paragraphs of styles that are known only by their names. */
const headed: File = {
  file: 'notes.odt',
  from: 'odt',
  input: () =>
    withStyles(
      odt(
        '<text:p text:style-name="P1">Origins</text:p><text:p>First text</text:p><text:p text:style-name="P2">A detail</text:p><text:p>More text</text:p>',
        { automatic: levels.map((level) => paragraphStyle(`P${level}`, `Heading_20_${level}`)).join('') },
      ),
      levels.map((level) => paragraphStyle(`Heading_20_${level}`, 'Standard', ` style:display-name="Heading ${level}"`)).join(''),
    ),
};
const captioned: File = {
  file: 'notes.odt',
  from: 'odt',
  input: async () =>
    odt(
      '<text:p>Before</text:p><text:p><draw:frame draw:name="F" text:anchor-type="as-char" svg:width="6cm"><draw:text-box fo:min-height="3cm"><text:p><draw:frame draw:name="I" text:anchor-type="as-char" svg:width="6cm" svg:height="3cm"><draw:image xlink:href="Pictures/p.png" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame>Figure <text:sequence text:ref-name="r0" text:name="Figure" text:formula="ooow:Figure+1" style:num-format="1">1</text:sequence>: But at what cost</text:p></draw:text-box></draw:frame></text:p><text:p>After</text:p>',
      { parts: { 'Pictures/p.png': await halves('png') } },
    ),
};
const item = (text: string): string => `<text:list-item><text:p>${text}</text:p></text:list-item>`;
const twoLists = inOdt(
  `<text:p>List 1</text:p><text:list text:style-name="L1">${item('apple')}${item('pear')}</text:list><text:p>List 2</text:p><text:list text:style-name="L1">${item('oak')}${item('elm')}</text:list>`,
  '<text:list-style style:name="L1"><text:list-level-style-number text:level="1" style:num-format="1" style:num-suffix="."/></text:list-style>',
);
const remarked = inOdt(
  '<!-- SECRET one --><text:p>First <!-- SECRET two -->words</text:p><!-- SECRET three --><text:p>Last words</text:p>',
);

const indented = inDocx(() =>
  docx(para('Flush') + para('Indented', '<w:pStyle w:val="In"/>'), {
    styles: '<w:style w:type="paragraph" w:styleId="In"><w:name w:val="Set In"/><w:pPr><w:ind w:left="1440"/></w:pPr></w:style>',
  }),
);

const noteAndBox = docx(
  `${para(`${run('Claim')}<w:r><w:footnoteReference w:id="2"/></w:r>${run('.')}`)}${para(`<w:r><w:pict><v:shape type="#_x0000_t202" style="width:189pt;height:71pt"><v:textbox><w:txbxContent>${para('Pull quote')}</w:txbxContent></v:textbox></v:shape></w:pict></w:r>`)}${para('End')}`,
  {
    links: [['f', 'footnotes', 'footnotes.xml']],
    types: { 'word/footnotes.xml': '.footnotes+xml' },
    parts: {
      'word/footnotes.xml': `<w:footnotes ${namespaces}><w:footnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:footnote><w:footnote w:type="continuationSeparator" w:id="1"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:footnote><w:footnote w:id="2"><w:p><w:r><w:footnoteRef/></w:r>${run(' Proof of it')}</w:p></w:footnote></w:footnotes>`,
    },
  },
);
const inDoc: File = { file: 'letter.doc', from: 'doc', input: () => savedAs(noteAndBox, 'docx', 'doc') };

/** Word 2003 XML, which many programs save under the name `.doc`. */
const word2003 = (body: string): File => ({
  file: 'notice.doc',
  from: 'doc',
  input: () =>
    `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><?mso-application progid="Word.Document"?><w:wordDocument xmlns:w="http://schemas.microsoft.com/office/word/2003/wordml" xmlns:wx="http://schemas.microsoft.com/office/word/2003/auxHint"><w:body><wx:sect>${body}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/></w:sectPr></wx:sect></w:body></w:wordDocument>`,
});
const notice = word2003(
  `${para('通知正文')}<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid><w:tr><w:tc>${para('Name')}</w:tc><w:tc>${para('Anna')}</w:tc></w:tr></w:tbl>${para('Signed')}`,
);

const nested = rtf(
  '\\trowd\\cellx4000\\cellx8000\\pard\\intbl\\itap1 outer A\\cell\\pard\\intbl\\itap2 inner A\\nestcell inner B\\nestcell{\\*\\nesttableprops\\trowd\\cellx2000\\cellx4000\\nestrow}{\\nonesttables\\par}\\pard\\intbl\\itap1 outer B\\cell\\row\\pard End\\par',
);

const bareRow = (...cells: readonly string[]): string => `<w:tr>${cells.map((one) => `<w:tc>${para(one)}</w:tc>`).join('')}</w:tr>`;
/** A table as generators write it that leave its columns out; Word counts them itself. */
const gridless = () =>
  docx(`${para('Before')}<w:tbl><w:tblPr/>${bareRow('Question', 'Answer')}${bareRow('Company', 'Acme Ltd')}</w:tbl>${para('After')}`);
const shifted = () =>
  docx(
    `<w:tbl><w:tblPr/><w:tblGrid>${'<w:gridCol w:w="2000"/>'.repeat(3)}</w:tblGrid>${bareRow('A', 'B', 'C')}${bareRow('D', 'E', 'F')}${bareRow('Late', 'End').replace('<w:tr>', '<w:tr><w:trPr><w:gridBefore w:val="1"/></w:trPr>')}</w:tbl>${para('After')}`,
  );

/** Reports on ODT, RTF, Word 97 and Word 2003. */
export const askedOfOthers: readonly Situation[] = [
  of(
    'text-box-of-odt-in-markdown',
    'GitHubNewbie0/odf-kit#94',
    boxed,
    'md',
    'Before, Callout words and After, each once',
    async ({ text }) => [finding('order', /^Before\s+Callout words\s+After\s*$/.test(await text()), await text())],
  ),
  of(
    'direction-of-an-odt-paragraph-in-a-page',
    'GitHubNewbie0/odf-kit#82',
    rightToLeft,
    'html',
    'the Arabic runs from the right',
    async ({ text }) => {
      const tag = /<p[^>]*>(?=(?:<[^>]*>)*خطبة)/.exec((await text()).replace(/\s+/g, ' '))?.[0] ?? (await text()).slice(-400);
      return [finding('direction', /dir="rtl"|direction:\s*rtl/.test(tag), tag)];
    },
  ),
  of('headings-of-odt-by-their-style', 'jgm/pandoc#10413', headed, 'md', '# Origins and ## A detail', async ({ text }) => [
    finding('headings', /^# Origins$/m.test(await text()) && /^## A detail$/m.test(await text()), await text()),
  ]),
  of('caption-of-an-odt-picture-in-a-page', 'jgm/pandoc#10567', captioned, 'html', 'the picture, and its caption once', async (result) => {
    const html = (await result.text()).replace(/data:[^"]*/g, '').replace(/\s+/g, ' ');
    const plain = html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, '');
    return [
      finding('picture', (await imagesOf(result)).length === 1, html.slice(-600)),
      same('captions', plain.split('Figure 1: But at what cost').length, 2),
      finding('order', /Before.*But at what cost.*After/.test(plain), plain),
    ];
  }),
  of(
    'two-lists-of-odt-in-word',
    'lpaulsen93/dokuwiki-plugin-odt#82',
    twoLists,
    'docx',
    '1. apple 2. pear, then 1. oak 2. elm',
    async ({ path }) => {
      const plain = await readByPandoc(path, 'docx', 'plain');
      return [finding('numbers', /1\. +apple\s+2\. +pear[\s\S]*List 2\s+1\. +oak\s+2\. +elm/.test(plain), plain)];
    },
  ),
  words('remarks-in-the-xml-of-an-odt', 'docwire/docwire#153', remarked, 'txt', ['First words', 'Last words'], ['SECRET']),
  {
    ...of('indent-of-a-style-in-rtf', 'ONLYOFFICE/DocumentServer#1363', indented, 'rtf', '72 points further in', async ({ path }) => {
      const all = await pdfWords(await paperOf(path));
      return [
        finding('indent', Math.abs(wordIn(all, 'Indented').x - wordIn(all, 'Flush').x - 72) < 2, [
          wordIn(all, 'Indented').x,
          wordIn(all, 'Flush').x,
        ]),
      ];
    }),
    slow: true,
  },
  {
    ...words('notes-and-boxes-of-a-doc-as-text', 'CherryHQ/cherry-studio#20636', inDoc, 'txt', [
      'Claim',
      'Proof of it',
      'Pull quote',
      'End',
    ]),
    slow: true,
  },
  of(
    'word-2003-xml-called-doc',
    'xushanpei/open-file-viewer#115',
    notice,
    'pdf',
    'the words of text and table, no tags',
    async (result) => [
      holds('words', await readWords(result), '通知正文', 'Name', 'Anna', 'Signed'),
      lacks('tags', await readWords(result), 'wordDocument', '<'),
    ],
  ),
  words(
    'fonts-of-two-code-pages-in-rtf',
    'bbottema/rtf-to-html#18',
    inRtf(
      `{\\rtf1\\ansi\\ansicpg1252\\deff0${fonts('\\fcharset0 Arial', '\\fcharset186 Arial Baltic', '\\fcharset238 Arial CE')}\\f1 Baltic \\'e0\\'e8\\'e6\\par\\f2 Central \\'f8\\'9a\\'9e\\par}`,
    ),
    'txt',
    ['Baltic ąčę', 'Central řšž'],
  ),
  words(
    'japanese-font-in-a-western-rtf',
    'bbottema/rtf-to-html#9',
    inRtf(
      `{\\rtf1\\ansi\\ansicpg1252\\deff0${fonts('\\fcharset0 Arial', '\\fcharset128 MS Mincho')}\\f0 Caf\\'e9 {\\f1 \\'93\\'fa\\'96\\'7b\\'8c\\'ea}\\par}`,
    ),
    'docx',
    ['Café 日本語'],
  ),
  words(
    'sign-of-a-symbol-font-in-rtf',
    'lolo101/MsgViewer#136',
    inRtf(`{\\rtf1\\ansi\\ansicpg1252\\deff0${fonts('\\fcharset0 Arial', '\\fcharset2 Wingdings')}\\f0{\\f1\\u-3929 ?} first point\\par}`),
    'txt',
    ['▪ first point'],
  ),
  of(
    'table-in-a-cell-of-rtf',
    'jgm/pandoc#11218',
    inRtf(nested),
    'html',
    'a table with inner A and inner B inside the second cell',
    async ({ text }) => {
      const html = (await text()).replace(/\s+/g, ' ');
      const inner = /<table(?:(?!<\/?table)[\s\S])*<\/table>/i.exec(html)?.[0] ?? '';
      return [
        same(
          'words',
          [...html.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, ' ').matchAll(/outer A|outer B|inner A|inner B|End/g)]
            .map(([one]) => one)
            .join(),
          'outer A,inner A,inner B,outer B,End',
        ),
        finding('inner', /inner A[\s\S]*inner B/.test(inner) && !inner.includes('outer'), inner),
      ];
    },
  ),
  ...(['rst', 'org', 'tex'] as const).map((to) =>
    words(`table-without-a-grid-to-${to}`, 'jgm/pandoc#11380', inDocx(gridless), to, ['Question', 'Answer', 'Company', 'Acme Ltd']),
  ),
  of(
    'row-that-begins-at-the-second-column',
    'jgm/pandoc#11464',
    inDocx(shifted),
    'rst',
    'Late in the second column, with its row whole',
    async ({ text }) => [finding('cells', /^\|\s+\| *Late +\| *End/m.test(await text()), await text())],
  ),
];
