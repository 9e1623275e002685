import type { Box, Colour, Shape } from '../../model.ts';
import { intersect, type Matrix } from '../geometry.ts';
import type { GraphicsState } from '../graphics-state.ts';
import type { followMarks } from '../marks.ts';
import type { Fill, Glyph, PlacedImage, Rule } from '../page-content.ts';

/** A mask image is painted in the fill colour of the moment. */
export type ImageRequest =
  | { readonly kind: 'object'; readonly id: string }
  | { readonly kind: 'inline'; readonly data: unknown }
  | { readonly kind: 'mask'; readonly source: unknown; readonly colour: Colour };

/** An image as placed; its pixels are fetched after. `request` tells which. */
export type RequestedImage = Omit<PlacedImage, 'image'> & { readonly request: ImageRequest };

/** An operator's arguments as pdf.js gives them. */
export type Args = readonly never[];
/** What each operator of a family does, by pdf.js' name of it. */
export type Handlers = Readonly<Record<string, (args: Args) => void>>;

/** What all operators of one page share: the state, what has been painted, and the marks that are open. */
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
  /** What is painted inside a soft mask shows nothing by itself. */
  softMaskDepth: number;
  readonly groups: boolean[];
};

/** Puts the graphics state aside, as `q` does. */
export const save = (w: Walk): void => {
  w.stack.push({ ...w.state });
};
/** Takes up the state that was put aside last, as `Q` does. */
export const restore = (w: Walk): void => {
  w.state = w.stack.pop() ?? w.state;
};

/** Nothing outside of the box shows from here on; without any overlap, nothing at all does. */
export const clipTo = (w: Walk, box: Box): void => {
  w.state.clip = intersect(w.state.clip, box) ?? { x0: box.x0, y0: box.y0, x1: box.x0, y1: box.y0 };
};
