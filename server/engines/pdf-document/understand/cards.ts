import type { Box } from '../model.ts';
import { contains, covered, overlapY } from '../read/geometry.ts';
import type { Rule } from '../read/page-content.ts';
import { findColumns, type Region } from './columns.ts';
import type { Frame } from './frame.ts';
import type { PageSegments } from './layout-items.ts';
import type { Placeable } from './placeable.ts';

/** Points: minimum sides of a text box, without its corners. */
const leastSides = { height: 6, width: 20 } as const;
/** Points: tolerance between the lengths of opposite sides of a box. */
const oppositeSides = 1.5;
/** Share of the lower box's height that boxes side by side have in common. */
const besideBoxes = 0.6;

/** Points: minimum corner radius of a box, that is, the distance between the ends of its sides. Sides that meet are found as grids. */
const least = 1.5;
const radius = 14;

const isCorner = (gap: number): boolean => gap > least && gap < radius;

/** A drawing with more lines is not made of text boxes. */
const maxLines = 4000;

/** Boxes with rounded corners, as in web pages: two pairs of lines that do not quite meet. */
export const findRoundedBoxes = (rules: readonly Rule[]): Required<Pick<Frame, 'box' | 'border' | 'radius'>>[] => {
  const upright = rules.filter((r) => r.x0 === r.x1 && r.y1 - r.y0 > leastSides.height);
  const level = rules.filter((r) => r.y0 === r.y1 && r.x1 - r.x0 > leastSides.width);
  if (upright.length > maxLines || level.length > maxLines) return [];
  return upright.flatMap((left) => {
    const top = level.find((h) => isCorner(left.y0 - h.y0) && isCorner(h.x0 - left.x0));
    const bottom = top && level.find((h) => isCorner(h.y0 - left.y1) && Math.abs(h.x0 - top.x0) < 1 && Math.abs(h.x1 - top.x1) < 1);
    const right =
      bottom &&
      upright.find((r) => isCorner(r.x0 - top.x1) && Math.abs(r.y0 - left.y0) < oppositeSides && Math.abs(r.y1 - left.y1) < oppositeSides);
    return right ? [{ box: { x0: left.x0, y0: top.y0, x1: right.x0, y1: bottom.y0 }, border: left.colour, radius: left.y0 - top.y0 }] : [];
  });
};

/** Points: smaller boxes contain no text of several lines. More boxes than `most` are a pattern or a map. */
const textBox = { width: 40, height: 20, most: 400 } as const;
/** Points: tolerance within which a fill and the border around it are one box. */
const sameBox = 2.5;

const isSame = (a: Box, b: Box): boolean => contains(a, b, sameBox) && contains(b, a, sameBox);

/** A box with a table over more than this share of it is the table's background. */
const tableInBox = 0.3;

export const findTextBoxes = ({ frames, grounds, items }: Pick<PageSegments, 'frames' | 'grounds' | 'items'>): Frame[] => {
  const boxes: Frame[] = [];
  const tables = items.filter((i) => i.kind === 'grid');
  for (const frame of [...grounds.map(({ box, colour }): Frame => ({ box, fill: colour })), ...frames]) {
    const { box } = frame;
    if (box.x1 - box.x0 < textBox.width || box.y1 - box.y0 < textBox.height) continue;
    if (tables.some((t) => covered(box, t.box) > tableInBox)) continue;
    const known = boxes.findIndex((o) => isSame(o.box, box));
    if (known < 0) boxes.push(frame);
    else boxes[known] = { ...boxes[known], ...frame };
    if (boxes.length > textBox.most) return [];
  }
  return boxes;
};

/** Rows of boxes side by side, from left to right; the rows from top to bottom. A row may consist of one box. */
const rowsOf = (frames: readonly Frame[]): Frame[][] => {
  const inner = (outer: Frame) => frames.filter((f) => f !== outer && contains(outer.box, f.box, sameBox));
  const held = new Set(frames.flatMap(inner));
  const rows: Frame[][] = [];
  for (const frame of frames.filter((f) => !held.has(f)).sort((a, b) => a.box.y0 - b.box.y0 || a.box.x0 - b.box.x0)) {
    const { box } = frame;
    const row = rows.at(-1);
    const beside = row?.every(
      ({ box: o }) => overlapY(o, box) > besideBoxes * Math.min(o.y1 - o.y0, box.y1 - box.y0) && (box.x0 > o.x1 - 2 || box.x1 < o.x0 + 2),
    );
    if (row && beside) row.push(frame);
    else rows.push([frame]);
  }
  return rows.flatMap((row) => (row.length >= 2 ? [row.sort((a, b) => a.box.x0 - b.box.x0)] : row.flatMap((f) => rowsOf(inner(f)))));
};

/**
 * Cuts a page into regions in reading order. Texts in boxes side by side are read box by box, even if their lines are aligned; the rest is
 * cut into columns.
 */
export const findRegions = <T extends Placeable>(items: readonly T[], frames: readonly Frame[], rtl: boolean): Region<T>[] => {
  const regions: Region<T>[] = [];
  let rest = [...items];
  for (const row of rowsOf(frames)) {
    const cards = row
      .map((frame) => ({ frame, items: rest.filter((i) => contains(frame.box, i.box, 2)) }))
      .filter(({ items: own }) => own.length > 0);
    if (cards.length < 2 || !cards.some((card) => card.items.length > 1)) continue;
    const own = cards.flatMap((card) => card.items);
    const inside = new Set(own);
    const [y0, y1] = [Math.min(...own.map((i) => i.box.y0)), Math.max(...own.map((i) => i.box.y1))];
    const others = rest.filter((i) => !inside.has(i));
    if (others.some((i) => i.box.y1 > y0 + 1 && i.box.y0 < y1 - 1)) continue;
    regions.push(
      ...findColumns(
        others.filter((i) => i.box.y0 < y0),
        rtl,
      ),
    );
    const ordered = rtl ? cards.reverse() : cards;
    regions.push({
      kind: 'columns',
      columns: ordered.map((card): Region<T>[] => [{ kind: 'leaf', items: card.items }]),
      boxes: ordered.map((card) => card.frame),
    });
    rest = others.filter((i) => i.box.y0 >= y0);
  }
  return [...regions, ...findColumns(rest, rtl)];
};
