import { openPdf } from '../read/open.ts';
import { readPage } from '../read/read-page.ts';
import { makeSheetReading } from '../understand/sheets/read-sheets.ts';
import type { Sheet } from '../understand/sheets/sheets-model.ts';
import { makePdf, type SetFill, type SetLine, type SetText } from './make-pdf.ts';

/** Points. */
export const size = 10;
/** Advance of a figure in Helvetica, in font sizes. */
const figure = 0.556;

/** A number that ends at `end`, as in right-aligned cells. */
export const number = (text: string, end: number, y: number, page = 0): SetText => ({
  text,
  x: end - text.replace(/[.,]/g, '').length * figure * size - (text.length - text.replace(/[.,]/g, '').length) * 0.278 * size,
  y,
  size,
  page,
});
export const word = (text: string, x: number, y: number, page = 0, bold = false): SetText => ({ text, x, y, size, page, bold });

/** The sheets of a print-out with these texts, lines and fills. */
export const sheetsOf = async (items: readonly (SetText | SetLine | SetFill)[]): Promise<Sheet[]> => {
  const pdf = await openPdf(makePdf(items));
  const reading = makeSheetReading();
  for (let n = 0; n < pdf.numPages; n++) reading.add(await readPage(pdf, n, new Map()));
  return reading.finish(true);
};

/** The texts of a sheet by row and column. */
export const gridOf = (sheet: Sheet | undefined): string[][] => {
  const rows: string[][] = (sheet?.rowHeights ?? []).map(() => (sheet?.columnWidths ?? []).map(() => ''));
  for (const c of sheet?.cells ?? []) (rows[c.row] as string[])[c.column] = c.text;
  return rows;
};
