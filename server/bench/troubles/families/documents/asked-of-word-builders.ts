import sharp from 'sharp';
import { levels, docx as listed, paragraph } from '../web/inputs.ts';
import { inDocx } from './of.ts';
import { docx, field, halves, namespaces, para, picture, run } from './parts.ts';

const tab = '<w:r><w:tab/></w:r>';
const sectioned = (content: string): string => `<w:p><w:pPr><w:sectPr>${content}</w:sectPr></w:pPr></w:p>`;
const pageBreak = '<w:p><w:r><w:br w:type="page"/></w:r></w:p>';
const numbered = (format: string): string =>
  `<w:footerReference w:type="default" r:id="f"/><w:pgSz w:w="11906" w:h="16838"/><w:pgNumType w:fmt="${format}" w:start="1"/>`;
export const frontMatter = inDocx(() =>
  docx(
    `${para('Preface')}${pageBreak}${para('Thanks')}${sectioned(numbered('lowerRoman'))}${para('Chapter')}${pageBreak}${para('More')}${sectioned(numbered('decimal'))}${para('Index')}`,
    {
      links: [['f', 'footer', 'footer1.xml']],
      types: { 'word/footer1.xml': '.footer+xml' },
      parts: { 'word/footer1.xml': `<w:ftr ${namespaces}>${para(run('page ') + field('PAGE', '1') + run('.'))}</w:ftr>` },
    },
  ),
);

const cell = (content: string, look = ''): string =>
  `<w:tc><w:tcPr><w:tcW w:w="3000" w:type="dxa"/>${look}</w:tcPr>${content.startsWith('<w:p>') ? content : para(content)}</w:tc>`;
const table = (look: string, ...rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr>${look}<w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${(rows[0] ?? []).map(() => '<w:gridCol w:w="3000"/>').join('')}</w:tblGrid>${rows.map((cells) => `<w:tr>${cells.map((one) => (one.startsWith('<w:tc>') ? one : cell(one))).join('')}</w:tr>`).join('')}</w:tbl>`;
const separators =
  '<w:footnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:footnote><w:footnote w:type="continuationSeparator" w:id="1"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:footnote>';
export const notedCells = inDocx(() =>
  docx(
    table(
      '',
      ['Priority', 'Description'],
      ['4096', para(`${run('Core node')}<w:r><w:footnoteReference w:id="2"/></w:r>`)],
      ['8192', para(`${run('Edge node')}<w:r><w:footnoteReference w:id="3"/></w:r>`)],
    ) + para('End'),
    {
      links: [['f', 'footnotes', 'footnotes.xml']],
      types: { 'word/footnotes.xml': '.footnotes+xml' },
      parts: {
        'word/footnotes.xml': `<w:footnotes ${namespaces}>${separators}<w:footnote w:id="2">${para(run('Reserved'))}</w:footnote><w:footnote w:id="3">${para(run('In large buildings'))}</w:footnote></w:footnotes>`,
      },
    },
  ),
);

const comment = (id: number, author: string, text: string): string =>
  `<w:comment w:id="${id}" w:author="${author}" w:date="2026-01-0${id}T09:00:00Z" w:initials="X"><w:p w14:paraId="0000000${id}">${run(text)}</w:p></w:comment>`;
export const replied = inDocx(() =>
  docx(
    `<w:p>${run('The price is ')}<w:commentRangeStart w:id="1"/><w:commentRangeStart w:id="2"/>${run('42 euros')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r><w:commentRangeEnd w:id="2"/><w:r><w:commentReference w:id="2"/></w:r>${run(' in all.')}</w:p>`,
    {
      links: [['c', 'comments', 'comments.xml']],
      rels: '<Relationship Id="x" Type="http://schemas.microsoft.com/office/2011/relationships/commentsExtended" Target="commentsExtended.xml"/>',
      types: { 'word/comments.xml': '.comments+xml', 'word/commentsExtended.xml': '.commentsExtended+xml' },
      parts: {
        'word/comments.xml': `<w:comments ${namespaces} xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml">${comment(1, 'Ann', 'With tax?')}${comment(2, 'Ben', 'Yes, with tax')}</w:comments>`,
        'word/commentsExtended.xml':
          '<w15:commentsEx xmlns:w15="http://schemas.microsoft.com/office/word/2012/wordml"><w15:commentEx w15:paraId="00000001" w15:done="0"/><w15:commentEx w15:paraId="00000002" w15:paraIdParent="00000001" w15:done="0"/></w15:commentsEx>',
      },
    },
  ),
);

export const ruby = inDocx(() =>
  docx(
    para(
      `<w:r><w:ruby><w:rubyPr><w:rubyAlign w:val="distributeSpace"/><w:hps w:val="12"/><w:hpsRaise w:val="22"/><w:hpsBaseText w:val="24"/><w:lid w:val="ja-JP"/></w:rubyPr><w:rt>${run('にほんご')}</w:rt><w:rubyBase>${run('日本語')}</w:rubyBase></w:ruby></w:r>${run('を読む')}`,
    ),
  ),
);

export const columns = inDocx(() =>
  docx(
    `${para('Title across')}${sectioned('<w:type w:val="continuous"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="600" w:footer="600" w:gutter="0"/>')}${'Leftwards one two three. Below them four. Fifth. Sixth. Seventh. Eighth.'
      .split('. ')
      .map((one) => para(one))
      .join(
        '',
      )}<w:p><w:r><w:br w:type="column"/></w:r>${run('Rightwards')}</w:p>${sectioned('<w:type w:val="continuous"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="600" w:footer="600" w:gutter="0"/><w:cols w:num="2" w:space="720" w:sep="1"/>')}${para('End')}`,
  ),
);

export const struck = inDocx(() =>
  docx(para(run('Now 12 ') + run('then 15', '<w:dstrike/>') + run(' or ') + run('never 20', '<w:dstrike w:val="0"/>'))),
);
export const listedCell = inDocx(() =>
  listed({
    body: `${table('', ['Items', paragraph('First item', 0) + paragraph('Second item', 0)])}${para('End')}`,
    numbering: levels({ text: '%1.' }),
  }),
);
export const contentsRow = inDocx(() => docx(para(run('2.2.1') + tab + run('Server voeding') + tab + run('6')) + para('Text')));

const shapeOf = (properties: string, content: string): string =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="2400000" cy="900000"/><wp:docPr id="7" name="Shape 7"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2400000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>${properties}</wps:spPr>${content}<wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice></mc:AlternateContent></w:r>`;
const bound = (field: string, content: string): string =>
  `<w:sdt><w:sdtPr><w:alias w:val="${field}"/><w:dataBinding w:prefixMappings="xmlns:ns0='http://purl.org/dc/elements/1.1/' xmlns:ns1='http://schemas.openxmlformats.org/package/2006/metadata/core-properties'" w:xpath="/ns1:coreProperties[1]/ns0:${field}[1]" w:storeItemID="{6C3C8BC8-F283-45AE-878A-BAB7291924A1}"/><w:text/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
export const covered = inDocx(() =>
  docx(
    `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Cover Pages"/><w:docPartUnique/></w:docPartObj></w:sdtPr><w:sdtContent>${para(shapeOf('', `<wps:txbx><w:txbxContent><w:p>${bound('title', run('Annual Report'))}</w:p><w:p>${bound('creator', run('Ada Lovelace'))}</w:p></w:txbxContent></wps:txbx>`))}${pageBreak}</w:sdtContent></w:sdt>${para('Body words')}`,
    {
      types: { 'docProps/core.xml': 'application/vnd.openxmlformats-package.core-properties+xml' },
      parts: {
        'docProps/core.xml':
          '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>Annual Report</dc:title><dc:creator>Ada Lovelace</dc:creator></cp:coreProperties>',
      },
    },
  ),
);

export const tiff = inDocx(async () =>
  docx(para(run('Scan ') + picture('r:embed="p"')) + para('End'), {
    links: [['p', 'image', 'media/p.tiff']],
    types: { 'word/media/p.tiff': 'image/tiff' },
    parts: {
      'word/media/p.tiff': await sharp(await halves('png'))
        .tiff({ compression: 'lzw' })
        .toBuffer(),
    },
  }),
);
export const redShape = inDocx(() =>
  docx(`${para('Before')}${para(shapeOf('<a:solidFill><a:srgbClr val="C80000"/></a:solidFill>', ''))}${para('After')}`),
);
const tableStyle =
  '<w:style w:type="table" w:styleId="Grid"><w:name w:val="Grid Table 4"/><w:tblStylePr w:type="firstRow"><w:rPr><w:b/><w:color w:val="FFFFFF"/></w:rPr><w:tcPr><w:shd w:val="clear" w:color="auto" w:fill="4472C4"/></w:tcPr></w:tblStylePr></w:style>';
export const styledTable = inDocx(() =>
  docx(
    `${table('<w:tblStyle w:val="Grid"/><w:tblLook w:val="0420" w:firstRow="1" w:lastRow="0" w:firstColumn="0" w:lastColumn="0" w:noHBand="0" w:noVBand="1"/>', ['Country', 'Production'], ['Chile', '27'])}${para('End')}`,
    { styles: tableStyle },
  ),
);
