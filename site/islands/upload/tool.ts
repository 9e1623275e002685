import type { SingleTool } from '../../../catalogue/text/single-tools.ts';

/** What the tool of a page says before anything is chosen. */
export type ToolText = { readonly choose: string; readonly hint: string; readonly convert: string };

/** What the browser needs to know of a format. */
export type FormatRef = {
  readonly id: string;
  readonly name: string;
  readonly extensions: readonly string[];
  readonly mimeTypes: readonly string[];
  /** The colour family of styles/tokens.css. */
  readonly tone: string;
};

type FixedPair = { readonly from: FormatRef; readonly to: FormatRef };

/** What is done to files that keep their format, or are read; `from` then stands for all of `formats`. The id is empty where they are merged. */
type ToolOperation = { readonly id: string; readonly formats: readonly FormatRef[]; readonly to?: string };

/** The tool of a converter page: many files of one pair, or one file with the page's own words; or that of an operation's page. */
export type FixedPairTool =
  | ({ readonly kind: 'pair'; readonly operation?: ToolOperation } & FixedPair)
  | ({ readonly kind: 'single'; readonly words: SingleTool } & FixedPair);
