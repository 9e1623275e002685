import type { LayoutBlock } from './blocks.ts';
import type { Frame } from './frame.ts';
import type { Measure } from './paragraph-breaks.ts';

/** Part of a page with one column, or columns side by side. */
export type PageRegion = {
  readonly page: number;
  readonly columns: readonly {
    readonly measure: Measure;
    readonly blocks: readonly LayoutBlock[];
    /** It continues the last block of the previous column. */
    readonly goesOn?: true;
  }[];
  /** The boxes of its columns, and the measure of the text around them. */
  readonly boxes?: { readonly measure: Measure; readonly frames: readonly Frame[] };
};
