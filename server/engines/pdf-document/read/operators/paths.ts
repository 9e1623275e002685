import type { Colour, ShapeStep } from '../../model.ts';
import { gradientColour } from '../gradient-colour.ts';
import { paintPath } from '../paint-path.ts';
import { boxOfSteps, readPath } from '../paths.ts';
import type { PatternSource } from './state.ts';
import { clipTo, type Handlers, type Walk } from './walk.ts';

/** Assumed opacity under a soft mask, whose real values are unknown: for example a shadow that fades out at its edges. */
const faded = 0.3;

/** Paints a path whose steps are in page space, as the operator of this name does. */
export const paintSteps = (w: Walk, operator: string, steps: readonly ShapeStep[]): void => {
  const painted = w.softMaskDepth > 0 ? undefined : paintPath(operator, steps, w.state, w.page);
  if (!painted) return;
  w.drawings.push(w.state.masked ? { ...painted.drawing, opacity: painted.drawing.opacity * faded } : painted.drawing);
  // A shadow is not a text background.
  if (w.state.masked) return;
  w.rules.push(...painted.rules);
  w.fills.push(...painted.fills);
};

const takePath = (w: Walk, operator: string, data: ArrayLike<number>): void => {
  const steps = readPath(data, w.state.ctm);
  if (steps.length === 0) return;
  if (w.pendingClip) {
    w.pendingClip = false;
    clipTo(w, boxOfSteps(steps));
  }
  paintSteps(w, operator, steps);
};

/** A gradient that fills the clip region. */
const shade = (w: Walk, colour: Colour | undefined): void => {
  const { x0, y0, x1, y1 } = w.state.clip;
  if (!colour || x1 <= x0 || y1 <= y0) return;
  const before = w.state.fill;
  w.state.fill = colour;
  paintSteps(w, 'fill', [
    { kind: 'move', x: x0, y: y0 },
    { kind: 'line', x: x1, y: y0 },
    { kind: 'line', x: x1, y: y1 },
    { kind: 'line', x: x0, y: y1 },
    { kind: 'close' },
  ]);
  w.state.fill = before;
};

/** Operators that paint paths and clip to them; `names` maps pdf.js' numbers to names. */
export const pathHandlers = (w: Walk, names: Readonly<Record<string, string>>, patternOf: PatternSource): Handlers => {
  const clip = () => {
    w.pendingClip = true;
  };
  return {
    clip,
    eoClip: clip,
    shadingFill: ([id]) => shade(w, gradientColour(patternOf(id))),
    constructPath: ([op, data]) => {
      const path = (data as unknown as readonly unknown[])?.[0];
      if (path) takePath(w, names[op ?? -1] ?? '', path as ArrayLike<number>);
      else w.pendingClip = false;
    },
  };
};
