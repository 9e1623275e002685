import type { Colour } from '../../model.ts';
import { type Matrix, multiply } from '../geometry.ts';
import { gradientColour } from '../gradient-colour.ts';
import { type Handlers, restore, save, type Walk } from './walk.ts';

/** Returns pdf.js' description of a pattern by its name, if there is one. */
export type PatternSource = (id: unknown) => unknown;

const asColour = (value: unknown): Colour => (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value.toLowerCase() : '#808080');

/** Entries of an extended graphics state (ISO 32000-1, 8.4.5). */
const setGState = ({ state }: Walk, entries: readonly (readonly [string, unknown])[]): void => {
  for (const [key, value] of entries) {
    if (key === 'ca') state.fillAlpha = value as number;
    else if (key === 'CA') state.strokeAlpha = value as number;
    else if (key === 'SMask') state.masked = value !== false;
    else if (key === 'LW') state.lineWidth = value as number;
    else if (key === 'Font') [state.font, state.fontSize] = value as [string, number];
  }
};

/** Operators of the graphics state: matrices, colours, line widths. A gradient counts as one colour, other patterns as grey. */
export const stateHandlers = (w: Walk, patternOf: PatternSource): Handlers => ({
  save: () => save(w),
  restore: () => restore(w),
  transform: (a) => {
    w.state.ctm = multiply(w.state.ctm, a as unknown as Matrix);
  },
  setLineWidth: ([width]) => {
    w.state.lineWidth = width ?? 1;
  },
  setGState: ([entries]) => setGState(w, entries ?? []),
  setFillRGBColor: ([c]) => {
    w.state.fill = asColour(c);
  },
  setStrokeRGBColor: ([c]) => {
    w.state.stroke = asColour(c);
  },
  setFillColorN: ([, id]) => {
    w.state.fill = gradientColour(patternOf(id)) ?? '#c0c0c0';
  },
  setStrokeColorN: () => {
    w.state.stroke = '#808080';
  },
  setFillTransparent: () => {
    w.state.fill = 'transparent';
  },
  setStrokeTransparent: () => {
    w.state.stroke = 'transparent';
  },
});
