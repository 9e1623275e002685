import type { Box } from '../model.ts';

/** Something with a place on the page that the search for columns has to order. */
export type Placeable = {
  readonly box: Box;
  /** Letters of a text; 0 for tables and pictures. */
  readonly letters: number;
  readonly baseline: number;
  readonly size: number;
  /** A table or a picture counts as many lines. */
  readonly block: boolean;
  /** It is a bullet, or begins with one. */
  readonly bullet?: true;
  /** Its words, of a text. */
  readonly text?: string;
};
