import { type Static, Type } from '@sinclair/typebox';
import { notesSchema } from '../../contract/reply.ts';

/** A request to the worker: names in the stage, format ids, and the compression level. */
export type ArchiveRequest = {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly output: string;
  /** 0 stores, 9 compresses most. */
  readonly level: number;
  /** Programs that the step declares. */
  readonly programs: readonly string[];
  readonly password?: string;
  /** Name for a file compressed without one. */
  readonly member: string;
};

export const archiveReply = Type.Object({ notes: notesSchema }, { additionalProperties: false });
export type ArchiveReply = Static<typeof archiveReply>;
