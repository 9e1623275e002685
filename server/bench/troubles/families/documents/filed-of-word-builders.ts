import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { inDocx } from './of.ts';
import { docx, halves, type Link, namespaces, para, picture, run } from './parts.ts';

const style = (id: string, name: string, look: string, type = 'paragraph'): string =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${look}</w:style>`;
export const boldByStyle = inDocx(() =>
  docx(para('Whole bold words', '<w:pStyle w:val="Loud"/>') + para('Plain words'), {
    styles: style('Loud', 'Loud', '<w:rPr><w:b/></w:rPr>'),
  }),
);
/** An underlined character style that is switched off for the middle of a word. */
export const partlyUnderlined = inDocx(() => {
  const lined = '<w:rStyle w:val="Lined"/>';
  return docx(`<w:p>${run('Un', lined)}${run('der', `${lined}<w:u w:val="none"/>`)}${run('lined', lined)}${run(' end')}</w:p>`, {
    styles: style('Lined', 'Lined', '<w:rPr><w:u w:val="single"/></w:rPr>', 'character'),
  });
});

const grid = (...widths: readonly number[]): string =>
  `<w:tblGrid>${widths.map((width) => `<w:gridCol w:w="${width}"/>`).join('')}</w:tblGrid>`;
const cell = (text: string, look = '', content = ''): string => `<w:tc><w:tcPr>${look}</w:tcPr>${content || para(text)}</w:tc>`;
const row = (...cells: readonly string[]): string => `<w:tr>${cells.join('')}</w:tr>`;
const table = (rows: string, look = '', widths = [3000, 3000]): string =>
  `<w:tbl><w:tblPr>${look}</w:tblPr>${grid(...widths)}${rows}</w:tbl>`;
/** Cells joined downwards in the short spelling of newer versions of Word. */
export const joinedDown = inDocx(() =>
  docx(
    table(
      row(cell('Tall', '<w:vMerge w:val="restart"/>'), cell('B1')) + row(cell('', '<w:vMerge/>'), cell('B2')) + row(cell('A3'), cell('B3')),
    ) + para('After'),
  ),
);
/** Prefixes of namespaces that some programs choose. */
export const oddPrefixes = inDocx(() => {
  const parts = unzipSync(docx(para('First words') + table(row(cell('Name'), cell('Anna'))) + para('Last words')));
  const body = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  return zipSync({
    ...parts,
    'word/document.xml': strToU8(
      body.replaceAll('<w:', '<ns0:').replaceAll('</w:', '</ns0:').replaceAll(' w:', ' ns0:').replace('xmlns:w=', 'xmlns:ns0='),
    ),
  });
});
export const twoHashes = inDocx(() =>
  docx(`<w:p>${run('See ')}<w:hyperlink r:id="h">${run('both')}</w:hyperlink></w:p>`, {
    links: [['h', 'hyperlink', 'https://www.example.com/#foo#bar', 'External']],
  }),
);
export const linkInEndnote = inDocx(() =>
  docx(`<w:p>${run('Claim')}<w:r><w:endnoteReference w:id="2"/></w:r></w:p>`, {
    links: [['e', 'endnotes', 'endnotes.xml']],
    types: { 'word/endnotes.xml': '.endnotes+xml' },
    parts: {
      'word/endnotes.xml': `<w:endnotes ${namespaces}><w:endnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:endnote><w:endnote w:type="continuationSeparator" w:id="1"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:endnote><w:endnote w:id="2"><w:p><w:r><w:endnoteRef/></w:r>${run(' See ')}<w:hyperlink r:id="h">${run('the source')}</w:hyperlink></w:p></w:endnote></w:endnotes>`,
      'word/_rels/endnotes.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="h" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="https://example.org/source" TargetMode="External"/></Relationships>',
    },
  }),
);

const lines = (count: number, word = 'line'): string => Array.from({ length: count }, (_, at) => para(`${word}${at + 1}`)).join('');
/** Rows that must stay with the next one, near the end of a page. */
export const keptRows = inDocx(() => {
  const kept = (text: string): string => cell(text, '', para(text, '<w:keepNext/>'));
  return docx(
    `${lines(52)}${table(['R1', 'R2', 'R3', 'R4'].map((one) => row(kept(`${one}a`), kept(`${one}b`))).join(''))}${para('After')}`,
  );
});
export const rowOfTwoPages = inDocx(() =>
  docx(table(`${row(cell('Head'))}<w:tr><w:trPr><w:cantSplit/></w:trPr>${cell('', '', lines(90))}</w:tr>`, '', [6000]) + para('After')),
);
export const lineBelowTitle = inDocx(() =>
  docx(para('Title', '<w:pBdr><w:bottom w:val="single" w:sz="12" w:space="1" w:color="000000"/></w:pBdr>') + para('Words')),
);
/** Rows whose cells have margins of 200 twips above and below, then plain lines. */
export const tallCells = inDocx(() =>
  docx(
    table(
      row(cell('Row1'), cell('x')) + row(cell('Row2'), cell('y')),
      '<w:tblCellMar><w:top w:w="200" w:type="dxa"/><w:bottom w:w="200" w:type="dxa"/></w:tblCellMar>',
    ) +
      para('Line1') +
      para('Line2'),
  ),
);
const page = (left: number): string =>
  `<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="${left}" w:right="1134" w:bottom="1134" w:left="${left}" w:header="600" w:footer="600" w:gutter="0"/>`;
export const twoMargins = inDocx(() =>
  docx(`${para('First')}<w:p><w:pPr><w:sectPr>${page(2268)}</w:sectPr></w:pPr></w:p>${para('Second')}`, { section: page(1134) }),
);
const edge = (content: string): string => `<w:ftr ${namespaces}>${para(content)}</w:ftr>`;
export const pageOfPages = inDocx(() =>
  docx(`${para('One')}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${para('Two')}`, {
    section: `<w:footerReference w:type="default" r:id="f"/>${page(1134)}`,
    links: [['f', 'footer', 'f.xml']],
    types: { 'word/f.xml': '.footer+xml' },
    parts: {
      'word/f.xml': edge(
        `${run('Page ')}<w:fldSimple w:instr=" PAGE ">${run('9')}</w:fldSimple>${run(' of ')}<w:fldSimple w:instr=" NUMPAGES ">${run('9')}</w:fldSimple>`,
      ),
    },
  }),
);
export const threePages = (): Uint8Array =>
  docx(['Alpha', 'Beta', 'Gamma'].map((one) => para(one)).join('<w:p><w:r><w:br w:type="page"/></w:r></w:p>'));
export const linkedImage = inDocx(async () =>
  docx(para(picture('r:embed="p"').replace('descr="A picture"/>', 'descr="A picture"><a:hlinkClick r:id="h"/></wp:docPr>')), {
    links: [
      ['p', 'image', 'media/p.png'],
      ['h', 'hyperlink', 'https://example.org/shop', 'External'],
    ],
    parts: { 'word/media/p.png': await halves('png') },
  }),
);
/** A picture in the head of the pages, and an EMF in the text. */
export const imagesInParts = async (): Promise<Uint8Array> => {
  const image: Link = ['p', 'image', 'media/image1.emf'];
  const emf = Buffer.alloc(108);
  emf.writeUInt32LE(1, 0);
  emf.writeUInt32LE(88, 4);
  emf.write(' EMF', 40, 'latin1');
  emf.writeUInt32LE(0x10000, 44);
  emf.writeUInt32LE(108, 48);
  emf.writeUInt32LE(2, 52);
  emf.writeUInt32LE(14, 88);
  emf.writeUInt32LE(20, 92);
  emf.writeUInt32LE(20, 104);
  return docx(para(picture('r:embed="p"')), {
    section: `<w:headerReference w:type="default" r:id="h"/>${page(1134)}`,
    links: [image, ['h', 'header', 'h.xml']],
    types: { 'word/h.xml': '.header+xml', 'word/media/image1.emf': 'image/x-emf' },
    parts: {
      'word/media/image1.emf': emf,
      'word/media/image2.png': await halves('png'),
      'word/h.xml': `<w:hdr ${namespaces}>${para(picture('r:embed="q"'))}</w:hdr>`,
      'word/_rels/h.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="q" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/image2.png"/></Relationships>',
    },
  });
};
/** Signs of typography, as an old document keeps them. */
export const signs = (): Uint8Array => docx(para('“Quoted” – dash — long … ‘one’ €5 ½ ™ • ―Devemos @ {} []'));
