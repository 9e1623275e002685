import type { OptionValues } from '../../../catalogue/options.ts';
import type { OutputFile } from '../../contract/engine.ts';

/** What the engine asks of an image worker. */
export type ImageRequest = {
  /** Name of the file in /job. */
  readonly input: string;
  /** Format ids. */
  readonly from: string;
  readonly to: string;
  readonly options: OptionValues;
  /** For the title inside documents. */
  readonly title: string;
  /** Programs that the step declares and this machine has. */
  readonly programs: readonly string[];
};

/** The files are in /job; the notes are sentences for the visitor. */
export type ImageReply = { readonly files: readonly OutputFile[]; readonly notes: readonly string[] };
