/** Labels and titles of the conversion tools, in one place for islands and tests. */

/** Above the plain list that stands in for the one that is fetched on first use. */
export const partMissingHint =
  'Part of this page did not load. Converting and downloading still work; the rest appears when you are back online.';

/** Results that a new selection has cleared. */
export const shelfWords = {
  title: (count: number): string => `Earlier results (${count})`,
  where: 'Only in this browser, until you leave the page.',
  remove: 'Delete now',
} as const;

/** The server's copy of a result. */
export const keptWords = {
  until: (time: string): string => `Kept until ${time}`,
  remove: 'Delete now',
  removeOf: (name: string): string => `Delete now: ${name}`,
  removeAll: (count: number): string => `Delete all ${count} now`,
  deleted: 'Deleted from our server.',
  madeOf: (count: number): string => `from ${count} files`,
} as const;

/** On the row of a file while the server can't be reached. */
export const connectionLost = 'Connection lost: waiting for it to come back';

/** Raised when a pair page is asked to convert without its formats. */
export const invalidFormatSelection = 'Invalid format selection';

export const convertingLabel = 'Converting...';
export const progressLabel = (percent: number): string => `Converting... ${Math.round(percent)}%`;
/** The last stretch: the result is done and on its way to the visitor. */
export const downloadingLabel = (percent: number): string => `Downloading result... ${Math.round(percent)}%`;

/** What the upload area says when it refuses a file. Sizes are bytes. */
export const rejections = {
  type: (accepted: string): string => `File type must be ${accepted}`,
  tooLarge: (bytes: number): string => `File is larger than ${bytes} bytes`,
  tooSmall: (bytes: number): string => `File is smaller than ${bytes} bytes`,
  tooMany: 'Too many files',
  unknown: 'We could not tell what kind of file this is. Add its extension to the name, such as .pdf or .jpg, and choose it again.',
} as const;
