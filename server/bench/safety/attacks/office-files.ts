import type { Lure } from './attack.ts';
import { zip, zipOf } from './bytes.ts';

export const xml = '<?xml version="1.0" encoding="UTF-8"?>';
export const schema = 'http://schemas.openxmlformats.org';
export type Link = readonly [kind: string, target: string, outside?: boolean];
export const rels = (...links: readonly Link[]): string =>
  `${xml}<Relationships xmlns="${schema}/package/2006/relationships">${links
    .map(
      ([kind, target, outside], index) =>
        `<Relationship Id="rId${index + 1}" Type="${kind.includes(':') ? kind : `${schema}/officeDocument/2006/relationships/${kind}`}" Target="${target}"${outside ? ' TargetMode="External"' : ''}/>`,
    )
    .join('')}</Relationships>`;
export const types = (main: string, part: string, more = ''): string =>
  `${xml}<Types xmlns="${schema}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="html" ContentType="text/html"/><Override PartName="${part}" ContentType="${main}"/>${more}</Types>`;
export const wordNames = `xmlns:w="${schema}/wordprocessingml/2006/main" xmlns:r="${schema}/officeDocument/2006/relationships"`;

export type Parts = Readonly<Record<string, string | Uint8Array>>;
export const docx = (body: string, links: readonly Link[] = [], more: Parts = {}): Buffer =>
  zipOf({
    '[Content_Types].xml': types(
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
      '/word/document.xml',
      '<Override PartName="/word/settings.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml"/>',
    ),
    '_rels/.rels': rels(['officeDocument', 'word/document.xml']),
    'word/document.xml': `${xml}<w:document ${wordNames}><w:body><w:p><w:r><w:t>words</w:t></w:r></w:p>${body}</w:body></w:document>`,
    'word/_rels/document.xml.rels': rels(...links),
    ...more,
  });
export const field = (code: string): string => `<w:p><w:fldSimple w:instr="${code}"><w:r><w:t>old</w:t></w:r></w:fldSimple></w:p>`;

export const xlsx = (rows: string, links: readonly Link[] = [], more: Parts = {}): Buffer =>
  zipOf({
    '[Content_Types].xml': types(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
      '/xl/workbook.xml',
      '<Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>',
    ),
    '_rels/.rels': rels(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `${xml}<workbook xmlns="${schema}/spreadsheetml/2006/main" xmlns:r="${schema}/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets><externalReferences><externalReference r:id="rId2"/></externalReferences></workbook>`,
    'xl/_rels/workbook.xml.rels': rels(['worksheet', 'worksheets/sheet1.xml'], ...links),
    'xl/worksheets/sheet1.xml': `${xml}<worksheet xmlns="${schema}/spreadsheetml/2006/main" xmlns:r="${schema}/officeDocument/2006/relationships"><sheetData>${rows}</sheetData></worksheet>`,
    ...more,
  });
export const formula = (text: string): string => `<row r="1"><c r="A1" t="str"><f>${text}</f><v>old</v></c></row>`;

export const odfNames = ['office', 'text', 'table', 'draw', 'script', 'style', 'form', 'presentation']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name === 'draw' ? 'drawing' : name}:1.0"`)
  .join(' ');
const outside =
  'xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:xforms="http://www.w3.org/2002/xforms" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"';
export const odf = (kind: 'text' | 'spreadsheet' | 'presentation', body: string, before = '', more: Parts = {}): Buffer =>
  zip([
    { name: 'mimetype', data: `application/vnd.oasis.opendocument.${kind}`, stored: true },
    {
      name: 'META-INF/manifest.xml',
      data: `${xml}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.${kind}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    },
    {
      name: 'content.xml',
      data: `${xml}<office:document-content ${odfNames} ${outside} office:version="1.2">${before}<office:body><office:${kind}>${body}</office:${kind}></office:body></office:document-content>`,
    },
    ...Object.entries(more).map(([name, data]) => ({ name, data })),
  ]);
export const flat = (body: string, before = ''): string =>
  `${xml}<office:document ${odfNames} ${outside} office:mimetype="application/vnd.oasis.opendocument.text" office:version="1.2">${before}<office:body><office:text>${body}</office:text></office:body></office:document>`;

export const both = ({ file, call }: Lure, use: (place: string) => string): string => use(`file://${file}`) + use(call);
export const slides = (kind: string, { file, call }: Lure): Buffer =>
  zipOf({
    '[Content_Types].xml': types(
      'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
      '/ppt/presentation.xml',
      '<Override PartName="/ppt/slides/slide1.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.slide+xml"/>',
    ),
    '_rels/.rels': rels(['officeDocument', 'ppt/presentation.xml']),
    'ppt/presentation.xml': `${xml}<p:presentation xmlns:p="${schema}/presentationml/2006/main" xmlns:r="${schema}/officeDocument/2006/relationships"><p:sldIdLst><p:sldId id="256" r:id="rId1"/></p:sldIdLst><p:sldSz cx="9144000" cy="6858000"/></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': rels(['slide', 'slides/slide1.xml']),
    'ppt/slides/slide1.xml': `${xml}<p:sld xmlns:p="${schema}/presentationml/2006/main" xmlns:a="${schema}/drawingml/2006/main" xmlns:r="${schema}/officeDocument/2006/relationships"><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/><p:pic><p:nvPicPr><p:cNvPr id="2" name="m"/><p:cNvPicPr/><p:nvPr><a:${kind}File r:link="rId1"/></p:nvPr></p:nvPicPr><p:blipFill><a:blip r:link="rId2"/></p:blipFill><p:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="999999" cy="999999"/></a:xfrm><a:prstGeom prst="rect"/></p:spPr></p:pic></p:spTree></p:cSld></p:sld>`,
    'ppt/slides/_rels/slide1.xml.rels': rels([kind, call, true], ['image', `file://${file}`, true]),
  });
