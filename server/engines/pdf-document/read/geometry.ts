import type { Box } from '../model.ts';

/** A PDF matrix [a b c d e f]: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [number, number, number, number, number, number];

export const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** The matrix that applies `inner` first, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
];

export const apply = (m: Matrix, x: number, y: number): readonly [number, number] => [
  m[0] * x + m[2] * y + m[4],
  m[1] * x + m[3] * y + m[5],
];

export const transformBox = (m: Matrix, x0: number, y0: number, x1: number, y1: number): Box => {
  const corners = [apply(m, x0, y0), apply(m, x1, y0), apply(m, x0, y1), apply(m, x1, y1)];
  const xs = corners.map((c) => c[0]);
  const ys = corners.map((c) => c[1]);
  return { x0: Math.min(...xs), y0: Math.min(...ys), x1: Math.max(...xs), y1: Math.max(...ys) };
};

export const scaleOf = (m: Matrix): number => Math.sqrt(Math.abs(m[0] * m[3] - m[1] * m[2]));

export const intersect = (a: Box, b: Box): Box | undefined => {
  const box = { x0: Math.max(a.x0, b.x0), y0: Math.max(a.y0, b.y0), x1: Math.min(a.x1, b.x1), y1: Math.min(a.y1, b.y1) };
  return box.x1 > box.x0 && box.y1 > box.y0 ? box : undefined;
};

type Across = Pick<Box, 'x0' | 'x1'>;
type Down = Pick<Box, 'y0' | 'y1'>;

/** The length that both have in common; negative for the distance between them. */
export const overlapX = (a: Across, b: Across): number => Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
export const overlapY = (a: Down, b: Down): number => Math.min(a.y1, b.y1) - Math.max(a.y0, b.y0);

export const area = (b: Box): number => Math.max(0, b.x1 - b.x0) * Math.max(0, b.y1 - b.y0);

export const union = (a: Box, b: Box): Box => ({
  x0: Math.min(a.x0, b.x0),
  y0: Math.min(a.y0, b.y0),
  x1: Math.max(a.x1, b.x1),
  y1: Math.max(a.y1, b.y1),
});

export const unionAll = (boxes: readonly Box[]): Box =>
  boxes.reduce(union, {
    x0: Number.POSITIVE_INFINITY,
    y0: Number.POSITIVE_INFINITY,
    x1: Number.NEGATIVE_INFINITY,
    y1: Number.NEGATIVE_INFINITY,
  });

export const contains = (outer: Box, inner: Box, slack = 0): boolean =>
  inner.x0 >= outer.x0 - slack && inner.x1 <= outer.x1 + slack && inner.y0 >= outer.y0 - slack && inner.y1 <= outer.y1 + slack;

export const centre = (b: Box): readonly [number, number] => [(b.x0 + b.x1) / 2, (b.y0 + b.y1) / 2];

/** Share of `inner`'s area that lies in `outer`. */
export const covered = (inner: Box, outer: Box): number => {
  const common = intersect(inner, outer);
  return common ? area(common) / Math.max(area(inner), 1e-6) : 0;
};
