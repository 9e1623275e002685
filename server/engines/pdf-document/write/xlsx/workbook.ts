import { strToU8, zipSync } from 'fflate';

/** A cell of a workbook. Rows and columns count from 0. */
export type WorkbookCell = {
  readonly row: number;
  readonly column: number;
  readonly value: string | number;
  readonly style?: CellStyle;
};

export type CellStyle = {
  readonly numberFormat?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly font?: string;
  /** Points. */
  readonly size?: number;
  /** `RRGGBB`, as for the fill and borders. */
  readonly colour?: string;
  readonly fill?: string;
  readonly align?: 'left' | 'center' | 'right';
  readonly wrap?: boolean;
  readonly borders?: Partial<Record<'left' | 'right' | 'top' | 'bottom', string>>;
};

export type WorkbookSheet = {
  readonly name: string;
  /** Widths in points. */
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
  readonly cells: readonly WorkbookCell[];
  readonly merges: readonly { readonly row: number; readonly column: number; readonly rowSpan: number; readonly columnSpan: number }[];
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 allows none of these
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const xml = (text: string): string => text.replace(forbidden, '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

/** Excel's limits (specifications and limits): letters in a cell, letters in a sheet's name. */
const maxCellLength = 32_767;
const maxNameLength = 31;

/** 0 → A, 26 → AA. */
export const columnName = (index: number): string => (index < 26 ? String.fromCharCode(65 + index) : columnName(Math.floor(index / 26) - 1) + columnName(index % 26));

const address = (row: number, column: number): string => `${columnName(column)}${row + 1}`;

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageRelations = 'http://schemas.openxmlformats.org/package/2006/relationships';

/** Collects distinct entries of a part of the style sheet. */
const makePool = (first: readonly string[]) => {
  const items = [...first];
  const index = new Map(items.map((item, n) => [item, n]));
  return {
    items,
    add: (item: string): number => {
      const found = index.get(item);
      if (found !== undefined) return found;
      index.set(item, items.length);
      items.push(item);
      return items.length - 1;
    },
  };
};

const makeStyles = () => {
  const fonts = makePool(['<font><sz val="11"/><name val="Calibri"/></font>']);
  // Excel keeps the first two fills for itself.
  const fills = makePool(['<fill><patternFill patternType="none"/></fill>', '<fill><patternFill patternType="gray125"/></fill>']);
  const borders = makePool(['<border><left/><right/><top/><bottom/><diagonal/></border>']);
  const formats = makePool([]);
  const cells = makePool(['<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>']);
  const side = (name: string, colour: string | undefined): string => (colour ? `<${name} style="thin"><color rgb="FF${colour}"/></${name}>` : `<${name}/>`);
  return {
    add: (style: CellStyle): number => {
      const font = fonts.add(
        `<font>${style.bold ? '<b/>' : ''}${style.italic ? '<i/>' : ''}${style.underline ? '<u/>' : ''}<sz val="${style.size ?? 11}"/>${style.colour ? `<color rgb="FF${style.colour}"/>` : ''}<name val="${xml(style.font ?? 'Calibri')}"/></font>`,
      );
      const fill = style.fill ? fills.add(`<fill><patternFill patternType="solid"><fgColor rgb="FF${style.fill}"/></patternFill></fill>`) : 0;
      const b = style.borders ?? {};
      const border = borders.add(`<border>${side('left', b.left)}${side('right', b.right)}${side('top', b.top)}${side('bottom', b.bottom)}<diagonal/></border>`);
      const format = style.numberFormat && style.numberFormat !== 'General' ? 164 + formats.add(style.numberFormat) : 0;
      const alignment = style.align || style.wrap ? `<alignment${style.align ? ` horizontal="${style.align}"` : ''}${style.wrap ? ' vertical="top" wrapText="1"' : ''}/>` : '';
      return cells.add(
        `<xf numFmtId="${format}" fontId="${font}" fillId="${fill}" borderId="${border}" xfId="0"${format ? ' applyNumberFormat="1"' : ''} applyFont="1"${fill ? ' applyFill="1"' : ''}${border ? ' applyBorder="1"' : ''}${alignment ? ` applyAlignment="1">${alignment}</xf>` : '/>'}`,
      );
    },
    xml: (): string => {
      const list = (name: string, items: readonly string[]) => (items.length ? `<${name} count="${items.length}">${items.join('')}</${name}>` : '');
      const numFmts = formats.items.map((code, n) => `<numFmt numFmtId="${164 + n}" formatCode="${xml(code)}"/>`);
      return `${head}<styleSheet xmlns="${main}">${list('numFmts', numFmts)}${list('fonts', fonts.items)}${list('fills', fills.items)}${list('borders', borders.items)}<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>${list('cellXfs', cells.items)}<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;
    },
  };
};

const sheetXml = (sheet: WorkbookSheet, styleOf: (style: CellStyle) => number, stringOf: (text: string) => number): string => {
  const rows = new Map<number, WorkbookCell[]>();
  for (const cell of sheet.cells) {
    const row = rows.get(cell.row);
    if (row) row.push(cell);
    else rows.set(cell.row, [cell]);
  }
  const numbers = [...new Set([...rows.keys(), ...sheet.rowHeights.keys()])].sort((a, b) => a - b);
  const rowXml = numbers.map((r) => {
    const cells = (rows.get(r) ?? [])
      .sort((a, b) => a.column - b.column)
      .map((c) => {
        const s = c.style ? ` s="${styleOf(c.style)}"` : '';
        const at = address(c.row, c.column);
        return typeof c.value === 'number' ? `<c r="${at}"${s}><v>${c.value}</v></c>` : `<c r="${at}"${s} t="s"><v>${stringOf(c.value.slice(0, maxCellLength))}</v></c>`;
      });
    const height = sheet.rowHeights[r];
    return `<row r="${r + 1}"${height ? ` ht="${Math.round(Math.min(409, height) * 100) / 100}" customHeight="1"` : ''}>${cells.join('')}</row>`;
  });
  // A width of 1 is one digit of the default font: 7 pixels at 96 dpi.
  const columns = sheet.columnWidths.map((w, i) => `<col min="${i + 1}" max="${i + 1}" width="${Math.round(((w * 96) / 72 / 7) * 100) / 100}" customWidth="1"/>`);
  const merges = sheet.merges.map((m) => `<mergeCell ref="${address(m.row, m.column)}:${address(m.row + m.rowSpan - 1, m.column + m.columnSpan - 1)}"/>`);
  return `${head}<worksheet xmlns="${main}">${columns.length ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>${rowXml.join('')}</sheetData>${merges.length ? `<mergeCells count="${merges.length}">${merges.join('')}</mergeCells>` : ''}</worksheet>`;
};

/** Sheet names are unique without regard to case, at most 31 letters, and free of some signs. */
const sheetNames = (sheets: readonly WorkbookSheet[]): string[] => {
  const used = new Set<string>();
  return sheets.map((sheet, n) => {
    const base = sheet.name.replace(/[\\/?*[\]:]/g, ' ').replace(/^'+|'+$/g, '').trim().slice(0, maxNameLength) || `Sheet${n + 1}`;
    let name = base;
    for (let k = 2; used.has(name.toLowerCase()); k++) name = `${base.slice(0, maxNameLength - 5)} (${k})`;
    used.add(name.toLowerCase());
    return name;
  });
};

/** Writes an Office Open XML workbook (ECMA-376 part 1, SpreadsheetML). */
export const writeWorkbook = (given: readonly WorkbookSheet[]): Uint8Array => {
  const sheets = given.length ? given : [{ name: 'Sheet1', columnWidths: [], rowHeights: [], cells: [], merges: [] }];
  const styles = makeStyles();
  const strings = makePool([]);
  const bodies = sheets.map((sheet) => sheetXml(sheet, styles.add, strings.add));
  const names = sheetNames(sheets);
  const files: Record<string, string> = {
    '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${bodies.map((_, n) => `<Override PartName="/xl/worksheets/sheet${n + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`).join('')}<Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packageRelations}"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${head}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${names.map((name, n) => `<sheet name="${xml(name)}" sheetId="${n + 1}" r:id="rId${n + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${head}<Relationships xmlns="${packageRelations}">${bodies.map((_, n) => `<Relationship Id="rId${n + 1}" Type="${relations}/worksheet" Target="worksheets/sheet${n + 1}.xml"/>`).join('')}<Relationship Id="rId${bodies.length + 1}" Type="${relations}/styles" Target="styles.xml"/><Relationship Id="rId${bodies.length + 2}" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/styles.xml': styles.xml(),
    'xl/sharedStrings.xml': `${head}<sst xmlns="${main}" uniqueCount="${strings.items.length}">${strings.items.map((s) => `<si><t xml:space="preserve">${xml(s)}</t></si>`).join('')}</sst>`,
  };
  bodies.forEach((body, n) => {
    files[`xl/worksheets/sheet${n + 1}.xml`] = body;
  });
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), { level: 6 });
};
