import type { Box, Colour } from '../model.ts';

export type Frame = {
  readonly box: Box;
  readonly fill?: Colour;
  readonly border?: Colour;
  /** Points: corner radius. */
  readonly radius?: number;
};

/** Points: text may exceed the surrounding box or its background by its accents and descenders. */
export const aroundText = { x: 2, y: 4 } as const;

export const isInFrame = (box: Box, frame: Box): boolean =>
  box.x0 >= frame.x0 - aroundText.x &&
  box.x1 <= frame.x1 + aroundText.x &&
  box.y0 >= frame.y0 - aroundText.y &&
  box.y1 <= frame.y1 + aroundText.y;
