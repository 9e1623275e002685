import { type Static, Type } from '@sinclair/typebox';
import { notesSchema } from '../../contract/reply.ts';
import type { Recognition, ScannedPage } from './ocr/read-image.ts';
import type { Target } from './targets.ts';

/** What the engine asks of a worker. Names are those of files in /job. */
export type PdfDocumentRequest = {
  readonly input: string;
  readonly to: Target;
  readonly output: string;
  readonly title: string;
  /** The visitor's choice of pages, such as `1-3,5,8-`. */
  readonly pages?: string;
  /** Markdown with its pictures inside, as data addresses, and not only their names. */
  readonly embedPictures?: boolean;
  /** A JPEG of the first page, for formats that have a cover. */
  readonly cover?: string;
  /** What was recognised of the scanned pages; without it, the worker names those pages before it converts. */
  readonly recognised?: readonly Recognition[];
};

const strict = { additionalProperties: false };
/** Points; a page of a PDF is at most 14,400 of them a side, times a unit that nobody uses. */
const length = Type.Number({ minimum: 0, maximum: 1e7 });
const scannedPage = Type.Object(
  {
    page: Type.Integer({ minimum: 0, maximum: 1e6 }),
    width: length,
    height: length,
    skew: Type.Number({ minimum: -45, maximum: 45 }),
    drawn: Type.Boolean(),
  },
  strict,
);

export const pdfDocumentReply = Type.Union([
  /** `notes` are sentences for the visitor about the result. */
  Type.Object({ kind: Type.Literal('converted'), notes: notesSchema }, strict),
  /** Nothing is written yet: these pages are pictures, to be recognised first. */
  Type.Object(
    {
      kind: Type.Literal('scanned'),
      pages: Type.Unsafe<readonly ScannedPage[]>(Type.Array(scannedPage, { maxItems: 20_000 })),
      language: Type.String({ maxLength: 200 }),
    },
    strict,
  ),
]);
export type PdfDocumentReply = Static<typeof pdfDocumentReply>;
