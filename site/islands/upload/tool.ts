import type { OptionSpec } from '../../../catalogue/option-spec.ts';
import type { SingleTool } from '../../../catalogue/tool-text.ts';

/** What the browser needs to know of a format. */
export type FormatRef = {
  readonly id: string;
  readonly name: string;
  readonly extensions: readonly string[];
  readonly mimeTypes: readonly string[];
};

type FixedPair = { readonly from: FormatRef; readonly to: FormatRef; readonly options: readonly OptionSpec[] };

/** The three kinds of tool: many files of one pair, one file of one pair with its own words, or any file to any format. */
export type Tool =
  | ({ readonly kind: 'pair' } & FixedPair)
  | ({ readonly kind: 'single'; readonly words: SingleTool } & FixedPair)
  | { readonly kind: 'universal' };
