/**
 * The reconstructed document: the interface between the analysis and the writers. Lengths are points (1/72 inch); positions are relative to
 * the top left corner of the page as displayed.
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
  /** Fill behind only this text. */
  readonly highlight?: Colour;
  readonly script: Script;
  /** Id of the form field that the text belongs to. */
  readonly field?: string;
};

export type LinkTarget =
  | { readonly kind: 'address'; readonly href: string }
  /** A page of this document (from 0), and the distance from its top. */
  | { readonly kind: 'page'; readonly page: number; readonly y: number }
  /** In flowing text: the paragraph with this `anchor`. */
  | { readonly kind: 'anchor'; readonly anchor: string };

export type Inline =
  /** `text` is the linear form of `formula`. */
  | { readonly kind: 'text'; readonly text: string; readonly style: TextStyle; readonly link?: LinkTarget; readonly formula?: Formula }
  /**
   * `at` is where the text after it starts, from the left edge of the column; `align` is the side of that text at this position; a `leader`
   * fills the space before it, with `dots` dots on the page, which may be `spaced`.
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
  /** The page number, in running headers and footers. */
  | { readonly kind: 'pageNumber'; readonly style: TextStyle }
  /** Id of an entry of `DocumentModel.notes`. */
  | { readonly kind: 'note'; readonly note: number };

export type Alignment = 'start' | 'centre' | 'end' | 'justify';
export type Direction = 'ltr' | 'rtl';

export type MarkerFormat = 'bullet' | 'decimal' | 'lowerLetter' | 'upperLetter' | 'lowerRoman' | 'upperRoman' | 'ideograph';

/** The marker of a list item, removed from its text. */
export type Marker = {
  readonly format: MarkerFormat;
  /** The marker as in the file: `•`, `2.`, `(a)`, `3.1.2`. */
  readonly text: string;
  /** The last number of a numbered marker: 2 for `2.`, 1 for `(a)`. 0 for bullets. */
  readonly number: number;
};

type ParagraphRole =
  | { readonly kind: 'body' }
  | { readonly kind: 'title' }
  /** `level` from 1. */
  | { readonly kind: 'heading'; readonly level: number }
  /** Items of one list share `list`; `level` from 0. */
  | { readonly kind: 'item'; readonly list: number; readonly level: number; readonly marker: Marker }
  | { readonly kind: 'caption' }
  /** A line of code with its own spaces; `empty` lines precede it; `first` of its listing. */
  | { readonly kind: 'code'; readonly first: boolean; readonly empty: number };

/** A vertical bar beside a text such as a quotation. */
export type Bar = { readonly box: Box; readonly colour: Colour };

/** A line across the column above or below a text, `gap` points from its line box. */
export type RuleBeside = { readonly gap: number; readonly width: number; readonly colour: Colour };

export type Paragraph = {
  readonly kind: 'paragraph';
  readonly role: ParagraphRole;
  readonly inlines: readonly Inline[];
  readonly align: Alignment;
  readonly direction: Direction;
  /** Inwards from the column's edges at the start and end side; `first` is added for the first line (negative: hanging). */
  readonly indent: { readonly start: number; readonly end: number; readonly first: number };
  /** White space above, negative if line boxes overlap, and the distance between baselines. */
  readonly spacing: { readonly before: number; readonly line: number };
  /** It starts a new page or column because the previous one ends early. */
  readonly breakBefore?: 'page' | 'column';
  /** Background and border of a boxed paragraph. */
  readonly fill?: Colour;
  readonly border?: Colour;
  /** Corner radius of that box in points. */
  readonly radius?: number;
  /** White space between the sides of its box and its text; `spacing.before` is measured from the box. */
  readonly padding?: Margins;
  /** Adjacent white space is measured from the rules. */
  readonly rules?: { readonly above?: RuleBeside; readonly below?: RuleBeside };
  /** A bar at its start side; adjacent paragraphs with one bar share it. */
  readonly bar?: Bar;
  /** Name that links point to. */
  readonly anchor?: string;
  /** The text of each of its lines on the page, with its marker and hyphens. */
  readonly lines?: readonly string[];
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
  /** Whether lines or fills draw it; otherwise it was detected from text alignment. */
  readonly ruled: boolean;
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
  /** Number of header rows, repeated on each page. */
  readonly headerRows: number;
  /** Ordered by row, then column; positions covered by a cell span have no entry. */
  readonly cells: readonly Cell[];
  readonly direction: Direction;
  readonly indent: number;
  readonly spaceBefore: number;
  readonly breakBefore?: 'page' | 'column';
  readonly box: Box;
};

export type Picture = {
  /** Id of an entry of `DocumentModel.images`. */
  readonly image: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** Lines of text inside a drawing, in reading order. */
  readonly labels?: readonly string[];
  /** 0 (transparent) to 1 (opaque, if undefined). */
  readonly opacity?: number;
  /** Points: depth of an inline picture below the baseline. */
  readonly depth?: number;
  readonly box: Box;
};

/** A picture that text flows around or over; `picture.box` is its position. */
export type FloatingPicture = { readonly kind: 'floating'; readonly picture: Picture; readonly behind: boolean };

export type Running = Paragraph | FloatingPicture;

export type Block = Paragraph | Table | FloatingPicture;

export type ImageData = { readonly type: 'png' | 'jpeg'; readonly bytes: Uint8Array; readonly width: number; readonly height: number };

/** A drawn shape, for writers that place items. Steps are absolute positions on the page. */
export type Shape = {
  readonly box: Box;
  readonly steps: readonly ShapeStep[];
  readonly fill?: Colour;
  readonly stroke?: Border;
  /** 0 (transparent) to 1 (opaque). */
  readonly opacity: number;
  /** Its shadow: how far that is moved, and how wide it fades out, in points. */
  readonly shadow?: { readonly colour: Colour; readonly opacity: number; readonly x: number; readonly y: number; readonly blur: number };
};
/** Whether a drawing is a shape, not a picture. */
export const isShape = (drawing: object): drawing is Shape => 'steps' in drawing;
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

/** Text in one area of a page. */
export type TextBox = {
  readonly box: Box;
  readonly paragraphs: readonly Paragraph[];
  readonly title: boolean;
  /** Clockwise rotation of the text in degrees: 0, 90, 180 or 270. */
  readonly angle: number;
};

/** One page with positioned items: nothing is joined across pages; headers and footers are included. */
export type PageModel = {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly TextBox[];
  readonly tables: readonly Table[];
  /** Shapes and pictures in painting order, without the lines and fills of `tables`. */
  readonly drawings: readonly (Shape | Picture)[];
};

export type Margins = { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };

export type OutlineEntry = { readonly title: string; readonly page: number; readonly level: number };

/** A document as pages with positioned items, for writers of slides. */
export type PlacedModel = { readonly title: string; readonly pages: readonly PageModel[]; readonly images: ReadonlyMap<string, ImageData> };
