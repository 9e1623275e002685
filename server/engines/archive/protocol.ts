import { type Static, Type } from '@sinclair/typebox';
import { notesSchema } from '../../contract/reply.ts';

/** What the engine asks its worker: names in the stage, format ids, and how hard to compress. */
export type ArchiveRequest = {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly output: string;
  /** 0 stores, 9 packs tightest. */
  readonly level: number;
  /** What the step declares to run. */
  readonly programs: readonly string[];
  readonly password?: string;
  /** What a file is called that was packed alone, without a name of its own. */
  readonly member: string;
};

export const archiveReply = Type.Object({ notes: notesSchema }, { additionalProperties: false });
export type ArchiveReply = Static<typeof archiveReply>;
