import type { Colour, ImageData, Margins, OutlineEntry, Paragraph, Running } from './model.ts';
import type { SectionBlock } from './panel-model.ts';
import type { Typeface } from './typeface.ts';

/** Pages in a row with one geometry, as text that flows: paragraphs and tables are joined over columns and pages. */
export type Section = {
  readonly width: number;
  readonly height: number;
  readonly margins: Margins;
  /** Its lines run down the paper, from right to left; lengths are those of the paper turned so that they run to the right. */
  readonly vertical?: true;
  /** Widths of the columns from left to right, and the gaps between them; one width for usual text. */
  readonly columns: { readonly widths: readonly number[]; readonly gaps: readonly number[] };
  /** Does it start on a new page, or below the section before on the same page? */
  readonly start: 'page' | 'continuous';
  /** White space between it and the section that it stands below on its page. */
  readonly spaceBefore: number;
  readonly header: readonly Running[];
  readonly footer: readonly Running[];
  /** The number that its first page bears, where counting from 1 would not give it. */
  readonly firstPageNumber?: number;
  /** Its first page has a header and footer of its own. */
  readonly first?: { readonly header: readonly Running[]; readonly footer: readonly Running[] };
  /** Its columns end together on its last page, and no section goes on under them: readers fill one after the other unless they are told. */
  readonly balanced?: true;
  readonly blocks: readonly SectionBlock[];
};

/** A document as text that flows, for writers of text documents. */
export type FlowModel = {
  readonly title: string;
  /** BCP 47, from the file; empty when it does not say. */
  readonly language: string;
  readonly sections: readonly Section[];
  /** What all of its pages are painted with from edge to edge, where it is not white. */
  readonly paper?: Colour;
  /** How many pages it was read from. */
  readonly pages: number;
  /** Foot- and endnotes by id. */
  readonly notes: ReadonlyMap<number, readonly Paragraph[]>;
  /** The mark that each note has in the file: `12`, `*`. */
  readonly noteMarks: ReadonlyMap<number, string>;
  /** The notes at the foot of a page or column, by how many blocks of all sections stand before that foot. */
  readonly noteFeet: ReadonlyMap<number, readonly number[]>;
  readonly images: ReadonlyMap<string, ImageData>;
  readonly outline: readonly OutlineEntry[];
  /** The cuts of families that its text is set in. */
  readonly typefaces: readonly Typeface[];
};
