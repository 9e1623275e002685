import { type Static, Type } from '@sinclair/typebox';

export type BookRequest = { readonly input: string; readonly output: string; readonly title: string };

/** `lost`: the target has no signs for some of the book's letters. */
export const bookReply = Type.Object({ lost: Type.Boolean() }, { additionalProperties: false });
export type BookReply = Static<typeof bookReply>;
