import { type Static, Type } from '@sinclair/typebox';
import { mostAmount } from '../../contract/amount.ts';

export type SubtitleRequest = {
  readonly input: string;
  readonly from: string;
  readonly to: string;
  readonly output: string;
  readonly title: string;
};

/** Limit of languages in a file: there are two to four. */
export const mostLanguages = 10;

/** The file of a part of the output `out.srt`: `out-1.srt`. */
export const partName = (output: string, at: number): string => output.replace(/(?=\.[^.]{1,10}$)/, `-${at + 1}`);

const amount = Type.Integer({ minimum: 0, maximum: mostAmount });
/** A language, as the file of its captions is named. */
const part = Type.String({ pattern: '^[a-z]{2,3}(?:-[A-Za-z]{2,4})?$' });
/**
 * The languages that became a file each, if there are several; the number of captions with unreadable times and the line of the first; whether roll-up lines were deduplicated; SRT
 * captions with text that players take for tags.
 */
export const subtitleReply = Type.Object(
  { parts: Type.Array(part, { maxItems: mostLanguages }), count: amount, line: amount, rolls: Type.Boolean(), likeTags: amount },
  { additionalProperties: false },
);
export type SubtitleReply = Static<typeof subtitleReply>;
