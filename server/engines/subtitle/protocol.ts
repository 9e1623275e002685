import { type Static, Type } from '@sinclair/typebox';
import { mostAmount } from '../../contract/amount.ts';

export type SubtitleRequest = {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly output: string;
  readonly title: string;
};

const amount = Type.Integer({ minimum: 0, maximum: mostAmount });
/**
 * Captions whose times were not read, and the first line of one; whether lines that rolled up were taken once; captions of SRT with words
 * that its players take for tags.
 */
export const subtitleReply = Type.Object(
  { count: amount, line: amount, rolls: Type.Boolean(), likeTags: amount },
  { additionalProperties: false },
);
export type SubtitleReply = Static<typeof subtitleReply>;
