import { documents } from './documents.ts';
import { images } from './images.ts';
import { media } from './media.ts';
import { sides } from './sides.ts';
import { tables } from './tables.ts';

/** Rows of the table about what a conversion changes, by their English words (`bun run languages de` lists those that are missing). */
export const changes: Readonly<Record<string, string>> = { ...sides, ...images, ...documents, ...tables, ...media };
