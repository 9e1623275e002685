/** A number of pages in words: `1 page`, `3 pages`. */
export const pagesWord = (count: number): string => (count === 1 ? '1 page' : `${count} pages`);
