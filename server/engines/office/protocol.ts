import { type Static, Type } from '@sinclair/typebox';
import { notesSchema } from '../../contract/reply.ts';
import type { PageSetup } from '../page-setup.ts';
import type { ChangeView } from './tracked-changes.ts';

/** How sheets are laid out on pages: by their own print settings, each as wide as its page, or each on one page. */
export const sheetPageChoices = ['print', 'width', 'sheet'] as const;

/** Values of LibreOffice's export filter by their names. */
export type ExportSettings = Readonly<Record<string, string | number | boolean>>;

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
  /** How sheets are laid out on pages; as the program prints them without. */
  readonly sheetPages?: (typeof sheetPageChoices)[number];
  /** Settings of the export to PDF, by the names of its filter. */
  readonly exportSettings?: ExportSettings;
  /** The result is a step to data, which show the values that a workbook saved. */
  readonly isRead?: boolean;
  /** Slides that are read: the name of a flat OpenDocument of the deck that is printed, without the hidden parts of its images. */
  readonly flat?: string;
};

/** What LibreOffice took the document for, and what the visitor should know of the result. */
export const officeReply = Type.Object({ kind: Type.String({ maxLength: 40 }), notes: notesSchema }, { additionalProperties: false });
export type OfficeReply = Static<typeof officeReply>;
