import { strToU8, zipSync } from 'fflate';

const names =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:draw="urn:oasis:names:tc:opendocument:xmlns:drawing:1.0" xmlns:presentation="urn:oasis:names:tc:opendocument:xmlns:presentation:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"';
const mime = 'application/vnd.oasis.opendocument.presentation';

/** Ten levels of a list style, marked by `mark` at each level. */
export const listStyle = (name: string, mark: (level: number) => string): string =>
  `<text:list-style style:name="${name}">${Array.from({ length: 10 }, (_, at) => mark(at + 1)).join('')}</text:list-style>`;
export const bullets = (level: number): string =>
  `<text:list-level-style-bullet text:level="${level}" text:bullet-char="•"><style:list-level-properties text:space-before="${level * 0.5}cm" text:min-label-width="0.5cm"/></text:list-level-style-bullet>`;
export const digits = (level: number): string =>
  `<text:list-level-style-number text:level="${level}" style:num-format="1" style:num-suffix="."><style:list-level-properties text:space-before="${level * 0.5}cm" text:min-label-width="0.5cm"/></text:list-level-style-number>`;

type Package = {
  /** Automatic styles. */
  readonly styles?: string;
  /** Declarations of headers, footers and dates. */
  readonly declared?: string;
  /** What the master page shows. */
  readonly master?: string;
  /** Attributes of every page. */
  readonly attributes?: string;
  /** Further parts, by name. */
  readonly parts?: Readonly<Record<string, Uint8Array>>;
};

/** An ODP of slides with the given shapes, on pages of 28 by 21 centimetres. */
export const odpOf = (
  pages: readonly string[],
  { styles = '', declared = '', master = '', attributes = '', parts = {} }: Package = {},
): Uint8Array =>
  zipSync({
    mimetype: [strToU8(mime), { level: 0 }],
    'META-INF/manifest.xml': strToU8(
      `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.2"><manifest:file-entry manifest:full-path="/" manifest:media-type="${mime}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="styles.xml" manifest:media-type="text/xml"/>${Object.keys(
        parts,
      )
        .map((name) => `<manifest:file-entry manifest:full-path="${name}" manifest:media-type=""/>`)
        .join('')}</manifest:manifest>`,
    ),
    'styles.xml': strToU8(
      `<office:document-styles ${names} office:version="1.2"><office:automatic-styles><style:page-layout style:name="P"><style:page-layout-properties fo:page-width="28cm" fo:page-height="21cm"/></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Standard" style:page-layout-name="P">${master}</style:master-page></office:master-styles></office:document-styles>`,
    ),
    'content.xml': strToU8(
      `<office:document-content ${names} office:version="1.2"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:presentation>${declared}${pages
        .map((page, at) => `<draw:page draw:name="p${at + 1}" draw:master-page-name="Standard" ${attributes}>${page}</draw:page>`)
        .join('')}</office:presentation></office:body></office:document-content>`,
    ),
    ...parts,
  });

/** A text box at a place in centimetres. */
export const textBox = (content: string, [x, y, width, height] = [2, 2, 20, 10], attributes = ''): string =>
  `<draw:frame ${attributes} svg:x="${x}cm" svg:y="${y}cm" svg:width="${width}cm" svg:height="${height}cm"><draw:text-box>${content}</draw:text-box></draw:frame>`;

/** An ODP of one text box for each slide. */
export const odp = (slides: readonly string[], styles = ''): Uint8Array =>
  odpOf(
    slides.map((content) => textBox(content)),
    { styles },
  );

/** A list of entries: a text, or a text with a list below it. */
type Entry = string | readonly [text: string, below: readonly Entry[]];
export const listOf = (entries: readonly Entry[], style = ''): string =>
  `<text:list${style && ` text:style-name="${style}"`}>${entries
    .map((one) => {
      const [text, below] = typeof one === 'string' ? [one, []] : one;
      return `<text:list-item><text:p>${text}</text:p>${below.length > 0 ? listOf(below) : ''}</text:list-item>`;
    })
    .join('')}</text:list>`;
