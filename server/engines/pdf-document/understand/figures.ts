import { type Box, isShape, type Shape } from '../model.ts';
import { area, centre, contains, intersect, union, unionAll } from '../read/geometry.ts';
import { type Glyph, type PageContent, pictureMark } from '../read/page-content.ts';
import { boxOfSteps, subpaths } from '../read/paths.ts';
import { hasBars, hasScale, legendOf, withGridLines } from './chart-scales.ts';
import { bulletShapes } from './drawn-bullets.ts';
import { figureLabels, segmentsIn, withAxisLabels } from './figure-labels.ts';
import { byCentre, glyphsByCell } from './grid-text.ts';
import { findGrids } from './grids.ts';
import type { Segment } from './segment.ts';
import { edgeSlack } from './typography.ts';

/** Points: minimum offset between the ends of a slanted line; joints of bars and cells have less. */
const straight = 1.5;
/** Points: how far labels may exceed a drawing; font sizes: text is inside if its small letters are. */
const labelSlack = { x: 2, height: 0.6 } as const;
/** Minimum share of a frame covered by a table's grid, and minimum cells of a table. */
const tableInFrame = 0.6;
const leastCells = 4;
/** Shares of the page: a larger shape is its background, a larger drawing the page's layout. */
const largest = { shape: 0.4, drawing: 0.6 } as const;
/**
 * Minimum shapes with curves or slanted lines, and minimum shapes in total, of a drawing without a scale. Tuned on logos of round (`img`):
 * fewer are rules and bullets of a text.
 */
const drawn = { shapes: 4, free: 4, parts: 6 } as const;
/** Square points per square inch. */
const squareInch = 72 * 72;
/** Points: shapes of a flat drawing touch too, although they have no height. */
const flat = 0.01;

/** A chart or drawing: the painted content of one region of the page, to be shown as one picture. */
export type Figure = {
  readonly box: Box;
  readonly drawings: PageContent['drawings'];
  readonly glyphs: readonly Glyph[];
  /** Whether it has the scale of a chart. */
  readonly scaled?: boolean;
  /** A letter of the surrounding line of text, for an inline figure. */
  readonly beside?: Glyph;
};

/** Points: closer shapes belong together. */
const nearness = 7;
const leastSide = 45;
/** Letters per square inch: more is text with lines around it, not a drawing with labels. */
const maxLetterDensity = 45;
const maxShapes = 6000;
/** A shape of more parts is a map or a pattern. */
const maxParts = 400;

/** Number of curves and slanted lines: tables and text decoration have none. */
const freeSteps = (shape: Shape): number => {
  let [px, py, count] = [Number.NaN, Number.NaN, 0];
  for (const s of shape.steps) {
    if (s.kind === 'close') continue;
    if (s.kind === 'curve' || (s.kind === 'line' && Math.abs(s.x - px) > straight && Math.abs(s.y - py) > straight)) count++;
    [px, py] = [s.x, s.y];
  }
  return count;
};

/** Splits a shape; the bars of a chart may be one shape of many parts. */
const partsOf = (shape: Shape): Shape[] => {
  const parts = subpaths(shape.steps);
  return parts.length < 2 || parts.length > maxParts ? [shape] : parts.map((steps) => ({ ...shape, steps, box: boxOfSteps(steps) }));
};

type Group = { box: Box; readonly shapes: Shape[] };

const cluster = (shapes: readonly Shape[]): readonly Group[] => {
  let groups: Group[] = [];
  for (const shape of [...shapes].sort((a, b) => a.box.y0 - b.box.y0)) {
    const grown = { x0: shape.box.x0 - nearness, y0: shape.box.y0 - nearness, x1: shape.box.x1 + nearness, y1: shape.box.y1 + nearness };
    const touching = groups.filter(({ box }) => intersect(grown, { x0: box.x0, y0: box.y0, x1: box.x1 + flat, y1: box.y1 + flat }));
    const box = touching.reduce((b, g) => union(b, g.box), shape.box);
    const [only] = touching;
    // Nearly all shapes of a drawing touch the ones before them: these are not copied for each.
    if (only && touching.length === 1) {
      only.shapes.push(shape);
      only.box = box;
      if (groups.at(-1) !== only) groups = [...groups.filter((g) => g !== only), only];
    } else groups = [...groups.filter((g) => !touching.includes(g)), { box, shapes: [...touching.flatMap((g) => g.shapes), shape] }];
  }
  return groups;
};

const letters = (glyphs: readonly Glyph[]): number => glyphs.filter((g) => /[\p{L}\p{N}]/u.test(g.text)).length;

const glyphsIn = (page: PageContent, box: Box): Glyph[] =>
  page.glyphs.filter(
    (g) =>
      g.x >= box.x0 - labelSlack.x && g.x + g.width <= box.x1 + labelSlack.x && g.y > box.y0 && g.y - g.size * labelSlack.height < box.y1,
  );

/** Minimum share of cells with text in a table's grid; the squares behind a chart are empty. */
const writtenCells = 0.5;

/** The tables of a page, which are no drawings, even if arrows and shapes meet them. */
export const tablesOf = ({ rules, fills, glyphs, width, height }: PageContent): Box[] => {
  const grids = findGrids(rules, fills, { x0: 0, y0: 0, x1: width, y1: height }).filter(({ cells }) => cells.length >= leastCells);
  const written = byCentre(glyphs.filter((g) => /[\p{L}\p{N}]/u.test(g.text)));
  return grids.flatMap((grid) => {
    const filled = glyphsByCell(grid, written).filter((own) => own.length > 0);
    return filled.length >= grid.cells.length * writtenCells ? [grid.box] : [];
  });
};

/** Finds drawings made of lines and shapes: charts, diagrams, logos. */
export const findFigures = (page: PageContent): Figure[] => {
  const shapes = page.drawings.filter(isShape);
  if (shapes.length < drawn.shapes || shapes.length > maxShapes) return [];
  const pageArea = page.width * page.height;
  // The background of a page or column would connect everything.
  const bullets = bulletShapes(page.drawings, page.glyphs);
  const tables = tablesOf(page);
  const local = shapes.filter(
    (s) => area(s.box) < pageArea * largest.shape && !bullets.has(s) && !tables.some((t) => contains(t, s.box, edgeSlack)),
  );
  const figures: Figure[] = [];
  let segments: readonly Segment[] | undefined;
  const texts = (): readonly Segment[] => {
    segments ??= segmentsIn(page.glyphs);
    return segments;
  };
  for (const group of cluster(local)) {
    const scaled = hasScale(
      group.shapes.flatMap(partsOf).map((p) => p.box),
      texts,
    );
    const own = scaled ? withGridLines(group.shapes, local) : group.shapes;
    const box = unionAll(own.map((s) => s.box));
    if (box.x1 - box.x0 < leastSide || box.y1 - box.y0 < leastSide || area(box) > pageArea * largest.drawing) continue;
    const parts = own.flatMap(partsOf);
    const free = parts.filter((s) => freeSteps(s) > 0).length;
    const isChart = scaled || hasBars(parts);
    if (!isChart && !(free >= drawn.free && parts.length >= drawn.parts)) continue;
    const inside = glyphsIn(page, box);
    if (letters(inside) > (area(box) / squareInch) * maxLetterDensity) continue;
    const whole = unionAll([isChart ? withAxisLabels(box, page.glyphs) : box, ...(scaled ? legendOf(box, own, page, texts()) : [])]);
    figures.push({
      box: whole,
      drawings: page.drawings.filter((d) => contains(whole, d.box, 1) && area(d.box) < pageArea * largest.shape),
      glyphs: glyphsIn(page, whole),
      scaled,
    });
  }
  return figures;
};

/** Whether two shapes have one box. */
const sameBox = (a: Box, b: Box): boolean => contains(a, b, 1) && contains(b, a, 1);

/**
 * The drawn objects of a sheet's page: its figures and further objects in a frame, such as charts of lines only, text boxes and comments. A
 * frame is outlined and filled as a whole, where cells have lines at their sides.
 */
export const sheetObjects = (page: PageContent): Figure[] => {
  const figures = findFigures(page);
  const tables = tablesOf(page);
  const shapes = page.drawings.filter(isShape);
  const isTable = (box: Box): boolean => tables.some((t) => contains(box, t, edgeSlack) && area(t) >= area(box) * tableInFrame);
  const frames = shapes
    .filter(({ box, stroke, steps }) => stroke && steps.at(-1)?.kind === 'close' && box.x1 - box.x0 > leastSide)
    .filter((frame) => shapes.some((s) => s.fill && sameBox(s.box, frame.box)) && !isTable(frame.box))
    .map(({ box }) => ({ box, drawings: page.drawings.filter((d) => contains(box, d.box, 1)), glyphs: glyphsIn(page, box) }));
  // The labels of a chart in a frame are inside it; a row of cells above may look like an axis.
  const isFramed = ({ drawings }: Figure): boolean => frames.some((o) => drawings.every((d) => contains(o.box, d.box, 1)));
  return [...figures.filter((f) => !isFramed(f)), ...frames];
};

/** The page whose figures have no lines and fills that look like tables; those of the given `tables` stay. */
export const withoutFigureLines = (page: PageContent, figures: readonly Figure[], tables: readonly Box[] = []): PageContent => {
  if (figures.length === 0) return page;
  /** By its middle on the paper: lines of a chart that the edge of the page cuts go on beyond it. */
  const inside = (b: Box) => {
    const [x, y] = centre({ ...b, x0: Math.max(0, b.x0), x1: Math.min(page.width, b.x1) });
    const isIn = figures.some(({ box }) => x > box.x0 - 1 && x < box.x1 + 1 && y > box.y0 - 1 && y < box.y1 + 1);
    return isIn && !tables.some((t) => contains(t, b, edgeSlack));
  };
  return { ...page, rules: page.rules.filter((r) => !inside(r)), fills: page.fills.filter((f) => !inside(f.box)) };
};

/** The page without its figures and their labels. */
export const withoutFigures = (page: PageContent, figures: readonly Figure[]): PageContent => {
  if (figures.length === 0) return page;
  const gone = new Set<unknown>(figures.flatMap((f) => [...f.drawings, ...f.glyphs]));
  return {
    ...withoutFigureLines(page, figures),
    glyphs: page.glyphs.filter((g) => !gone.has(g)),
    images: page.images.filter((i) => !gone.has(i)),
    drawings: page.drawings.filter((d) => !gone.has(d)),
  };
};

/** The page with images instead of its figures. `ids` are those of the pictures, in the same order. */
export const replaceFigures = (page: PageContent, figures: readonly Figure[], ids: readonly string[]): PageContent => {
  if (figures.length === 0) return page;
  const rest = withoutFigures(page, figures);
  const placed = figures.map((f, n) => ({
    figure: f,
    picture: { box: f.box, image: ids[n] as string, artifact: false, mcid: -1, labels: figureLabels(f.glyphs) },
  }));
  const pictures = placed.filter(({ figure }) => !figure.beside).map(({ picture }) => picture);
  const inLines = placed.flatMap(({ figure: { box, beside }, picture }): Glyph[] =>
    beside
      ? [
          {
            ...beside,
            text: pictureMark,
            x: box.x0,
            width: box.x1 - box.x0,
            picture: { ...picture, depth: Math.max(0, box.y1 - beside.y) },
          },
        ]
      : [],
  );
  return {
    ...rest,
    glyphs: [...rest.glyphs, ...inLines],
    images: [...rest.images, ...pictures],
    drawings: [...rest.drawings, ...pictures],
  };
};
