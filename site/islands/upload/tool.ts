import type { SingleTool } from '../../../catalogue/text/single-tools.ts';

/** Texts of a page's tool before any file is chosen. */
export type ToolText = { readonly choose: string; readonly hint: string; readonly convert: string };
/** `boxes` are the labels of the two formats, if shown. */
export type FixedToolText = ToolText & { readonly boxes?: readonly [from: string, to: string] };

/** A format's data for the browser. */
export type FormatRef = {
  readonly id: string;
  readonly name: string;
  readonly extensions: readonly string[];
  readonly mimeTypes: readonly string[];
  /** The colour family in styles/tokens.css. */
  readonly tone: string;
};

type FixedPair = { readonly from: FormatRef; readonly to: FormatRef };

/** An operation that keeps or reads a format; `from` then represents all of `formats`. */
type ToolOperation = { readonly id: string; readonly formats: readonly FormatRef[]; readonly to?: string };

/** The tool of a converter page: many files of one pair, or one file with the page's own texts; or that of an operation's page. */
export type FixedPairTool =
  | ({ readonly kind: 'pair'; readonly operation?: ToolOperation } & FixedPair)
  | ({ readonly kind: 'single'; readonly words: SingleTool } & FixedPair);
