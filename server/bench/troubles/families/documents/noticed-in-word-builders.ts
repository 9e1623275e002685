import { levels, docx as listed, paragraph } from '../web/inputs.ts';
import { inDocx } from './of.ts';
import { docx, halves, namespaces, para, picture, run } from './parts.ts';

const side = (name: string, colour: string): string => `<w:${name} w:val="single" w:sz="12" w:space="4" w:color="${colour}"/>`;
const sides = (colour: string): string => ['top', 'left', 'bottom', 'right'].map((name) => side(name, colour)).join('');
export const boxedParagraph = inDocx(() =>
  docx(para('Before') + para('Access words', `<w:pBdr>${sides('FF0000')}</w:pBdr>`) + para('After')),
);
export const pageBreak = inDocx(() => docx(`${para('First page')}<w:p><w:r><w:br w:type="page"/></w:r></w:p>${para('Second page')}`));

const textBox = (content: string, id = 7): string =>
  `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="2400000" cy="900000"/><wp:docPr id="${id}" name="Text Box ${id}"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="2400000" cy="900000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx><w:txbxContent>${content}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape style="width:189pt;height:71pt"><v:textbox><w:txbxContent>${content}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
export const alikeLines = inDocx(() =>
  docx(para('Before') + para(textBox(['abcd', 'abc', 'abcd', 'qqq'].map((one) => para(one)).join(''))) + para('After')),
);
export const boxes = 200;
export const manyBoxes = inDocx(() =>
  docx(Array.from({ length: boxes }, (_, at) => para(textBox(para(`Box${at}x`), at + 10))).join('') + para('After')),
);
export const listInBox = inDocx(() =>
  docx(`${paragraph('Before')}${para(textBox(paragraph('First clause', 0) + paragraph('Second clause', 0)))}${paragraph('After')}`, {
    links: [['n', 'numbering', 'numbering.xml']],
    types: { 'word/numbering.xml': '.numbering+xml' },
    parts: { 'word/numbering.xml': `<w:numbering ${namespaces}>${levels({ text: '§ %1' })}</w:numbering>` },
  }),
);

export const bulletStyle = inDocx(() =>
  listed({
    body: paragraph('Plan') + ['Goals', 'Means'].map((one) => paragraph(one, undefined, { style: 'LB' })).join('') + paragraph('End'),
    numbering: levels({ text: '•', format: 'bullet', style: 'LB' }),
    styles:
      '<w:style w:type="paragraph" w:styleId="LB"><w:name w:val="List Bullet"/><w:basedOn w:val="Normal"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr><w:contextualSpacing/></w:pPr></w:style>',
  }),
);
/** Two items with 24 points between them, and two that a style sets close to each other. */
export const spacedItems = inDocx(() => {
  const item = (text: string, look = ''): string =>
    `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr><w:spacing w:before="0" w:after="480" w:line="240" w:lineRule="auto"/>${look}</w:pPr>${run(text)}</w:p>`;
  const close = '<w:contextualSpacing/>';
  return listed({
    body: item('Wide1') + item('Wide2') + item('Close1', close) + item('Close2', close),
    numbering: levels({ text: '%1.' }),
  });
});

const shaded = (look: string, text: string): string => para(text, `<w:shd w:val="clear" w:color="auto" w:fill="${look}"/>`);
export const automatic = inDocx(() =>
  docx(
    `${shaded('auto', 'Plain words')}<w:tbl><w:tblPr/><w:tblGrid><w:gridCol w:w="4000"/></w:tblGrid><w:tr><w:tc><w:tcPr><w:shd w:val="nil"/></w:tcPr>${shaded('auto', 'Cell words')}</w:tc></w:tr></w:tbl>${para('End', '<w:shd w:val="nil"/>')}`,
  ),
);

export const commented = inDocx(() =>
  docx(
    `<w:p>${run('The price is ')}<w:commentRangeStart w:id="1"/>${run('42 euros')}<w:commentRangeEnd w:id="1"/><w:r><w:commentReference w:id="1"/></w:r>${run('.')}</w:p>`,
    {
      links: [['c', 'comments', 'comments.xml']],
      types: { 'word/comments.xml': '.comments+xml' },
      parts: {
        'word/comments.xml': `<w:comments ${namespaces}><w:comment w:id="1" w:author="Ann" w:date="2024-01-01T00:00:00Z" w:initials="A">${para('With tax?')}</w:comment></w:comments>`,
      },
    },
  ),
);

const heading = (text: string): string => para(text, '<w:pStyle w:val="H1"/>');
/** Contents that no program has computed yet, which Word does when it opens the document. */
export const uncomputed = inDocx(() =>
  docx(
    `${para('Contents')}<w:p><w:r><w:fldChar w:fldCharType="begin" w:dirty="true"/></w:r><w:r><w:instrText xml:space="preserve"> TOC \\h \\o "1-3" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r></w:p><w:p><w:r><w:br w:type="page"/></w:r></w:p>${heading('Origins')}${para('Words')}${heading('Outlook')}${para('More')}`,
    {
      styles: '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>',
    },
  ),
);

/** A numbered paragraph whose words are bold, and whose mark is not. */
export const plainNumber = inDocx(() =>
  listed({
    body: `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>${run('Bold clause', '<w:b/>')}</w:p>${paragraph('End')}`,
    numbering: levels({ text: '%1.' }),
  }),
);

export const framedPages = inDocx(() =>
  docx(
    `${para('Words')}<w:p><w:pPr><w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="600" w:footer="600" w:gutter="0"/><w:pgBorders w:offsetFrom="text">${['top', 'left', 'bottom', 'right'].map((name) => `<w:${name} w:val="single" w:sz="24" w:space="5" w:color="C00000"/>`).join('')}</w:pgBorders></w:sectPr></w:pPr></w:p>`,
  ),
);
export const plain = inDocx(() => docx(para('Words on white')));

const rows = (...all: readonly (readonly string[])[]): string =>
  all
    .map((cells) => `<w:tr>${cells.map((one) => `<w:tc><w:tcPr/>${one.startsWith('<') ? one : para(one)}</w:tc>`).join('')}</w:tr>`)
    .join('');
const grid = '<w:tblGrid><w:gridCol w:w="3000"/><w:gridCol w:w="3000"/></w:tblGrid>';
export const ruledByStyle = inDocx(() =>
  docx(`<w:tbl><w:tblPr><w:tblStyle w:val="TG"/></w:tblPr>${grid}${rows(['A', 'B'], ['C', 'D'])}</w:tbl>${para('End')}`, {
    styles: `<w:style w:type="table" w:styleId="TG"><w:name w:val="Table Grid"/><w:tblPr><w:tblBorders>${['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map((name) => `<w:${name} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`).join('')}</w:tblBorders></w:tblPr></w:style>`,
  }),
);
export const imageCell = inDocx(async () =>
  docx(
    `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr>${grid}${rows([para(picture('r:embed="p"')), 'Beside'], ['Below', 'Right'])}</w:tbl>${para(picture('r:embed="p"'))}${para('End')}`,
    { links: [['p', 'image', 'media/p.png']], parts: { 'word/media/p.png': await halves('png') } },
  ),
);
