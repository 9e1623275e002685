import { unionAll } from '../read/geometry.ts';
import type { GridCell } from './grids.ts';
import type { Segment } from './segment.ts';

/** In font sizes: tolerance of a name from the middle of its rows. */
const offMiddle = 0.4;

const middleOf = ({ box }: Segment): number => (box.y0 + box.y1) / 2;

/**
 * Names of row groups between two lines of a table, such as LaTeX's `multirow`: the only text of the first column, centred on rows without
 * one. Each becomes a cell that spans these rows. `edges` are the horizontal lines, `textsOf` returns the texts of a cell.
 */
export const withRowSpans = (
  cells: readonly GridCell[],
  edges: readonly number[],
  textsOf: (cell: GridCell) => readonly Segment[],
): GridCell[] => {
  const spanning = new Map<GridCell, GridCell>();
  const covered = new Set<GridCell>();
  edges.slice(1).forEach((bottom, n) => {
    const top = edges[n] as number;
    const own = cells.filter((c) => c.box.y0 >= top && c.box.y1 <= bottom);
    const names = own.filter((c) => c.column === 0 && c.columnSpan === 1);
    const [first, last] = [names[0], names.at(-1)];
    const written = names.flatMap(textsOf);
    const [name] = written;
    if (!first || !last || first === last || !name || written.length > 1) return;
    const rows = names.map((c) => own.filter((o) => o.row === c.row && o !== c).flatMap(textsOf));
    if (rows.some((texts) => texts.length === 0)) return;
    const [upper, lower] = [rows[0]?.[0] as Segment, rows.at(-1)?.[0] as Segment];
    if (Math.abs(middleOf(name) - (middleOf(upper) + middleOf(lower)) / 2) > offMiddle * name.size) return;
    const borders = { ...first.borders, ...(last.borders.bottom ? { bottom: last.borders.bottom } : {}) };
    spanning.set(first, { ...first, rowSpan: names.length, box: unionAll(names.map((c) => c.box)), borders });
    for (const c of names.slice(1)) covered.add(c);
  });
  return spanning.size > 0 ? cells.filter((c) => !covered.has(c)).map((c) => spanning.get(c) ?? c) : [...cells];
};
