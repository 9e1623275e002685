import { type Static, Type } from '@sinclair/typebox';
import { notesSchema } from '../../contract/reply.ts';
import { type ImageChoice, maxImages } from './image-addresses.ts';
import type { ScannedPage } from './ocr/draw-page.ts';
import type { Recognition } from './ocr/read-image.ts';
import { surfaces } from './ocr/surface.ts';
import { maxTables } from './ocr/table-limits.ts';
import type { Target } from './targets.ts';

/** Requests of engines to a worker: a conversion, or only the detection of scanned pages. Names are those of files in /job. */
export type PdfDocumentRequest = ConversionRequest | { readonly input: string; readonly find: 'scans' };

export type ConversionRequest = {
  readonly input: string;
  readonly to: Target;
  readonly output: string;
  readonly title: string;
  /** The visitor's choice of pages, such as `1-3,5,8-`. */
  readonly pages?: string;
  /** How Markdown embeds its pictures; by name only if absent. */
  readonly pictures?: ImageChoice;
  /** A JPEG of the first page, for formats that have a cover. */
  readonly cover?: string;
  /** Recognised text of the scanned pages. If absent, the worker reports those pages instead of converting. */
  readonly recognised?: readonly Recognition[];
};

const strict = { additionalProperties: false };
/** Points; a page of a PDF has at most 14,400 a side, times a user unit that is rarely set. */
const length = Type.Number({ minimum: 0, maximum: 1e7 });
/** Pictures beside a text that refers to them. */
const pictureName = Type.String({ pattern: '^picture-[0-9]{1,6}\\.(png|jpg)$' });
const scannedPage = Type.Object(
  {
    page: Type.Integer({ minimum: 0, maximum: 1e6 }),
    width: length,
    height: length,
    skew: Type.Number({ minimum: -45, maximum: 45 }),
    drawn: Type.Boolean(),
    resolution: Type.Number({ minimum: 0, maximum: 1e9 }),
    tables: Type.Optional(Type.Array(Type.Object({ x0: length, y0: length, x1: length, y1: length }, strict), { maxItems: maxTables })),
    surface: Type.Union(surfaces.map((surface) => Type.Literal(surface))),
  },
  strict,
);

export const pdfDocumentReply = Type.Union([
  /** `notes` are sentences for the visitor about the result, `pictures` the files beside it that it refers to. */
  Type.Object({ kind: Type.Literal('converted'), notes: notesSchema, pictures: Type.Array(pictureName, { maxItems: maxImages }) }, strict),
  /** Nothing is written yet: these pages are pictures that need OCR first; empty if only their detection was requested and none exist. */
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
