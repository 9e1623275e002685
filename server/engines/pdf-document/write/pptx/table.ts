import type PptxGenJS from 'pptxgenjs';
import type { Border, Cell, Table } from '../../model.ts';
import { hex } from '../docx/units.ts';
import { place } from './shapes.ts';
import { boxRuns } from './text.ts';

const borderOf = (border: Border | undefined): PptxGenJS.BorderProps =>
  border ? { type: 'solid', pt: Math.max(0.5, Math.round(border.width * 4) / 4), color: hex(border.colour) } : { type: 'none' };

const valign = { top: 'top', middle: 'middle', bottom: 'bottom' } as const;

const cellOf = (cell: Cell): PptxGenJS.TableCell => {
  const paragraphs = cell.blocks.flatMap((b) => (b.kind === 'paragraph' ? [b] : []));
  const first = paragraphs[0];
  return {
    text: boxRuns(paragraphs) as PptxGenJS.TableCell[],
    options: {
      ...(cell.columnSpan > 1 ? { colspan: cell.columnSpan } : {}),
      ...(cell.rowSpan > 1 ? { rowspan: cell.rowSpan } : {}),
      ...(cell.fill ? { fill: { color: hex(cell.fill) } } : {}),
      border: [borderOf(cell.borders.top), borderOf(cell.borders.right), borderOf(cell.borders.bottom), borderOf(cell.borders.left)],
      valign: valign[cell.verticalAlign],
      margin: first
        ? [Math.max(0, Math.min(6, first.box.y0 - cell.box.y0)), 2, 0, Math.max(0, Math.min(12, first.box.x0 - cell.box.x0))]
        : 0,
    },
  };
};

export const addTable = (slide: PptxGenJS.Slide, table: Table): void => {
  const rows = table.rowHeights.map((_, r) => table.cells.filter((c) => c.row === r).map(cellOf));
  const { x, y, w } = place(table.box);
  slide.addTable(rows, {
    // pptxgenjs converts negative lengths to EMU twice.
    x: Math.max(0, x),
    y: Math.max(0, y),
    w,
    colW: table.columnWidths.map((v) => v / 72),
    rowH: table.rowHeights.map((v) => v / 72),
    autoPage: false,
  });
};
