import { strToU8, zipSync } from 'fflate';

const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const content = 'application/vnd.openxmlformats-officedocument';
const packages = 'http://schemas.openxmlformats.org/package/2006';

type Part = { readonly path: string; readonly type: string; readonly xml: string };

/** A relationships part with one entry named r1 (ECMA-376 part 2). */
const pointer = (type: string, target: string): Uint8Array =>
  strToU8(
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relationship}/${type}" Target="${target}"/></Relationships>`,
  );

/** A minimal OOXML package: a main part, its relationship, and optionally a part that it references as r1 (ECMA-376 part 2). */
const ooxml = (main: Part, inner?: Part & { readonly relation: string }): Uint8Array => {
  const parts = inner ? [main, inner] : [main];
  const types = parts.map(({ path, type }) => `<Override PartName="/${path}" ContentType="${content}.${type}+xml"/>`).join('');
  return zipSync({
    '[Content_Types].xml': strToU8(
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${types}</Types>`,
    ),
    '_rels/.rels': pointer('officeDocument', main.path),
    ...(inner && { [main.path.replace(/(?<![^/])([^/]+)$/, '_rels/$1.rels')]: pointer(inner.relation, `/${inner.path}`) }),
    ...Object.fromEntries(parts.map(({ path, xml }) => [path, strToU8(xml)])),
  });
};

const letter = (): Uint8Array =>
  ooxml({
    path: 'word/document.xml',
    type: 'wordprocessingml.document.main',
    xml: '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:rPr><w:b/></w:rPr><w:t>Warm</w:t></w:r></w:p><w:tbl><w:tr><w:tc><w:p><w:r><w:t>up</w:t></w:r></w:p></w:tc></w:tr></w:tbl></w:body></w:document>',
  });

const slides = (): Uint8Array =>
  ooxml(
    {
      path: 'ppt/presentation.xml',
      type: 'presentationml.presentation.main',
      xml: `<p:presentation xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="${relationship}"><p:sldIdLst><p:sldId id="256" r:id="r1"/></p:sldIdLst><p:sldSz cx="9144000" cy="5143500"/></p:presentation>`,
    },
    {
      relation: 'slide',
      path: 'ppt/slides/slide1.xml',
      type: 'presentationml.slide',
      xml: '<p:sld xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/><p:sp><p:nvSpPr><p:cNvPr id="2" name="A"/><p:cNvSpPr/><p:nvPr/></p:nvSpPr><p:spPr><a:xfrm><a:off x="9" y="9"/><a:ext cx="999999" cy="999999"/></a:xfrm><a:prstGeom prst="rect"/></p:spPr><p:txBody><a:bodyPr/><a:p><a:r><a:rPr b="1"/><a:t>Warm</a:t></a:r></a:p></p:txBody></p:sp></p:spTree></p:cSld></p:sld>',
    },
  );

const sheet = (): Uint8Array =>
  strToU8(
    '<?xml version="1.0"?><office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet"><office:body><office:spreadsheet><table:table table:name="A"><table:table-row><table:table-cell office:value-type="float" office:value="1"><text:p>1</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document>',
  );

/** Tiny generated documents, by name, that warm up a worker for sheets and slides, or for texts. */
export const warmUpFiles = (readyFor: string | undefined): Readonly<Record<string, Uint8Array>> =>
  readyFor === 'sheets' ? { 'slides.pptx': slides(), 'sheet.fods': sheet() } : { 'text.docx': letter() };
