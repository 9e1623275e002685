import { type Static, Type } from '@sinclair/typebox';
import { notesSchema } from '../../contract/reply.ts';

/** From DOCX to DOCX, its automatic numbers become text; where it has none that need it, no file is written. */
export type MarkupRequest = {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly output: string;
  readonly title: string;
  /** A book is to be printed: its contents go into this file, as JSON. */
  readonly contents?: string;
};

export const markupReply = Type.Object({ notes: notesSchema }, { additionalProperties: false });
export type MarkupReply = Static<typeof markupReply>;
