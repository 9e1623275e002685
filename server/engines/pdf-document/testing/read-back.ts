import type { FlowModel } from '../flow-model.ts';
import type { Cell, ImageData, Paragraph, Table } from '../model.ts';
import { openPdf } from '../read/open.ts';
import { readPage } from '../read/read-page.ts';
import { blocksOf } from '../reading-order.ts';
import { textOf } from '../understand/build-paragraph.ts';
import { makeUnderstanding } from '../understand/understand.ts';
import { makePdf, type SetItem, type SetText } from './make-pdf.ts';

export const flowOf = async (items: readonly SetItem[]): Promise<FlowModel> => {
  const pdf = await openPdf(makePdf(items));
  const images = new Map<string, ImageData>();
  const understanding = makeUnderstanding('text');
  for (let n = 0; n < pdf.numPages; n++) understanding.add(await readPage(pdf, n, images));
  return understanding.flow({ title: 'test', creator: '', language: '', outline: [], images });
};

export { blocksOf };

const nameOf = (p: Paragraph): string => {
  const { role } = p;
  if (role.kind === 'heading') return `h${role.level}`;
  return role.kind === 'item' ? `${'-'.repeat(role.level + 1)}${role.marker.format}` : role.kind;
};
/** A short view of a document: the kind and text of each block. */
export const outlineOf = (model: FlowModel): readonly string[] =>
  blocksOf(model).map((b) => {
    if (b.kind === 'paragraph') return `${nameOf(b)}: ${textOf(b)}`;
    return b.kind === 'table' ? `table ${b.rowHeights.length}x${b.columnWidths.length}` : 'picture';
  });

export const lines = (texts: readonly string[], at: { x?: number; y: number; size?: number; step?: number; page?: number }): SetText[] =>
  texts.map((text, n) => ({ text, x: at.x ?? 72, y: at.y + n * (at.step ?? 13), size: at.size ?? 11, page: at.page ?? 0 }));

const cellText = (cell: Cell): string => {
  const text = cell.blocks.map((b) => (b.kind === 'paragraph' ? textOf(b) : '')).join(' / ');
  const spans = `${cell.columnSpan > 1 ? ` →${cell.columnSpan}` : ''}${cell.rowSpan > 1 ? ` ↓${cell.rowSpan}` : ''}`;
  return text + spans;
};

/** A table's cells by row; `→2` and `↓2` denote a cell span. */
const rowsOf = (table: Table): string[][] => table.rowHeights.map((_, r) => table.cells.filter((c) => c.row === r).map(cellText));

export const tablesOf = async (items: readonly SetItem[]): Promise<string[][][]> =>
  blocksOf(await flowOf(items)).flatMap((b) => (b.kind === 'table' ? [rowsOf(b)] : []));
