import { archives } from './archives.ts';
import { documents } from './documents.ts';
import { images } from './images.ts';
import { labels } from './labels.ts';
import { media } from './media.ts';
import { tables } from './tables.ts';

/** Rows of the table about what a conversion changes, by their English words (`bun run languages es` lists those that are missing). */
export const changes: Readonly<Record<string, string>> = { ...labels, ...images, ...documents, ...tables, ...media, ...archives };
