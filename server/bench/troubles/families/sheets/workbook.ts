import { strToU8, zipSync } from 'fflate';
import { columnName } from '../../../../formats/ooxml/xlsx.ts';
import { escapeXml } from '../../../../formats/ooxml/xml.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** A cell of a sample: text, a number, or the content of `<c …>` with its attributes. */
export type Cell = string | number | { readonly attributes: string; readonly inner: string } | null;

export const styled = (value: number, style: number): Cell => ({ attributes: `s="${style}"`, inner: `<v>${value}</v>` });
/** A formula with its cached result. */
export const formula = (code: string, result: string | number): Cell => ({
  attributes: typeof result === 'string' ? 't="str"' : '',
  inner: `<f>${escapeXml(code)}</f><v>${escapeXml(String(result))}</v>`,
});

export type SheetPart = {
  readonly name: string;
  readonly rows?: readonly (readonly Cell[])[];
  readonly state?: 'hidden' | 'veryHidden';
  /** XML before and after `sheetData`. */
  readonly head?: string;
  readonly tail?: string;
  /** Attributes of rows by number, from 1. */
  readonly rowAttributes?: Readonly<Record<number, string>>;
  readonly links?: string;
};

export type Workbook = {
  readonly sheets: readonly SheetPart[];
  readonly names?: string;
  /** Number formats of the cell styles 1, 2, …; style 0 is General. */
  readonly formats?: readonly string[];
  /** Additional content of `styleSheet`, instead of all that `formats` generates. */
  readonly styles?: string;
  readonly date1904?: boolean;
  /** Additional parts, with content types where needed. */
  readonly parts?: Readonly<Record<string, string | Uint8Array>>;
  readonly types?: string;
  /** The workbook's content type, for XLSM. */
  readonly mainType?: string;
};

const cellXml = (cell: Cell, row: number, column: number): string => {
  if (cell === null) return '';
  const at = `r="${columnName(column)}${row}"`;
  if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`;
  if (typeof cell === 'string') return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escapeXml(cell)}</t></is></c>`;
  return `<c ${at} ${cell.attributes}>${cell.inner}</c>`;
};

const sheetXml = ({ rows = [], head = '', tail = '', rowAttributes = {} }: SheetPart): string => {
  const data = rows.map(
    (cells, row) =>
      `<row r="${row + 1}" ${rowAttributes[row + 1] ?? ''}>${cells.map((cell, column) => cellXml(cell, row + 1, column)).join('')}</row>`,
  );
  return `<worksheet xmlns="${main}" xmlns:r="${relationships}">${head}<sheetData>${data.join('')}</sheetData>${tail}</worksheet>`;
};

const stylesXml = (formats: readonly string[]): string =>
  `<numFmts count="${formats.length}">${formats.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escapeXml(code)}"/>`).join('')}</numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${formats.length + 1}"><xf xfId="0"/>${formats.map((_, at) => `<xf numFmtId="${164 + at}" xfId="0" applyNumberFormat="1"/>`).join('')}</cellXfs>`;

const partsOf = ({ sheets, names = '', formats = [], styles, parts = {}, types = '', mainType, date1904 }: Workbook) => ({
  '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${mainType ?? `${spreadsheet}.sheet.main+xml`}"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/>${sheets.map((_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${spreadsheet}.worksheet+xml"/>`).join('')}${types}</Types>`,
  '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="r1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relationships}"><workbookPr${date1904 ? ' date1904="1"' : ''}/><sheets>${sheets.map(({ name, state }, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}"${state ? ` state="${state}"` : ''} r:id="r${at + 1}"/>`).join('')}</sheets>${names && `<definedNames>${names}</definedNames>`}</workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships">${sheets.map((_, at) => `<Relationship Id="r${at + 1}" Type="${relationships}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`).join('')}<Relationship Id="s" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}">${styles ?? stylesXml(formats)}</styleSheet>`,
  ...Object.fromEntries(sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)])),
  ...Object.fromEntries(
    sheets.flatMap(({ links }, at) =>
      links
        ? [[`xl/worksheets/_rels/sheet${at + 1}.xml.rels`, `<Relationships xmlns="${packages}/relationships">${links}</Relationships>`]]
        : [],
    ),
  ),
  ...parts,
});

export const xlsx = (book: Workbook): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(partsOf(book)).map(([name, part]) => [name, typeof part === 'string' ? strToU8(part) : part])));

/** The content type of a workbook with macros. */
export const macroType = 'application/vnd.ms-excel.sheet.macroEnabled.main+xml';

/** A print area of a sheet, by its index from 0. */
export const printArea = (sheet: number, reference: string): string =>
  `<definedName name="_xlnm.Print_Area" localSheetId="${sheet}">${escapeXml(reference)}</definedName>`;

/** A relationship from a sheet to an external target. */
export const externalLink = (id: string, target: string): string =>
  `<Relationship Id="${id}" Type="${relationships}/hyperlink" Target="${escapeXml(target)}" TargetMode="External"/>`;
