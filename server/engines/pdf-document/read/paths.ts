import type { Box, ShapeStep } from '../model.ts';
import { apply, type Matrix } from './geometry.ts';

/** Opcodes in pdf.js' path arrays (DrawOPS). */
const draw = { move: 0, line: 1, curve: 2, quadratic: 3, close: 4 } as const;

export const readPath = (data: ArrayLike<number>, matrix: Matrix): readonly ShapeStep[] => {
  const steps: ShapeStep[] = [];
  let i = 0;
  let last: readonly [number, number] = [0, 0];
  const at = (k: number): readonly [number, number] => apply(matrix, data[i + k] as number, data[i + k + 1] as number);
  while (i < data.length) {
    const op = data[i++];
    if (op === draw.move || op === draw.line) {
      last = at(0);
      steps.push({ kind: op === draw.move ? 'move' : 'line', x: last[0], y: last[1] });
      i += 2;
    } else if (op === draw.curve) {
      const [a, b, c] = [at(0), at(2), at(4)];
      steps.push({ kind: 'curve', x1: a[0], y1: a[1], x2: b[0], y2: b[1], x: c[0], y: c[1] });
      last = c;
      i += 6;
    } else if (op === draw.quadratic) {
      const [a, c] = [at(0), at(2)];
      const third = (p: number, q: number) => p + ((q - p) * 2) / 3;
      steps.push({
        kind: 'curve',
        x1: third(last[0], a[0]),
        y1: third(last[1], a[1]),
        x2: third(c[0], a[0]),
        y2: third(c[1], a[1]),
        x: c[0],
        y: c[1],
      });
      last = c;
      i += 4;
    } else if (op === draw.close) {
      steps.push({ kind: 'close' });
    } else break;
  }
  return steps;
};

export const boxOfSteps = (steps: readonly ShapeStep[]): Box => {
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const s of steps) {
    if (s.kind === 'close') continue;
    x0 = Math.min(x0, s.x);
    x1 = Math.max(x1, s.x);
    y0 = Math.min(y0, s.y);
    y1 = Math.max(y1, s.y);
  }
  return { x0, y0, x1, y1 };
};

/** Splits steps at their moves. */
export const subpaths = (steps: readonly ShapeStep[]): readonly (readonly ShapeStep[])[] => {
  const out: ShapeStep[][] = [];
  for (const s of steps) {
    if (s.kind === 'move' || out.length === 0) out.push([]);
    out.at(-1)?.push(s);
  }
  return out.filter((p) => p.length > 1);
};

/** Bars up to this thickness may have mitred ends, as borders that meet at a corner do in web pages. */
const mitredThickness = 4;

type Point = Exclude<ShapeStep, { kind: 'close' }>;

/** Points: tolerance within which three points lie on one axis-parallel line. */
const onLine = 0.01;
/** A rectangle with more points than this between its corners is a drawing. */
const mostPoints = 12;

/** Removes points on a vertical or horizontal line between two others: presentations begin a box in the middle of a side. */
const withoutMidpoints = (points: readonly Point[]): readonly Point[] => {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || points.length > mostPoints) return points;
  const isClosed = Math.abs(first.x - last.x) < onLine && Math.abs(first.y - last.y) < onLine;
  const ring = isClosed ? points.slice(0, -1) : points;
  if (ring.length <= 4) return points;
  return ring.filter((p, n) => {
    const [a, b] = [ring.at(n - 1) as Point, ring[(n + 1) % ring.length] as Point];
    const isBetween = (side: 'x' | 'y', along: 'x' | 'y') =>
      Math.abs(a[side] - p[side]) < onLine && Math.abs(b[side] - p[side]) < onLine && (p[along] - a[along]) * (b[along] - p[along]) > 0;
    return !isBetween('x', 'y') && !isBetween('y', 'x');
  });
};

/** Whether the subpath is an upright rectangle (four corners, sides along the axes). */
export const isUprightRectangle = (path: readonly ShapeStep[]): boolean => {
  const points = withoutMidpoints(path.filter((s) => s.kind !== 'close'));
  if (points.some((s) => s.kind === 'curve') || points.length < 4 || points.length > 6) return false;
  const box = boxOfSteps(path);
  const slack = 0.35;
  const [width, height] = [box.x1 - box.x0, box.y1 - box.y0];
  const slackX = height <= mitredThickness && width > 2 * height ? height + slack : slack;
  const slackY = width <= mitredThickness && height > 2 * width ? width + slack : slack;
  let [px, py] = [Number.NaN, Number.NaN];
  for (const s of points) {
    if (s.kind === 'curve') return false;
    const onX = Math.abs(s.x - box.x0) < slackX || Math.abs(s.x - box.x1) < slackX;
    const onY = Math.abs(s.y - box.y0) < slackY || Math.abs(s.y - box.y1) < slackY;
    if (!onX || !onY) return false;
    if (!Number.isNaN(px) && Math.abs(s.x - px) > slackX && Math.abs(s.y - py) > slackY) return false;
    [px, py] = [s.x, s.y];
  }
  return true;
};

/**
 * Points: tolerance between the sides of a rounded box and its edges. Minimum straight share of its edges: circles and drops have less.
 * Minimum share of its area: deeper cuts than rounded corners leave less.
 */
const rounded = { slack: 0.5, straight: 0.3, area: 0.75 } as const;

/** Whether the subpath is an upright box with rounded corners: straight sides lie on its edges, and curves cut only the corners. */
export const isRoundedRectangle = (path: readonly ShapeStep[]): boolean => {
  const points = path.filter((s) => s.kind !== 'close');
  const [first] = points;
  if (!first || !points.some((s) => s.kind === 'curve')) return false;
  const { x0, y0, x1, y1 } = boxOfSteps(path);
  const near = (a: number, b: number) => Math.abs(a - b) < rounded.slack;
  let [straight, twice] = [0, 0];
  let last = first;
  for (const s of [...points, { ...first, kind: 'line' as const }]) {
    if (s.kind !== 'curve') {
      const upright = near(s.x, last.x) && (near(s.x, x0) || near(s.x, x1));
      const level = near(s.y, last.y) && (near(s.y, y0) || near(s.y, y1));
      if (s !== first && !upright && !level) return false;
      straight += Math.hypot(s.x - last.x, s.y - last.y);
    }
    twice += last.x * s.y - s.x * last.y;
    last = s;
  }
  const [width, height] = [x1 - x0, y1 - y0];
  return straight > rounded.straight * 2 * (width + height) && Math.abs(twice) / 2 > rounded.area * width * height;
};
