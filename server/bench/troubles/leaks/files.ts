import { strToU8, zipSync } from 'fflate';
import { docx, field, odt, para, picture, rtf, rtfField, run, simpleField } from '../families/documents/parts.ts';
import { spreadsheet } from '../families/sheets/open-document.ts';
import { externalLink, formula, xlsx } from '../families/sheets/workbook.ts';
import { box, paragraph, pptx } from '../families/slides/deck.ts';
import { savedAs } from './saved-as.ts';

/** Files with every field and link that could reveal their path. */

const hyperlink = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

const wordFields = [
  ['FILENAME', 'old.docx'],
  ['FILENAME \\p', 'C:\\Users\\ann\\old.docx'],
  ['TEMPLATE', 'Normal.dotm'],
  ['TEMPLATE \\p', 'C:\\Users\\ann\\Normal.dotm'],
  ['TITLE', 'An old title'],
  ['USERNAME', 'Ann'],
  ['AUTHOR', 'Ann'],
  ['INFO FileName', 'old.docx'],
  ['DOCPROPERTY Template', 'Normal.dotm'],
  ['FILESIZE', '12'],
] as const;

const word = () =>
  docx(
    [
      ...wordFields.map(([code, saved]) => para(`${run(`${code}: `)}${field(code, saved)}`)),
      ...wordFields.map(([code, saved]) => para(`${run('simple: ')}${simpleField(code, saved)}`)),
      ...wordFields.map(([code]) => para(`${run('unsaved: ')}${field(code, '')}`)),
      para(`<w:hyperlink r:id="h1">${run('beside')}</w:hyperlink><w:hyperlink r:id="h2">${run('above')}</w:hyperlink>`),
      para(picture('r:link="p1"')),
      para('<w:fldSimple w:instr=" INCLUDEPICTURE &quot;pictures/gone.png&quot; \\d "/>'),
    ].join(''),
    {
      links: [
        ['h1', 'hyperlink', 'beside.docx', 'External'],
        ['h2', 'hyperlink', '../above.docx', 'External'],
        ['p1', 'image', 'pictures/gone.png', 'External'],
      ],
    },
  );

const odfNames = ['full', 'path', 'name', 'name-and-extension'].flatMap((display) => [
  `<text:p>saved: <text:file-name text:display="${display}">old</text:file-name></text:p>`,
  `<text:p>unsaved: <text:file-name text:display="${display}"/></text:p>`,
  `<text:p>template: <text:template-name text:display="${display}">old</text:template-name></text:p>`,
  `<text:p>template unsaved: <text:template-name text:display="${display}"/></text:p>`,
]);
const odfLinks =
  '<text:p><text:a xlink:href="../beside.odt">beside</text:a> <text:a xlink:href="../sub/other.odt">other</text:a></text:p><text:p><draw:frame svg:width="2cm" svg:height="2cm" text:anchor-type="as-char"><draw:image xlink:href="../pictures/gone.png"/></draw:frame></text:p><text:p><text:sender-company/><text:sender-firstname/><text:author-name/><text:author-initials/></text:p><text:section text:name="linked"><text:section-source xlink:href="../other.odt"/><text:p>linked text</text:p></text:section>';
const openText = () => odt(odfNames.join('') + odfLinks, { master: `<style:footer>${odfNames.join('')}</style:footer>` });

const rich = () =>
  rtf(
    `${wordFields.map(([code, saved]) => `${rtfField(` ${code.replaceAll('\\', '\\\\')} `, saved.replaceAll('\\', '\\\\'))} ${rtfField(` ${code.replaceAll('\\', '\\\\')} `, '')}\\par `).join('')}{\\field{\\*\\fldinst HYPERLINK "beside.docx"}{\\fldrslt beside}}\\par{\\field{\\*\\fldinst INCLUDEPICTURE "gone.png" \\\\d}{\\fldrslt }}\\par`,
  );

const header = '&amp;L&amp;Z&amp;F&amp;C&amp;A&amp;R&amp;F';
const workbook = () =>
  xlsx({
    sheets: [
      {
        name: 'S',
        rows: [
          ['see the other', formula('CELL("filename",A1)', 'C:\\docs\\[Budget.xlsx]S'), formula('INFO("directory")', 'C:\\docs\\')],
          [formula('CELL("filename")', 'C:\\docs\\[Budget.xlsx]S'), formula('CELL("address",[1]Sheet1!A1)', '[other.xlsx]Sheet1!$A$1')],
          [
            formula('MID(CELL("filename",A1),FIND("]",CELL("filename",A1))+1,31)', 'S'),
            formula('LEFT(CELL("filename",A1),FIND("[",CELL("filename",A1))-1)', 'C:\\docs\\'),
          ],
          [formula('HYPERLINK("other.xlsx","other")', 'other'), formula('HYPERLINK("../up.xlsx")', '../up.xlsx')],
        ],
        tail: `<hyperlinks><hyperlink ref="A1" r:id="h1"/></hyperlinks><headerFooter><oddHeader>${header}</oddHeader><oddFooter>${header}</oddFooter></headerFooter>`,
        links: externalLink('h1', 'docs/other.xlsx'),
      },
    ],
  });

const odsCell = (code: string, value: string): string =>
  `<table:table-cell table:formula="of:=${code}" office:value-type="string" office:string-value="${value}"><text:p>${value}</text:p></table:table-cell>`;
const openSheet = (flat: boolean) =>
  spreadsheet({
    flat,
    tables: `<table:table table:name="S"><table:table-row>${odsCell('CELL(&quot;FILENAME&quot;;[.A1])', "'file:///C:/old.ods'#$S")}${odsCell('INFO(&quot;directory&quot;)', 'C:/')}${odsCell('CELL(&quot;FILENAME&quot;)', "'file:///C:/old.ods'#$S")}</table:table-row><table:table-row><table:table-cell office:value-type="string"><text:p><text:a xlink:href="../other.ods">other</text:a></text:p></table:table-cell>${odsCell('HYPERLINK(&quot;other.ods&quot;)', 'other.ods')}<table:table-cell office:value-type="string"><text:p>File <text:file-name text:display="full">old</text:file-name></text:p></table:table-cell></table:table-row></table:table>`,
    header: odfNames.map((line) => line).join(''),
  });

const link = (id: string) =>
  `<a:p><a:r><a:rPr><a:hlinkClick xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:id="${id}"/></a:rPr><a:t>${id}</a:t></a:r></a:p>`;
const slideField =
  '<a:p><a:fld id="{1}" type="filename"><a:t>old.pptx</a:t></a:fld><a:fld id="{2}" type="slidenum"><a:t>1</a:t></a:fld></a:p>';
const deck = () =>
  pptx([
    {
      shapes: box(1, paragraph('Slide') + slideField) + box(4, link('h1') + link('h2'), 3),
      links: ['more.xlsx', '../above/more.xlsx']
        .map((target, at) => `<Relationship Id="h${at + 1}" Type="${hyperlink}" Target="${target}" TargetMode="External"/>`)
        .join(''),
    },
  ]);
const flatDeck = () =>
  `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.presentation"><office:body><office:presentation><draw:page draw:name="a"><draw:frame svg:width="15cm" svg:height="12cm" svg:x="1cm" svg:y="1cm"><draw:text-box><text:p>Slide</text:p>${odfNames.filter((line) => !line.includes('template')).join('')}<text:p><text:a xlink:href="more.ods">more</text:a></text:p></draw:text-box></draw:frame></draw:page></office:presentation></office:body></office:document>`;

const page =
  '<!DOCTYPE html><html><head><title></title></head><body><h1>Page</h1><p><a href="beside.html">beside</a> <a href="../above.html">above</a> <a href="#here">here</a></p><p id="here"><img src="pictures/gone.png" alt="gone"></p></body></html>';
const book = () =>
  zipSync({
    mimetype: [strToU8('application/epub+zip'), { level: 0 }],
    'META-INF/container.xml': strToU8(
      '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    ),
    'content.opf': strToU8(
      '<package xmlns="http://www.idpf.org/2007/opf" version="2.0" unique-identifier="i"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="i"></dc:identifier><dc:title></dc:title></metadata><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/></manifest><spine><itemref idref="a"/></spine></package>',
    ),
    'a.xhtml': strToU8(
      '<html xmlns="http://www.w3.org/1999/xhtml"><head><title></title></head><body><h1>One</h1><p>Text and <a href="gone.xhtml">a link</a> and <a href="../other.epub">another</a>.</p></body></html>',
    ),
  });
const mail =
  'From: Ann <ann@example.org>\nTo: Bob <bob@example.org>\nSubject: Plan\nDate: Mon, 6 May 2024 10:00:00 +0000\nContent-Type: text/html\n\n<p>Text <a href="beside.html">beside</a> <img src="cid:gone"> <img src="gone.png"></p>\n';

/** A file by the format that it has. What others save is free of this machine's names, as tests compare with an own folder. */
export const leakyFiles: Readonly<Record<string, () => Uint8Array | string | Promise<Uint8Array | string>>> = {
  docx: word,
  odt: openText,
  rtf: rich,
  xlsx: workbook,
  ods: () => openSheet(false),
  fods: () => openSheet(true),
  pptx: deck,
  fodp: flatDeck,
  odp: () => savedAs(strToU8(flatDeck()), 'fodp', 'odp'),
  ppt: () => savedAs(deck(), 'pptx', 'ppt'),
  doc: () => savedAs(word(), 'docx', 'doc'),
  fodt: () => savedAs(openText(), 'odt', 'fodt'),
  xls: () => savedAs(workbook(), 'xlsx', 'xls'),
  html: () => page,
  md: () => '# Page\n\n[beside](beside.md) ![gone](pictures/gone.png)\n',
  txt: () => 'Plain text\n',
  epub: book,
  eml: () => mail,
  csv: () => 'a,b\n1,2\n',
};
