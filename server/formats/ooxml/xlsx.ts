import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createZip } from '../zip/write.ts';
import { makeStyles, type XlsxFont, type XlsxStyle } from './xlsx-styles.ts';
import { escapeXml, xmlHeader } from './xml.ts';

export type XlsxValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean };

/** `column` from 0. */
export type XlsxCell = { readonly column: number; readonly value?: XlsxValue; readonly style?: XlsxStyle };

/** `row` from 0, ascending; `height` in points. */
export type XlsxRow = { readonly row: number; readonly height?: number; readonly cells: readonly XlsxCell[] };

/** Rows and columns from 0; the last ones are inclusive. */
export type XlsxMerge = { readonly row: number; readonly column: number; readonly lastRow: number; readonly lastColumn: number };

export type XlsxSheet = {
  readonly name: string;
  /** In widths of a digit. */
  readonly columnWidths?: readonly number[];
  readonly frozenRows?: number;
  readonly merges?: readonly XlsxMerge[];
  readonly rows: Iterable<XlsxRow> | AsyncIterable<XlsxRow>;
};

export type XlsxOptions = { readonly title?: string; readonly font?: XlsxFont };

/** Limits of a cell, a sheet and its name (Excel's specifications and limits). */
export const xlsxLimits = { rows: 1_048_576, columns: 16_384, cellCharacters: 32_767, nameCharacters: 31 } as const;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const columnNames: string[] = [];

/** 0 → `A`, 26 → `AA`. */
export const columnName = (column: number): string =>
  (columnNames[column] ??= (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26)));

/** A valid sheet name that is not in `taken` (case-insensitive). */
export const sheetName = (asked: string, taken: ReadonlySet<string>): string => {
  const plain = asked
    .replace(/[\\/?*[\]:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'+|(?<!')'+$/g, '');
  const base = [...plain].slice(0, xlsxLimits.nameCharacters).join('').trim() || 'Sheet1';
  const used = (name: string) => [...taken].some((t) => t.toLowerCase() === name.toLowerCase());
  if (!used(base)) return base;
  for (let n = 2; ; n++) {
    const name = `${[...base].slice(0, xlsxLimits.nameCharacters - 1 - String(n).length).join('')} ${n}`;
    if (!used(name)) return name;
  }
};

/** Workbooks end lines with LF; text that resembles an escape sequence is escaped (ECMA-376 22.4.2.4). */
const cellText = (text: string): string => {
  const lines = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
  const plain = lines.includes('_x') ? lines.replace(/_x(?=[\da-f]{4}_)/gi, '_x005F_x') : lines;
  return escapeXml(plain.length > xlsxLimits.cellCharacters ? plain.slice(0, xlsxLimits.cellCharacters) : plain);
};

const needsSpace = /^\s|\s$|\n/;

const cellXml = (reference: string, style: number, value: XlsxValue | undefined): string => {
  const head = style ? `<c r="${reference}" s="${style}"` : `<c r="${reference}"`;
  if (!value) return `${head}/>`;
  if (value.kind === 'number') return `${head}><v>${value.value}</v></c>`;
  if (value.kind === 'boolean') return `${head} t="b"><v>${value.value ? 1 : 0}</v></c>`;
  const text = cellText(value.text);
  return `${head} t="inlineStr"><is><t${needsSpace.test(text) ? ' xml:space="preserve"' : ''}>${text}</t></is></c>`;
};

const entry = (path: string, type: string): string => `<Override PartName="/${path}" ContentType="${type}"/>`;

/** Parts that do not depend on the sheets. Worksheet is the default type of XML parts, so the number of sheets need not be known. */
const fixedParts = ({ title }: XlsxOptions): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${spreadsheet}.worksheet+xml"/>${entry('xl/workbook.xml', `${spreadsheet}.sheet.main+xml`)}${entry('xl/styles.xml', `${spreadsheet}.styles+xml`)}${entry('docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml')}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
  'docProps/core.xml': `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${title ? `<dc:title>${escapeXml(title)}</dc:title>` : ''}</cp:coreProperties>`,
});

/**
 * Writes a workbook (ECMA-376) row by row: memory use does not grow with the rows. Strings are stored inline in the cells;
 * numbers must be finite, and names must be valid (`sheetName`). The rows of a sheet are read before the next sheet is requested.
 */
export const writeXlsx = async (
  path: string,
  sheets: Iterable<XlsxSheet> | AsyncIterable<XlsxSheet>,
  options: XlsxOptions = {},
): Promise<void> => {
  const styles = makeStyles(options.font ?? { name: 'Calibri', size: 11 });
  const zip = createZip(path);
  const put = (name: string, xml: string) => zip.add(name, xmlHeader + xml);
  for (const [name, xml] of Object.entries(fixedParts(options))) await put(name, xml);
  const names: string[] = [];
  for await (const sheet of sheets) {
    names.push(sheet.name);
    await zip.add(`xl/worksheets/sheet${names.length}.xml`, sheetXml(sheet, names.length === 1, styles.of));
  }
  const numbered = names.map((name, index) => ({ name: escapeXml(name), number: index + 1 }));
  await put(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbered.map(({ name, number }) => `<sheet name="${name}" sheetId="${number}" r:id="rId${number}"/>`).join('')}</sheets></workbook>`,
  );
  await put(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packageRelations}">${numbered.map(({ number }) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="rId${names.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  );
  await zip.add('xl/styles.xml', styles.xml());
  zip.close();
};

async function* sheetXml(sheet: XlsxSheet, selected: boolean, styleOf: (style: XlsxStyle | undefined) => number): AsyncGenerator<string> {
  const frozen = sheet.frozenRows ?? 0;
  const pane = frozen ? `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>` : '';
  yield `${xmlHeader}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${selected ? ' tabSelected="1"' : ''}>${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>`;
  const columns = (sheet.columnWidths ?? []).map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width.toFixed(2)}" customWidth="1"/>`,
  );
  yield `${columns.length ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`;
  for await (const { row, height, cells } of sheet.rows) {
    let xml = `<row r="${row + 1}"${height ? ` ht="${height.toFixed(2)}" customHeight="1"` : ''}>`;
    for (const { column, style, value } of cells) xml += cellXml(`${columnName(column)}${row + 1}`, styleOf(style), value);
    yield `${xml}</row>`;
  }
  const merges = (sheet.merges ?? []).map(
    (merge) => `<mergeCell ref="${columnName(merge.column)}${merge.row + 1}:${columnName(merge.lastColumn)}${merge.lastRow + 1}"/>`,
  );
  yield `</sheetData>${merges.length ? `<mergeCells count="${merges.length}">${merges.join('')}</mergeCells>` : ''}</worksheet>`;
}

/** A small workbook as one byte array. */
export const xlsxBytes = async (sheets: readonly XlsxSheet[], options: XlsxOptions = {}): Promise<Uint8Array> => {
  const path = join(tmpdir(), `${crypto.randomUUID()}.xlsx`);
  try {
    await writeXlsx(path, sheets, options);
    return await Bun.file(path).bytes();
  } finally {
    await rm(path, { force: true });
  }
};
