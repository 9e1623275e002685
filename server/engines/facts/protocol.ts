/** A file whose facts are to be written as JSON. */
export type FactsRequest = {
  readonly want: 'facts';
  readonly input: string;
  readonly kind: 'ooxml' | 'odf' | 'epub' | 'html' | 'mail' | 'image';
  readonly output: string;
};

/** A file of which the files inside are to be put into a ZIP. */
export type EmbeddedRequest = {
  readonly want: 'embedded';
  readonly input: string;
  readonly kind: 'package' | 'mail';
  readonly output: string;
};
