import type { SingleTool } from '../../../catalogue/text/tool.ts';

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

/** The tool of a converter page: many files of one pair, or one file with the page's own words. */
export type FixedPairTool = ({ readonly kind: 'pair' } & FixedPair) | ({ readonly kind: 'single'; readonly words: SingleTool } & FixedPair);
