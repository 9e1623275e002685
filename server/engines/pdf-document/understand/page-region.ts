import type { LayoutBlock } from './blocks.ts';
import type { Frame } from './frame.ts';
import type { Measure } from './paragraph-breaks.ts';

/** Part of a page that is one column wide, or has columns side by side. */
export type PageRegion = {
  readonly page: number;
  readonly columns: readonly {
    readonly measure: Measure;
    readonly blocks: readonly LayoutBlock[];
    /** It begins in the middle of what the column before ends with. */
    readonly goesOn?: true;
  }[];
  /** The boxes that its columns stand in, and the measure of the text around them. */
  readonly boxes?: { readonly measure: Measure; readonly frames: readonly Frame[] };
};
