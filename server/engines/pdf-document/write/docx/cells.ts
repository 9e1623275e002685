import type { Block, Cell, Table } from '../../model.ts';
import { topOf } from './line-height.ts';
import type { FaceOf } from './typefaces.ts';
import { borderSize } from './units.ts';

/** Points of a cell's upper border, as written. */
export const topBorder = ({ borders }: Cell): number => (borders.top ? borderSize(borders.top.width) / 8 : 0);

/** The visible white space between a cell's left edge and its text. */
export const paddingOf = (table: Table): number => {
  const gaps = table.cells.flatMap((c) =>
    c.blocks.flatMap((b) => (b.kind === 'paragraph' && b.inlines.length ? [b.box.x0 - c.box.x0] : [])),
  );
  return Math.max(0, Math.min(8, gaps.length ? Math.min(...gaps) : 5));
};

/** Points: maximum distance of a cell's text from its top, unless specified by the model. */
const deepestInset = 8;

/** The cell's blocks, the first with its original distance from the top. A cell margin would add to the row's height. */
export const insetBlocks = (cell: Cell, faceOf: FaceOf): readonly Block[] => {
  const [first, ...rest] = cell.blocks;
  if (first?.kind !== 'paragraph' || cell.verticalAlign !== 'top') return cell.blocks;
  const inset = Math.max(0, Math.min(deepestInset, topOf(first, faceOf) - cell.box.y0 - topBorder(cell)));
  return [{ ...first, spacing: { ...first.spacing, before: first.spacing.before + inset } }, ...rest];
};

export const emptyCell = (row: number, column: number, table: Table): Cell => ({
  row,
  column,
  rowSpan: 1,
  columnSpan: 1,
  blocks: [],
  borders: {},
  verticalAlign: 'top',
  box: table.box,
});
