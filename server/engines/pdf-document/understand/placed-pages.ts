import { type Box, isShape, type PageModel } from '../model.ts';
import { contains } from '../read/geometry.ts';
import type { PageContent } from '../read/page-content.ts';
import { boxOfSteps } from '../read/paths.ts';
import { drawnTable } from './blocks.ts';
import type { GridItem, PageSegments } from './layout-items.ts';
import { makeLines } from './line.ts';
import type { Segment } from './segment.ts';
import { gatherStatistics } from './statistics.ts';
import { findTextBoxes } from './text-boxes.ts';
import { markTitles } from './titles.ts';

/** Points: the lines of a table exceed it by half its border. */
const tableBorder = 4;

/** A grid on a slide in which fewer of the cells have text is shapes that meet, not a table; a ruled one needs two texts. */
const writtenCells = 0.3;
const allSides = 4;

const keyOf = ({ x0, y0, x1, y1 }: Box): string => [x0, y0, x1, y1].map((v) => Math.round(v * 2)).join(' ');

/** The page without the outlines of its boxes: on slides, these are drawn whole, and the borders of tables line by line. */
export const withoutOutlines = (page: PageContent): PageContent => {
  const outlined = page.drawings.filter(isShape).filter((d) => d.stroke && d.steps.at(-1)?.kind === 'close');
  const boxes = new Set(outlined.map((d) => keyOf(d.box)));
  const sides = new Set(
    outlined.flatMap(({ steps }) =>
      steps.map((step, n) => {
        const before = steps[n - 1] ?? step;
        return keyOf(boxOfSteps(step.kind === 'close' ? [before, steps[0] ?? step] : [before, step]));
      }),
    ),
  );
  return { ...page, rules: page.rules.filter((r) => !sides.has(keyOf(r))), fills: page.fills.filter((f) => !boxes.has(keyOf(f.box))) };
};

const isTable = ({ grid, cells }: GridItem): boolean => {
  const written = cells.filter((items) => items.some((i) => i.kind === 'text')).length;
  const isRuled = grid.cells.every(({ borders }) => Object.keys(borders).length === allSides);
  return written > cells.length * writtenCells || (isRuled && written > 1);
};

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
  const placed = pages.map((page): PageModel => {
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
  const boxes = markTitles(placed, stats.bodySize);
  return placed.map((page, n) => ({ ...page, boxes: boxes[n] ?? [] }));
};
