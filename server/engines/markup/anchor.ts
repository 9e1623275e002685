/** The id, on the single page of a book, of a chapter or of the element `id` in it. */
export const anchor = (path: string, id = ''): string => `${path.replace(/[^\p{L}\p{N}]+/gu, '-')}${id && `--${id}`}`;
