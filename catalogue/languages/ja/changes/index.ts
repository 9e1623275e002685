import { archives } from './archives.ts';
import { documents } from './documents.ts';
import { images } from './images.ts';
import { media } from './media.ts';
import { short } from './short.ts';
import { tables } from './tables.ts';

/** Rows of the table about what a conversion changes, by their English words (`bun run languages ja` lists those that are missing). */
export const changes: Readonly<Record<string, string>> = { ...short, ...images, ...documents, ...tables, ...media, ...archives };
