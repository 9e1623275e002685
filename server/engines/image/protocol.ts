import { type Static, Type } from '@sinclair/typebox';
import type { OptionValues } from '../../../catalogue/options.ts';
import { notesSchema, outputsSchema } from '../../contract/reply.ts';

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

/** Images of one format, in /job, that become one file. */
export type ImageMergeRequest = { readonly parts: readonly string[]; readonly to: 'gif' | 'tiff' };

/** The files are in /job; the notes are sentences for the visitor. */
export const imageReply = Type.Object({ files: outputsSchema, notes: notesSchema }, { additionalProperties: false });
export type ImageReply = Static<typeof imageReply>;
