import { type Static, Type } from '@sinclair/typebox';
import { notesSchema, outputsSchema } from '../../contract/reply.ts';
import type { PageSetup } from '../page-setup.ts';

export type TableRequest = {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly delimiter?: string;
  readonly encoding?: string;
  /** Columns of a delimited text, from 0, that hold text throughout whatever their first rows look like. */
  readonly textColumns?: readonly number[];
  /** For an ODS that is to be printed. */
  readonly page?: PageSetup;
};

/** Tables of one format, in /job, that become one file: each with its title, and which of the visitor's files it came from, from 1. */
export type TableMergeRequest = {
  readonly parts: readonly { readonly name: string; readonly title: string; readonly file: number }[];
  readonly to: 'xlsx' | 'csv';
  readonly delimiter?: string;
  readonly encoding?: string;
};

const strict = { additionalProperties: false };

export const tableReply = Type.Union([
  Type.Object({ kind: Type.Literal('done'), files: outputsSchema, notes: notesSchema }, strict),
  /** A cell shows something that only LibreOffice can work out. */
  Type.Object({ kind: Type.Literal('needs-office') }, strict),
]);
export type TableReply = Static<typeof tableReply>;
