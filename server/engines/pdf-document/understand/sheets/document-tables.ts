import type { FlowModel } from '../../flow-model.ts';
import type { Cell, Paragraph, Table, TextStyle } from '../../model.ts';
import { blocksOf, paragraphsOf } from '../../reading-order.ts';
import { textOf } from '../build-paragraph.ts';
import { defaultSize } from '../typography.ts';
import type { Sheet, SheetCell } from './sheets-model.ts';

/** Points: the text sheet is as wide as the text of a page; rows are a line high, with space above. */
const textColumn = 480;
const row = { least: 15, room: 3 } as const;
/** A cell higher than this number of lines, with these points between them, wraps its text. */
const wrapped = { lines: 2, leading: 2 } as const;

const markerOf = (p: Paragraph): string => (p.role.kind === 'item' ? `${p.role.marker.text} ` : '');
const stylesOf = (paragraphs: readonly Paragraph[]): TextStyle[] =>
  paragraphs.flatMap((p) => p.inlines.flatMap((i) => (i.kind === 'text' && i.text.trim() ? [i.style] : [])));

const plain = { bold: false, italic: false, colour: '#000000', font: 'Calibri', size: defaultSize } as const;

const lookOf = (paragraphs: readonly Paragraph[]) => {
  const styles = stylesOf(paragraphs);
  const [first] = styles;
  return first
    ? { bold: styles.every((s) => s.bold), italic: styles.every((s) => s.italic), colour: first.colour, font: first.font, size: first.size }
    : plain;
};

const cellOf = (cell: Cell): SheetCell[] => {
  const paragraphs = paragraphsOf(cell.blocks).filter((p) => textOf(p).trim());
  if (paragraphs.length === 0) return [];
  const { align, direction } = paragraphs[0] as Paragraph;
  const ends = (align === 'end') !== (direction === 'rtl');
  return [
    {
      row: cell.row,
      column: cell.column,
      rowSpan: cell.rowSpan,
      columnSpan: cell.columnSpan,
      text: paragraphs.map((p) => markerOf(p) + textOf(p).trim()).join('\n'),
      ...lookOf(paragraphs),
      ...(cell.fill ? { fill: cell.fill } : {}),
      align: align === 'centre' ? 'centre' : ends ? 'right' : 'left',
      wrap:
        paragraphs.length > 1 ||
        (paragraphs[0] as Paragraph).box.y1 - (paragraphs[0] as Paragraph).box.y0 >
          wrapped.lines * ((stylesOf(paragraphs)[0]?.size ?? defaultSize) + wrapped.leading),
    },
  ];
};

const tableSheet = (table: Table, name: string): Sheet => ({
  name,
  columnWidths: table.columnWidths,
  rowHeights: table.rowHeights,
  headerRows: table.headerRows,
  cells: table.cells.flatMap(cellOf),
  aligned: false,
});

/** The text around the tables, one paragraph per row, in reading order. */
const textSheet = (paragraphs: readonly Paragraph[]): Sheet => ({
  name: 'Text',
  columnWidths: [textColumn],
  rowHeights: paragraphs.map((p) => Math.max(row.least, p.box.y1 - p.box.y0 + row.room)),
  headerRows: 0,
  cells: paragraphs.map(
    (p, n): SheetCell => ({
      row: n,
      column: 0,
      rowSpan: 1,
      columnSpan: 1,
      text: markerOf(p) + textOf(p).trim(),
      ...lookOf([p]),
      align: p.align === 'centre' ? 'centre' : 'left',
      wrap: true,
    }),
  ),
  aligned: false,
});

/** The tables of a document, each on a sheet named after the heading or caption above it; then its text. */
export const documentTables = (flow: FlowModel): Sheet[] => {
  const sheets: Sheet[] = [];
  const texts: Paragraph[] = [];
  let title = '';
  for (const block of blocksOf(flow)) {
    if (block.kind === 'paragraph' && textOf(block).trim()) {
      texts.push(block);
      if (block.role.kind === 'heading' || block.role.kind === 'caption' || block.role.kind === 'title') title = textOf(block).trim();
    } else if (block.kind === 'table' && block.cells.some((c) => paragraphsOf(c.blocks).some((p) => textOf(p).trim()))) {
      sheets.push(tableSheet(block, title || `Table ${sheets.length + 1}`));
    }
  }
  return texts.length ? [...sheets, textSheet(texts)] : sheets;
};
