export type BookRequest = { readonly input: string; readonly output: string; readonly title: string };

/** `lost`: the target has no signs for some of the book's letters. */
export type BookReply = { readonly lost: boolean };
