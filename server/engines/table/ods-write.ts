import type { PageSetup } from '../page-setup.ts';
import { createZip } from '../zip/write.ts';
import { type Cell, maxColumns, type Row, type Sheet } from './cell.ts';
import { measureColumns, sheetName } from './layout.ts';
import { lookOf, looks } from './number-look.ts';
import { escapeXml } from './xml-text.ts';

const mimeType = 'application/vnd.oasis.opendocument.spreadsheet';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces = ['office', 'style', 'text', 'table', 'number:datastyle']
  .map((name) => name.split(':'))
  .map(([prefix, urn = prefix]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${urn}:1.0"`)
  .concat('xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"')
  .join(' ');

const datePart: Readonly<Record<string, string>> = {
  yyyy: '<number:year number:style="long"/>',
  mm: '<number:month number:style="long"/>',
  dd: '<number:day number:style="long"/>',
  hh: '<number:hours number:style="long"/>',
  ss: '<number:seconds number:style="long"/>',
};

/** A number format code of `looks` as an ODF data style (part 3, 16.29). */
const dataStyle = (code: string, index: number): string => {
  const places = /^0\.(0+)$/.exec(code)?.[1]?.length;
  if (places)
    return `<number:number-style style:name="N${index}"><number:number number:decimal-places="${places}" number:min-decimal-places="${places}" number:min-integer-digits="1"/></number:number-style>`;
  const parts = code
    .replace(/:mm/, ':MM')
    .replaceAll('\\', '')
    .replace(/yyyy|mm|dd|hh|MM|ss|[^a-zA-Z]/g, (part) =>
      part === 'MM' ? '<number:minutes number:style="long"/>' : (datePart[part] ?? `<number:text>${part}</number:text>`),
    );
  return `<number:date-style style:name="N${index}">${parts}</number:date-style>`;
};

const styles = looks
  .map(({ look, code }, index) =>
    look.kind === 'general'
      ? ''
      : `${dataStyle(code, index)}<style:style style:name="ce${index}" style:family="table-cell" style:data-style-name="N${index}"/>`,
  )
  .join('');

const paragraphs = (text: string): string =>
  text
    .split('\n')
    .map(
      (line) =>
        `<text:p>${escapeXml(line)
          .replaceAll('\t', '<text:tab/>')
          .replace(/^ | (?= )| $/g, '<text:s/>')}</text:p>`,
    )
    .join('');

const cellXml = (cell: Cell): string => {
  if (cell.kind === 'empty') return '<table:table-cell/>';
  const look = lookOf(cell);
  const style = look ? ` table:style-name="ce${look}"` : '';
  const value = {
    text: () => 'office:value-type="string"',
    number: () => `office:value-type="float" office:value="${cell.kind === 'number' ? cell.value : ''}"`,
    boolean: () => `office:value-type="boolean" office:boolean-value="${cell.kind === 'boolean' && cell.value}"`,
    date: () => `office:value-type="date" office:date-value="${cell.kind === 'date' ? cell.iso : ''}"`,
  }[cell.kind]();
  return `<table:table-cell${style} ${value}>${paragraphs(cell.text)}</table:table-cell>`;
};

const rowXml = (row: Row): string =>
  `<table:table-row>${row.length ? row.slice(0, maxColumns).map(cellXml).join('') : '<table:table-cell/>'}</table:table-row>`;

/** Characters to centimetres, at 10 points. */
const centimetres = (width: number): string => `${(width * 0.2).toFixed(2)}cm`;

async function* contentXml(sheets: AsyncIterable<Sheet> | Iterable<Sheet>, forPrint: boolean): AsyncGenerator<string> {
  const taken = new Set<string>();
  const columnStyles = Array.from(
    { length: 61 },
    (_, width) =>
      `<style:style style:name="co${width}" style:family="table-column"><style:table-column-properties style:column-width="${centimetres(width)}"/></style:style>`,
  ).join('');
  yield `${head}<office:document-content ${namespaces} office:version="1.3"><office:automatic-styles><style:style style:name="ta" style:family="table" style:master-page-name="Default"><style:table-properties table:display="true"/></style:style>${columnStyles}${styles}</office:automatic-styles><office:body><office:spreadsheet>`;
  for await (const sheet of sheets) {
    const { widths, rows } = await measureColumns(sheet.rows);
    const columns = widths.slice(0, maxColumns).map((width) => `<table:table-column table:style-name="co${width}"/>`);
    yield `<table:table table:name="${escapeXml(sheetName(sheet.name, taken))}"${forPrint ? ' table:style-name="ta"' : ''}>${columns.join('') || '<table:table-column/>'}`;
    let any = false;
    for await (const row of rows) {
      // The first row stands at the top of every printed page.
      yield forPrint && !any ? `<table:table-header-rows>${rowXml(row)}</table:table-header-rows>` : rowXml(row);
      any = true;
    }
    yield `${any ? '' : rowXml([])}</table:table>`;
  }
  yield '</office:spreadsheet></office:body></office:document-content>';
}

const points = (value: number): string => `${value.toFixed(1)}pt`;

/** A page style on which a sheet's columns always fit side by side, with the page's number at its foot. */
const pageStyles = ({ width, height, margin }: PageSetup): string =>
  `${head}<office:document-styles ${namespaces} office:version="1.3"><office:automatic-styles><style:page-layout style:name="pm"><style:page-layout-properties fo:page-width="${points(width)}" fo:page-height="${points(height)}" style:print-orientation="${width > height ? 'landscape' : 'portrait'}" fo:margin="${points(margin)}" style:print="grid objects charts drawings" style:scale-to-X="1" style:scale-to-Y="0"/><style:header-style/><style:footer-style><style:header-footer-properties fo:min-height="14pt" fo:margin-top="6pt"/></style:footer-style></style:page-layout></office:automatic-styles><office:master-styles><style:master-page style:name="Default" style:page-layout-name="pm"><style:header style:display="false"/><style:footer><text:p><text:page-number>1</text:page-number></text:p></style:footer></style:master-page></office:master-styles></office:document-styles>`;

/** Writes sheets as an OpenDocument spreadsheet (ODF 1.3), row by row; `page` says how it is to be printed. */
export const writeOds = async (path: string, sheets: AsyncIterable<Sheet> | Iterable<Sheet>, page?: PageSetup): Promise<void> => {
  const zip = createZip(path);
  await zip.add('mimetype', mimeType, { store: true });
  if (page) await zip.add('styles.xml', pageStyles(page));
  await zip.add('content.xml', contentXml(sheets, page !== undefined));
  await zip.add(
    'META-INF/manifest.xml',
    `${head}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${mimeType}"/><manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>${page ? '<manifest:file-entry manifest:full-path="styles.xml" manifest:media-type="text/xml"/>' : ''}</manifest:manifest>`,
  );
  zip.close();
};
