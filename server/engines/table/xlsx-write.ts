import { type Message, message } from '../../../catalogue/languages/message.ts';
import { writeXlsx, type XlsxCell, type XlsxRow, type XlsxSheet, xlsxLimits } from '../../formats/ooxml/xlsx.ts';
import type { XlsxStyle } from '../../formats/ooxml/xlsx-styles.ts';
import { serialOf } from '../../formats/values/serial-date.ts';
import { formatOf, type Row, type Sheet } from './cell.ts';
import { layOut } from './layout.ts';

/** Counts of content that didn't fit the target. */
export type Losses = { cutCells: number; cutColumns: number; replaced: number };

export const lossNotes = ({ cutCells, cutColumns, replaced }: Losses, to: string): readonly Message[] => [
  ...(cutCells ? [message('cellsCut', { count: cutCells })] : []),
  ...(cutColumns ? [message(to === 'sqlite' ? 'tablesCut' : 'rowsCut', { count: cutColumns })] : []),
  ...(replaced ? [message('charactersReplaced', { count: replaced })] : []),
];

/** One style object per format, because the writer compares styles by identity. */
const makeStyleOf = () => {
  const styles = new Map<string, XlsxStyle>();
  return (format: string | undefined): XlsxStyle | undefined => {
    if (format === undefined) return undefined;
    const known = styles.get(format);
    if (known) return known;
    const style = { format };
    styles.set(format, style);
    return style;
  };
};

const makeRowWriter = (losses: Losses) => {
  const styleOf = makeStyleOf();
  return (row: Row, number: number): XlsxRow => {
    const cells: XlsxCell[] = [];
    if (row.length > xlsxLimits.columns) losses.cutColumns++;
    const width = Math.min(row.length, xlsxLimits.columns);
    for (let column = 0; column < width; column++) {
      const cell = row[column];
      if (!cell || cell.kind === 'empty') continue;
      if (cell.kind === 'text' && cell.text.length > xlsxLimits.cellCharacters) losses.cutCells++;
      const serial = cell.kind === 'date' ? serialOf(cell.iso) : 0;
      // A day that never was has no number.
      if (Number.isNaN(serial)) cells.push({ column, value: { kind: 'text', text: cell.text } });
      else cells.push({ column, value: cell.kind === 'date' ? { kind: 'number', value: serial } : cell, style: styleOf(formatOf(cell)) });
    }
    return { row: number, cells };
  };
};

/** Writes sheets as a workbook, row by row. Text never becomes a formula, whatever it begins with. */
export const writeWorkbook = (path: string, sheets: AsyncIterable<Sheet>, losses: Losses): Promise<void> => {
  const write = makeRowWriter(losses);
  const numbered = async function* (rows: AsyncIterable<Row>): AsyncGenerator<XlsxRow> {
    let number = 0;
    for await (const row of rows) yield write(row, number++);
  };
  const written = async function* (): AsyncGenerator<XlsxSheet> {
    for await (const { name, widths, rows, merges = [] } of layOut(sheets))
      yield {
        name,
        columnWidths: widths,
        rows: numbered(rows),
        merges: merges.filter(({ lastColumn, lastRow }) => lastColumn < xlsxLimits.columns && lastRow < xlsxLimits.rows),
      };
  };
  return writeXlsx(path, written());
};
