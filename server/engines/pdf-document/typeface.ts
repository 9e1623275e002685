/** Letter widths of a family in one style, used to find a substitute family. */
export type Typeface = {
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly monospace: boolean;
  readonly serif: boolean;
  /** Number of uses of each printable ASCII character, from the space on. */
  readonly letters: readonly number[];
  /** Total width of these letters, in font sizes. */
  readonly advance: number;
  /** Mean width of each character, in font sizes. */
  readonly widths: ReadonlyMap<string, number>;
};
