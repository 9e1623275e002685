export type FontRequest = {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly output: string;
  /** Index of a font in a collection, from 0. */
  readonly index?: number;
};
