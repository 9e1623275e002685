import { createZip } from '../zip/write.ts';
import { type Cell, maxCellCharacters, maxColumns, maxRows, type Row, type Sheet } from './cell.ts';
import { measureColumns, sheetName } from './layout.ts';
import { lookOf, looks } from './number-look.ts';
import { serialOf } from './serial-date.ts';
import { escapeXml } from './xml-text.ts';

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const contentTypes = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** What a writer has to say about what did not fit. */
export type Losses = { cutCells: number; cutColumns: number };

const styles = `${head}<styleSheet xmlns="${main}"><numFmts count="${looks.length}">${looks
  .map(({ code }, index) => `<numFmt numFmtId="${164 + index}" formatCode="${escapeXml(code)}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/><family val="2"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="${looks.length}">${looks
  .map(
    ({ look }, index) =>
      `<xf numFmtId="${look.kind === 'general' ? 0 : 164 + index}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
  )
  .join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

const columnNames: string[] = [];
const columnName = (column: number): string =>
  (columnNames[column] ??= (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26)));

const cellXml = (cell: Cell, reference: string, losses: Losses): string => {
  if (cell.kind === 'empty') return '';
  if (cell.kind === 'number') return `<c r="${reference}" s="${lookOf(cell)}"><v>${cell.value}</v></c>`;
  if (cell.kind === 'boolean') return `<c r="${reference}" t="b"><v>${cell.value ? 1 : 0}</v></c>`;
  if (cell.kind === 'date') return `<c r="${reference}" s="${lookOf(cell)}"><v>${serialOf(cell.iso)}</v></c>`;
  if (cell.text.length > maxCellCharacters) losses.cutCells++;
  const text = escapeXml(cell.text.slice(0, maxCellCharacters));
  // Text is never a formula here, whatever it begins with.
  return `<c r="${reference}" t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
};

async function* sheetXml(rows: AsyncIterator<Row>, widths: readonly number[], losses: Losses): AsyncGenerator<string> {
  const columns = widths
    .slice(0, maxColumns)
    .map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`);
  yield `${head}<worksheet xmlns="${main}">${columns.length ? `<cols>${columns.join('')}</cols>` : ''}<sheetData>`;
  for (let number = 1; number <= maxRows; number++) {
    const next = await rows.next();
    if (next.done) break;
    if (next.value.length > maxColumns) losses.cutColumns++;
    let xml = `<row r="${number}">`;
    next.value.slice(0, maxColumns).forEach((cell, column) => {
      xml += cellXml(cell, `${columnName(column)}${number}`, losses);
    });
    yield `${xml}</row>`;
  }
  yield '</sheetData></worksheet>';
}

/** Writes sheets as a workbook (ECMA-376), row by row; a sheet longer than a workbook's goes on in another. */
export const writeXlsx = async (path: string, sheets: AsyncIterable<Sheet> | Iterable<Sheet>, losses: Losses): Promise<void> => {
  const zip = createZip(path);
  const names: string[] = [];
  const taken = new Set<string>();
  for await (const sheet of sheets) {
    const { widths, rows } = await measureColumns(sheet.rows);
    let first = await rows.next();
    do {
      names.push(sheetName(sheet.name, taken));
      const all = (async function* () {
        if (!first.done) yield first.value;
        yield* rows;
      })();
      // One iterator for the whole sheet: closing the part must not close the rows.
      await zip.add(`xl/worksheets/sheet${names.length}.xml`, sheetXml({ next: () => all.next() }, widths, losses));
      first = await all.next();
    } while (!first.done);
  }
  const numbered = names.map((name, index) => ({ name, number: index + 1 }));
  await zip.add('xl/styles.xml', styles);
  await zip.add(
    'xl/workbook.xml',
    `${head}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${numbered
      .map(({ name, number }) => `<sheet name="${escapeXml(name)}" sheetId="${number}" r:id="rId${number}"/>`)
      .join('')}</sheets></workbook>`,
  );
  await zip.add(
    'xl/_rels/workbook.xml.rels',
    `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${numbered
      .map(({ number }) => `<Relationship Id="rId${number}" Type="${relationships}/worksheet" Target="worksheets/sheet${number}.xml"/>`)
      .join('')}<Relationship Id="rId${names.length + 1}" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  );
  await zip.add(
    '_rels/.rels',
    `${head}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  await zip.add(
    '[Content_Types].xml',
    `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${contentTypes}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${contentTypes}.styles+xml"/>${numbered
      .map(({ number }) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="${contentTypes}.worksheet+xml"/>`)
      .join('')}</Types>`,
  );
  zip.close();
};
