import { message } from '../../../catalogue/languages/message.ts';
import { WorkerProblem } from '../../contract/worker-main.ts';
import type { XlsxMerge } from '../../formats/ooxml/xlsx.ts';
import { mostAcross, mostDown } from '../../formats/text/table-spans.ts';

/** An HTML table cell in document order with its column and row span; a row span of 0 extends to the end. */
export type SpannedCell = {
  readonly row: number;
  readonly text: string;
  readonly isText: boolean;
  readonly across: number;
  readonly down: number;
};

/** Limits of spans, and of columns, which match a workbook's. */
const most = { across: mostAcross, down: mostDown, columns: 16_384, cells: 5_000_000, mergedRows: 1_000_000 } as const;

const atMost = (span: number, limit: number): number => (Number.isFinite(span) && span >= 0 ? Math.min(span, limit) : 1);

/**
 * Resolves spans: a spanning cell fills its first position, and the rest stays empty. `texts` contains the positions, `row,column`,
 * of cells marked as text; `merges` are the spanning cells that overlap no other. Throws `resource_limit` for more positions than a workbook supports.
 */
export const gridOf = (
  cells: readonly SpannedCell[],
  height: number,
): { readonly fields: string[][]; readonly texts: ReadonlySet<string>; readonly merges: readonly XlsxMerge[] } => {
  const fields = Array.from({ length: height }, (): string[] => []);
  const texts = new Set<string>();
  const merges: XlsxMerge[] = [];
  let mergedRows = 0;
  /** For each column, the first free row. */
  const freeFrom: number[] = [];
  let places = 0;
  let [last, column] = [-1, 0];
  for (const { row, text, isText, across, down } of cells) {
    const fieldsOfRow = fields[row];
    if (!fieldsOfRow) continue;
    if (row !== last) [last, column] = [row, 0];
    while ((freeFrom[column] ?? 0) > row) column++;
    const [wide, high] = [Math.max(1, atMost(across, most.across)), atMost(down, most.down)];
    places += wide;
    if (column + wide > most.columns || places > most.cells) throw new WorkerProblem('resource_limit', message('htmlTableLarge'));
    while (fieldsOfRow.length < column) fieldsOfRow.push('');
    fieldsOfRow[column] = text;
    if (isText) texts.add(`${row},${column}`);
    const first = column;
    const end = high === 0 ? height : Math.min(height, row + high);
    let isFree = true;
    for (const after = first + wide; column < after; column++) {
      isFree &&= (freeFrom[column] ?? 0) <= row;
      freeFrom[column] = end;
    }
    if (!isFree || (wide === 1 && end <= row + 1)) continue;
    mergedRows += end - row;
    if (mergedRows <= most.mergedRows) merges.push({ row, column: first, lastRow: end - 1, lastColumn: column - 1 });
  }
  return { fields, texts, merges };
};
