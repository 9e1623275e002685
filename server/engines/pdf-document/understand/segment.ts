import type { BuiltPart } from '../formula-model.ts';
import type { Box, Direction, LinkTarget, TextStyle } from '../model.ts';
import type { PlacedImage } from '../read/page-content.ts';
import type { TagPlace } from './tags.ts';

export type Span = {
  readonly text: string;
  readonly style: TextStyle;
  readonly link?: LinkTarget;
  readonly formula?: BuiltPart;
  /** The picture that its leading `pictureMark` represents. */
  readonly picture?: PlacedImage;
};

/** Text on one baseline without a gap that a reader would take for a gutter or a tab stop. The basic unit of layout analysis. */
export type Segment = {
  readonly spans: readonly Span[];
  readonly text: string;
  /** x from the text's start to its end; y from the font's ascent to its descent. */
  readonly box: Box;
  readonly baseline: number;
  readonly size: number;
  /** Width of the first word: the space it would have needed on the previous line. */
  readonly firstWord: number;
  /** x of the second word's start, in reading order; NaN for a single word. */
  readonly secondWord: number;
  /** x of each word's start after the first, in monospaced type. */
  readonly words?: readonly number[];
  readonly direction: Direction;
  /** It begins a paragraph with a drop capital beside this number of lines. */
  readonly opens?: number;
  /** Marked content ids of its glyphs, first to last, without repeats. */
  readonly mcids: readonly number[];
  readonly artifact: boolean;
  readonly tag?: TagPlace;
  /** It ends with a painted space, as lines do that a program has wrapped. */
  readonly spaced?: true;
  /** Numbers of the first and last text-showing operation. */
  readonly show: readonly [number, number];
  /** Rotated or vertical text is laid out in a rotated coordinate system. */
  readonly angle: number;
};

export const isBold = (s: Segment): boolean => s.spans.every((p) => p.style.bold || p.text.trim() === '');
