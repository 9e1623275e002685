import { type Static, Type } from '@sinclair/typebox';
import { mostAmount } from '../../contract/amount.ts';

/** Slides that pictures are cut from in one deck; further ones show only their words. */
export const mostDrawnPages = 150;

export type SlidesRequest = {
  /** A flat OpenDocument presentation. */
  readonly input: string;
  readonly output: string;
  readonly title: string;
  /** The visitor's choice of slides, such as `1-3,5,8-`. */
  readonly pages?: string;
  /** True if the pages that the worker asked for lie beside the input, as `slide-<number>.tif`, with zeros before the number. */
  readonly areDrawn: boolean;
};

const strict = { additionalProperties: false };
export const slidesReply = Type.Union([
  /** `left` pictures are left out, since the page would be too large. */
  Type.Object({ kind: Type.Literal('written'), left: Type.Integer({ minimum: 0, maximum: mostAmount }) }, strict),
  /** Nothing is written yet: these pages of the printed deck are needed as images. */
  Type.Object(
    {
      kind: Type.Literal('drawn'),
      pages: Type.Array(Type.Integer({ minimum: 1, maximum: 100_000 }), { maxItems: mostDrawnPages }),
    },
    strict,
  ),
]);
export type SlidesReply = Static<typeof slidesReply>;
