import { archiveChanges } from './archives.ts';
import { documentChanges } from './documents.ts';
import { imageChanges } from './images.ts';
import { mediaChanges } from './media.ts';
import { tableChanges } from './tables.ts';
import { changeWords } from './words.ts';

/** Rows of the table about what a conversion changes, by their English words (`bun run languages fr` lists those that are missing). */
export const changes: Readonly<Record<string, string>> = {
  ...changeWords,
  ...imageChanges,
  ...documentChanges,
  ...tableChanges,
  ...mediaChanges,
  ...archiveChanges,
};
