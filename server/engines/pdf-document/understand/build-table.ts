import type { Block, Box, Cell, Colour, Paragraph, Table } from '../model.ts';
import { unionAll } from '../read/geometry.ts';
import type { AlignedTable } from './aligned-table.ts';
import { buildParagraph, lineBoxBottom, textOf } from './build-paragraph.ts';
import { edgesOf, endsWith, type TableColumn, tableColumn } from './column-sides.ts';
import type { GridItem, Item } from './layout-items.ts';
import type { Line } from './line.ts';
import { moved } from './moved.ts';
import { findBreaks, type Measure } from './paragraph-breaks.ts';
import { withRowHeads } from './row-heads.ts';
import type { Statistics } from './statistics.ts';

/** Points: padding of cells; Word sets 5.4 by default, LibreOffice 2.8, browsers 0.75. */
const cellPadding = { least: 1, most: 8, usual: 4 } as const;
/** Points above or below a cell's text, and share of both by which they may differ; beyond, the cell is bottom- or middle-aligned. */
const cellRoom = { least: 6, uneven: 4, unevenPart: 0.25 } as const;

const clampPadding = (value: number): number => Math.min(cellPadding.most, Math.max(cellPadding.least, value));

const textBoxes = (items: readonly Item[]): readonly Box[] => items.filter((i) => i.kind === 'text').map((i) => i.box);

/** A drawn table; `read` converts the content of a cell to blocks. */
export const gridTable = (
  item: GridItem,
  column: Measure,
  above: number | undefined,
  read: (items: readonly Item[], measure: Measure) => readonly Block[],
): Table => {
  const { grid } = item;
  const gaps = item.cells
    .flatMap((items, n) => textBoxes(items).map((b) => b.x0 - (grid.cells[n] as { box: Box }).box.x0))
    .filter((g) => g > 0);
  const padding = clampPadding(gaps.length ? gaps.reduce((least, gap) => Math.min(least, gap)) : cellPadding.usual);
  const cells = grid.cells.map((cell, n): Cell => {
    const items = item.cells[n] ?? [];
    const measure: Measure = { left: cell.box.x0 + padding, right: cell.box.x1 - padding, cell: true };
    const blocks = read(items, measure);
    const content = items.length ? unionAll(items.map((i) => i.box)) : undefined;
    return {
      row: cell.row,
      column: cell.column,
      rowSpan: cell.rowSpan,
      columnSpan: cell.columnSpan,
      blocks,
      ...(cell.fill ? { fill: cell.fill } : {}),
      borders: cell.borders,
      verticalAlign: verticalAlignOf(cell.box, content),
      box: cell.box,
    };
  });
  // Figures have no direction; words determine the first side.
  const worded = cells.flatMap((c) => c.blocks).filter((b): b is Paragraph => b.kind === 'paragraph' && /\p{L}/u.test(textOf(b)));
  const rtl = worded.filter((p) => p.direction === 'rtl').length > worded.length / 2;
  const steps = (values: readonly number[]) => values.slice(1).map((v, i) => v - (values[i] as number));
  return {
    kind: 'table',
    ruled: !grid.undrawn,
    columnWidths: rtl ? steps(grid.xs).reverse() : steps(grid.xs),
    rowHeights: steps(grid.ys),
    headerRows: headerRowsOf(cells, grid.ys.length - 1),
    cells: rtl ? fromRight(cells, grid.xs.length - 1) : cells,
    direction: rtl ? 'rtl' : 'ltr',
    indent: grid.box.x0 - column.left,
    spaceBefore: above === undefined ? 0 : Math.max(0, grid.box.y0 - above),
    box: grid.box,
  };
};

/** Columns are numbered from the side where reading starts. */
const fromRight = (cells: readonly Cell[], columns: number): Cell[] =>
  cells.map((c) => ({ ...c, column: columns - c.column - c.columnSpan })).sort((a, b) => a.row - b.row || a.column - b.column);

const verticalAlignOf = (box: Box, content: Box | undefined): Cell['verticalAlign'] => {
  if (!content) return 'top';
  const [over, under] = [content.y0 - box.y0, box.y1 - content.y1];
  if (over > under + cellRoom.least && under < cellRoom.least) return 'bottom';
  return over > cellRoom.least &&
    under > cellRoom.least &&
    Math.abs(over - under) < Math.max(cellRoom.uneven, cellRoom.unevenPart * (over + under))
    ? 'middle'
    : 'top';
};

const isBoldCell = (cell: Cell): boolean => {
  const styles = cell.blocks.flatMap((b) =>
    b.kind === 'paragraph' ? b.inlines.flatMap((i) => (i.kind === 'text' && i.text.trim() ? [i.style] : [])) : [],
  );
  return styles.length > 0 && styles.every((s) => s.bold);
};

const mostHeaderRows = 4;

const leadingRows = (rows: readonly (readonly Cell[])[], isOfKind: (row: readonly Cell[]) => boolean): number => {
  const end = rows.findIndex((row) => !isOfKind(row));
  return end < 0 ? rows.length : end;
};

/**
 * The first row is a header row if all of its text is bold or it is the only filled row. Includes rows that its cells span or head: several
 * header rows require a cell span.
 */
const headerRowsOf = (cells: readonly Cell[], count: number): number => {
  const rows = Array.from({ length: Math.min(count, mostHeaderRows + 1) }, (_, r) =>
    cells.filter((c) => c.row === r && (c.blocks.length > 0 || c.rowSpan > 1)),
  );
  const [first] = rows;
  if (!first || first.filter((c) => c.blocks.length > 0).length < 2) return 0;
  const { fill } = first[0] as Cell;
  const kinds = [
    (row: readonly Cell[]) => row.every((c) => c.blocks.length === 0 || isBoldCell(c)),
    ...(fill && first.every((c) => c.fill) ? [(row: readonly Cell[]) => row === first || row.every((c) => c.fill === fill)] : []),
  ];
  return Math.max(
    ...kinds.map((isOfKind) => {
      const heading = leadingRows(rows, isOfKind);
      const inside = cells.filter((c) => c.row < heading);
      const isWhole = heading < rows.length && inside.every((c) => c.row + c.rowSpan <= heading);
      return isWhole && (heading === 1 || inside.some((c) => c.rowSpan > 1 || c.columnSpan > 1)) ? heading : 0;
    }),
  );
};

/** Paragraphs of a cell without rules: read with the measure of the column's text, placed in the cell. */
const inCell = (p: Paragraph, lines: readonly Line[], column: TableColumn, own: Measure, cell: Measure): Paragraph => {
  const toEnd = column.toEnd && p.direction === 'ltr' && lines.every((l) => endsWith(column, l));
  const placed = moved(toEnd ? { ...p, align: 'end', indent: { start: 0, end: 0, first: 0 } } : p, own, cell);
  // Its text needs no more room at its end than the cell has.
  const { start, end, first } = placed.indent;
  return { ...placed, indent: toEnd ? { start: 0, end, first: 0 } : { start, end: Math.min(p.indent.end, end), first } };
};

/** Dashes below the headers of columns, or above their sums, and the line that they represent. */
const typedRule = /^[-=_\u2013\u2014\u2500\u2550]{3,}$/;
const typedBorder = { width: 0.5, colour: '#000000' } as const;
/** Maximum number of header rows above dashes. */
const mostHeads = 3;

/** A table without rules; its cells contain only text. `groundOf`: the background colour of a text. */
export const alignedTable = (
  typed: AlignedTable,
  column: Measure,
  stats: Statistics,
  above: number | undefined,
  groundOf: (p: Paragraph) => Colour | undefined,
): Table => {
  const areDashes = typed.rows.map((row) => row.cells.every((own) => own.every((l) => typedRule.test(l.text))));
  // Only dashes are the content of a table.
  const isRule = areDashes.includes(false) ? areDashes : areDashes.map(() => false);
  const table = withRowHeads({ ...typed, rows: typed.rows.filter((_, r) => !isRule[r]) });
  const ruled = new Set(typed.rows.filter((_, r) => !isRule[r] && isRule[r + 1]));
  const heads = isRule.indexOf(true);
  const columns = Array.from({ length: table.columns }, (_, c) => tableColumn(table.rows.flatMap((row) => row.cells[c] ?? [])));
  const xs = edgesOf(columns);
  const tops = table.rows.map((row) => Math.min(...row.cells.flat().map((l) => l.box.y0)));
  const bottoms = table.rows.map((row, r) => tops[r + 1] ?? row.y1);
  const cells = table.rows.flatMap((row, r): Cell[] =>
    row.cells.flatMap((lines, c): Cell[] => {
      if (lines.length === 0) return [];
      const rowSpan = c === 0 ? (row.headSpan ?? 1) : 1;
      const box = { x0: xs[c] as number, y0: tops[r] as number, x1: xs[c + 1] as number, y1: bottoms[r + rowSpan - 1] as number };
      const own = columns[c] as TableColumn;
      const measure: Measure = { left: own.box.x0, right: own.box.x1, cell: true };
      const starts = findBreaks(lines, measure, stats);
      let over: number | undefined;
      const blocks = starts.map((start, n) => {
        const part = lines.slice(start, starts[n + 1] ?? lines.length);
        const p = buildParagraph(part, measure, stats, over);
        over = lineBoxBottom(part, p.spacing.line);
        return inCell(p, part, own, measure, { left: box.x0, right: box.x1 });
      });
      const fill = blocks[0] && groundOf(blocks[0]);
      const borders = ruled.has(row) ? { bottom: typedBorder } : {};
      const verticalAlign = rowSpan > 1 ? 'middle' : 'top';
      return [{ row: r, column: c, rowSpan, columnSpan: 1, blocks, ...(fill ? { fill } : {}), borders, verticalAlign, box }];
    }),
  );
  return {
    kind: 'table',
    ruled: false,
    columnWidths: xs.slice(1).map((x, i) => x - (xs[i] as number)),
    rowHeights: bottoms.map((bottom, r) => bottom - (tops[r] as number)),
    headerRows: heads > 0 && heads <= mostHeads ? heads : headerRowsOf(cells, table.rows.length),
    cells,
    direction: 'ltr',
    indent: (xs[0] as number) - column.left,
    spaceBefore: above === undefined ? 0 : Math.max(0, table.box.y0 - above),
    box: table.box,
  };
};
