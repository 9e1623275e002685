import type { Colour, ImageData, Margins, OutlineEntry, Paragraph, Running } from './model.ts';
import type { SectionBlock } from './panel-model.ts';
import type { Typeface } from './typeface.ts';

/** The running header and footer of pages. */
export type RunningText = { readonly header: readonly Running[]; readonly footer: readonly Running[] };

/** Consecutive pages with one geometry, as flowing text: paragraphs and tables are joined across columns and pages. */
export type Section = RunningText & {
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
  /** Lines run down the page, from right to left; lengths are those of the page rotated so that lines run to the right. */
  readonly vertical?: true;
  /** Widths of the columns from left to right, and the gutters between them; one width for single-column text. */
  readonly columns: { readonly widths: readonly number[]; readonly gaps: readonly number[] };
  /** Whether it starts on a new page, or below the previous section on the same page. */
  readonly start: 'page' | 'continuous';
  /** White space between it and the section above it on the same page. */
  readonly spaceBefore: number;
  /** The number of its first page, if counting from 1 gives a different one. */
  readonly firstPageNumber?: number;
  /** Set if its first page has a different header and footer. */
  readonly first?: RunningText;
  /** Set in all sections of a document whose even pages have different ones; `header` and `footer` are then those of odd pages. */
  readonly even?: RunningText;
  /** Its columns are balanced on its last page, and no section continues below. By default, readers fill one column after the other. */
  readonly balanced?: true;
  readonly blocks: readonly SectionBlock[];
};

/** A document as flowing text, for writers of text documents. */
export type FlowModel = {
  readonly title: string;
  /** BCP 47, from the file; empty if undeclared. */
  readonly language: string;
  readonly sections: readonly Section[];
  /** Background colour of all pages, if not white. */
  readonly paper?: Colour;
  readonly pages: number;
  readonly notes: ReadonlyMap<number, readonly Paragraph[]>;
  /** The mark of each note in the file: `12`, `*`. */
  readonly noteMarks: ReadonlyMap<number, string>;
  /** The notes at the foot of a page or column, keyed by the number of blocks, over all sections, before that foot. */
  readonly noteFeet: ReadonlyMap<number, readonly number[]>;
  readonly images: ReadonlyMap<string, ImageData>;
  readonly outline: readonly OutlineEntry[];
  readonly typefaces: readonly Typeface[];
};
