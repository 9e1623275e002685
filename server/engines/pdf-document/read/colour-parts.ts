import type { Colour } from '../model.ts';

/** Offsets of red, green and blue in `#rrggbb`; two hexadecimal digits each. */
const places = [1, 3, 5] as const;
const base = 16;

/** Red, green and blue of `#rrggbb`, each from 0 to 255. */
export const partsOf = (colour: Colour): readonly number[] => places.map((at) => Number.parseInt(colour.slice(at, at + 2), base));

export const colourOf = (parts: readonly number[]): Colour =>
  `#${parts.map((part) => Math.round(part).toString(base).padStart(2, '0')).join('')}`;
