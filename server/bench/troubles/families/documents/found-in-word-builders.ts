import { inDocx } from './of.ts';
import { docx, halves, namespaces, para, picture, run, simpleField } from './parts.ts';

export const tab = '<w:r><w:tab/></w:r>';
export const cell = (content: string): string => `<w:tc><w:tcPr><w:tcW w:w="2000" w:type="dxa"/></w:tcPr>${para(content)}</w:tc>`;
export const bare = (...rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr/>${rows.map((cells) => `<w:tr>${cells.map(cell).join('')}</w:tr>`).join('')}</w:tbl>`;
export const withoutGrid = inDocx(() =>
  docx(`${para('Before')}${bare(['Question', 'Answer', 'Comments'], ['Company legal name', 'Acme', 'none'])}${para('After')}`),
);
export const footed = inDocx(() => {
  const footer = (text: string): string => `<w:ftr ${namespaces}>${para(text)}</w:ftr>`;
  const names = ['default', 'first', 'even'] as const;
  const sect = `<w:p><w:pPr><w:sectPr>${names.map((name) => `<w:footerReference w:type="${name}" r:id="f${name}"/>`).join('')}<w:titlePg/></w:sectPr></w:pPr></w:p>`;
  return docx(`${para('Body one')}${sect}${para('Body two')}`, {
    links: names.map((name) => [`f${name}`, 'footer', `${name}.xml`] as const),
    types: Object.fromEntries(names.map((name) => [`word/${name}.xml`, '.footer+xml'])),
    parts: Object.fromEntries(names.map((name) => [`word/${name}.xml`, footer('Footword of the court')])),
  });
});
export const headed = inDocx(() =>
  docx(
    `${para('Body')}<w:p><w:pPr><w:sectPr><w:headerReference w:type="default" r:id="h"/><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1300" w:bottom="1134" w:left="1300" w:header="600" w:footer="600" w:gutter="0"/></w:sectPr></w:pPr></w:p>`,
    {
      links: [['h', 'header', 'header1.xml']],
      types: { 'word/header1.xml': '.header+xml' },
      parts: {
        'word/header1.xml': `<w:hdr ${namespaces}>${para(run('Lefthead') + tab + run('Righthead'), '<w:tabs><w:tab w:val="right" w:pos="9306"/></w:tabs>')}</w:hdr>`,
      },
    },
  ),
);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50"><rect width="100" height="50" fill="#ff0000"/></svg>';
export const withSvg = inDocx(async () =>
  docx(
    `${para('Before')}<w:p>${picture('r:embed="p1"').replace(
      '<a:blip r:embed="p1"/>',
      '<a:blip r:embed="p1"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="s2"/></a:ext></a:extLst></a:blip>',
    )}</w:p>${para('After')}`,
    {
      links: [
        ['p1', 'image', 'media/image1.png'],
        ['s2', 'image', 'media/image2.svg'],
      ],
      types: { 'word/media/image2.svg': 'image/svg+xml' },
      parts: { 'word/media/image1.png': await halves('png'), 'word/media/image2.svg': svg },
    },
  ),
);
export const captioned = inDocx(async () =>
  docx(
    `${para('Before')}<w:p><w:pPr><w:keepNext/></w:pPr>${picture('r:embed="p1"')}</w:p><w:p><w:pPr><w:pStyle w:val="Caption"/></w:pPr>${run('Figure ')}${simpleField('SEQ Figure \\* ARABIC', '1')}${run(': The halves')}</w:p>${para('After')}`,
    {
      links: [['p1', 'image', 'media/image1.png']],
      parts: { 'word/media/image1.png': await halves('png') },
      styles: '<w:style w:type="paragraph" w:styleId="Caption"><w:name w:val="caption"/></w:style>',
    },
  ),
);
export const boxed = inDocx(() =>
  docx(
    `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor behindDoc="0" locked="0" layoutInCell="1" allowOverlap="1" simplePos="0" relativeHeight="2" distT="0" distB="0" distL="0" distR="0"><wp:simplePos x="0" y="0"/><wp:positionH relativeFrom="column"><wp:posOffset>0</wp:posOffset></wp:positionH><wp:positionV relativeFrom="paragraph"><wp:posOffset>0</wp:posOffset></wp:positionV><wp:extent cx="3000000" cy="500000"/><wp:wrapTopAndBottom/><wp:docPr id="9" name="Box"/><a:graphic><a:graphicData uri="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"><wps:wsp><wps:cNvSpPr txBox="1"/><wps:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="3000000" cy="500000"/></a:xfrm><a:prstGeom prst="rect"/></wps:spPr><wps:txbx><w:txbxContent>${para('Boxed words')}</w:txbxContent></wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice></mc:AlternateContent></w:r></w:p>${para('Later words')}${para('Last words')}`,
  ),
);
