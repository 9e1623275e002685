import { type Static, Type } from '@sinclair/typebox';

export type FontRequest = {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly output: string;
  /** Index of a font in a collection, from 0. */
  readonly index?: number;
  /** Whether a WOFF2 is packed by ourselves, with all tables as they are. */
  readonly packs?: boolean;
};

/** `name` of the font, to name its file among others; `hasOverlaps` for what Google's packer of WOFF2 would lose. */
export const fontReply = Type.Object(
  { name: Type.String({ maxLength: 100 }), hasOverlaps: Type.Boolean() },
  { additionalProperties: false },
);
export type FontReply = Static<typeof fontReply>;
