import type { Running } from '../model.ts';
import type { SectionBlock } from '../panel-model.ts';

/** A page as input for sections: its body in reading order, and its running header and footer. */
export type Sheet = {
  readonly width: number;
  readonly height: number;
  readonly blocks: readonly SectionBlock[];
  readonly furniture: readonly Running[];
  /** The notes at its foot, if any. */
  readonly notes?: { readonly top: number; readonly bottom: number };
  readonly vertical?: true;
};

const bottomOf = (page: Sheet): number => Math.max(0, ...page.blocks.map((b) => (b.kind === 'floating' ? 0 : b.box.y1)));

/** The bottom of the lowest text, notes included. */
export const footOf = (page: Sheet): number => Math.max(bottomOf(page), page.notes?.bottom ?? 0);

/** The bottom of the body if the notes came directly below it. */
export const filledTo = (page: Sheet): number => bottomOf(page) + (page.notes ? page.notes.bottom - page.notes.top : 0);
