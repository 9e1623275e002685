import { levels, docx as listed, paragraph } from '../web/inputs.ts';
import { inDocx } from './of.ts';
import { docx, field, namespaces, para, run } from './parts.ts';

const cell = (content: string): string => `<w:tc><w:tcPr/>${para(content)}</w:tc>`;
/** A first row of one cell that spans nothing, above rows of four cells. */
export const narrowHead = inDocx(() =>
  docx(
    `<w:tbl><w:tblPr/><w:tblGrid>${'<w:gridCol w:w="2200"/>'.repeat(4)}</w:tblGrid>${[
      ['Service model'],
      ['Question', 'Response', 'Comment', 'Evidence'],
      ['question1', 'response1', 'comment1', 'evidence1'],
    ]
      .map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`)
      .join('')}</w:tbl>${para('End')}`,
  ),
);

/** A paragraph with line breaks of every kind that ends a line and no page. */
export const brokenLines = inDocx(() =>
  docx(
    `<w:p>${run('First line')}<w:r><w:br/></w:r>${run('Second line')}<w:r><w:br w:type="textWrapping" w:clear="all"/></w:r>${run('Third line')}<w:r><w:cr/></w:r>${run('Fourth line')}</w:p>${para('Next paragraph')}`,
  ),
);

const control = (content: string): string => `<w:sdt><w:sdtPr><w:id w:val="7"/></w:sdtPr><w:sdtContent>${content}</w:sdtContent></w:sdt>`;
export const innerControl = inDocx(() => docx(para('Paragraph 1') + control(control(para('Paragraph 2'))) + para('Paragraph 3')));

const named = (id: string, name: string): string => `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${name}"/></w:style>`;
const inStyle = (style: string, content: string): string => para(content, `<w:pStyle w:val="${style}"/>`);
/** A title with the styles that programs read as the description of a document. */
export const described = inDocx(() =>
  docx(
    `${inStyle('T', 'How to Sell')}${inStyle('S', 'A short guide')}${inStyle('A', 'Ada Lovelace')}${inStyle('D', '3 March 2024')}${inStyle('B', 'Beep. Beep. Sweet Home.')}${para('Chapter words')}`,
    {
      styles: named('T', 'Title') + named('S', 'Subtitle') + named('A', 'Author') + named('D', 'Date') + named('B', 'Abstract'),
    },
  ),
);

const math = 'xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"';
const sign = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;
const formula = (content: string): string => `<m:oMath ${math}>${content}</m:oMath>`;
/** A sum as Google Docs writes it: what is summed stands behind it. */
export const sum = inDocx(() =>
  docx(
    `<w:p>${run('Sum ')}${formula(`<m:nary><m:naryPr><m:chr m:val="∑"/></m:naryPr><m:sub>${sign('i=1')}</m:sub><m:sup>${sign('n')}</m:sup></m:nary><m:sSup><m:e>${sign('x')}</m:e><m:sup>${sign('2')}</m:sup></m:sSup>`)}</w:p>${para('End')}`,
  ),
);
const accented = (accent: string, letter: string): string =>
  `<m:acc><m:accPr><m:chr m:val="${accent}"/></m:accPr><m:e>${sign(letter)}</m:e></m:acc>`;
export const accents = inDocx(() =>
  docx(`<w:p>${run('Accents ')}${formula(`${accented('\u030c', 'x')}${sign('+')}${accented('\u030a', 'y')}`)}</w:p>${para('End')}`),
);

export const behindBreak = inDocx(() => docx(`${para('Before')}<w:p><w:r><w:br w:type="page"/></w:r>${run('Question one')}</w:p>`));

const marked = (id: number, name: string, content: string): string =>
  `<w:bookmarkStart w:id="${id}" w:name="${name}"/>${content}<w:bookmarkEnd w:id="${id}"/>`;
const headingStyle =
  '<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>';
export const switched = inDocx(() =>
  docx(
    `<w:p>${field('HYPERLINK  \\l "bm1"', 'to the end')}</w:p>${inStyle('H1', 'Origins')}${para('Words')}<w:p>${marked(1, 'bm1', run('The end'))}</w:p>`,
    { styles: headingStyle },
  ),
);
/** A heading with a bookmark, behind a paragraph that ends with another. */
export const twoMarks = inDocx(() =>
  docx(
    `<w:p><w:hyperlink w:anchor="_APPENDIX_5:_FINANCIAL">${run('To the appendix')}</w:hyperlink></w:p><w:p>${run('Accomplices:')}${marked(1, 'Other', '')}</w:p><w:p><w:pPr><w:pStyle w:val="H1"/></w:pPr>${marked(2, '_APPENDIX_5:_FINANCIAL', '')}${run('Referenced title')}</w:p>${para('Content')}`,
    { styles: headingStyle },
  ),
);

/** Word's own style of numbers, begun again for the second list by an instance of its own. */
export const begunAgain = inDocx(() =>
  listed({
    body: [
      paragraph('Section 1', undefined, { style: 'Heading1' }),
      paragraph('Item 1', undefined, { style: 'ListNumber' }),
      paragraph('Item 2', undefined, { style: 'ListNumber' }),
      paragraph('Section 2', undefined, { style: 'Heading1' }),
      paragraph('Item A', 0, { style: 'ListNumber', list: 2 }),
      paragraph('Item B', 0, { style: 'ListNumber', list: 2 }),
    ].join(''),
    numbering: `${levels({ text: '%1.', style: 'ListNumber' })}<w:num w:numId="2"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`,
    styles:
      '<w:style w:type="paragraph" w:styleId="ListNumber"><w:name w:val="List Number"/><w:basedOn w:val="Normal"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>',
  }),
);

/** A text box whose words run from the bottom to the top. */
export const upright = inDocx(() =>
  docx(
    `${para('Before')}<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="900000" cy="2400000"/><wp:docPr id="7" name="Box 7"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="900000" cy="2400000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></wps:spPr><wps:txbx><w:txbxContent>${para('Upwards')}</w:txbxContent></wps:txbx><wps:bodyPr vert="vert270" wrap="square"/></wps:wsp></a:graphicData></a:graphic></wp:inline></w:drawing></mc:Choice></mc:AlternateContent></w:r></w:p>${para('After')}`,
  ),
);

/** A watermark as Word writes it: WordArt in the head of the pages, behind the text. */
const wordArt =
  '<w:r><w:pict><v:shapetype id="_x0000_t136" coordsize="21600,21600" o:spt="136" adj="10800" path="m@7,l@8,m@5,21600l@6,21600e"><v:formulas><v:f eqn="sum #0 0 10800"/><v:f eqn="prod #0 2 1"/><v:f eqn="sum 21600 0 @1"/><v:f eqn="sum 0 0 @2"/><v:f eqn="sum 21600 0 @3"/><v:f eqn="if @0 @3 0"/><v:f eqn="if @0 21600 @1"/><v:f eqn="if @0 0 @2"/><v:f eqn="if @0 @4 21600"/></v:formulas><v:path textpathok="t" o:connecttype="custom"/><v:textpath on="t" fitshape="t"/></v:shapetype><v:shape id="PowerPlusWaterMarkObject1" o:spid="_x0000_s2049" type="#_x0000_t136" style="position:absolute;margin-left:0;margin-top:0;width:468pt;height:117pt;rotation:315;z-index:-251658752;mso-position-horizontal:center;mso-position-horizontal-relative:margin;mso-position-vertical:center;mso-position-vertical-relative:margin" fillcolor="#c00000" stroked="f"><v:textpath style="font-family:&quot;Liberation Sans&quot;;font-size:1pt" string="SECRET"/></v:shape></w:pict></w:r>';
export const watermarked = inDocx(() =>
  docx(
    `${para('Body words')}<w:p><w:pPr><w:sectPr><w:headerReference w:type="default" r:id="h"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="600" w:footer="600" w:gutter="0"/></w:sectPr></w:pPr></w:p>`,
    {
      links: [['h', 'header', 'header1.xml']],
      types: { 'word/header1.xml': '.header+xml' },
      parts: { 'word/header1.xml': `<w:hdr ${namespaces}><w:p>${wordArt}</w:p></w:hdr>` },
    },
  ),
);

const separators =
  '<w:footnote w:type="separator" w:id="0"><w:p><w:r><w:separator/></w:r></w:p></w:footnote><w:footnote w:type="continuationSeparator" w:id="1"><w:p><w:r><w:continuationSeparator/></w:r></w:p></w:footnote>';
/** A note whose mark is a dagger of the author. */
export const ownMark = inDocx(() =>
  docx(
    `<w:p>${run('A claim')}<w:r><w:rPr><w:vertAlign w:val="superscript"/></w:rPr><w:footnoteReference w:customMarkFollows="1" w:id="2"/><w:t>†</w:t></w:r>${run(' of weight.')}</w:p>${para('End')}`,
    {
      links: [['f', 'footnotes', 'footnotes.xml']],
      types: { 'word/footnotes.xml': '.footnotes+xml' },
      parts: {
        'word/footnotes.xml': `<w:footnotes ${namespaces}>${separators}<w:footnote w:id="2"><w:p>${run('†', '<w:vertAlign w:val="superscript"/>')}${run(' Proof of it')}</w:p></w:footnote></w:footnotes>`,
      },
    },
  ),
);
