/** What the server says besides the titles and remedies of problems: details and notes. */
export const messages = { fileEmptyNumbered: 'File {file} is empty.' } as const;
