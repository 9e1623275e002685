import type { OptionValues } from '../../../catalogue/options.ts';
import type { StageFile } from '../engine.ts';

/** What the engine asks of a picture worker. */
export type PictureRequest = {
  /** Name of the file in /job. */
  readonly input: string;
  /** Format ids. */
  readonly from: string;
  readonly to: string;
  readonly options: OptionValues;
  /** For the title inside documents. */
  readonly title: string;
};

/** The files are in /job; the notes are sentences for the visitor. */
export type PictureReply = { readonly files: readonly StageFile[]; readonly notes: readonly string[] };
