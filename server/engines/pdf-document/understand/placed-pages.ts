import { type Box, isShape, type PageModel } from '../model.ts';
import { contains } from '../read/geometry.ts';
import { drawnTable } from './blocks.ts';
import type { GridItem, PageSegments } from './layout-items.ts';
import { makeLines } from './line.ts';
import type { Segment } from './segment.ts';
import { gatherStatistics } from './statistics.ts';
import { findTextBoxes } from './text-boxes.ts';

/** Points: the lines of a table exceed it by half its border. */
const tableBorder = 4;

/** A grid on a slide in which fewer of the cells have text is shapes that meet, not a table. */
const writtenCells = 0.3;

const isTable = ({ cells }: GridItem): boolean =>
  cells.filter((items) => items.some((i) => i.kind === 'text')).length > cells.length * writtenCells;

/** Each page separately, with positioned items. */
export const placePages = (pages: readonly (PageSegments & { readonly drawings: PageModel['drawings'] })[]): PageModel[] => {
  const segmentsOf = (page: PageSegments): Segment[] =>
    page.items
      .flatMap((i) => (i.kind === 'grid' && !isTable(i) ? i.cells.flat() : [i]))
      .flatMap((i) => (i.kind === 'text' ? [i.segment] : []));
  const stats = gatherStatistics(
    pages.map((p) => makeLines(segmentsOf(p))),
    true,
  );
  return pages.map((page): PageModel => {
    const box: Box = { x0: 0, y0: 0, x1: page.width, y1: page.height };
    const grids = page.items.filter((i): i is GridItem => i.kind === 'grid' && isTable(i));
    const grounds = page.drawings
      .filter(isShape)
      .filter((d) => d.fill || d.stroke)
      .map((d) => d.box);
    return {
      width: page.width,
      height: page.height,
      boxes: findTextBoxes(segmentsOf(page), grounds, box, stats),
      tables: grids.map((g) => drawnTable(g, { left: 0, right: page.width }, stats, undefined)),
      drawings: page.drawings.filter((d) => !(isShape(d) && grids.some((g) => contains(g.box, d.box, tableBorder)))),
    };
  });
};
