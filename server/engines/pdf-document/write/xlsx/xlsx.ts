import type { Border, BorderSide, Sheet, SheetCell, SheetModel } from '../../model.ts';
import { hex } from '../docx/units.ts';
import { type CellStyle, type WorkbookSheet, writeWorkbook } from './workbook.ts';

const borderColours = (borders: Partial<Record<BorderSide, Border>>): CellStyle['borders'] =>
  Object.fromEntries(Object.entries(borders).map(([side, border]) => [side, hex(border.colour)]));

const styleOf = (cell: SheetCell): CellStyle => ({
  ...(cell.value.kind === 'text' ? {} : { numberFormat: cell.value.format }),
  ...(cell.style
    ? { bold: cell.style.bold, italic: cell.style.italic, underline: cell.style.underline, font: cell.style.font, size: cell.style.size, ...(cell.style.colour !== '#000000' ? { colour: hex(cell.style.colour) } : {}) }
    : {}),
  ...(cell.fill ? { fill: hex(cell.fill) } : {}),
  ...(cell.align === 'left' ? {} : { align: cell.align === 'centre' ? 'center' : 'right' }),
  ...(cell.value.kind === 'text' && cell.value.text.includes('\n') ? { wrap: true } : {}),
  borders: borderColours(cell.borders),
});

const sheetOf = (sheet: Sheet): WorkbookSheet => ({
  name: sheet.name,
  columnWidths: sheet.columnWidths,
  rowHeights: sheet.rowHeights,
  cells: sheet.cells.map((c) => ({ row: c.row, column: c.column, value: c.value.kind === 'text' ? c.value.text : c.value.value, style: styleOf(c) })),
  merges: mergesOf(sheet),
});

/** Merged ranges; of two that meet, the first stays. */
const mergesOf = (sheet: Sheet): WorkbookSheet['merges'] => {
  const taken = new Set<string>();
  const merges: { row: number; column: number; rowSpan: number; columnSpan: number }[] = [];
  for (const { row, column, rowSpan, columnSpan } of sheet.cells) {
    if (rowSpan === 1 && columnSpan === 1) continue;
    const places: string[] = [];
    for (let r = row; r < row + rowSpan; r++) for (let c = column; c < column + columnSpan; c++) places.push(`${r},${c}`);
    const others = sheet.cells.some((o) => (o.row !== row || o.column !== column) && o.row >= row && o.row < row + rowSpan && o.column >= column && o.column < column + columnSpan);
    if (others || places.some((p) => taken.has(p))) continue;
    for (const p of places) taken.add(p);
    merges.push({ row, column, rowSpan, columnSpan });
  }
  return merges;
};

/** A workbook with a sheet for each sheet of the model. */
export const writeXlsx = (model: SheetModel): Uint8Array => writeWorkbook(model.sheets.map(sheetOf));
