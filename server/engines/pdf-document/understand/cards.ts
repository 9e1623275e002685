import type { Box } from '../model.ts';
import { contains } from '../read/geometry.ts';
import type { Rule } from '../read/page-content.ts';
import { findColumns, type Placeable, type Region } from './columns.ts';

/** Points: sides of a box that text fits into, without its corners. */
const leastSides = { height: 6, width: 20 } as const;
/** Points: opposite sides of a box are as long as each other to within this. */
const oppositeSides = 1.5;
/** Part of the lower box's height that boxes side by side share. */
const besideBoxes = 0.6;

/** Radius of a box's corners (points): its sides end so far from each other. Sides that meet are found as grids. */
const least = 1.5;
const radius = 14;

const isCorner = (gap: number): boolean => gap > least && gap < radius;

/** A drawing with more lines than this is none of a text's boxes. */
const maxLines = 4000;

/** Boxes with rounded corners, as pages of the web have them: two pairs of lines that do not quite meet. */
export const findRoundedBoxes = (rules: readonly Rule[]): { readonly box: Box; readonly border: string }[] => {
  const upright = rules.filter((r) => r.x0 === r.x1 && r.y1 - r.y0 > leastSides.height);
  const level = rules.filter((r) => r.y0 === r.y1 && r.x1 - r.x0 > leastSides.width);
  if (upright.length > maxLines || level.length > maxLines) return [];
  return upright.flatMap((left) => {
    const top = level.find((h) => isCorner(left.y0 - h.y0) && isCorner(h.x0 - left.x0));
    const bottom = top && level.find((h) => isCorner(h.y0 - left.y1) && Math.abs(h.x0 - top.x0) < 1 && Math.abs(h.x1 - top.x1) < 1);
    const right =
      bottom &&
      upright.find((r) => isCorner(r.x0 - top.x1) && Math.abs(r.y0 - left.y0) < oppositeSides && Math.abs(r.y1 - left.y1) < oppositeSides);
    return right ? [{ box: { x0: left.x0, y0: top.y0, x1: right.x0, y1: bottom.y0 }, border: left.colour }] : [];
  });
};

const overlapY = (a: Box, b: Box): number => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);

/** Boxes with their sides to each other, from left to right; the rows from top to bottom. */
const rowsOf = (boxes: readonly Box[]): Box[][] => {
  const rows: Box[][] = [];
  for (const box of [...boxes].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    const row = rows.at(-1);
    const beside = row?.every(
      (o) => overlapY(o, box) > besideBoxes * Math.min(o.y1 - o.y0, box.y1 - box.y0) && (box.x0 > o.x1 - 2 || box.x1 < o.x0 + 2),
    );
    if (row && beside) row.push(box);
    else rows.push([box]);
  }
  return rows.map((row) => row.sort((a, b) => a.x0 - b.x0)).filter((row) => row.length >= 2);
};

/**
 * Cuts what is on a page into regions in the order of reading. Texts in boxes side by side are read box by box,
 * whatever their lines look like together; the rest is cut into columns.
 */
export const findRegions = <T extends Placeable>(items: readonly T[], frames: readonly Box[], rtl: boolean): Region<T>[] => {
  const regions: Region<T>[] = [];
  let rest = [...items];
  for (const row of rowsOf(frames)) {
    const cards = row.map((box) => rest.filter((i) => contains(box, i.box, 2))).filter((card) => card.length > 0);
    if (cards.length < 2 || !cards.some((card) => card.length > 1)) continue;
    const inside = new Set(cards.flat());
    const [y0, y1] = [Math.min(...cards.flat().map((i) => i.box.y0)), Math.max(...cards.flat().map((i) => i.box.y1))];
    const others = rest.filter((i) => !inside.has(i));
    if (others.some((i) => i.box.y1 > y0 + 1 && i.box.y0 < y1 - 1)) continue;
    regions.push(
      ...findColumns(
        others.filter((i) => i.box.y0 < y0),
        rtl,
      ),
    );
    const columns = cards.map((card): Region<T>[] => [{ kind: 'leaf', items: card }]);
    regions.push({ kind: 'columns', columns: rtl ? columns.reverse() : columns });
    rest = others.filter((i) => i.box.y0 >= y0);
  }
  return [...regions, ...findColumns(rest, rtl)];
};
