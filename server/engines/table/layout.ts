import { sheetName, xlsxLimits } from '../../formats/ooxml/xlsx.ts';
import type { Row, Sheet } from './cell.ts';

/** A sheet as a workbook takes it: a name that it may have, widths of its columns in characters, no more rows than fit. */
export type LaidOut = Sheet & { readonly widths: readonly number[] };

/** Rows at the head of a sheet that decide how wide its columns are. */
const sampleRows = 200;
const [minWidth, maxWidth] = [8, 60];

const columnWidths = (rows: readonly Row[]): readonly number[] => {
  const widths: number[] = [];
  for (const row of rows)
    row.slice(0, xlsxLimits.columns).forEach(({ text }, column) => {
      const longest = Math.max(0, ...text.split('\n').map((line) => Bun.stringWidth(line)));
      widths[column] = Math.min(maxWidth, Math.max(widths[column] ?? minWidth, longest + 2));
    });
  return widths;
};

/** Lays sheets out for a workbook; one that is longer than a workbook's goes on in another. Each is read before the next is asked for. */
export async function* layOut(sheets: AsyncIterable<Sheet>): AsyncGenerator<LaidOut> {
  const taken = new Set<string>();
  for await (const sheet of sheets) {
    const rows = sheet.rows[Symbol.asyncIterator]();
    const held: Row[] = [];
    let next = await rows.next();
    for (; !next.done && held.length < sampleRows; next = await rows.next()) held.push(next.value);
    const widths = columnWidths(held);
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
      yield { name, widths, rows: part() };
    } while (!next.done);
  }
}
