import type { Box, Colour } from '../model.ts';

export type Frame = {
  readonly box: Box;
  readonly fill?: Colour;
  readonly border?: Colour;
  /** Points: corner radius. */
  readonly radius?: number;
};
