import { type Message, message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import { type XlsxMerge, xlsxLimits } from '../../formats/ooxml/xlsx.ts';
import { escapeXml } from '../../formats/ooxml/xml.ts';
import { serialOf } from '../../formats/values/serial-date.ts';
import { createZip } from '../../formats/zip/write.ts';
import type { PageSetup } from '../page-setup.ts';
import { type Cell, formatOf, type Row, type Sheet } from './cell.ts';
import { layOut } from './layout.ts';
import { makeCellStyles } from './ods-formats.ts';

const mimeType = 'application/vnd.oasis.opendocument.spreadsheet';
const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespaces = ['office', 'style', 'text', 'table', 'number:datastyle']
  .map((name) => name.split(':'))
  .map(([prefix, urn = prefix]) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${urn}:1.0"`)
  .concat('xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"')
  .join(' ');

/** Styles by name; a cell's style is only known when the cell is read, so all are written at the end. */
type CellStyles = ReturnType<typeof makeCellStyles>;

const paragraphs = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(
      (line) =>
        `<text:p>${escapeXml(line)
          .replaceAll('\t', '<text:tab/>')
          .replace(/^ | (?= )| $/g, '<text:s/>')}</text:p>`,
    )
    .join('');

const valueAttributes = (cell: Exclude<Cell, { kind: 'empty' }>): string => {
  switch (cell.kind) {
    case 'text':
      return 'office:value-type="string"';
    case 'number':
      return `office:value-type="${cell.format?.includes('%') ? 'percentage' : 'float'}" office:value="${cell.value}"`;
    case 'boolean':
      return `office:value-type="boolean" office:boolean-value="${cell.value}"`;
    case 'date':
      // A day that never was is text.
      return Number.isNaN(serialOf(cell.iso)) ? 'office:value-type="string"' : `office:value-type="date" office:date-value="${cell.iso}"`;
  }
};

const cellXml = (cell: Cell, styles: CellStyles): string => {
  if (cell.kind === 'empty') return '<table:table-cell/>';
  const format = formatOf(cell);
  const style = format === undefined ? '' : ` table:style-name="${styles.of(format)}"`;
  return `<table:table-cell${style} ${valueAttributes(cell)}>${paragraphs(cell.text)}</table:table-cell>`;
};

/** Joined cells that concern a row, by their first column. */
const makeSpans = (merges: readonly XlsxMerge[]) => {
  let [next, active]: [number, XlsxMerge[]] = [0, []];
  return (row: number): readonly XlsxMerge[] => {
    active = active.filter(({ lastRow }) => lastRow >= row);
    for (let one = merges[next]; one && one.row <= row; one = merges[++next]) active.push(one);
    return active;
  };
};

const emptyXml = '<table:table-cell/>';
const covered = (count: number): string => (count > 0 ? `<table:covered-table-cell table:number-columns-repeated="${count}"/>` : '');

/** The first cell of a span with its extent, and the cells that it covers in a row. */
const spanXml = (xml: string, { row, column, lastRow, lastColumn }: XlsxMerge, number: number): string => {
  const [wide, high] = [lastColumn - column + 1, lastRow - row + 1];
  if (number > row) return covered(wide);
  const extent = ` table:number-columns-spanned="${wide}" table:number-rows-spanned="${high}"`;
  return xml.replace('<table:table-cell', `<table:table-cell${extent}`) + covered(wide - 1);
};

const rowXml = (row: Row, styles: CellStyles, spans: readonly XlsxMerge[] = [], number = 0): string => {
  const cells = row.slice(0, xlsxLimits.columns).map((cell) => cellXml(cell, styles));
  if (spans.length === 0) return `<table:table-row>${cells.join('') || emptyXml}</table:table-row>`;
  let [xml, next] = ['', 0];
  for (const span of spans.toSorted((one, other) => one.column - other.column)) {
    xml += cells.slice(next, span.column).join('') + emptyXml.repeat(Math.max(0, span.column - Math.max(next, cells.length)));
    xml += spanXml(cells[span.column] ?? emptyXml, span, number);
    next = span.lastColumn + 1;
  }
  return `<table:table-row>${xml}${cells.slice(next).join('')}</table:table-row>`;
};

/** Characters to centimetres, at 10 points. */
const centimetres = (width: number): string => `${(width * 0.2).toFixed(2)}cm`;

/** Prints type of 10 points no smaller than 6. */
const leastScale = 0.6;
const pointsPerCharacter = (0.2 * 72) / 2.54;

/** Number of adjacent pages if the columns need more than one at the smallest type; each repeats the first column. */
const pagesAcross = (widths: readonly number[], { width, margin }: PageSetup): number => {
  const room = (width - 2 * margin) / (leastScale * pointsPerCharacter);
  if (widths.reduce((sum, one) => sum + one, 0) <= room) return 1;
  const [first = 0, ...others] = widths;
  let [pages, used] = [1, first];
  for (const one of others) {
    if (used + one > room && used > first) {
      pages++;
      used = first;
    }
    used += one;
  }
  return pages;
};

async function* contentXml(
  sheets: AsyncIterable<Sheet>,
  styles: CellStyles,
  page: PageSetup | undefined,
  tellAcross: (pages: number) => void,
): AsyncGenerator<string> {
  const forPrint = page !== undefined;
  const columnStyles = Array.from(
    { length: 61 },
    (_, width) =>
      `<style:style style:name="co${width}" style:family="table-column"><style:table-column-properties style:column-width="${centimetres(width)}"/></style:style>`,
  ).join('');
  yield `${head}<office:document-content ${namespaces} office:version="1.3"><office:automatic-styles><style:style style:name="ta" style:family="table" style:master-page-name="Default"><style:table-properties table:display="true"/></style:style><style:style style:name="tw" style:family="table" style:master-page-name="Wide"><style:table-properties table:display="true"/></style:style>${columnStyles}</office:automatic-styles><office:body><office:spreadsheet>`;
  for await (const { name, widths, rows, merges = [] } of layOut(sheets)) {
    const columns = widths.map((width) => `<table:table-column table:style-name="co${width}"/>`);
    const across = page ? pagesAcross(widths, page) : 1;
    if (across > 1) tellAcross(across);
    const [first = '', ...others] = columns;
    const heads = across > 1 ? `<table:table-header-columns>${first}</table:table-header-columns>` : first;
    const style = forPrint ? ` table:style-name="${across > 1 ? 'tw' : 'ta'}"` : '';
    yield `<table:table table:name="${escapeXml(name)}"${style}>${heads + others.join('') || '<table:table-column/>'}`;
    let any = false;
    let number = 0;
    const spansOf = makeSpans(merges);
    for await (const row of rows) {
      // The first row repeats on every printed page.
      const xml = rowXml(row, styles, spansOf(number), number);
      yield forPrint && !any ? `<table:table-header-rows>${xml}</table:table-header-rows>` : xml;
      number++;
      any = true;
    }
    yield `${any ? '' : rowXml([], styles)}</table:table>`;
  }
  yield '</office:spreadsheet></office:body></office:document-content>';
}

const points = (value: number): string => `${value.toFixed(1)}pt`;

/** Page styles with a page number in the footer: one that fits a sheet's columns side by side, and one for the smallest readable type. */
const pageLayouts = ({ width, height, margin }: PageSetup): string => {
  const layout = (name: string, scale: string): string =>
    `<style:page-layout style:name="${name}"><style:page-layout-properties fo:page-width="${points(width)}" fo:page-height="${points(height)}" style:print-orientation="${width > height ? 'landscape' : 'portrait'}" fo:margin="${points(margin)}" style:print="grid objects charts drawings" ${scale}/><style:header-style/><style:footer-style><style:header-footer-properties fo:min-height="14pt" fo:margin-top="6pt"/></style:footer-style></style:page-layout>`;
  const master = (name: string, of: string): string =>
    `<style:master-page style:name="${name}" style:page-layout-name="${of}"><style:header style:display="false"/><style:footer><text:p><text:page-number>1</text:page-number></text:p></style:footer></style:master-page>`;
  return `<office:automatic-styles>${layout('pm', 'style:scale-to-X="1" style:scale-to-Y="0"')}${layout('pw', `style:scale-to="${leastScale * 100}%"`)}</office:automatic-styles><office:master-styles>${master('Default', 'pm')}${master('Wide', 'pw')}</office:master-styles>`;
};

/** Limit of printed lines and characters per cell: LibreOffice measures each cell of this size for seconds, of 500,000 for a minute. */
const mostPrinted = { lines: 20_000, characters: 1_000_000 } as const;

/** Passes sheets through, and throws `resource_limit` for a cell too long to print before it is laid out. */
async function* printable(sheets: AsyncIterable<Sheet>): AsyncGenerator<Sheet> {
  const check = ({ text }: Cell): void => {
    if (text.length <= mostPrinted.lines) return;
    let lines = 1;
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines++;
    for (const [name, actual] of Object.entries({ lines, characters: text.length })) {
      const max = mostPrinted[name as keyof typeof mostPrinted];
      if (actual > max)
        throw new WorkerProblem('resource_limit', message(name === 'lines' ? 'cellLines' : 'cellCharacters', { actual, max }), {
          name,
          max,
          actual,
        });
    }
  };
  async function* checked(rows: Sheet['rows']): AsyncGenerator<Row> {
    for await (const row of rows) {
      for (const cell of row) check(cell);
      yield row;
    }
  }
  for await (const sheet of sheets) yield { ...sheet, rows: checked(sheet.rows) };
}

/** Writes sheets as an OpenDocument spreadsheet (ODF 1.3), row by row; `page` is the print setup. Returns notes about printing. */
export const writeOds = async (path: string, sheets: AsyncIterable<Sheet>, page?: PageSetup): Promise<readonly Message[]> => {
  let across = 1;
  const tellAcross = (pages: number): void => {
    across = Math.max(across, pages);
  };
  const zip = createZip(path);
  const styles = makeCellStyles();
  await zip.add('mimetype', mimeType, { store: true });
  await zip.add('content.xml', contentXml(page ? printable(sheets) : sheets, styles, page, tellAcross));
  await zip.add(
    'styles.xml',
    `${head}<office:document-styles ${namespaces} office:version="1.3"><office:styles>${styles.xml()}</office:styles>${page ? pageLayouts(page) : ''}</office:document-styles>`,
  );
  await zip.add(
    'META-INF/manifest.xml',
    `${head}<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0" manifest:version="1.3"><manifest:file-entry manifest:full-path="/" manifest:version="1.3" manifest:media-type="${mimeType}"/>${['content.xml', 'styles.xml'].map((name) => `<manifest:file-entry manifest:full-path="${name}" manifest:media-type="text/xml"/>`).join('')}</manifest:manifest>`,
  );
  zip.close();
  return across > 1 ? [message('columnsAcross', { pages: across })] : [];
};
