import type { Target } from './targets.ts';

/** What the engine asks of a worker. Names are those of files in /job. */
export type PdfDocumentRequest = {
  readonly input: string;
  readonly to: Target;
  readonly output: string;
  readonly title: string;
  /** The visitor's choice of pages, such as `1-3,5,8-`. */
  readonly pages?: string;
  /** A JPEG of the first page, for formats that have a cover. */
  readonly cover?: string;
};

export type PdfDocumentReply = {
  /** Sentences for the visitor about the result. */
  readonly notes: readonly string[];
};
