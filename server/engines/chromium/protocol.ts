import { type Static, Type } from '@sinclair/typebox';
import { notesSchema } from '../../contract/reply.ts';
import type { PageSetup } from '../page-setup.ts';

/** Renders an SVG in UTF-8 as a PNG of its own size times `scale`, or, with `sheet`, as a one-page PDF. */
export type DrawingRequest = {
  readonly to: 'drawing';
  readonly input: string;
  readonly output: string;
  /** Width stated by the drawing, in CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Points, from the top left. */
  readonly sheet?: {
    readonly pageWidth: number;
    readonly pageHeight: number;
    readonly x: number;
    readonly y: number;
    readonly width: number;
  };
};

/** The page of a bundle; as `json`, a list of the URLs that it requests and that the bundle does not have. */
export type BundleRequest = {
  readonly to: 'bundle';
  readonly input: string;
  readonly output: string;
  readonly as: 'pdf' | 'png' | 'jpg' | 'webp' | 'json';
};

export type BrowserRequest =
  | DrawingRequest
  | BundleRequest
  | {
      readonly to: 'pdf';
      readonly input: string;
      readonly output: string;
      readonly title: string;
      /** Lengths in points; absent: the page size of the document's style, or A4. */
      readonly page?: PageSetup;
    }
  | {
      readonly to: 'png' | 'jpg';
      readonly input: string;
      readonly output: string;
      readonly title: string;
      readonly dpi: number;
      readonly quality: number;
    };

/** Notes for the visitor about the result. */
export const browserReply = Type.Object({ notes: notesSchema }, { additionalProperties: false });
export type BrowserReply = Static<typeof browserReply>;
