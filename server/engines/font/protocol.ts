export type FontRequest = {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly output: string;
  /** Which font of a collection, from 0. */
  readonly index?: number;
};
