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
  /** Whether a browser may draw what librsvg can't. */
  readonly hasBrowser: boolean;
  /** The drawing as a browser drew it, in /job: a PNG, or a PDF where the target is made of lines and letters. */
  readonly drawn?: string;
};

/** Images of one format, in /job, that become one file. */
export type ImageMergeRequest = { readonly parts: readonly string[]; readonly to: 'gif' | 'tiff' };

const amount = Type.Number({ minimum: 0, maximum: 1e9 });

/** What a browser is to draw of a drawing (chromium/protocol.ts). */
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

/** Where the engine and its worker keep the text of a drawing that a browser draws. */
export const drawingName = 'drawing.svg';

/** The files are in /job; the notes are sentences for the visitor. With `drawing` there are none yet: a browser is to draw first. */
export const imageReply = Type.Object(
  { files: outputsSchema, notes: notesSchema, drawing: Type.Optional(drawingSchema) },
  { additionalProperties: false },
);
export type ImageReply = Static<typeof imageReply>;
