/** How wide a family's letters are in one of its cuts, so that another family may stand in for it. */
export type Typeface = {
  readonly family: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly monospace: boolean;
  readonly serif: boolean;
  /** How often each printable sign of ASCII is set in it, from the space on. */
  readonly letters: readonly number[];
  /** What these letters are wide together, in sizes. */
  readonly advance: number;
};
