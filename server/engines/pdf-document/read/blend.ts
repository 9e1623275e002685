import type { Colour } from '../model.ts';
import { colourOf, partsOf } from './colour-parts.ts';

const full = 255;

/** A colour blended with white paper; `opacity` from 0 to 1. */
export const onWhite = (colour: Colour, opacity: number): Colour =>
  opacity >= 1 ? colour : colourOf(partsOf(colour).map((part) => full - opacity * (full - part)));
