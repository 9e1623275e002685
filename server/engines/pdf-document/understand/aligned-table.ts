import type { Box } from '../model.ts';
import type { Line } from './line.ts';

/** A table that nothing draws: its text stands in so many columns. */
export type AlignedTable = {
  readonly box: Box;
  readonly columns: number;
  readonly rows: readonly { readonly y0: number; readonly y1: number; readonly cells: readonly (readonly Line[])[] }[];
};
