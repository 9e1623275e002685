import type { Colour } from '../model.ts';

/** Where the parts of `#rrggbb` begin; each is two digits to base 16. */
const parts = [1, 3, 5] as const;
const base = 16;
const full = 255;

/** A colour as white paper shows through it; `opacity` from 0 to 1. */
export const onWhite = (colour: Colour, opacity: number): Colour =>
  opacity >= 1
    ? colour
    : `#${parts
        .map((at) =>
          Math.round(full - opacity * (full - Number.parseInt(colour.slice(at, at + 2), base)))
            .toString(base)
            .padStart(2, '0'),
        )
        .join('')}`;
