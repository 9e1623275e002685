import { strToU8, zipSync } from 'fflate';

const zipped = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const ooxml = 'http://schemas.openxmlformats.org';
const word = `xmlns:w="${ooxml}/wordprocessingml/2006/main" xmlns:m="${ooxml}/officeDocument/2006/math"`;
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

type Word = { readonly body: string; readonly numbering?: string; readonly styles?: string };

/** A DOCX with a body, list definitions and styles. */
export const docx = ({ body, numbering = '', styles = '' }: Word): Uint8Array =>
  zipped({
    '[Content_Types].xml': `<Types xmlns="${ooxml}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${wordType}.numbering+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${ooxml}/package/2006/relationships"><Relationship Id="r1" Type="${ooxml}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${ooxml}/package/2006/relationships"><Relationship Id="r1" Type="${ooxml}/officeDocument/2006/relationships/styles" Target="styles.xml"/><Relationship Id="r2" Type="${ooxml}/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>`,
    'word/document.xml': `<w:document ${word}><w:body>${body}<w:sectPr/></w:body></w:document>`,
    'word/styles.xml': `<w:styles ${word}><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/><w:basedOn w:val="Normal"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>${styles}</w:styles>`,
    'word/numbering.xml': `<w:numbering ${word}>${numbering}</w:numbering>`,
  });

type Level = { readonly text: string; readonly format?: string; readonly style?: string; readonly more?: string };

/** A list with number 1 and these levels. */
export const levels = (...all: readonly Level[]): string =>
  `<w:abstractNum w:abstractNumId="0"><w:multiLevelType w:val="multilevel"/>${all
    .map(
      ({ text, format = 'decimal', style, more = '' }, index) =>
        `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${format}"/>${style ? `<w:pStyle w:val="${style}"/>` : ''}${more}<w:lvlText w:val="${text}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${600 * (index + 1)}" w:hanging="600"/></w:pPr></w:lvl>`,
    )
    .join('')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`;

/** A paragraph; with a level, an item of the list. */
export const paragraph = (text: string, level?: number, { style = '', list = 1 } = {}): string =>
  `<w:p><w:pPr>${style ? `<w:pStyle w:val="${style}"/>` : ''}${level === undefined ? '' : `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`}</w:pPr><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

const mathRun = (text: string): string => `<m:r><m:t>${text}</m:t></m:r>`;

/** x squared plus a half, in Word's markup. */
export const squareAndHalf = `<m:oMath><m:sSup><m:e>${mathRun('x')}</m:e><m:sup>${mathRun('2')}</m:sup></m:sSup>${mathRun('+')}<m:f><m:num>${mathRun('1')}</m:num><m:den>${mathRun('2')}</m:den></m:f></m:oMath>`;

/** The solutions of a quadratic equation, in Word's markup. */
export const quadratic = `<m:oMath>${mathRun('x=')}<m:f><m:num>${mathRun('-b±')}<m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e><m:sSup><m:e>${mathRun('b')}</m:e><m:sup>${mathRun('2')}</m:sup></m:sSup>${mathRun('-4ac')}</m:e></m:rad></m:num><m:den>${mathRun('2a')}</m:den></m:f></m:oMath>`;

/** `squareAndHalf` in MathML. */
export const mathMl =
  '<math xmlns="http://www.w3.org/1998/Math/MathML"><msup><mi>x</mi><mn>2</mn></msup><mo>+</mo><mfrac><mn>1</mn><mn>2</mn></mfrac></math>';

const odf = 'urn:oasis:names:tc:opendocument:xmlns';

/** A flat ODT with automatic styles, other styles and a text. */
export const fodt = (text: string, automatic = '', styles = ''): string =>
  `<?xml version="1.0"?><office:document xmlns:office="${odf}:office:1.0" xmlns:text="${odf}:text:1.0" xmlns:style="${odf}:style:1.0" xmlns:fo="${odf}:xsl-fo-compatible:1.0" xmlns:draw="${odf}:drawing:1.0" xmlns:svg="${odf}:svg-compatible:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.text"><office:styles>${styles}</office:styles><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${text}</office:text></office:body></office:document>`;

export const epub = (body: string): Uint8Array =>
  zipped({
    mimetype: 'application/epub+zip',
    'META-INF/container.xml':
      '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
    'content.opf':
      '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:identifier id="id">urn:uuid:6f0e2f0a-8a44-4d1c-9d55-0f6a1f1c1a11</dc:identifier><dc:title>Book</dc:title><dc:language>en</dc:language></metadata><manifest><item id="c" href="c.xhtml" media-type="application/xhtml+xml" properties="mathml"/></manifest><spine><itemref idref="c"/></spine></package>',
    'c.xhtml': `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>Book</title></head><body>${body}</body></html>`,
  });

export const odt = (text: string): Uint8Array =>
  zipped({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="${odf}:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/></manifest:manifest>`,
    'content.xml': `<office:document-content xmlns:office="${odf}:office:1.0" xmlns:text="${odf}:text:1.0" xmlns:draw="${odf}:drawing:1.0" office:version="1.3"><office:body><office:text>${text}</office:text></office:body></office:document-content>`,
  });
