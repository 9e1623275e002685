import type { Block, Cell, Table } from '../model.ts';
import { textOf } from './build-paragraph.ts';
import { edgesOf, standTogether, type TableColumn, tableColumn } from './column-sides.ts';
import { moved } from './moved.ts';
import { mostHeadingRows } from './table-lines.ts';
import { edgeSlack } from './typography.ts';

const cellText = (cell: Cell): string =>
  cell.blocks
    .map((b: Block) => (b.kind === 'paragraph' ? textOf(b) : ''))
    .join('\n')
    .trim();
const rowText = (table: Table, row: number): string =>
  table.cells
    .filter((c) => c.row === row)
    .map(cellText)
    .join('|');

/** The columns of a table without rules, from its text; undefined if one is empty. */
const columnsOf = (table: Table): TableColumn[] | undefined => {
  const texts = table.columnWidths.map((_, c) =>
    table.cells.filter((cell) => cell.column === c).flatMap((cell) => cell.blocks.filter((b) => b.kind === 'paragraph')),
  );
  return texts.every((paragraphs) => paragraphs.length > 0) ? texts.map(tableColumn) : undefined;
};

/** Whether the table at the top of a page continues the one at the foot of the previous page: same columns at the same positions. */
export const isRestOf = (a: Table, b: Table): boolean => {
  if (a.ruled !== b.ruled || a.columnWidths.length !== b.columnWidths.length) return false;
  const [before, after] = a.ruled ? [] : [columnsOf(a), columnsOf(b)];
  if (before && after) return before.every((column, n) => standTogether(column, after[n] as TableColumn));
  return (
    Math.abs(a.indent - b.indent) < edgeSlack && a.columnWidths.every((w, i) => Math.abs(w - (b.columnWidths[i] as number)) < edgeSlack)
  );
};

/** The rows of two consecutive tables, without the repeated header rows of the second. */
const rowsTogether = (a: Table, b: Table): Table => {
  let repeated = 0;
  while (
    repeated < Math.min(mostHeadingRows, b.rowHeights.length, a.rowHeights.length) &&
    rowText(a, repeated) !== '' &&
    /[^|]/.test(rowText(a, repeated)) &&
    rowText(a, repeated) === rowText(b, repeated)
  )
    repeated++;
  if (b.cells.some((c) => c.row < repeated && c.row + c.rowSpan > repeated)) repeated = 0;
  const shift = a.rowHeights.length - repeated;
  return {
    ...a,
    headerRows: Math.max(a.headerRows, repeated),
    rowHeights: [...a.rowHeights, ...b.rowHeights.slice(repeated)],
    cells: [...a.cells, ...b.cells.filter((c) => c.row >= repeated).map((c) => ({ ...c, row: c.row + shift }))],
  };
};

/** A cell moved to new column edges, with its text at its position on the page. */
const between = (cell: Cell, x0: number, x1: number): Cell => ({
  ...cell,
  box: { ...cell.box, x0, x1 },
  blocks: cell.blocks.map((b) => {
    if (b.kind !== 'paragraph') return b;
    const p = moved(b, { left: cell.box.x0, right: cell.box.x1 }, { left: x0, right: x1 });
    const [start, end] = [Math.max(0, p.indent.start), Math.max(0, p.indent.end)];
    return { ...p, indent: b.align === 'end' ? { start: 0, end, first: 0 } : { ...p.indent, start, end: Math.min(b.indent.end, end) } };
  }),
});

/** Appends the rows of `b` to those of `a`, without repeated header rows. */
export const joinTables = (a: Table, b: Table): Table => {
  const joined = rowsTogether(a, b);
  // Edges of columns run from the left.
  const columns = a.ruled || a.direction === 'rtl' ? undefined : columnsOf(joined);
  if (!columns) return joined;
  const xs = edgesOf(columns);
  const left = a.cells.find((c) => c.column === 0)?.box.x0 ?? (xs[0] as number);
  return {
    ...joined,
    indent: a.indent + (xs[0] as number) - left,
    columnWidths: xs.slice(1).map((x, n) => x - (xs[n] as number)),
    cells: joined.cells.map((c) => between(c, xs[c.column] as number, xs[c.column + c.columnSpan] as number)),
  };
};
