import type { Box } from '../../model.ts';
import type { Fill, PageContent } from '../../read/page-content.ts';
import { findGrids } from '../grids.ts';

/**
 * An area of a sheet's page that lines or fills bound at all sides: a cell, merged or not, or a frame. `ruled`: lines bound it, where fills may
 * be those of several cells. `parted`: lines of the same grid end at its sides, so it spans columns or rows of that grid.
 * `inTable`: that grid has several rows and columns.
 */
export type DrawnBox = { readonly box: Box; readonly ruled: boolean; readonly parted: boolean; readonly inTable: boolean };

const allSides = 4;
/** Points: tolerance between sides of fills that meet. */
const meeting = 0.5;
/** More boxes are a pattern. */
const mostBoxes = 20_000;

/** Joins fills of one colour that meet along a whole side: there is no line between them to see. */
const joinFills = (fills: readonly Fill[]): Fill[] => {
  const joinAlong = (list: readonly Fill[], from: 'x0' | 'y0', to: 'x1' | 'y1', ends: (box: Box) => readonly number[]): Fill[] =>
    [...Map.groupBy(list, (f) => [f.colour, ...ends(f.box).map(Math.round)].join()).values()].flatMap((group) => {
      const joined: Fill[] = [];
      for (const fill of group.sort((a, b) => a.box[from] - b.box[from])) {
        const last = joined.at(-1);
        if (last && fill.box[from] < last.box[to] + meeting)
          joined[joined.length - 1] = { ...last, box: { ...last.box, [to]: Math.max(last.box[to], fill.box[to]) } };
        else joined.push(fill);
      }
      return joined;
    });
  const stacked = joinAlong(fills, 'y0', 'y1', ({ x0, x1 }) => [x0, x1]);
  return joinAlong(stacked, 'x0', 'x1', ({ y0, y1 }) => [y0, y1]);
};

/** The closed cells of drawn grids, and the fills. */
export const findBoxes = (page: PageContent, fills: readonly Fill[]): readonly DrawnBox[] => {
  const joined = joinFills(fills);
  const cells = findGrids(page.rules, joined, { x0: 0, y0: 0, x1: page.width, y1: page.height }).flatMap((grid) =>
    grid.cells.map((c) => ({ ...c, inTable: grid.xs.length > 2 && grid.ys.length > 2 })),
  );
  const boxes = [
    ...cells
      .filter((c) => c.closed)
      .map((c) => ({
        box: c.box,
        ruled: Object.keys(c.borders).length === allSides,
        parted: c.columnSpan > 1 || c.rowSpan > 1,
        inTable: c.inTable,
      })),
    ...joined.map(({ box }) => ({ box, ruled: false, parted: false, inTable: false })),
  ];
  return boxes.length > mostBoxes ? [] : boxes;
};
