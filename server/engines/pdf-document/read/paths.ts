import type { Box, ShapeStep } from '../model.ts';
import { apply, type Matrix } from './geometry.ts';

/** Numbers that pdf.js writes into a path's array (DrawOPS). */
const draw = { move: 0, line: 1, curve: 2, quadratic: 3, close: 4 } as const;

/** Reads a pdf.js path into steps in page space. */
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

/** Bars up to this thickness may have their ends cut aslant, as borders that meet at a corner do in web pages. */
const mitredThickness = 4;

/** Is the subpath an upright rectangle (four corners, sides along the axes)? */
export const isUprightRectangle = (path: readonly ShapeStep[]): boolean => {
  const points = path.filter((s) => s.kind !== 'close');
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
