import { sheetName, type XlsxMerge, xlsxLimits } from '../../formats/ooxml/xlsx.ts';
import type { Row, Sheet } from './cell.ts';

/** A sheet that fits a workbook: with a valid name, column widths in characters, and a limited number of rows. */
export type LaidOut = Sheet & { readonly widths: readonly number[] };

/** Number of leading rows that determine column widths. */
const sampleRows = 200;
const [minWidth, maxWidth] = [8, 60];

const columnWidths = (rows: readonly Row[], merges: readonly XlsxMerge[]): readonly number[] => {
  // The words of a cell over several columns have room in all of them.
  const wide = new Set(merges.filter((one) => one.lastColumn > one.column).map(({ row, column }) => `${row},${column}`));
  const widths: number[] = [];
  for (const [at, row] of rows.entries())
    row.slice(0, xlsxLimits.columns).forEach(({ text }, column) => {
      if (wide.has(`${at},${column}`)) return;
      const longest = Math.max(0, ...text.split('\n').map((line) => Bun.stringWidth(line)));
      widths[column] = Math.min(maxWidth, Math.max(widths[column] ?? minWidth, longest + 2));
    });
  return widths;
};

/** Lays out sheets for a workbook; a sheet beyond the row limit continues in another. Each must be read before the next is requested. */
export async function* layOut(sheets: AsyncIterable<Sheet>): AsyncGenerator<LaidOut> {
  const taken = new Set<string>();
  for await (const sheet of sheets) {
    const rows = sheet.rows[Symbol.asyncIterator]();
    const held: Row[] = [];
    let next = await rows.next();
    for (; !next.done && held.length < sampleRows; next = await rows.next()) held.push(next.value);
    const widths = columnWidths(held, sheet.merges ?? []);
    let { merges } = sheet;
    do {
      const name = sheetName(sheet.name, taken);
      taken.add(name);
      const part = async function* (): AsyncGenerator<Row> {
        const head = held.splice(0);
        yield* head;
        for (let count = head.length; !next.done && count < xlsxLimits.rows; count++) {
          yield next.value;
          next = await rows.next();
        }
      };
      yield { name, widths, rows: part(), merges };
      // Those of a part that begins anew would have other rows.
      merges = undefined;
    } while (!next.done);
  }
}
