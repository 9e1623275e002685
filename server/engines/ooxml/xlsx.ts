import { makeStyles, type XlsxFont, type XlsxStyle } from './xlsx-styles.ts';
import { escapeXml, xmlHeader } from './xml.ts';
import { openZip } from './zip-stream.ts';

export type XlsxValue =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'boolean'; readonly value: boolean };

/** `column` from 0. */
export type XlsxCell = { readonly column: number; readonly value?: XlsxValue; readonly style?: XlsxStyle };

/** `row` from 0, rising; `height` in points. */
export type XlsxRow = { readonly row: number; readonly height?: number; readonly cells: readonly XlsxCell[] };

/** Rows and columns from 0; the last ones belong to it. */
export type XlsxMerge = { readonly row: number; readonly column: number; readonly lastRow: number; readonly lastColumn: number };

export type XlsxSheet = {
  readonly name: string;
  /** In widths of a digit. */
  readonly columnWidths?: readonly number[];
  /** Rows at the top that stay in sight. */
  readonly frozenRows?: number;
  readonly merges?: readonly XlsxMerge[];
  readonly rows: Iterable<XlsxRow> | AsyncIterable<XlsxRow>;
};

export type XlsxOptions = { readonly title?: string; readonly font?: XlsxFont };

/** What a cell, a sheet and its name may hold at most (Excel's specifications and limits). */
export const xlsxLimits = { rows: 1_048_576, columns: 16_384, cellCharacters: 32_767, nameCharacters: 31 } as const;

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** 0 → `A`, 26 → `AA`. */
export const columnName = (column: number): string =>
  (column < 26 ? '' : columnName(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

/** A name that a sheet may have, and that none of `taken` has (case does not count). */
export const sheetName = (wish: string, taken: ReadonlySet<string>): string => {
  const plain = wish
    .replace(/[\\/?*[\]:]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^'+|'+$/g, '');
  const base = [...plain].slice(0, xlsxLimits.nameCharacters).join('').trim() || 'Sheet1';
  const used = (name: string) => [...taken].some((t) => t.toLowerCase() === name.toLowerCase());
  if (!used(base)) return base;
  for (let n = 2; ; n++) {
    const name = `${[...base].slice(0, xlsxLimits.nameCharacters - 1 - String(n).length).join('')} ${n}`;
    if (!used(name)) return name;
  }
};

const valueXml = (reference: string, style: number, value: XlsxValue | undefined): string => {
  const head = `<c r="${reference}"${style ? ` s="${style}"` : ''}`;
  if (!value) return `${head}/>`;
  if (value.kind === 'number') return `${head}><v>${value.value}</v></c>`;
  if (value.kind === 'boolean') return `${head} t="b"><v>${value.value ? 1 : 0}</v></c>`;
  const text = escapeXml(value.text.slice(0, xlsxLimits.cellCharacters));
  return `${head} t="inlineStr"><is><t${/^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : ''}>${text}</t></is></c>`;
};

/**
 * Writes a workbook, passing on its bytes as they come: memory does not grow with the rows.
 * Texts stand in the cells themselves; numbers must be finite, and names must be good ones (`sheetName`).
 */
export const writeXlsx = async (
  sheets: readonly XlsxSheet[],
  sink: (chunk: Uint8Array) => void,
  options: XlsxOptions = {},
): Promise<void> => {
  const styles = makeStyles(options.font ?? { name: 'Calibri', size: 11 });
  const zip = openZip(sink);
  const put = (name: string, xml: string) => {
    const entry = zip.entry(name);
    entry.write(xmlHeader + xml);
    entry.end();
  };
  const numbered = sheets.map((sheet, i) => ({ sheet, number: i + 1 }));
  put(
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>${numbered.map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`).join('')}</Types>`,
  );
  put(
    '_rels/.rels',
    `<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
  );
  put(
    'docProps/core.xml',
    `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${options.title ? `<dc:title>${escapeXml(options.title)}</dc:title>` : ''}</cp:coreProperties>`,
  );
  put(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbered.map(({ sheet, number }) => `<sheet name="${escapeXml(sheet.name)}" sheetId="${number}" r:id="rId${number}"/>`).join('')}</sheets></workbook>`,
  );
  put(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packageRelations}">${numbered.map(({ number }) => `<Relationship Id="rId${number}" Type="${relations}/worksheet" Target="worksheets/sheet${number}.xml"/>`).join('')}<Relationship Id="rId${sheets.length + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  );
  for (const { sheet, number } of numbered) await writeSheet(sheet, number === 1, zip.entry(`xl/worksheets/sheet${number}.xml`), styles.of);
  const entry = zip.entry('xl/styles.xml');
  entry.write(styles.xml());
  entry.end();
  zip.close();
};

type Entry = ReturnType<ReturnType<typeof openZip>['entry']>;

const writeSheet = async (
  sheet: XlsxSheet,
  selected: boolean,
  entry: Entry,
  styleOf: (style: XlsxStyle | undefined) => number,
): Promise<void> => {
  const frozen = sheet.frozenRows ?? 0;
  const pane = frozen ? `<pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/>` : '';
  entry.write(
    `${xmlHeader}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${selected ? ' tabSelected="1"' : ''}>${pane}</sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/>`,
  );
  const widths = sheet.columnWidths ?? [];
  if (widths.length)
    entry.write(
      `<cols>${widths.map((w, i) => `<col min="${i + 1}" max="${i + 1}" width="${w.toFixed(2)}" customWidth="1"/>`).join('')}</cols>`,
    );
  entry.write('<sheetData>');
  for await (const row of sheet.rows) {
    const height = row.height ? ` ht="${row.height.toFixed(2)}" customHeight="1"` : '';
    const cells = row.cells.map((cell) => valueXml(`${columnName(cell.column)}${row.row + 1}`, styleOf(cell.style), cell.value));
    entry.write(`<row r="${row.row + 1}"${height}>${cells.join('')}</row>`);
  }
  entry.write('</sheetData>');
  const merges = sheet.merges ?? [];
  if (merges.length)
    entry.write(
      `<mergeCells count="${merges.length}">${merges.map((m) => `<mergeCell ref="${columnName(m.column)}${m.row + 1}:${columnName(m.lastColumn)}${m.lastRow + 1}"/>`).join('')}</mergeCells>`,
    );
  entry.write('</worksheet>');
  entry.end();
};

/** The workbook as one piece, for small ones. */
export const xlsxBytes = async (sheets: readonly XlsxSheet[], options: XlsxOptions = {}): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  await writeXlsx(sheets, (chunk) => chunks.push(chunk), options);
  return new Uint8Array(Buffer.concat(chunks));
};
