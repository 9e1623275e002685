/** A number of pages in words: `1 page`, `3 pages`. */
export const pagesWord = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);

/** Error text: none of a document's pages was selected. */
export const noneChosen = (count: number): string =>
  count === 1 ? 'The document has 1 page. Choose page 1.' : `The document has ${count} pages. Choose pages from 1 to ${count}.`;
