import type { ShapeStep } from '../../model.ts';
import { paintPath } from '../paint-path.ts';
import { boxOfSteps, readPath } from '../paths.ts';
import { clipTo, type Handlers, type Walk } from './walk.ts';

/** Paints a path whose steps are in page space, as the operator of this name does. */
export const paintSteps = (w: Walk, operator: string, steps: readonly ShapeStep[]): void => {
  const painted = w.softMaskDepth > 0 ? undefined : paintPath(operator, steps, w.state, w.page);
  if (!painted) return;
  w.rules.push(...painted.rules);
  w.fills.push(...painted.fills);
  w.drawings.push(painted.drawing);
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

/** Operators that paint paths and clip to them; `names` are those of pdf.js' numbers. */
export const pathHandlers = (w: Walk, names: Readonly<Record<string, string>>): Handlers => {
  const clip = () => {
    w.pendingClip = true;
  };
  return {
    clip,
    eoClip: clip,
    constructPath: ([op, data]) => {
      const path = (data as unknown as readonly unknown[])?.[0];
      if (path) takePath(w, names[op ?? -1] ?? '', path as ArrayLike<number>);
      else w.pendingClip = false;
    },
  };
};
