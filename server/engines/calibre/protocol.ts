import { type Static, Type } from '@sinclair/typebox';

export type BookRequest = { readonly input: string; readonly output: string; readonly title: string };

/** `lost`: the target cannot encode some of the book's characters. */
export const bookReply = Type.Object({ lost: Type.Boolean() }, { additionalProperties: false });
export type BookReply = Static<typeof bookReply>;
