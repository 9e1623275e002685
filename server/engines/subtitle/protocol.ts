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
 * The number of captions with unreadable times and the line of the first; whether roll-up lines were deduplicated; SRT
 * captions with text that players take for tags.
 */
export const subtitleReply = Type.Object(
  { count: amount, line: amount, rolls: Type.Boolean(), likeTags: amount },
  { additionalProperties: false },
);
export type SubtitleReply = Static<typeof subtitleReply>;
