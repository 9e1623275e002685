import { strToU8, zipSync } from 'fflate';

const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const content = 'application/vnd.openxmlformats-officedocument';

/** The smallest OOXML package: a main part and what points to it (ECMA-376 part 2). */
const ooxml = (path: string, type: string, xml: string): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/${path}" ContentType="${content}.${type}+xml"/></Types>`,
    ),
    '_rels/.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relationship}/officeDocument" Target="${path}"/></Relationships>`,
    ),
    [path]: strToU8(xml),
  });

const flatOpenDocument = (type: string, body: string): Uint8Array =>
  strToU8(
    `<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.${type}"><office:body>${body}</office:body></office:document>`,
  );

/** Tiny documents of our own, one for each application of LibreOffice. */
export const warmUpFiles = (): Readonly<Record<string, Uint8Array>> => ({
  'text.docx': ooxml(
    'word/document.xml',
    'wordprocessingml.document.main',
    '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Warm</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>up</w:t></w:r></w:p></w:tc></w:tr></w:tbl></w:body></w:document>',
  ),
  'sheet.fods': flatOpenDocument(
    'spreadsheet',
    '<office:spreadsheet><table:table table:name="A"><table:table-row><table:table-cell office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>',
  ),
  'slides.fodp': flatOpenDocument(
    'presentation',
    '<office:presentation><draw:page draw:name="A"><draw:frame svg:width="5cm" svg:height="2cm" svg:x="1cm" svg:y="1cm"><draw:text-box><text:p>Warm</text:p></draw:text-box></draw:frame></draw:page></office:presentation>',
  ),
});
