import type { XlsxMerge } from '../../../../formats/ooxml/xlsx.ts';
import type { SheetCell } from '../../understand/sheets/sheets-model.ts';

/** Maximum cells of a merge; more are not a table cell. */
const largestMerge = 20_000;

/** The valid merges: Excel reports a workbook with overlapping ones as damaged, and drops covered cells. */
export const findMerges = (cells: readonly SheetCell[]): XlsxMerge[] => {
  const taken = new Set(cells.map((c) => `${c.row}:${c.column}`));
  return cells.flatMap(({ row, column, rowSpan, columnSpan }) => {
    if (rowSpan * columnSpan < 2 || rowSpan * columnSpan > largestMerge) return [];
    const covered: string[] = [];
    for (let r = row; r < row + rowSpan; r++)
      for (let c = column; c < column + columnSpan; c++) if (r !== row || c !== column) covered.push(`${r}:${c}`);
    if (covered.some((place) => taken.has(place))) return [];
    for (const place of covered) taken.add(place);
    return [{ row, column, lastRow: row + rowSpan - 1, lastColumn: column + columnSpan - 1 }];
  });
};
