import type { BuiltPart } from '../formula-model.ts';
import type { Box, Direction, LinkTarget, TextStyle } from '../model.ts';
import type { PlacedImage } from '../read/page-content.ts';
import type { TagPlace } from './tags.ts';

/** Text of one style inside a segment. */
export type Span = {
  readonly text: string;
  readonly style: TextStyle;
  readonly link?: LinkTarget;
  readonly formula?: BuiltPart;
  /** In place of the mark that its text begins with. */
  readonly picture?: PlacedImage;
};

/**
 * A stretch of text on one baseline without a gap that a reader would take for a column or a tab stop.
 * The unit that the layout analysis moves about.
 */
export type Segment = {
  readonly spans: readonly Span[];
  readonly text: string;
  /** x from the text's start to its end; y from the font's ascent to its descent. */
  readonly box: Box;
  readonly baseline: number;
  /** Size of most of its text. */
  readonly size: number;
  /** Width of the first word: what the line before it would have needed. */
  readonly firstWord: number;
  /** x where the second word starts, in the order of reading; NaN for a word alone. */
  readonly secondWord: number;
  /** x where each word after the first starts, of typewriter's type. */
  readonly words?: readonly number[];
  readonly direction: Direction;
  /** A paragraph begins with it, by a drop capital that so many lines stood beside. */
  readonly opens?: number;
  /** Marked content ids of its glyphs, first to last, without repeats. */
  readonly mcids: readonly number[];
  readonly artifact: boolean;
  /** Its place in the structure tree of a tagged file. */
  readonly tag?: TagPlace;
  /** Numbers of the first and last text-showing operation. */
  readonly show: readonly [number, number];
  /** A rotated or vertical text is laid out in a frame of its own. */
  readonly angle: number;
};
