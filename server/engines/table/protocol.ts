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
  /** Zero-based columns of a delimited text that are text throughout, whatever their first rows contain. */
  readonly textColumns?: readonly number[];
  readonly page?: PageSetup;
};

/** Tables of one format, in /job, to merge into one file: each with its title and the number of the visitor's file, from 1. */
export type TableMergeRequest = {
  readonly parts: readonly { readonly name: string; readonly title: string; readonly file: number }[];
  readonly to: 'xlsx' | 'csv';
  readonly delimiter?: string;
  readonly encoding?: string;
};

const strict = { additionalProperties: false };

export const tableReply = Type.Union([
  Type.Object({ kind: Type.Literal('done'), files: outputsSchema, notes: notesSchema }, strict),
  /** A cell shows a value that only LibreOffice can compute. */
  Type.Object({ kind: Type.Literal('needs-office') }, strict),
]);
export type TableReply = Static<typeof tableReply>;
