import { type Static, Type } from '@sinclair/typebox';
import { notesSchema } from '../../contract/reply.ts';
import type { PageSetup } from '../page-setup.ts';
import type { ChangeView } from './tracked-changes.ts';

export type OfficeRequest = {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly output: string;
  readonly title: string;
  /** What plain text is laid out on; an upright A4 without. */
  readonly page?: PageSetup;
  /** Page range of a PDF, as in `1-3,5,8-`. */
  readonly pages?: string;
  /** The view of tracked changes; the target's own without. */
  readonly changes?: ChangeView;
  /** Slides with the notes of their speaker on pages behind them. */
  readonly notes?: boolean;
};

/** What LibreOffice took the document for, and what the visitor should know of the result. */
export const officeReply = Type.Object({ kind: Type.String({ maxLength: 40 }), notes: notesSchema }, { additionalProperties: false });
export type OfficeReply = Static<typeof officeReply>;
