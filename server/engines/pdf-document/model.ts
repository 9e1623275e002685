/**
 * The document as it was understood: what the analysis hands to the writers, and all that a writer may know.
 * Lengths are points (1/72 inch); positions count from the top left corner of the page as it is shown.
 */

import type { Formula, Script } from './formula-model.ts';

/** A rectangle on a page: x0 < x1 to the right, y0 < y1 downwards. */
export type Box = { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number };

/** `#rrggbb`. */
export type Colour = string;

export type TextStyle = {
  /** Family name as installed programs know it, without subset prefix and weight: `Noto Sans`. */
  readonly font: string;
  /** Points. */
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly underline: boolean;
  readonly strike: boolean;
  readonly monospace: boolean;
  readonly colour: Colour;
  /** Fill behind the text, when it is there for the text alone. */
  readonly highlight?: Colour;
  readonly script: Script;
  /** Text of one field of a form has its id. */
  readonly field?: string;
};

export type LinkTarget =
  | { readonly kind: 'address'; readonly href: string }
  /** A page of this document (from 0), and how far down from its top. */
  | { readonly kind: 'page'; readonly page: number; readonly y: number }
  /** In text that flows: the paragraph with this `anchor`. */
  | { readonly kind: 'anchor'; readonly anchor: string };

export type Inline =
  /** `formula` is what its text says in one line. */
  | { readonly kind: 'text'; readonly text: string; readonly style: TextStyle; readonly link?: LinkTarget; readonly formula?: Formula }
  /**
   * `at` is where the text after it starts, from the left edge of the column; `align` tells which side of that text it is;
   * a `leader` fills the space up to it, with so many `dots` on the page, which may be `spaced`.
   */
  | {
      readonly kind: 'tab';
      readonly at: number;
      readonly align: 'left' | 'right';
      readonly leader?: 'dot';
      readonly dots?: number;
      readonly spaced?: true;
    }
  | { readonly kind: 'break' }
  | { readonly kind: 'picture'; readonly picture: Picture }
  /** The number of the page, in running headers and footers. */
  | { readonly kind: 'pageNumber'; readonly style: TextStyle }
  /** Id of an entry of `DocumentModel.notes`. */
  | { readonly kind: 'note'; readonly note: number };

export type Alignment = 'start' | 'centre' | 'end' | 'justify';
export type Direction = 'ltr' | 'rtl';

export type MarkerFormat = 'bullet' | 'decimal' | 'lowerLetter' | 'upperLetter' | 'lowerRoman' | 'upperRoman' | 'ideograph';

/** The marker of a list item, taken off its text. */
export type Marker = {
  readonly format: MarkerFormat;
  /** The marker as it stands in the file: `•`, `2.`, `(a)`, `3.1.2`. */
  readonly text: string;
  /** The last number of a numbered marker: 2 for `2.`, 1 for `(a)`. 0 for bullets. */
  readonly number: number;
};

export type ParagraphRole =
  | { readonly kind: 'body' }
  | { readonly kind: 'title' }
  /** `level` from 1. */
  | { readonly kind: 'heading'; readonly level: number }
  /** Items of one list share `list`; `level` from 0. */
  | { readonly kind: 'item'; readonly list: number; readonly level: number; readonly marker: Marker }
  | { readonly kind: 'caption' }
  /** A line of code with its own spaces, so many empty lines under the one before; `first` of its listing. */
  | { readonly kind: 'code'; readonly first: boolean; readonly empty: number };

/** A bar beside a text that is set apart, such as a quotation. */
export type Bar = { readonly box: Box; readonly colour: Colour };

/** A line across the column over or under a text, so many points off its line box. */
export type RuleBeside = { readonly gap: number; readonly width: number; readonly colour: Colour };

export type Paragraph = {
  readonly kind: 'paragraph';
  readonly role: ParagraphRole;
  readonly inlines: readonly Inline[];
  readonly align: Alignment;
  readonly direction: Direction;
  /** Inwards from the column's edges at the start and end side; `first` is added for the first line (negative: hanging). */
  readonly indent: { readonly start: number; readonly end: number; readonly first: number };
  /** White space above, negative where line boxes overlap, and the distance of baselines. */
  readonly spacing: { readonly before: number; readonly line: number };
  /** It stands on a new page or column because the one before was left early. */
  readonly breakBefore?: 'page' | 'column';
  /** Background and border of a paragraph in a box of its own. */
  readonly fill?: Colour;
  readonly border?: Colour;
  /** Points: of the round corners of that box. */
  readonly radius?: number;
  /** White space between the sides of its box and its text; the space above it counts from its box. */
  readonly padding?: Margins;
  /** White space beside it counts from them. */
  readonly rules?: { readonly above?: RuleBeside; readonly below?: RuleBeside };
  /** Beside its start; paragraphs beside one share it. */
  readonly bar?: Bar;
  /** Links lead here by this name. */
  readonly anchor?: string;
  readonly box: Box;
};

export type BorderSide = 'top' | 'right' | 'bottom' | 'left';
export type Border = { readonly width: number; readonly colour: Colour };

export type Cell = {
  readonly row: number;
  readonly column: number;
  readonly rowSpan: number;
  readonly columnSpan: number;
  readonly blocks: readonly Block[];
  readonly fill?: Colour;
  readonly borders: Partial<Record<BorderSide, Border>>;
  readonly verticalAlign: 'top' | 'middle' | 'bottom';
  readonly box: Box;
};

export type Table = {
  readonly kind: 'table';
  /** Did lines or fills draw it, or is it seen from the alignment of its text alone? */
  readonly ruled: boolean;
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
  /** Rows at the top that are a heading, repeated on each page. */
  readonly headerRows: number;
  /** In order of rows, then columns; covered places have no entry. */
  readonly cells: readonly Cell[];
  readonly direction: Direction;
  readonly indent: number;
  readonly spaceBefore: number;
  readonly breakBefore?: 'page' | 'column';
  readonly box: Box;
};

/** A picture in its place. */
export type Picture = {
  /** Id of an entry of `DocumentModel.images`. */
  readonly image: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Lines of text inside a drawing, in the order of reading. */
  readonly labels?: readonly string[];
  /** Points: of a picture in a line, how far it reaches under the line's baseline. */
  readonly depth?: number;
  readonly box: Box;
};

/** A picture that text runs beside or over; its place is `picture.box`. */
export type FloatingPicture = { readonly kind: 'floating'; readonly picture: Picture; readonly behind: boolean };

/** What stands in a running header or footer. */
export type Running = Paragraph | FloatingPicture;

export type Block = Paragraph | Table | FloatingPicture;

export type ImageData = { readonly type: 'png' | 'jpeg'; readonly bytes: Uint8Array; readonly width: number; readonly height: number };

/** A drawn shape: for writers that place things. Steps are absolute positions on the page. */
export type Shape = {
  readonly box: Box;
  readonly steps: readonly ShapeStep[];
  readonly fill?: Colour;
  readonly stroke?: Border;
  /** 0 clear to 1 opaque. */
  readonly opacity: number;
};
export type ShapeStep =
  | { readonly kind: 'move' | 'line'; readonly x: number; readonly y: number }
  | {
      readonly kind: 'curve';
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly kind: 'close' };

/** Text that stands together in one place of a page. */
export type TextBox = {
  readonly box: Box;
  readonly paragraphs: readonly Paragraph[];
  /** The page's title, where it has one. */
  readonly title: boolean;
  /** Degrees clockwise that the text is turned by: 0, 90, 180 or 270. */
  readonly angle: number;
};

/** One page with everything in place: nothing joined with other pages, headers and footers among the rest. */
export type PageModel = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly TextBox[];
  readonly tables: readonly Table[];
  /** Shapes and pictures in the order of painting, without the lines and fills of `tables`. */
  readonly drawings: readonly (Shape | Picture)[];
};

export type Margins = { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };

export type OutlineEntry = { readonly title: string; readonly page: number; readonly level: number };

/** A document as pages with everything in place, for writers of slides. */
export type PlacedModel = { readonly title: string; readonly pages: readonly PageModel[]; readonly images: ReadonlyMap<string, ImageData> };
