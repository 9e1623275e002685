import { savedAs } from '../../leaks/saved-as.ts';
import { levels, docx as listed, paragraph } from '../web/inputs.ts';
import { type File, inDocx } from './of.ts';
import { docx, halves, namespaces, para, picture, run } from './parts.ts';

const pageBreak = '<w:r><w:br w:type="page"/></w:r>';
export const brokenBetween = inDocx(() => docx(`<w:p>${run('Alfa')}${pageBreak}${run('Beta')}</w:p>${para('Gamma')}`));
export const brokenPages = inDocx(() => docx(`${para('Before')}<w:p>${pageBreak}</w:p>${para('After')}`));

/** A picture with a red line around it, three points wide. */
export const framed = inDocx(async () =>
  docx(
    `${para('Before')}<w:p>${picture('r:embed="p1"').replace('</pic:spPr>', '<a:ln w="38100"><a:solidFill><a:srgbClr val="FF0000"/></a:solidFill></a:ln></pic:spPr>')}</w:p>${para('After')}`,
    { links: [['p1', 'image', 'media/image1.png']], parts: { 'word/media/image1.png': await halves('png') } },
  ),
);

const heading = (level: number, further = ''): string =>
  `<w:style w:type="paragraph" w:styleId="H${level}"><w:name w:val="heading ${level}"/><w:basedOn w:val="Normal"/><w:pPr>${further}<w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`;
const inStyle = (style: string, content: string): string => para(content, `<w:pStyle w:val="${style}"/>`);
export const boldInHeading = inDocx(() =>
  docx(`${inStyle('H1', run('The ') + run('great', '<w:b/>') + run(' chapter'))}${para('Words of it')}`, { styles: heading(1) }),
);
export const sameHeadings = inDocx(() =>
  docx(
    [
      ['H1', 'Office'],
      ['H2', 'Hardware'],
      ['', 'First text'],
      ['H1', 'Cellar'],
      ['H2', 'Hardware'],
      ['', 'Second text'],
    ]
      .map(([style = '', text = '']) => (style ? inStyle(style, text) : para(text)))
      .join(''),
    { styles: heading(1) + heading(2) },
  ),
);
/** Headings in a list without numbers, as LibreOffice writes them. */
export const unnumbered = inDocx(() =>
  listed({
    body: `${paragraph('References', undefined, { style: 'Heading1' })}${paragraph('First text')}${paragraph('Sources', undefined, { style: 'Heading2' })}${paragraph('Second text')}`,
    numbering: levels({ text: '', format: 'none', style: 'Heading1' }, { text: '', format: 'none', style: 'Heading2' }),
    styles: [1, 2]
      .map(
        (level) =>
          `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/><w:pPr><w:numPr><w:ilvl w:val="${level - 1}"/><w:numId w:val="1"/></w:numPr><w:outlineLvl w:val="${level - 1}"/></w:pPr></w:style>`,
      )
      .join(''),
  }),
);
/** A title in the middle whose style has an outline level, as Chinese versions of Word have it. */
export const titled = inDocx(() =>
  docx(`${inStyle('Ti', 'Annual report')}${para('Words of it')}`, {
    styles:
      '<w:style w:type="paragraph" w:styleId="Ti"><w:name w:val="Title"/><w:pPr><w:jc w:val="center"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>',
  }),
);

const item = (level: number, ...runs: readonly string[]): string =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr></w:pPr>${runs.join('')}</w:p>`;
const bullets = levels({ text: '•', format: 'bullet' }, { text: '◦', format: 'bullet' });
const slanted = run('slanted', '<w:i/>');
const bold = run('bold', '<w:b/>');
export const lookedItems = inDocx(() =>
  listed({
    body: item(0, slanted) + item(0, run('Some '), slanted, run(' '), bold) + item(1, run('Inner '), slanted, run(' '), bold),
    numbering: bullets,
  }),
);
const cell = (inner: string): string => `<w:tc><w:tcPr><w:tcW w:w="4000" w:type="dxa"/></w:tcPr>${inner}</w:tc>`;
const table = (columns: number, ...rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr/><w:tblGrid>${'<w:gridCol w:w="4000"/>'.repeat(columns)}</w:tblGrid>${rows.map((cells) => `<w:tr>${cells.join('')}</w:tr>`).join('')}</w:tbl>`;
export const listsInCells = inDocx(() =>
  listed({
    body: `${table(1, ...['First', 'Second'].map((row) => [cell(item(0, run(`${row} row one`)) + item(0, run(`${row} row two`)))]))}${paragraph('End')}`,
    numbering: bullets,
  }),
);
export const plainTable = inDocx(() =>
  docx(
    table(
      2,
      ...[
        ['Name', 'Amount'],
        ['Apples', '12'],
        ['Pears', '7'],
      ].map((cells) => cells.map((one) => cell(para(one)))),
    ) + para('End'),
  ),
);
const mark = (id: number): string => `<w:bookmarkStart w:id="${id}" w:name="b${id}"/><w:bookmarkEnd w:id="${id}"/>`;
/** Bookmarks beside paragraphs within a cell, beside cells and beside rows. */
export const markedTable = inDocx(() =>
  docx(
    `<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="4000"/><w:gridCol w:w="4000"/></w:tblGrid>${mark(1)}<w:tr>${mark(2)}<w:tc><w:tcPr/>${mark(3)}${para('A')}</w:tc>${cell(para('B'))}</w:tr><w:tr>${cell(para('C'))}${mark(4)}${cell(para('D'))}</w:tr></w:tbl>${para('End')}`,
  ),
);

export const blanks = inDocx(() =>
  docx(para(run('Name: ') + run(' '.repeat(40), '<w:u w:val="single"/>') + run(' Date: today')) + para('End')),
);

const math = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const sign = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
const row = (...cells: readonly string[]): string => `<m:mr>${cells.map((one) => `<m:e>${sign(one)}</m:e>`).join('')}</m:mr>`;
/** Two cases behind a bracket that nothing closes. */
export const cases = inDocx(() =>
  docx(
    `<w:p><m:oMathPara ${math}><m:oMath>${sign('x=')}<m:d><m:dPr><m:begChr m:val="{"/><m:endChr m:val=""/></m:dPr><m:e><m:m>${row('0', 'y≥0')}${row('1', 'y&lt;0')}</m:m></m:e></m:d></m:oMath></m:oMathPara></w:p>${para('End')}`,
  ),
);

const remark = (id: number, text: string): string =>
  `<w:comment w:id="${id}" w:author="Ann" w:date="2024-01-01T00:00:00Z" w:initials="A">${para(text)}</w:comment>`;
const remarkAt = (id: number): string => `<w:r><w:commentReference w:id="${id}"/></w:r>`;
const remarked = () =>
  docx(
    `<w:p>${run('First words')}${remarkAt(1)}</w:p><w:p>${run('Second ')}<w:commentRangeStart w:id="2"/>${run('words')}<w:commentRangeEnd w:id="2"/>${remarkAt(2)}</w:p>`,
    {
      links: [['c', 'comments', 'comments.xml']],
      types: { 'word/comments.xml': '.comments+xml' },
      parts: {
        'word/comments.xml': `<w:comments ${namespaces}>${remark(1, 'Remark at a point')}${remark(2, 'Remark on words')}</w:comments>`,
      },
    },
  );
export const remarkedDocx = inDocx(remarked);
export const remarkedDoc: File = { file: 'letter.doc', from: 'doc', input: () => savedAs(remarked(), 'docx', 'doc') };

const symbol = (code: string): string => `<w:r><w:sym w:font="Wingdings" w:char="${code}"/></w:r>`;
export const tickedDoc: File = {
  file: 'form.doc',
  from: 'doc',
  input: () => savedAs(docx(para(`${symbol('F0FE')}${run(' Agreed')}`) + para(`${symbol('F0A8')}${run(' Refused')}`)), 'docx', 'doc'),
};

const headOrFoot = (tag: 'hdr' | 'ftr', body: string) => ({
  section: `<w:p><w:pPr><w:sectPr><w:${tag === 'hdr' ? 'header' : 'footer'}Reference w:type="default" r:id="h"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1700" w:left="1134" w:header="600" w:footer="600" w:gutter="0"/></w:sectPr></w:pPr></w:p>`,
  xml: `<w:${tag} ${namespaces}>${body}</w:${tag}>`,
});
/** A foot with a picture, French and Arabic words. */
export const footed = inDocx(async () => {
  const { section, xml } = headOrFoot(
    'ftr',
    `<w:p>${picture('r:embed="p1"')}</w:p>${para('Généré par nous')}${para('صنع بواسطة', '<w:bidi/>')}`,
  );
  return docx(para('Body words') + section, {
    links: [['h', 'footer', 'footer1.xml']],
    types: { 'word/footer1.xml': '.footer+xml' },
    parts: {
      'word/footer1.xml': xml,
      'word/_rels/footer1.xml.rels':
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="p1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="media/image1.png"/></Relationships>',
      'word/media/image1.png': await halves('png'),
    },
  });
});
export const letterhead = inDocx(() => {
  const { section, xml } = headOrFoot('hdr', para('Miller &amp; Sons, 12 High Street'));
  return docx(para('Dear Ann,') + section, {
    links: [['h', 'header', 'header1.xml']],
    types: { 'word/header1.xml': '.header+xml' },
    parts: { 'word/header1.xml': xml },
  });
});
