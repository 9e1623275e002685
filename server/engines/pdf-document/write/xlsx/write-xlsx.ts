import { sheetName, type XlsxCell, type XlsxRow, type XlsxSheet, xlsxBytes, xlsxLimits } from '../../../../formats/ooxml/xlsx.ts';
import type { XlsxStyle } from '../../../../formats/ooxml/xlsx-styles.ts';
import type { Sheet, SheetCell, SheetsModel } from '../../understand/sheets/sheets-model.ts';
import { findMerges } from './merges.ts';
import { makeTyping, type TypedValue } from './typed-values.ts';

/** Points: digit width of the default font, the unit of column widths (Calibri 11: 7 px at 96 dpi). */
const digitWidth = 5.25;

const aligns = { left: 'left', centre: 'center', right: 'right' } as const;

/** Texts are left-aligned and numbers right-aligned by default; only differences are written. */
const styleOf = (cell: SheetCell, typed: TypedValue): XlsxStyle => {
  const usual = typed.value.kind === 'number' ? 'right' : typed.value.kind === 'boolean' ? 'centre' : 'left';
  return {
    ...(cell.bold ? { bold: true } : {}),
    ...(cell.italic ? { italic: true } : {}),
    ...(cell.colour !== '#000000' ? { colour: cell.colour } : {}),
    ...(cell.fill ? { fill: cell.fill } : {}),
    font: cell.font,
    size: cell.size,
    ...(cell.align !== usual ? { align: aligns[cell.align] } : {}),
    ...(cell.wrap ? { wrap: true } : {}),
    ...(cell.rowSpan > 1 ? { verticalAlign: 'center' as const } : {}),
    ...(typed.format && typed.format !== '0' ? { format: typed.format } : {}),
  };
};

const rowsOf = function* (sheet: Sheet, typing: (cell: SheetCell) => TypedValue): Generator<XlsxRow> {
  const byRow = Map.groupBy(sheet.cells, (c) => c.row);
  for (const [row, height] of sheet.rowHeights.entries()) {
    const cells = (byRow.get(row) ?? []).map((cell): XlsxCell => {
      const typed = typing(cell);
      return { column: cell.column, value: typed.value, style: styleOf(cell, typed) };
    });
    if (row < xlsxLimits.rows) yield { row, cells, ...(height > 16 || height < 12 ? { height: Math.min(409, height) } : {}) };
  }
};

export const writeXlsx = (model: SheetsModel): Promise<Uint8Array> => {
  const typing = makeTyping(model);
  const taken = new Set<string>();
  const sheets = model.sheets.map((sheet, i): XlsxSheet => {
    const name = sheetName(sheet.name || `Sheet${i + 1}`, taken);
    taken.add(name);
    return {
      name,
      columnWidths: sheet.columnWidths.map((w) => Math.max(2, Math.min(255, w / digitWidth))),
      frozenRows: sheet.headerRows,
      merges: findMerges(sheet.cells),
      rows: rowsOf(sheet, typing(sheet)),
    };
  });
  return xlsxBytes(sheets.length ? sheets : [{ name: 'Sheet1', rows: [] }], { title: model.title });
};
