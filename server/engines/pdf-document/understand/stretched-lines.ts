import { unionAll } from '../read/geometry.ts';
import type { Placeable } from './placeable.ts';
import { linesOfTable } from './table-lines.ts';

/** Sizes: pieces of one line have one baseline, save for rounding. */
const sameLine = 0.12;
/** Points: a full line ends this near to both edges of its column. */
const atEdge = 3;
/** Share of a column's lines that may be in pieces, as in narrow columns of long words; all lines of two columns of a table are. */
const mostParted = 0.6;

/** Lines of a column, with those whole that justification stretched to pieces: they fill it from edge to edge. */
export const joinStretched = (pieces: readonly Placeable[]): readonly Placeable[] => {
  const rows = linesOfTable(pieces, sameLine);
  const parted = rows.filter((row) => row.length > 1);
  if (parted.length === 0 || parted.length > rows.length * mostParted) return pieces;
  const column = unionAll(pieces.map((p) => p.box));
  return rows.flatMap((row): readonly Placeable[] => {
    const box = unionAll(row.map((p) => p.box));
    const isFull = box.x0 - column.x0 < atEdge && column.x1 - box.x1 < atEdge;
    return row.length > 1 && isFull ? [{ ...(row[0] as Placeable), box, letters: row.reduce((sum, p) => sum + p.letters, 0) }] : row;
  });
};
