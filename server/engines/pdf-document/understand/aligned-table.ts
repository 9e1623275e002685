import type { Box } from '../model.ts';
import type { Line } from './line.ts';

/** A table without rules: its text is aligned in columns. */
export type AlignedTable = {
  readonly box: Box;
  readonly columns: number;
  readonly rows: readonly {
    readonly y0: number;
    readonly y1: number;
    readonly cells: readonly (readonly Line[])[];
    /** Rows that the first cell spans, if several. */
    readonly headSpan?: number;
  }[];
};
