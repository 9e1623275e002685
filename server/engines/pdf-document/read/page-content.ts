import type { BuiltPart } from '../formula-model.ts';
import type { Box, Colour, LinkTarget, Shape } from '../model.ts';

/** A font as far as text needs it. */
export type Font = {
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly monospace: boolean;
  readonly serif: boolean;
  readonly vertical: boolean;
  /** Above and below the baseline, in parts of the size; descent is positive. */
  readonly ascent: number;
  readonly descent: number;
};

/** One glyph as it was painted. x, y is the start of its baseline in page space (y downwards). */
export type Glyph = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Advance along the baseline, without extra spacing. */
  readonly width: number;
  readonly size: number;
  readonly font: Font;
  readonly colour: Colour;
  /** Degrees of the baseline, clockwise on the page: 0, 90, 180, 270 or what it is. */
  readonly angle: number;
  /** Painted in text mode 3 (as OCR layers are) or fully clear. */
  readonly hidden: boolean;
  /** Painted in pieces as bold by a stroke. */
  readonly stroked: boolean;
  /** Marked content id, for tagged files; -1 without. */
  readonly mcid: number;
  /** Inside marked content of type Artifact: page furniture, in tagged files. */
  readonly artifact: boolean;
  /** Number of the text-showing operation; glyphs of one share it. */
  readonly show: number;
  /** What the page shows of this place: spreadsheets cut a cell's text at the cell's edges. Shared by many glyphs. */
  readonly clip: Box;
  /** Points over and under its baseline, of a sign that is set in one of several sizes: a bracket, an integral. */
  readonly reach?: { readonly above: number; readonly below: number };
  /** It begins a line beside a letter that reaches over several lines: where these would begin without it. */
  readonly edge?: number;
  /** It begins a paragraph in place of such a letter, which so many lines stood beside. */
  readonly opens?: number;
  /** It stands for a part of a formula, which its text says in one line. */
  readonly formula?: BuiltPart;
  /** It stands for a picture in the line; its text is `pictureMark`. */
  readonly picture?: PlacedImage;
  /** Id of the form's field that it stands in. */
  readonly field?: string;
};

/** The sign of Unicode for something in a text that is no letter. */
export const pictureMark = '\ufffc';

/** A field of a form for text or a choice. */
export type FormField = { readonly id: string; readonly box: Box; readonly isComb: boolean };

/** A straight horizontal or vertical line, drawn as a stroke or as a thin filled rectangle. */
export type Rule = {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
  readonly width: number;
  readonly colour: Colour;
};

/** A filled upright rectangle that is no rule. With rounded corners it is the ground of a text, and no cell. */
export type Fill = { readonly box: Box; readonly colour: Colour; readonly rounded?: true };

export type PlacedImage = {
  readonly box: Box;
  readonly image: string;
  readonly artifact: boolean;
  readonly mcid: number;
  /** What it shows, in words. */
  readonly alt?: string;
  /** Lines of text inside a drawing, in the order of reading. */
  readonly labels?: readonly string[];
  /** Points under the baseline of the line that it stands in. */
  readonly depth?: number;
};

export type Link = { readonly box: Box; readonly target: LinkTarget };

/** A node of the structure tree of a tagged file, with the marked content that it holds on this page. */
export type Tag = { readonly role: string; readonly children: readonly (Tag | number)[]; readonly alt: string; readonly language?: string };

export type PageContent = {
  /** From 0. */
  readonly index: number;
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  readonly rules: readonly Rule[];
  readonly fills: readonly Fill[];
  readonly images: readonly PlacedImage[];
  /** Everything drawn but text, in the order of painting. */
  readonly drawings: readonly (Shape | PlacedImage)[];
  readonly links: readonly Link[];
  readonly tags?: Tag;
  /** Fields of a form, for text. */
  readonly fields?: readonly FormField[];
  /** Its lines run down the paper, from right to left; here it is turned, so that they stand as others do. */
  readonly vertical?: true;
};
