import type { Block, Box, Colour, Direction } from './model.ts';

/** A boxed text. Its paragraphs are relative to its sides, less the padding. */
export type Panel = {
  readonly box: Box;
  readonly padding: { readonly left: number; readonly right: number };
  readonly fill?: Colour;
  readonly border?: Colour;
  readonly blocks: readonly Block[];
};

/** Boxes side by side, in reading order: each is read to its end before the next. */
export type Panels = {
  readonly kind: 'panels';
  readonly panels: readonly Panel[];
  readonly direction: Direction;
  readonly indent: number;
  readonly spaceBefore: number;
  readonly breakBefore?: 'page' | 'column';
  readonly box: Box;
};

export type SectionBlock = Block | Panels;
