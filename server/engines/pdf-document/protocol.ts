import { type Static, Type } from '@sinclair/typebox';
import { notesSchema } from '../../contract/reply.ts';
import { type ImageChoice, maxImages } from './image-addresses.ts';
import type { ScannedPage } from './ocr/draw-page.ts';
import type { Recognition } from './ocr/read-image.ts';
import { surfaces } from './ocr/surface.ts';
import { maxTables } from './ocr/table-limits.ts';
import type { Target } from './targets.ts';

/** What engines ask of a worker: a conversion, or only which pages are scans. Names are those of files in /job. */
export type PdfDocumentRequest = ConversionRequest | { readonly input: string; readonly find: 'scans' };

export type ConversionRequest = {
  readonly input: string;
  readonly to: Target;
  readonly output: string;
  readonly title: string;
  /** The visitor's choice of pages, such as `1-3,5,8-`. */
  readonly pages?: string;
  /** How Markdown has its pictures; their names alone without it. */
  readonly pictures?: ImageChoice;
  /** A JPEG of the first page, for formats that have a cover. */
  readonly cover?: string;
  /** What was recognised of the scanned pages; without it, the worker names those pages before it converts. */
  readonly recognised?: readonly Recognition[];
};

const strict = { additionalProperties: false };
/** Points; a page of a PDF is at most 14,400 of them a side, times a unit that nobody uses. */
const length = Type.Number({ minimum: 0, maximum: 1e7 });
/** Pictures that lie beside a text that names them. */
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
  /** `notes` are sentences for the visitor about the result, `pictures` the files beside it that it names. */
  Type.Object({ kind: Type.Literal('converted'), notes: notesSchema, pictures: Type.Array(pictureName, { maxItems: maxImages }) }, strict),
  /** Nothing is written yet: these pages are pictures, to be recognised first; none where only they were asked for. */
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
