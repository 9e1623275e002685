import type { Recognition, ScannedPage } from './ocr/recognise.ts';
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
  /** What was recognised of the scanned pages; without it, the worker names those pages before it converts. */
  readonly recognised?: readonly Recognition[];
};

export type PdfDocumentReply =
  /** `notes` are sentences for the visitor about the result. */
  | { readonly kind: 'converted'; readonly notes: readonly string[] }
  /** Nothing is written yet: these pages are pictures, to be recognised first. */
  | { readonly kind: 'scanned'; readonly pages: readonly ScannedPage[]; readonly language: string };
