import { unionAll } from '../read/geometry.ts';
import type { GridCell } from './grids.ts';
import { groupsOfHeads, offMiddle } from './row-heads.ts';
import type { Segment } from './segment.ts';

const middleOf = ({ box }: Segment): number => (box.y0 + box.y1) / 2;

/**
 * Names of row groups between two lines of a table, such as LaTeX's `multirow`: texts of the first column in the middle of their rows. Each
 * becomes a cell that spans these rows. `edges` are the horizontal lines, `textsOf` returns the texts of a cell.
 */
export const withRowSpans = (
  cells: readonly GridCell[],
  edges: readonly number[],
  textsOf: (cell: GridCell) => readonly Segment[],
): GridCell[] => {
  const spanning = new Map<GridCell, GridCell>();
  const covered = new Set<GridCell>();
  edges.slice(1).forEach((bottom, n) => {
    const own = cells.filter((c) => c.box.y0 >= (edges[n] as number) && c.box.y1 <= bottom);
    const firsts = own.filter((c) => c.column === 0 && c.columnSpan === 1);
    const names = firsts.flatMap(textsOf).sort((a, b) => middleOf(a) - middleOf(b));
    const rows = firsts.flatMap((c) =>
      own
        .filter((o) => o.row === c.row && o !== c)
        .flatMap(textsOf)
        .slice(0, 1),
    );
    if (!names[0] || rows.length < firsts.length) return;
    for (const { from, to } of groupsOfHeads(rows.map(middleOf), names.map(middleOf), offMiddle * names[0].size) ?? []) {
      const [first, ...others] = firsts.slice(from, to + 1) as [GridCell, ...GridCell[]];
      const bottom = others.at(-1)?.borders.bottom;
      spanning.set(first, {
        ...first,
        rowSpan: others.length + 1,
        box: unionAll([first, ...others].map((c) => c.box)),
        borders: { ...first.borders, ...(bottom ? { bottom } : {}) },
      });
      for (const c of others) covered.add(c);
    }
  });
  return spanning.size > 0 ? cells.filter((c) => !covered.has(c)).map((c) => spanning.get(c) ?? c) : [...cells];
};
