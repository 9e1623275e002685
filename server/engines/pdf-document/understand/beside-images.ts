import type { Box } from '../model.ts';
import type { Line } from './line.ts';

/** Where lines beside a picture begin or end, from `y0` to `y1`. */
export type Beside = { readonly y0: number; readonly y1: number } & ({ readonly from: number } | { readonly to: number });

/** Lines that stand beside a picture show where they end: so many at least. */
const leastLines = 2;
/** Points: what is filled and smaller than this is a bullet, a line or the like; part of it that lies in the column. */
const drawn = { size: 40, inColumn: 0.9 } as const;
/** Points: text stands over the edge of a picture by its overhang alone. */
const overhang = 1;

/**
 * How far text reaches that runs around pictures: to where the longest of its lines beside a picture ends, for how near it may come to it
 * nothing else tells.
 */
export const besidePictures = (lines: readonly Line[], pictures: readonly Box[]): Beside[] =>
  pictures.flatMap(({ x0, y0, x1, y1 }): Beside[] => {
    const level = lines.filter((l) => l.box.y0 < y1 && l.box.y1 > y0);
    const [before, after] = [level.filter((l) => l.box.x1 <= x0 + overhang), level.filter((l) => l.box.x0 >= x1 - overhang)];
    if (level.length < leastLines) return [];
    if (before.length === level.length) return [{ y0, y1, to: Math.max(...before.map((l) => l.box.x1)) }];
    return after.length === level.length ? [{ y0, y1, from: Math.min(...after.map((l) => l.box.x0)) }] : [];
  });

/** Filled areas that may be of a drawing in the column. */
export const drawnIn = (column: { readonly left: number; readonly right: number }, fills: readonly { readonly box: Box }[]): Box[] =>
  fills.flatMap(({ box }) => {
    const common = Math.min(column.right, box.x1) - Math.max(column.left, box.x0);
    const isLarge = Math.min(box.x1 - box.x0, box.y1 - box.y0) > drawn.size;
    return isLarge && common > drawn.inColumn * (box.x1 - box.x0) ? [box] : [];
  });

/** The column of a line that may stand beside pictures. */
export const columnBeside = <T extends { readonly left: number; readonly right: number; readonly beside?: readonly Beside[] }>(
  column: T,
  { box }: Line,
): T => {
  const own = column.beside?.filter((b) => box.y0 < b.y1 && box.y1 > b.y0);
  if (!own || own.length === 0) return column;
  return {
    ...column,
    left: Math.max(column.left, ...own.flatMap((b) => ('from' in b ? [b.from] : []))),
    right: Math.min(column.right, ...own.flatMap((b) => ('to' in b ? [b.to] : []))),
  };
};
