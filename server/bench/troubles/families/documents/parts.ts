import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';

/** Builders of minimal text documents that each format's native program opens. */

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
export const namespaces = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="${office}" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"`;

export type Bytes = Uint8Array | string;
const packed = (parts: Readonly<Record<string, Bytes>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, typeof bytes === 'string' ? strToU8(bytes) : bytes])));

/**
 * A relationship of the main part: `[id, type, target]`, with the last word of an Office type; `External` if the target is outside the
 * package.
 */
export type Link = readonly [id: string, type: string, target: string, mode?: 'External'];

export type DocxParts = {
  readonly links?: readonly Link[];
  readonly parts?: Readonly<Record<string, Bytes>>;
  readonly types?: Readonly<Record<string, string>>;
  readonly styles?: string;
  /** Further relationships of the main part, as XML. */
  readonly rels?: string;
  /** Colour of the pages, as six hexadecimal digits. */
  readonly background?: string;
  /** The last section, instead of an upright A4 page with margins of 2 cm. */
  readonly section?: string;
};

const a4 =
  '<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="600" w:footer="600" w:gutter="0"/>';

const linkXml = ([id, type, target, mode]: Link): string =>
  `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"${mode ? ` TargetMode="${mode}"` : ''}/>`;

export const docx = (
  body: string,
  { links = [], parts = {}, types = {}, styles = '', rels = '', background, section = a4 }: DocxParts = {},
): Uint8Array =>
  packed({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="jpg" ContentType="image/jpeg"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/>${Object.entries(
      types,
    )
      .map(([name, type]) => `<Override PartName="/${name}" ContentType="${type.startsWith('.') ? word + type : type}"/>`)
      .join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${linkXml(['r1', 'officeDocument', 'word/document.xml'])}${'docProps/core.xml' in parts ? '<Relationship Id="r2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>' : ''}</Relationships>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${linkXml(['s1', 'styles', 'styles.xml'])}${links.map(linkXml).join('')}${rels}</Relationships>`,
    'word/styles.xml': `<w:styles ${namespaces}><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>${styles}</w:styles>`,
    'word/document.xml': `<w:document ${namespaces}>${background ? `<w:background w:color="${background}"/>` : ''}<w:body>${body}<w:sectPr>${section}</w:sectPr></w:body></w:document>`,
    ...parts,
  });

export const run = (text: string, look = ''): string =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
/** A paragraph in WordprocessingML, from text or runs. */
export const para = (content: string, style = ''): string =>
  `<w:p>${style && `<w:pPr>${style}</w:pPr>`}${content.startsWith('<') ? content : run(content)}</w:p>`;
/** A field in WordprocessingML with its cached result. */
export const field = (code: string, saved: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${code} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run(saved)}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
export const simpleField = (code: string, saved: string): string => `<w:fldSimple w:instr=" ${code} ">${run(saved)}</w:fldSimple>`;
/** A picture in WordprocessingML, sized in EMUs. */
export const picture = (link: string, crop = '', [width, height] = [900_000, 900_000]): string =>
  `<w:r><w:drawing><wp:inline distT="0" distB="0" distL="0" distR="0"><wp:extent cx="${width}" cy="${height}"/><wp:docPr id="4" name="P4" descr="A picture"/><a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic><pic:nvPicPr><pic:cNvPr id="4" name="p"/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip ${link}/>${crop}<a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="${width}" cy="${height}"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;

const odf = [
  ...['office', 'text', 'table', 'style', 'meta', 'presentation'].map((name) => [name, `opendocument:xmlns:${name}`]),
  ...[
    ['draw', 'opendocument:xmlns:drawing'],
    ['svg', 'opendocument:xmlns:svg-compatible'],
    ['fo', 'opendocument:xmlns:xsl-fo-compatible'],
  ],
]
  .map(([name, uri]) => `xmlns:${name}="urn:oasis:names:tc:${uri}:1.0"`)
  .concat('xmlns:xlink="http://www.w3.org/1999/xlink"', 'xmlns:dc="http://purl.org/dc/elements/1.1/"')
  .join(' ');

export type OdtParts = { readonly automatic?: string; readonly master?: string; readonly parts?: Readonly<Record<string, Bytes>> };

export const odt = (body: string, { automatic = '', master = '', parts = {} }: OdtParts = {}): Uint8Array =>
  packed({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:media-type="application/vnd.oasis.opendocument.text"/>${['content.xml', 'styles.xml', ...Object.keys(parts)].map((name) => `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="${name.endsWith('.png') ? 'image/png' : 'text/xml'}"/>`).join('')}</manifest:manifest>`,
    'content.xml': `<office:document-content ${odf} office:version="1.3"><office:automatic-styles>${automatic}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    'styles.xml': `<office:document-styles ${odf} office:version="1.3"><office:styles/><office:automatic-styles><style:page-layout style:name="L"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/><style:footer-style/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="L">${master}</style:master-page></office:master-styles></office:document-styles>`,
    ...parts,
  });

export const rtf = (body: string): string => `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Liberation Serif;}}\\f0\\fs24 ${body}}`;
/** An RTF field with its cached result. */
export const rtfField = (code: string, saved: string): string => `{\\field{\\*\\fldinst ${code}}{\\fldrslt ${saved}}}`;

/** A 200 by 100 pixel image with a blue left half (0000C8) and a green right half (00C800). */
export const halves = (format: 'png' | 'jpeg'): Promise<Uint8Array> => {
  const half = (colour: string) => ({ create: { width: 100, height: 100, channels: 3, background: colour } as const });
  return sharp({ create: { width: 200, height: 100, channels: 3, background: '#0000C8' } })
    .composite([{ input: half('#00C800'), left: 100, top: 0 }])
    .toFormat(format, { quality: 95 })
    .toBuffer();
};
