import type { Box, Colour } from '../model.ts';

/** A box drawn around or behind a text. */
export type Frame = {
  readonly box: Box;
  readonly fill?: Colour;
  readonly border?: Colour;
  /** Points: of its round corners. */
  readonly radius?: number;
  /** Nothing draws it: it is the room of a text whose lines are each one by itself. */
  readonly eachLine?: true;
};
