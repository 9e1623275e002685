import type { Box, Colour, Shape } from '../../model.ts';
import { intersect, type Matrix } from '../geometry.ts';
import type { GraphicsState } from '../graphics-state.ts';
import type { followMarks } from '../marks.ts';
import type { Fill, Glyph, PlacedImage, Rule } from '../page-content.ts';

/** A mask image is painted in the current fill colour. */
export type ImageRequest =
  | { readonly kind: 'object'; readonly id: string }
  | { readonly kind: 'inline'; readonly data: unknown }
  | { readonly kind: 'mask'; readonly source: unknown; readonly colour: Colour };

/** An image with its position; its pixels, identified by `request`, are fetched later. */
export type RequestedImage = Omit<PlacedImage, 'image'> & { readonly request: ImageRequest };

export type Args = readonly never[];
export type Handlers = Readonly<Record<string, (args: Args) => void>>;

/** State shared by all operators of one page: the graphics state, the painted items, and the open marks. */
export type Walk = {
  state: GraphicsState;
  readonly stack: GraphicsState[];
  readonly base: Matrix;
  readonly page: Box;
  readonly glyphs: Glyph[];
  readonly rules: Rule[];
  readonly fills: Fill[];
  readonly drawings: (Shape | RequestedImage)[];
  readonly marks: ReturnType<typeof followMarks>;
  /** The next path also clips. */
  pendingClip: boolean;
  /** Content painted inside a soft mask is not visible. */
  softMaskDepth: number;
  readonly groups: boolean[];
};

/** Saves the graphics state, as `q` does. */
export const save = (w: Walk): void => {
  w.stack.push({ ...w.state });
};
/** Restores the last saved state, as `Q` does. */
export const restore = (w: Walk): void => {
  w.state = w.stack.pop() ?? w.state;
};

/** Clips further painting to the box; without an overlap, nothing is visible. */
export const clipTo = (w: Walk, box: Box): void => {
  w.state.clip = intersect(w.state.clip, box) ?? { x0: box.x0, y0: box.y0, x1: box.x0, y1: box.y0 };
};
