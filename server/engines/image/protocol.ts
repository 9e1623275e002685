import { type Static, Type } from '@sinclair/typebox';
import type { OptionValues } from '../../../catalogue/options.ts';
import { notesSchema, outputsSchema } from '../../contract/reply.ts';

export type ImageRequest = {
  /** Name of the file in /job. */
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly options: OptionValues;
  /** The title of documents. */
  readonly title: string;
  /** Programs that the step declares and this machine has installed. */
  readonly programs: readonly string[];
  readonly hasBrowser: boolean;
  /** The browser's output in /job: a PNG, or a PDF for vector targets. */
  readonly drawn?: string;
};

/** Images of one format, in /job, to merge into one file. */
export type ImageMergeRequest = { readonly parts: readonly string[]; readonly to: 'gif' | 'tiff' };

const amount = Type.Number({ minimum: 0, maximum: 1e9 });

/** A drawing request for a browser (chromium/protocol.ts). */
const drawingSchema = Type.Object(
  {
    width: amount,
    height: amount,
    scale: amount,
    sheet: Type.Optional(
      Type.Object({ pageWidth: amount, pageHeight: amount, x: amount, y: amount, width: amount }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false },
);
export type Drawing = Static<typeof drawingSchema>;

/** File name of the drawing's text, shared by engine and worker, for a browser to draw. */
export const drawingName = 'drawing.svg';

/** Files in /job, and notes for the visitor. With `drawing` both lists are still empty: a browser has to draw first. */
export const imageReply = Type.Object(
  { files: outputsSchema, notes: notesSchema, drawing: Type.Optional(drawingSchema) },
  { additionalProperties: false },
);
export type ImageReply = Static<typeof imageReply>;
