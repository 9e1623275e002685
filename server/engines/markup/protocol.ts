import { type Static, Type } from '@sinclair/typebox';
import { notesSchema } from '../../contract/reply.ts';

/**
 * From DOCX to DOCX, automatic numbers become text; if none need it, no file is written. From HTML to HTML, styles become tags
 * (`plainTagsPage`).
 */
export type MarkupRequest = {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly output: string;
  readonly title: string;
  /** True if a page for Pandoc keeps its title, which outlines show as their own. */
  readonly keepsTitle?: boolean;
  /** The file that receives a book's table of contents as JSON, for printing. */
  readonly contents?: string;
};

export const markupReply = Type.Object({ notes: notesSchema }, { additionalProperties: false });
export type MarkupReply = Static<typeof markupReply>;
