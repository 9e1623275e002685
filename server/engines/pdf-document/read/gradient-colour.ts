import type { Colour } from '../model.ts';
import { colourOf, partsOf } from './colour-parts.ts';

/** A gradient stop of pdf.js: its offset, from 0 to 1, and its colour. */
type Stop = readonly [at: number, colour: string];

const isStop = (value: unknown): value is Stop =>
  Array.isArray(value) && typeof value[0] === 'number' && typeof value[1] === 'string' && /^#[0-9a-f]{6}$/i.test(value[1]);

/** The average colour of a gradient, from pdf.js' description; undefined for other patterns. */
export const gradientColour = (pattern: unknown): Colour | undefined => {
  if (!Array.isArray(pattern) || pattern[0] !== 'RadialAxial' || !Array.isArray(pattern[3])) return undefined;
  const stops = pattern[3].filter(isStop);
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return undefined;
  const mean = [0, 1, 2].map((part) => {
    const value = ([, colour]: Stop) => partsOf(colour)[part] as number;
    const between = stops.slice(1).map((stop, n) => {
      const before = stops[n] as Stop;
      return (stop[0] - before[0]) * ((value(stop) + value(before)) / 2);
    });
    return first[0] * value(first) + between.reduce((sum, v) => sum + v, 0) + (1 - last[0]) * value(last);
  });
  return colourOf(mean);
};
