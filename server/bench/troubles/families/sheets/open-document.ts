import { strToU8, zipSync } from 'fflate';

const mimeType = 'application/vnd.oasis.opendocument.spreadsheet';
const urn = 'urn:oasis:names:tc:opendocument:xmlns';
const namespaces = `xmlns:office="${urn}:office:1.0" xmlns:style="${urn}:style:1.0" xmlns:table="${urn}:table:1.0" xmlns:text="${urn}:text:1.0" xmlns:number="${urn}:datastyle:1.0" xmlns:fo="${urn}:xsl-fo-compatible:1.0" xmlns:draw="${urn}:drawing:1.0" xmlns:chart="${urn}:chart:1.0" xmlns:svg="${urn}:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:of="${urn}:of:1.2"`;

type Spreadsheet = {
  readonly flat: boolean;
  readonly styles?: string;
  readonly tables: string;
  /** Header content of the default page. */
  readonly header?: string;
  /** A bar chart with this title beside the cells, from a range such as `S.A2:S.B3`; only in a package. */
  readonly chart?: { readonly title: string; readonly range: string };
};

/** A frame for `table:shapes`, which shows the chart. */
export const chartFrame = `<table:shapes><draw:frame svg:width="9cm" svg:height="7cm" svg:x="6cm" svg:y="1cm"><draw:object xlink:href="./Object 1" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/></draw:frame></table:shapes>`;

const chartContent = ({ title, range }: { readonly title: string; readonly range: string }): string =>
  `<?xml version="1.0"?><office:document-content ${namespaces} office:version="1.3"><office:automatic-styles/><office:body><office:chart><chart:chart svg:width="9cm" svg:height="7cm" chart:class="chart:bar"><chart:title><text:p>${title}</text:p></chart:title><chart:plot-area table:cell-range-address="${range}" chart:data-source-has-labels="column"><chart:axis chart:dimension="x" chart:name="primary-x"><chart:categories table:cell-range-address="${range.replace(/B(?=\d+$)/, 'A')}"/></chart:axis><chart:axis chart:dimension="y" chart:name="primary-y"/><chart:series chart:values-cell-range-address="${range.replace(/A(?=\d)/, 'B')}" chart:class="chart:bar"/></chart:plot-area></chart:chart></office:chart></office:body></office:document-content>`;

const page = (header: string): string =>
  `<office:automatic-styles><style:page-layout style:name="pm"><style:page-layout-properties fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"/><style:header-style><style:header-footer-properties fo:min-height="0.75cm"/></style:header-style></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="pm"><style:header>${header}</style:header></style:master-page></office:master-styles>`;

/** An OpenDocument spreadsheet, flat or as a package. */
export const spreadsheet = ({ flat, styles = '', tables, header, chart }: Spreadsheet): Uint8Array | string => {
  const content = `<office:automatic-styles>${styles}</office:automatic-styles>`;
  const body = `<office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body>`;
  if (flat)
    return `<?xml version="1.0"?><office:document ${namespaces} office:version="1.3" office:mimetype="${mimeType}">${content}${body}</office:document>`;
  const parts = {
    mimetype: mimeType,
    'META-INF/manifest.xml': `<manifest:manifest xmlns:manifest="${urn}:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${mimeType}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/><manifest:file-entry manifest:full-path="styles.xml" manifest:media-type="text/xml"/>${chart ? `<manifest:file-entry manifest:full-path="Object 1/" manifest:media-type="application/vnd.oasis.opendocument.chart"/><manifest:file-entry manifest:full-path="Object 1/content.xml" manifest:media-type="text/xml"/>` : ''}</manifest:manifest>`,
    'content.xml': `<?xml version="1.0"?><office:document-content ${namespaces} office:version="1.3">${content}${body}</office:document-content>`,
    ...(header !== undefined && {
      'styles.xml': `<?xml version="1.0"?><office:document-styles ${namespaces} office:version="1.3">${page(header)}</office:document-styles>`,
    }),
    ...(chart && { 'Object 1/content.xml': chartContent(chart) }),
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, [strToU8(text), { level: name === 'mimetype' ? 0 : 6 }]])),
  );
};
