import type { Box } from '../model.ts';

/** A positioned item that column detection sorts. */
export type Placeable = {
  readonly box: Box;
  /** Letters of a text; 0 for tables and pictures. */
  readonly letters: number;
  readonly baseline: number;
  readonly size: number;
  /** A table or a picture counts as several lines. */
  readonly block: boolean;
  /** It is a bullet, or begins with one. */
  readonly bullet?: true;
  readonly text?: string;
};
