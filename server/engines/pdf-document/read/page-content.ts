import type { BuiltPart } from '../formula-model.ts';
import type { Box, Colour, LinkTarget, Shape } from '../model.ts';

/** The properties of a font that text needs. */
export type Font = {
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly monospace: boolean;
  readonly serif: boolean;
  readonly vertical: boolean;
  /** Above and below the baseline, in font sizes; descent is positive. */
  readonly ascent: number;
  readonly descent: number;
};

/** One painted glyph. x, y is the start of its baseline in page space (y downwards). */
export type Glyph = {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Advance along the baseline, without extra spacing. */
  readonly width: number;
  readonly size: number;
  readonly font: Font;
  readonly colour: Colour;
  /** Clockwise rotation of the baseline on the page in degrees: 0, 90, 180, 270 or any other angle. */
  readonly angle: number;
  /** Painted in text mode 3 (as OCR layers are) or fully transparent. */
  readonly hidden: boolean;
  /** Painted with a stroke to look bold. */
  readonly stroked: boolean;
  /** Marked content id, in tagged files; -1 if none. */
  readonly mcid: number;
  /** Inside marked content of type Artifact: headers, footers and decoration in tagged files. */
  readonly artifact: boolean;
  /** Number of the text-showing operation, shared by its glyphs. */
  readonly show: number;
  /** The visible clip region: spreadsheets cut a cell's text at the cell's edges. Shared by many glyphs. */
  readonly clip: Box;
  /** Points above and below its baseline, for a character that comes in several sizes: a bracket, an integral. */
  readonly reach?: { readonly above: number; readonly below: number };
  /** Set on the first glyph of a line beside a drop capital: where the line would begin without it. */
  readonly edge?: number;
  /** Set on the first glyph of a paragraph that replaces a drop capital: the number of lines beside that. */
  readonly opens?: number;
  /** Part of a formula that the glyph represents; its text is the linear form. */
  readonly formula?: BuiltPart;
  /** Inline picture that the glyph represents; its text is `pictureMark`. */
  readonly picture?: PlacedImage;
  readonly field?: string;
};

/** U+FFFC, Unicode's placeholder for an object in a text. */
export const pictureMark = '\ufffc';

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

/** A filled upright rectangle that is no rule. With rounded corners it is a text background, not a cell. */
export type Fill = { readonly box: Box; readonly colour: Colour; readonly rounded?: true };

export type PlacedImage = {
  readonly box: Box;
  readonly image: string;
  readonly artifact: boolean;
  readonly mcid: number;
  readonly alt?: string;
  /** 0 (transparent) to 1 (opaque, if undefined). */
  readonly opacity?: number;
  /** The colour of a picture in one colour that fades out, as shadows do. */
  readonly shade?: Colour;
  /** Lines of text inside a drawing, in reading order. */
  readonly labels?: readonly string[];
  /** Points below the baseline of its line. */
  readonly depth?: number;
};

export type Link = { readonly box: Box; readonly target: LinkTarget };

/** A node of the structure tree of a tagged file, with its marked content on this page. */
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
  /** All drawings except text, in painting order. */
  readonly drawings: readonly (Shape | PlacedImage)[];
  readonly links: readonly Link[];
  readonly tags?: Tag;
  readonly fields?: readonly FormField[];
  /** Lines run down the page, from right to left; the content here is rotated so that they run like horizontal ones. */
  readonly vertical?: true;
};
