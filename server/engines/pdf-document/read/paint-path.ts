import type { Box, Colour, Shape, ShapeStep } from '../model.ts';
import { onWhite } from './blend.ts';
import { area, intersect, scaleOf } from './geometry.ts';
import type { GraphicsState } from './graphics-state.ts';
import type { Fill, Rule } from './page-content.ts';
import { boxOfSteps, isRoundedRectangle, isUprightRectangle, subpaths } from './paths.ts';

/** Lines up to this thickness count as rules; thicker ones are areas. */
const maxRuleWidth = 3.2;

const clippedRule = (box: Box, width: number, colour: Colour, clip: Box): Rule[] => {
  const seen = intersect({ x0: box.x0 - 0.1, y0: box.y0 - 0.1, x1: box.x1 + 0.1, y1: box.y1 + 0.1 }, clip);
  if (!seen) return [];
  const horizontal = box.x1 - box.x0 >= box.y1 - box.y0;
  if (horizontal) {
    const middle = (box.y0 + box.y1) / 2;
    return [{ x0: Math.max(box.x0, seen.x0), x1: Math.min(box.x1, seen.x1), y0: middle, y1: middle, width, colour }];
  }
  const middle = (box.x0 + box.x1) / 2;
  return [{ x0: middle, x1: middle, y0: Math.max(box.y0, seen.y0), y1: Math.min(box.y1, seen.y1), width, colour }];
};

/** Points: sides of two rectangles coincide within this distance. */
const sameSide = 0.05;

/**
 * The sides of a border painted as the space between two nested rectangles; a side may be missing. With `isEven` (even-odd rule), the
 * intersection stays unpainted.
 */
const ringOf = (parts: readonly (readonly ShapeStep[])[], isEven: boolean): { readonly box: Box; readonly width: number }[] | undefined => {
  const [a, b, other] = parts;
  if (!a || !b || other || !isUprightRectangle(a) || !isUprightRectangle(b)) return undefined;
  const [o, i] = area(boxOfSteps(a)) > area(boxOfSteps(b)) ? [boxOfSteps(a), boxOfSteps(b)] : [boxOfSteps(b), boxOfSteps(a)];
  const widths = [i.y0 - o.y0, o.y1 - i.y1, i.x0 - o.x0, o.x1 - i.x1];
  const least = isEven ? -sameSide : sameSide;
  if (widths.some((w) => w < least || w > maxRuleWidth) || Math.max(...widths) < sameSide) return undefined;
  const [top, bottom, left, right] = widths as [number, number, number, number];
  return [
    { box: { ...o, y1: i.y0 }, width: top },
    { box: { ...o, y0: i.y1 }, width: bottom },
    { box: { ...o, x1: i.x0 }, width: left },
    { box: { ...o, x0: i.x1 }, width: right },
  ].filter(({ width }) => width > sameSide);
};

/** Classifies what a path paints, by the name of its painting operator: straight lines, upright areas, and the shape itself. */
export const paintPath = (
  name: string,
  steps: readonly ShapeStep[],
  state: GraphicsState,
  page: Box,
): { readonly rules: readonly Rule[]; readonly fills: readonly Fill[]; readonly drawing: Shape } | undefined => {
  const box = boxOfSteps(steps);
  const filled = /fill/i.test(name) && state.fill !== 'transparent' && state.fillAlpha > 0.02;
  const stroked = /stroke/i.test(name) && state.stroke !== 'transparent' && state.strokeAlpha > 0.02;
  if (!filled && !stroked) return undefined;
  const shown = intersect({ x0: box.x0 - 0.5, y0: box.y0 - 0.5, x1: box.x1 + 0.5, y1: box.y1 + 0.5 }, state.clip);
  if (!shown) return undefined;
  const lineWidth = Math.max(state.lineWidth * scaleOf(state.ctm), 0.1);
  const parts = subpaths(steps);
  const ground = filled ? onWhite(state.fill, state.fillAlpha) : state.fill;
  const rules: Rule[] = [];
  const fills: Fill[] = [];
  const addRule = (b: Box, width: number, colour: Colour) => rules.push(...clippedRule(b, width, colour, state.clip));
  const ring = filled ? ringOf(parts, /^eo/i.test(name)) : undefined;
  if (ring) for (const side of ring) addRule(side.box, side.width, state.fill);
  else if (filled)
    for (const part of parts) {
      const b = boxOfSteps(part);
      if (!isUprightRectangle(part)) {
        const cut = parts.length === 1 && isRoundedRectangle(part) ? intersect(b, state.clip) : undefined;
        if (cut) fills.push({ box: cut, colour: ground, rounded: true });
        continue;
      }
      if (b.y1 - b.y0 <= maxRuleWidth && b.x1 - b.x0 > b.y1 - b.y0) addRule(b, b.y1 - b.y0, state.fill);
      else if (b.x1 - b.x0 <= maxRuleWidth && b.y1 - b.y0 > b.x1 - b.x0) addRule(b, b.x1 - b.x0, state.fill);
      else {
        const cut = intersect(b, state.clip);
        if (cut) fills.push({ box: cut, colour: ground });
      }
    }
  if (stroked && lineWidth <= maxRuleWidth * 2) {
    for (const part of parts) {
      let [px, py, sx, sy] = [0, 0, 0, 0];
      for (const s of part) {
        const [nx, ny] = s.kind === 'close' ? [sx, sy] : [s.x, s.y];
        if (s.kind === 'move') [sx, sy] = [s.x, s.y];
        else if (s.kind !== 'curve' && (Math.abs(nx - px) < 0.3 || Math.abs(ny - py) < 0.3) && Math.hypot(nx - px, ny - py) > 1)
          addRule({ x0: Math.min(px, nx), x1: Math.max(px, nx), y0: Math.min(py, ny), y1: Math.max(py, ny) }, lineWidth, state.stroke);
        [px, py] = [nx, ny];
      }
    }
  }
  const drawing: Shape = {
    box: intersect(box, page) ?? box,
    steps,
    ...(filled ? { fill: state.fill } : {}),
    ...(stroked ? { stroke: { width: lineWidth, colour: state.stroke } } : {}),
    opacity: filled ? state.fillAlpha : state.strokeAlpha,
  };
  return { rules, fills, drawing };
};
